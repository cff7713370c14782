package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Board;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.interrupts.Boardings;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code BOARD}: the card goes aboard as an intruder ({@code ST-EFF-21}). */
final class BoardWord implements StccgWord<Board> {
  @Override
  public void perform(Play<StccgState> play, Board effect, Effects run) {
    @Nullable Lying card = play.state().table().lying(run.card());
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (card != null && ship.isPresent()) {
      Boardings.board(play, card, ship.get().id());
    }
  }
}
