package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.PersonEffect.Transport;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.effects.word.Goals;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.moving.Caps;
import io.stardeck.stccg.internal.moving.Holding;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code TRANSPORT}: cards aboard a ship are beamed to neighbouring locations, to the surface or to
 * an own ship there, one choice each: where to, then which card ({@code ST-EFF-08}).
 */
final class TransportWord implements StccgAsking<Transport> {
  private static final RuleId EFF_08 = RuleId.of("ST-EFF-08");

  @Override
  public void prepare(Play<StccgState> play, Transport effect, Effects run) {
    play.replace(run.with(run.progress().leaving(effect.most())));
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Transport effect, Effects run) {
    Optional<Ship> ship = Who.ship(open, run);
    boolean asks =
        ship.isPresent()
            && run.progress().left() > 0
            && open.persons(ship.get().host()) + open.gear(ship.get().host()) > 0
            && !goals(open, run, ship.get()).isEmpty();
    return asks ? Optional.of(run.seat()) : Optional.empty();
  }

  /** Who is aboard is hidden, and so is who may go where. */
  @Override
  public boolean secret(StccgView open, Transport effect, Effects run) {
    return true;
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, Transport effect, Effects run) {
    Ship ship = Who.ship(view, run).orElseThrow();
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    options.add(new No());
    return options
        .addAll(run.chosen().isEmpty() ? goals(view, run, ship) : cards(view, run, ship))
        .build();
  }

  /** The ends of the spaceline may be neighbours for the player ({@code ST-EFF-38}). */
  private static ImmutableList<Chosen> goals(Facts facts, Effects run, Ship ship) {
    Table table = facts.table();
    ImmutableSet.Builder<Chosen> goals = ImmutableSet.builder();
    for (boolean right : new boolean[] {false, true}) {
      ImmutableList<Location> way = Paths.way(table, run.seat(), ship.location(), right);
      if (!way.isEmpty()) {
        int there = way.get(0).number();
        if (Sites.planet(table, there)) {
          goals.add(new OfLocation(there));
        }
        for (Ship other : table.ships()) {
          if (takes(other, ship, Goals.seat(facts, run)) && other.location() == there) {
            goals.add(new OfCard(other.id()));
          }
        }
      }
    }
    return goals.build().asList();
  }

  /** A ship that is lent takes nobody aboard, and who leaves it stays its player's. */
  private static boolean takes(Ship other, Ship from, Seat seat) {
    return other.of(seat)
        && other.here()
        && !other.cloaked()
        && other.returnsTo().isEmpty()
        && from.returnsTo().isEmpty();
  }

  private static ImmutableList<Chosen> cards(StccgView view, Effects run, Ship ship) {
    ImmutableList.Builder<Chosen> cards = ImmutableList.builder();
    for (Role role : Role.ALL) {
      for (Card card : view.cards(ship.host(), role)) {
        if (goes(view, run, card)) {
          cards.add(new OfCard(card.id()));
        }
      }
    }
    return cards.build();
  }

  private static boolean goes(Facts facts, Effects run, Card card) {
    Seat seat = Goals.seat(facts, run);

    Host from = run.on().host().orElseThrow();
    Host host = Goals.host(facts.table(), run.chosen().orElseThrow(), seat);
    @Nullable Ship to = facts.table().ship(host);
    if (Holding.keeps(facts.table(), seat, card, from)
        || Preventions.between(facts.table(), Deed.BEAM, seat, from, host)) {
      return false;
    }
    if (to != null) {
      return Boarding.fits(facts, seat, card, to);
    }
    return !RelocateWord.stays(facts, seat, card, host)
        && Caps.allow(facts.table(), seat, from, host, ImmutableList.of(card));
  }

  @Override
  public String question(StccgView view, Transport effect, Effects run) {
    return run.chosen().isEmpty() ? "where to?" : "which card?";
  }

  @Override
  public void chosen(Play<StccgState> play, Transport effect, Effects run, Chosen option) {
    boolean first = run.chosen().isEmpty();
    if (first && !option.equals(new No())) {
      play.replace(run.choosing(option));
      return;
    }
    int left = first ? 0 : run.progress().left() - 1;
    play.replace(run.unchosen().with(run.progress().leaving(left)));
    if (!first && option instanceof OfCard card) {
      beam(play, run, card.card());
    }
  }

  private static void beam(Play<StccgState> play, Effects run, CardId id) {
    Seat seat = Goals.seat(play.state(), run);
    Host from = Who.ship(play.state(), run).orElseThrow().host();
    Host to = Goals.host(play.state().table(), run.chosen().orElseThrow(), seat);
    for (Role role : Role.ALL) {
      @Nullable Card card = Find.card(play.state().cards(from, role), id);
      if (card != null) {
        Card there = Hosts.moveOut(play, seat, card, role, from, to, EFF_08);
        Caps.count(play, seat, from, to, ImmutableList.of(there));
        return;
      }
    }
  }
}
