package io.stardeck.fleetcaptains.internal.power;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;

/** The first settings of all ships, then the first turn ({@code FC-D-09, FC-D-11}). */
public final class FirstSettings {
  private static final RuleId D_09 = RuleId.of("FC-D-09");

  private FirstSettings() {}

  /** Asks for the first ship. */
  public static void begin(Play<FleetState> play) {
    Seat seat = Seat.of(1);
    play.push(new SetupSettings(seat, Tables.of(play).captain(seat).fleet().get(0).card()));
  }

  /** Asks for the next ship, or lets the first turn begin. */
  static void next(Play<FleetState> play, Seat seat, CardId done) {
    ImmutableList<Ship> fleet = Tables.of(play).captain(seat).fleet();
    for (int i = 0; i + 1 < fleet.size(); i++) {
      if (fleet.get(i).card().equals(done)) {
        play.replace(new SetupSettings(seat, fleet.get(i + 1).card()));
        return;
      }
    }
    play.pop();
    if (seat.number() == 1) {
      Seat other = Seat.of(2);
      play.push(new SetupSettings(other, Tables.of(play).captain(other).fleet().get(0).card()));
    } else {
      Optional<Faction> told = Tables.of(play).config().startFaction();
      Faction first =
          told.isPresent() ? told.get() : Faction.values()[play.below(FleetConfig.PLAYERS)];
      play.tell(D_09, new GameProgress.GameStarted(first));
      Turns.begin(play, Tables.of(play).seat(first));
    }
  }
}
