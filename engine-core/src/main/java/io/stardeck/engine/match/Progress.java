package io.stardeck.engine.match;

/** Is told how far long work has come. */
@FunctionalInterface
public interface Progress {
  /** Nobody listens. */
  Progress SILENT = (done, total) -> {};

  /**
   * So much is done. Called by one thread at a time, with {@code done} growing.
   *
   * @param done the games finished
   * @param total all games
   */
  void at(long done, long total);
}
