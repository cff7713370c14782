package io.stardeck.engine.rules;

/** Hears nothing. */
final class Deaf<S extends GameState<S>> implements Listener<S> {
  static final Listener<?> ONLY = new Deaf<>();

  @Override
  public boolean listens(S state, Class<? extends Happening> kind) {
    return false;
  }

  @Override
  public void hear(Play<S> play, Happening happening) {}
}
