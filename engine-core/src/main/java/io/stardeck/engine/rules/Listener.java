package io.stardeck.engine.rules;

/**
 * What answers happenings: the triggers of a game. The same in {@link io.stardeck.engine.Game#next}
 * as in {@link io.stardeck.engine.Game#apply}.
 *
 * @param <S> the state
 */
public interface Listener<S extends GameState<S>> {
  /** Whether anything in {@code state} answers happenings of that kind; cheap to ask. */
  boolean listens(S state, Class<? extends Happening> kind);

  /**
   * Takes note of what happened: puts what answers it into the state, or lays a frame. Called in
   * the midst of a step, so nothing is carried out here.
   */
  void hear(Play<S> play, Happening happening);

  /** Nothing ever answers. */
  @SuppressWarnings("unchecked") // looks at no state of any type
  static <S extends GameState<S>> Listener<S> none() {
    return (Listener<S>) Deaf.ONLY;
  }
}
