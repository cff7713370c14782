package io.stardeck.stccg.card.word;

/** How a number is held against another ({@code ST-REQ-05}). */
public enum Comparison {
  /** Strictly greater. */
  MORE,
  /** As great or greater. */
  AT_LEAST,
  /** Strictly smaller. */
  LESS,
  /** Equal. */
  EXACTLY;

  /** Whether {@code left} is so against {@code right}. */
  public boolean holds(int left, int right) {
    return switch (this) {
      case MORE -> left > right;
      case AT_LEAST -> left >= right;
      case LESS -> left < right;
      case EXACTLY -> left == right;
    };
  }
}
