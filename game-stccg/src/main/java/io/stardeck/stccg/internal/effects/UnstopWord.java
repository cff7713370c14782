package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Unstop;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;

/**
 * {@code UNSTOP}: a ship, its crew and its controller's persons on the planet are not stopped any
 * more ({@code ST-EFF-03}).
 */
final class UnstopWord implements StccgWord<Unstop> {
  @Override
  public void perform(Play<StccgState> play, Unstop effect, Effects run) {
    Optional<Ship> found = Who.ship(play.state(), run);
    if (found.isEmpty() || found.get().controller().isEmpty()) {
      return;
    }
    Ship ship = found.get();
    Seat seat = ship.controller().get();
    for (Host host : ImmutableList.of(ship.host(), Host.team(ship.location(), seat))) {
      Hosts.turnAll(play, host, seat, Role.STOPPED, Role.FREE);
      Hosts.turnAll(play, host, seat, Role.GEAR_STOPPED, Role.GEAR);
    }
    Stop stop = ship.stop() == Stop.TURN ? Stop.NO : ship.stop();
    int used = effect.rangeBack() ? 0 : ship.rangeUsed();
    Tables.ship(play, ship.copy().withStop(stop).withRangeUsed(used));
  }
}
