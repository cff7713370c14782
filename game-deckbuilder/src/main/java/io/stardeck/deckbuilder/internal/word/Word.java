package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one word of the cards does: one small class for each type of {@link Effect}. It is asked
 * again and again, for each player on whom it is carried out ({@link Run#target}): what has to be
 * known yet, and, once nothing has, to act.
 *
 * <p>No answer may be kept in the run that names a card which not everybody may see: such a pick is
 * carried out at once, in {@link #answered}.
 *
 * @param <E> the type of effect
 */
public interface Word<E extends Effect> {
  /** The type of effect that this is for: what its class puts in for {@code E}. */
  default Class<E> effect() {
    return Words.EFFECT.of(this);
  }

  /**
   * How many picks there are, if it picks; worked out once, before the first, and kept as the first
   * answer, see {@link Picking}.
   */
  default @Nullable Amount counted(E effect) {
    return null;
  }

  /**
   * What has to happen before anything is asked; may be called several times before the first
   * answer, and then has to do nothing more. The run stays on top of the stack as it is.
   */
  default void prepare(Play<DeckbuilderState> play, E effect, Run run) {}

  /** What has to be asked next; null if nothing has. */
  default @Nullable Question ask(DeckbuilderState state, E effect, Run run) {
    return null;
  }

  /** Who is asked. */
  default Seat chooser(DeckbuilderState state, E effect, Run run) {
    return run.bindings().player();
  }

  /** The hidden cards that the chooser is shown. */
  default Optional<Look> look(DeckbuilderState state, E effect, Run run) {
    return run.look();
  }

  /**
   * Takes the answer; {@code run} is on top of the stack and has to be replaced by what follows.
   */
  default void answered(Play<DeckbuilderState> play, E effect, Run run, Answer option) {
    play.replace(run.answered(option));
  }

  /**
   * Acts. On top of the stack lies the run as it goes on afterwards; lists within this effect are
   * laid on it.
   */
  default void perform(Play<DeckbuilderState> play, E effect, Run run) {}
}
