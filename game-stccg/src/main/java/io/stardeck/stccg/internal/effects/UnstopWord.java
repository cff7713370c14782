package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Unstop;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
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
  private static final RuleId EFF_03 = RuleId.of("ST-EFF-03");

  @Override
  public void perform(Play<StccgState> play, Unstop effect, Effects run) {
    Optional<Ship> found = Who.ship(play.state(), run);
    if (found.isEmpty() || found.get().controller().isEmpty()) {
      return;
    }
    Ship ship = found.get();
    Seat seat = ship.controller().get();
    for (Host host : ImmutableList.of(ship.host(), Host.team(ship.location(), seat))) {
      boolean stopped =
          host.equals(ship.host()) && ship.stop() == Stop.TURN
              || play.state().size(host, Role.STOPPED) > 0
              || play.state().size(host, Role.GEAR_STOPPED) > 0;
      Hosts.unstop(play, host, seat);
      for (Role role : new Role[] {Role.FREE, Role.GEAR}) {
        for (Card card : Marks.inOrder(play.state().cards(host, role))) {
          Marks.drop(play, host.place(role), card, Mark.Halted.class::isInstance);
        }
      }
      if (stopped) {
        play.tell(EFF_03, new MissionEvent.GroupUnstopped(host));
      }
    }
    Stop stop = ship.stop() == Stop.TURN ? Stop.NO : ship.stop();
    int used = effect.rangeBack() ? 0 : ship.rangeUsed();
    Tables.ship(play, ship.copy().withStop(stop).withRangeUsed(used));
    if (used < ship.rangeUsed()) {
      play.tell(EFF_03, new MissionEvent.RangeRestored(ship.id()));
    }
  }
}
