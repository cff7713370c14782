package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * One small decision of one player, as a value. A game's actions form a sealed family of records.
 *
 * <p>Any action can be built; whether it is legal is for {@link Game#apply} to say. A host takes
 * the actor from the connection, never from the payload.
 */
public interface Action {
  /** The player who decides. */
  Seat actor();

  /**
   * Whether this is open to its player in every frame and answers nothing that is asked, such as
   * resigning. It is offered last, and never taken by who plays at random.
   */
  default boolean anytime() {
    return false;
  }

  /** {@code legal}, as a game lists it, without what is open {@linkplain #anytime at any time}. */
  static <A extends Action> ImmutableList<A> answers(ImmutableList<A> legal) {
    int size = legal.size();
    while (size > 0 && legal.get(size - 1).anytime()) {
      size--;
    }
    return legal.subList(0, size);
  }
}
