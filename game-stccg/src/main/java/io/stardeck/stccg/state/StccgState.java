package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: all that it needs to go on.
 *
 * @param table what everybody sees
 * @param zones the cards in their places, and who knows them
 * @param muster the party that its player puts together, unseen by others ({@code ST-ORD-10})
 * @param decks the decks, in seat order, which are secret ({@code ST-VIS-12})
 * @param chance the generator
 */
public record StccgState(
    Table table,
    Zones<Card> zones,
    Optional<Muster> muster,
    ImmutableList<Decklist> decks,
    Chance chance)
    implements GameState<StccgState>, Facts {
  @Override
  public Pile<Phase> frames() {
    return table.frames();
  }

  @Override
  public StccgState withFrames(Pile<Frame> frames) {
    return with(table.withStack(frames.as(Phase.class)));
  }

  @Override
  public StccgState withChance(Chance next) {
    return new StccgState(table, zones, muster, decks, next);
  }

  /** This state with another table. */
  public StccgState with(Table next) {
    return next == table ? this : new StccgState(next, zones, muster, decks, chance);
  }

  /** This state with other zones. */
  public StccgState with(Zones<Card> next) {
    return new StccgState(table, next, muster, decks, chance);
  }

  /** This state with another muster, or none. */
  public StccgState with(Optional<Muster> next) {
    return new StccgState(table, zones, next, decks, chance);
  }

  /** The configuration that the game was set up with. */
  public StccgConfig config() {
    return StccgConfig.builder().from(table.options()).decks(decks).build();
  }

  @Override
  public boolean has(Place place) {
    return zones.has(place);
  }

  @Override
  public int size(Place place) {
    @Nullable Zone<Card> there = zones.find(place);
    return there == null ? 0 : there.cards().size();
  }

  @Override
  public BitSet teams() {
    BitSet teams = new BitSet();
    for (int i = 0; i < zones.zones().size(); i++) {
      Zone<Card> zone = zones.zones().get(i);
      if (!zone.cards().isEmpty() && HostKind.TEAM.has(zone.place())) {
        teams.set(zone.place().of());
      }
    }
    return teams;
  }

  @Override
  public ImmutableList<String> onHosts(Predicate<Place> places) {
    ImmutableList.Builder<String> defs = ImmutableList.builder();
    for (Zone<Card> zone : zones.zones()) {
      if (!zone.cards().isEmpty()
          && HostKind.of(zone.place()).isPresent()
          && places.test(zone.place())) {
        zone.cards().forEach(card -> defs.add(card.def()));
      }
    }
    return defs.build();
  }

  @Override
  public ImmutableList<Card> cards(Place place) {
    @Nullable Zone<Card> there = zones.find(place);
    return there == null ? ImmutableList.of() : there.cards();
  }
}
