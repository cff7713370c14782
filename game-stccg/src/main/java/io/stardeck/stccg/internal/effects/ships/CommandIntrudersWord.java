package io.stardeck.stccg.internal.effects.ships;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.ShipEffect.CommandIntruders;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.interrupts.Boardings;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/**
 * {@code COMMAND_INTRUDERS}: the dead ship is the player's, and the intruders are its crew ({@code
 * ST-SPC-09}). A mover is nobody's and has no crew.
 */
final class CommandIntrudersWord implements StccgWord<CommandIntruders> {
  private static final RuleId SPC_09 = RuleId.of("ST-SPC-09");

  @Override
  public void perform(Play<StccgState> play, CommandIntruders effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (ship.isPresent() && ship.get().controller().isPresent()) {
      Control.take(play, ship.get(), run.seat(), Optional.empty(), SPC_09);
      Place crew = Hosts.place(play, ship.get().host(), run.seat(), Role.FREE);
      for (Lying intruder : Boardings.aboard(play.state(), ship.get().id())) {
        Laying.lift(play, intruder);
        DEALER.card(play, Places.IN_PLAY, intruder.card()).openly().to(crew);
      }
    }
  }
}
