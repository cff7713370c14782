package io.stardeck.fleetcaptains.internal.power;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_09;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.Optional;

/** The first settings of all ships, then the first turn ({@code FC-D-09, FC-D-11}). */
public final class FirstSettings {
  private FirstSettings() {}

  /** Asks for the first ship. */
  public static void begin(Play<FleetState> play) {
    ask(play, ships(play), 0);
  }

  /** Asks for the next ship, or lets the first turn begin. */
  static void next(Play<FleetState> play, CardId done) {
    play.pop();
    ImmutableList<CardId> ships = ships(play);
    ask(play, ships, ships.indexOf(done) + 1);
  }

  /** All ships, in the order in which their players are asked. */
  private static ImmutableList<CardId> ships(Play<FleetState> play) {
    ImmutableList.Builder<CardId> ships = ImmutableList.builder();
    for (Captain captain : Tables.of(play).captains()) {
      captain.fleet().forEach(ship -> ships.add(ship.card()));
    }
    return ships.build();
  }

  private static void ask(Play<FleetState> play, ImmutableList<CardId> ships, int at) {
    if (at < ships.size()) {
      CardId ship = ships.get(at);
      play.push(new SetupSettings(Tables.of(play).owner(ship), ship));
      return;
    }
    Optional<Faction> told = Tables.of(play).config().startFaction();
    Faction first =
        told.isPresent() ? told.get() : Faction.values()[play.below(Faction.values().length)];
    play.tell(D_09, new GameProgress.GameStarted(first));
    Turns.begin(play, Tables.of(play).seat(first));
  }
}
