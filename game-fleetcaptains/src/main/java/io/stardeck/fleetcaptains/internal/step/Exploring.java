package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Progress;
import io.stardeck.fleetcaptains.card.Deed;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.card.EncounterDef;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.Who;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Objects;

/** Exploration and encounters ({@code FC-EXP, FC-ENC}). */
public final class Exploring {
  private static final RuleId EXP_02 = RuleId.of("FC-EXP-02");
  private static final RuleId EXP_03 = RuleId.of("FC-EXP-03");
  private static final RuleId EXP_05 = RuleId.of("FC-EXP-05");
  private static final RuleId ENC_01 = RuleId.of("FC-ENC-01");
  private static final RuleId D_33 = RuleId.of("FC-D-33");

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
    if (!def.onExploring().isEmpty()) {
      Target about = Target.of(ships.get(0)).with(Target.of(space)); // explored from afar, maybe
      run(play, run(seat, location, about, others(ships), false), def.onExploring());
    }
  }

  /** A ship that decloaked in an unexplored tile explores it ({@code FC-CLK-15, FC-D-39}). */
  public static void land(Play<FleetState> play, CardId card) {
    Ship ship = Tables.of(play).ship(card);
    if (ship != null
        && Tables.of(play).shape().isTile(ship.at())
        && !Tables.of(play).tiles().get(ship.at()).explored()) {
      explore(play, Tables.of(play).owner(card), ImmutableList.of(card), ship.at());
    }
  }

  private static void run(Play<FleetState> play, EffectRun run, ImmutableList<Effect> list) {
    int number = Tables.of(play).set().scripts(run.source()).number(list);
    play.push(new FleetFrame.Effects(run, number, Progress.START));
  }

  /** What the words of an encounter, or of a tile, stand for. */
  private static EffectRun run(
      Seat seat, CardId source, Target about, ImmutableList<CardId> force, boolean first) {
    return new EffectRun(seat, source, about, force, ImmutableList.of(), first);
  }

  private static ImmutableList<CardId> others(ImmutableList<CardId> ships) {
    return ships.subList(1, ships.size());
  }

  /** An encounter is drawn in a tile, which ends the maneuver ({@code FC-EXP-05}). */
  public static void encounter(
      Play<FleetState> play, Seat seat, ImmutableList<CardId> ships, int space) {
    if (play.state().zones().size(Places.ENCOUNTERS) == 0) {
      Cards.DEALER.all(play, Places.SPENT_ENCOUNTERS).to(Places.ENCOUNTERS);
      Cards.DEALER.shuffle(play, Places.ENCOUNTERS);
      play.tell(D_33, new CardEvent.DeckReshuffled(Places.ENCOUNTERS.toString()));
    }
    if (play.state().zones().size(Places.ENCOUNTERS) == 0) {
      return;
    }
    CardId card = Cards.DEALER.top(play, Places.ENCOUNTERS).openly().to(Places.OPEN).card();
    play.tell(ENC_01, new CardEvent.EncounterDrawn(seat, card));
    Maneuver open = Maneuvers.open(play);
    // Exploring by an effect ends the maneuver of its own ship alone (FC-D-89).
    if (open != null && open.ships().contains(ships.get(0))) {
      Maneuvers.end(play, EXP_05);
    }
    Tables.change(play, table -> table.withFailed(false));
    EncounterDef def = Tables.of(play).set().encounter(card);
    if (ships.size() == 1 || def.allShips()) {
      meet(play, new EncounterDrawn(seat, card, ships.get(0), others(ships), space));
    } else {
      play.push(new FleetFrame.EncounterShip(seat, card, ships, space));
    }
  }

  /** One ship meets an encounter, or all do; their owner may adjust first ({@code FC-D-86}). */
  public static void meet(Play<FleetState> play, EncounterDrawn drawn) {
    Table table = Tables.of(play);
    boolean pause =
        drawn.seat().equals(table.active())
            && !asks(table, drawn)
            && (adjusts(table, drawn.ship())
                || drawn.force().stream().anyMatch(each -> adjusts(table, each)));
    if (pause) {
      play.push(drawn);
    } else {
      resolve(play, drawn);
    }
  }

  /** Whether the first thing that an encounter brings is a window or a choice of its player. */
  private static boolean asks(Table table, EncounterDrawn drawn) {
    EncounterDef def = table.set().encounter(drawn.encounter());
    Effect first = def.effects().isEmpty() ? null : def.effects().get(0);
    return first instanceof Effect.Test test && opens(table, drawn.ship(), test)
        || first instanceof Effect.Choose choice && choice.by() == Who.SELF;
  }

  /** Whether a test opens a window: it fails at once where nobody can save it ({@code FC-D-16}). */
  private static boolean opens(Table table, CardId card, Effect.Test test) {
    Ship ship = table.ship(card);
    if (ship == null || !ship.adjusted()) {
      return ship != null;
    }
    for (Ship each : table.captain(table.owner(card)).fleet()) {
      boolean takesPart = each == ship || test.together() && each.isAt(ship.at());
      if (takesPart && !Ratings.disabled(table, each, ship.at(), test.system())) {
        return true;
      }
    }
    return false;
  }

  private static boolean adjusts(Table table, CardId card) {
    Ship ship = table.ship(card);
    return ship != null && !ship.adjusted();
  }

  /** The encounter takes effect: for all ships in turn, or for the one that meets it. */
  public static void resolve(Play<FleetState> play, EncounterDrawn drawn) {
    Seat seat = drawn.seat();
    CardId card = drawn.encounter();
    CardId ship = drawn.ship();
    ImmutableList<CardId> force = drawn.force();
    EncounterDef def = Tables.of(play).set().encounter(card);
    ImmutableList<CardId> after = def.allShips() ? force : ImmutableList.of();
    play.push(new FleetFrame.EncounterEnd(seat, card, ship, after, drawn.space()));
    if (!def.allShips()) {
      run(play, run(seat, card, Target.of(ship), force, true), def.effects());
      return;
    }
    for (CardId each : force.reverse()) {
      run(play, run(seat, card, Target.of(each), ImmutableList.of(), true), def.effects());
    }
    run(play, run(seat, card, Target.of(ship), ImmutableList.of(), true), def.effects());
  }
}
