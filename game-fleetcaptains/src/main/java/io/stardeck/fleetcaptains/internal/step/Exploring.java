package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.EXP_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.EXP_03;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.EncounterDef;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Objects;

/** Exploration and encounters ({@code FC-EXP, FC-ENC}). */
public final class Exploring {
  private Exploring() {}

  /** Ships of a player turn a tile up; then an encounter is checked for. */
  public static void explore(
      Play<FleetState> play, Seat seat, ImmutableList<CardId> ships, int space) {
    CardId location = play.state().zones().cards(Places.CHART).get(space);
    Faction faction = Tables.of(play).faction(seat);
    Cards.DEALER
        .show(play, Places.CHART, location, Audience.everyone())
        .tell(EXP_02, card -> new BoardEvent.TileExplored(seat, space, location));
    if (!Tables.of(play).tiles().get(space).scannedBy().isEmpty()) {
      play.tell(EXP_03, new BoardEvent.ScanTokensRemoved(space));
    }
    Tables.tile(
        play,
        space,
        tile ->
            tile.withLocation(location).withExploredBy(faction).withScannedBy(ImmutableSet.of()));
    Deeds.count(play, seat, Deed.TILE_EXPLORED, 1);
    if (Tables.of(play).nextToEnemyPost(seat, space)) {
      Deeds.count(play, seat, Deed.TILE_EXPLORED_AT_ENEMY_POST, 1);
    }
    int from = Objects.requireNonNull(Tables.of(play).ship(ships.get(0))).at();
    play.push(new FleetFrame.EncounterCheck(seat, ships, space, from));
    LocationDef def = Tables.of(play).set().location(location);
    if (!def.onExploring().isEmpty()) { // on each ship in turn (FC-LOC-02)
      for (CardId ship : ships.reverse()) {
        Target about = Target.of(ship).with(Target.of(space)); // explored from afar, maybe
        EffectRun run = run(seat, location, about, ImmutableList.of(), false);
        Triggers.run(play, run, def.onExploring());
      }
    }
  }

  /** A ship that decloaked in an unexplored tile explores it ({@code FC-CLK-15, FC-D-39}). */
  public static void land(Play<FleetState> play, CardId card) {
    Ship ship = Tables.of(play).ship(card);
    if (ship != null && Tables.of(play).faceDown(ship.at())) {
      explore(play, Tables.of(play).owner(card), ImmutableList.of(card), ship.at());
    }
  }

  /** What the words of an encounter, or of a tile, stand for. */
  private static EffectRun run(
      Seat seat, CardId source, Target about, ImmutableList<CardId> force, boolean first) {
    return new EffectRun(seat, source, about, force, ImmutableList.of(), first);
  }

  /** The encounter takes effect: for all ships in turn, or for the one that meets it. */
  public static void resolve(Play<FleetState> play, EncounterDrawn drawn) {
    CardId card = drawn.encounter();
    EncounterDef def = Tables.of(play).set().encounter(card);
    ImmutableList<CardId> after = def.allShips() ? drawn.force() : ImmutableList.of();
    play.push(
        new FleetFrame.EncounterEnd(
            drawn.seat(), card, drawn.ship(), after, drawn.space(), ImmutableList.of()));
    for (CardId each : after.reverse()) {
      EffectRun run = run(drawn.seat(), card, Target.of(each), ImmutableList.of(), true);
      Triggers.run(play, run, def.effects());
    }
    Triggers.run(play, first(Tables.of(play).set(), drawn), def.effects());
  }

  /** What the words of an encounter stand for, for the ship that meets it first. */
  public static EffectRun first(ComponentSet set, EncounterDrawn drawn) {
    boolean alone = set.encounter(drawn.encounter()).allShips();
    ImmutableList<CardId> force = alone ? ImmutableList.of() : drawn.force();
    return run(drawn.seat(), drawn.encounter(), Target.of(drawn.ship()), force, true);
  }
}
