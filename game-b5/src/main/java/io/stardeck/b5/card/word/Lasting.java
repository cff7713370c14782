package io.stardeck.b5.card.word;

/**
 * What an operation changes for as long as it is in force: all the while in a CONSTANT effect, for
 * the effect's duration in any other.
 */
public sealed interface Lasting
    permits CardOperation.Changes,
        CardOperation.AddMark,
        CardOperation.AsInnerCircle,
        FactionOperation.Changes,
        TableOperation.NoTensionRise {
  /** What it changes. */
  default Stat stat() {
    return Stat.of(getClass());
  }
}
