package io.stardeck.engine.rules;

import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;

/**
 * What the machinery reads and replaces in a state, wherever the game keeps it: the stack of frames
 * and the generator. A state is a value; nothing here changes it.
 *
 * <p>With the stack in a table that everybody sees and the generator among what nobody does:
 *
 * <pre>{@code
 * record HarborState(Table table, ImmutableList<Hand> hands, Hidden hidden)
 *     implements GameState<HarborState> {
 *   public Pile<Phase> frames() { return table.phases(); }
 *   public HarborState withFrames(Pile<Frame> frames) {
 *     return with(table.withPhases(frames.as(Phase.class)));
 *   }
 *   public Chance chance() { return hidden.chance(); }
 *   public HarborState withChance(Chance next) { return with(hidden.withChance(next)); }
 * }
 * }</pre>
 *
 * @param <S> the state itself
 */
public interface GameState<S extends GameState<S>> {
  /** The stack of phases and windows, which everybody sees. */
  Pile<? extends Frame> frames();

  /** This state with that stack. */
  S withFrames(Pile<Frame> frames);

  /** The generator that the game draws from next. */
  Chance chance();

  /** This state with that generator. */
  S withChance(Chance next);

  /**
   * The frame on top.
   *
   * @throws IllegalStateException if the stack is empty, which it is only in the set-up
   */
  default Frame top() {
    return frames().top();
  }
}
