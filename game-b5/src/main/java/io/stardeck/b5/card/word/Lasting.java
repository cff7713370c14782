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

  /**
   * Whether, in an event that accompanies an action, it counts in the costs or in the attack of
   * that action alone ({@code B5-EVT-02, B5-W-52}).
   */
  default boolean belongsToDeed() {
    return switch (stat()) {
      case SPONSOR_COST, PROMOTE_COST, NO_DOUBLING, ATTACK_DAMAGE -> true;
      default -> false;
    };
  }
}
