package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Progress;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** Lists of effects begin. */
public final class Begin {
  private Begin() {}

  /**
   * Lays a list of effects on the stack, to be carried out next; an empty one is nothing.
   *
   * @param seat whose effects they are
   * @param list the very list that the card's definition holds
   */
  public static void effects(
      Play<StccgState> play, Card card, Seat seat, Aim on, ImmutableList<Effect> list) {
    if (!list.isEmpty()) {
      int script = play.state().table().scripts(card.def()).number(list);
      play.push(
          new Phase.Effects(
              card.def(), card.id(), script, seat, on, 0, Optional.empty(), Progress.START));
    }
  }
}
