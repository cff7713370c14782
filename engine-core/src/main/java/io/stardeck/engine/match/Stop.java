package io.stardeck.engine.match;

/** The wish that long work ends early. Any thread may make it. */
public final class Stop {
  private volatile boolean wished;

  /** Wishes it. */
  public void now() {
    wished = true;
  }

  /** Whether it is wished. */
  public boolean wished() {
    return wished;
  }
}
