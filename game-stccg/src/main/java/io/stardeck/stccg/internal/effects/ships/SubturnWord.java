package io.stardeck.stccg.internal.effects.ships;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Subturn;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/**
 * {@code SUBTURN}: an opponent gives orders to the ship of the group and its crew ({@code
 * ST-EFF-39}).
 */
final class SubturnWord implements StccgWord<Subturn> {
  private static final RuleId EFF_39 = RuleId.of("ST-EFF-39");

  @Override
  public void perform(Play<StccgState> play, Subturn effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (ship.isPresent() && ship.get().controller().isPresent()) {
      Seat was = ship.get().controller().get();
      Seat seat = play.state().table().opponents(was).get(0);
      Hosts.disband(play, ship.get().host(), was);
      Control.take(play, ship.get(), seat, Optional.of(Mark.Lent.forTurn(was)), EFF_39);
      ImmutableList<Seat> others = play.state().table().opponents(seat);
      play.push(
          new OrderPhase.Subturn(ship.get().id()),
          new Phase.Orders(seat, others, Optional.of(ship.get().id())));
    }
  }
}
