package io.stardeck.stccg.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Ordering;
import com.google.common.collect.TreeMultiset;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Deferred;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What one seat may know ({@code ST-VIS-01} to {@code ST-VIS-17}).
 *
 * @param seat whose view it is
 * @param table what everybody sees
 * @param zones the cards, as far as the seat knows them
 * @param muster the party that this seat puts together
 * @param deck the deck that this seat has brought
 * @param owners whose the cards are of a pool on hosts, if not all are of who controls them
 * @param disabled whose doing it is that persons are disabled, whoever they are
 */
public record StccgView(
    Seat seat,
    Table table,
    ZonesView<Card> zones,
    Optional<Muster> muster,
    Optional<Decklist> deck,
    Deferred<ImmutableList<Disabled>> disabled,
    Deferred<ImmutableList<Owned>> owners)
    implements GameView, Facts {
  /**
   * Persons whom one card has disabled, or keeps stopped: how many there are of them all saw
   * ({@code ST-EFF-02}, {@code ST-EFF-31}).
   *
   * @param place where they are
   * @param by the card
   * @param stopped whether it keeps them stopped
   * @param persons how many, 1 or more
   */
  public record Disabled(Place place, CardId by, boolean stopped, int persons) {}

  /**
   * A card of a pool on hosts: whose it is all saw when it entered play ({@code ST-VIS-16}).
   *
   * @param pool the first of the places of the pool
   * @param def its definition
   * @param owner whose it is
   */
  public record Owned(Place pool, String def, Seat owner) {}

  /** What {@code seat}, or the spectator, may know of {@code state}. */
  public static StccgView of(StccgState state, Seat seat) {
    boolean plays = seat.number() >= 1 && seat.number() <= state.decks().size();
    boolean musters =
        state.muster().isPresent()
            && state.top() instanceof OrderPhase.Mustering mustering
            && mustering.seat().equals(seat);
    ZonesView<Card> zones = state.zones().view(seat);
    return new StccgView(
        seat,
        state.table(),
        zones,
        musters ? state.muster() : Optional.empty(),
        plays ? Optional.of(state.decks().get(seat.index())) : Optional.empty(),
        Deferred.until(() -> disabled(state, zones)),
        Deferred.until(() -> owners(state, zones)));
  }

  @Override
  public void complete() {
    zones.complete();
    disabled.get();
    owners.get();
  }

  private static ImmutableList<Disabled> disabled(StccgState state, ZonesView<Card> zones) {
    ImmutableList.Builder<Disabled> disabled = ImmutableList.builder();
    for (Seen<Card> seen : zones.zones()) {
      boolean able = !Role.DISABLED.has(seen.place());
      boolean stopped = Role.STOPPED.has(seen.place()) || Role.GROUP.has(seen.place());
      if (seen.size() > 0 && (!able || stopped)) {
        Class<? extends Mark> kind = able ? Mark.Stopped.class : Mark.Disabled.class;
        if (marked(state.cards(seen.place()), kind)) {
          causes(state.cards(seen.place()), able)
              .forEachEntry(
                  (by, persons) -> disabled.add(new Disabled(seen.place(), by, able, persons)));
        }
      }
    }
    return disabled.build();
  }

  /** Whether there is anything to count, as there seldom is. */
  private static boolean marked(ImmutableList<Card> cards, Class<? extends Mark> kind) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).has(kind)) {
        return true;
      }
    }
    return false;
  }

  private static Multiset<CardId> causes(ImmutableList<Card> persons, boolean able) {
    Multiset<CardId> causes = TreeMultiset.create();
    for (Card person : persons) {
      for (Mark mark : person.marks()) {
        if (!able && mark instanceof Mark.Disabled by) {
          causes.add(by.by());
        } else if (able && mark instanceof Mark.Stopped by) {
          causes.add(by.by());
        }
      }
    }
    return causes;
  }

  private static ImmutableList<Owned> owners(StccgState state, ZonesView<Card> zones) {
    ImmutableList.Builder<Owned> owners = ImmutableList.builder();
    for (Pool pool : zones.known()) {
      Place first = pool.places().iterator().next();
      if (HostKind.of(first).isPresent() && !plain(state, pool)) {
        List<Owned> owned = new ArrayList<>();
        for (Place place : pool.places()) {
          for (Card card : state.cards(place)) {
            if (!zones.cards(place).contains(card)) {
              owned.add(new Owned(first, card.def(), card.owner()));
            }
          }
        }
        // How they lie is hidden, and whatever is not known at all.
        if (owned.size() == pool.faces().size()) {
          owners.addAll(Ordering.usingToString().sortedCopy(owned));
        }
      }
    }
    return owners.build();
  }

  /** Whether all cards on the hosts of a pool are of one player, who controls these hosts. */
  private static boolean plain(StccgState state, Pool pool) {
    @Nullable Audience user = null;
    for (Place place : pool.places()) {
      for (Card card : state.cards(place)) {
        Audience owner = Audience.only(card.owner());
        user = user == null ? owner : user;
        if (!owner.equals(user) || !state.zones().at(place).kind().seers().equals(user)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same cards as the seat knows them, with another table. */
  public StccgView with(Table other) {
    return new StccgView(seat, other, zones, muster, deck, disabled, owners);
  }

  @Override
  public Frame top() {
    return table.frames().top();
  }

  @Override
  public boolean has(Place place) {
    return zones.has(place);
  }

  @Override
  public int size(Place place) {
    @Nullable Seen<Card> there = zones.find(place);
    return there == null ? 0 : there.size();
  }

  @Override
  public BitSet teams() {
    BitSet teams = new BitSet();
    zones.sizes(
        (place, size) -> {
          if (size > 0 && HostKind.TEAM.has(place)) {
            teams.set(place.of());
          }
        });
    return teams;
  }

  @Override
  public ImmutableList<String> onHosts(Predicate<Place> places) {
    ImmutableList.Builder<String> defs = ImmutableList.builder();
    for (Seen<Card> zone : zones.zones()) {
      if (!zone.cards().isEmpty()
          && HostKind.of(zone.place()).isPresent()
          && places.test(zone.place())) {
        zone.cards().forEach(card -> defs.add(card.def()));
      }
    }
    for (Pool pool : zones.known()) {
      Place first = pool.places().iterator().next();
      if (HostKind.of(first).isPresent() && places.test(first)) {
        pool.faces().forEach(face -> defs.add(face.name()));
      }
    }
    return defs.build();
  }

  @Override
  public ImmutableList<Card> cards(Place place) {
    @Nullable Seen<Card> there = zones.find(place);
    return there == null ? ImmutableList.of() : there.cards();
  }
}
