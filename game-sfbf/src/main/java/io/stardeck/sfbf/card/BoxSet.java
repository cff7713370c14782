package io.stardeck.sfbf.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;

/**
 * Some boxes of one ship, by their positions on the card: 0 for the leftmost, at most {@link #MAX}.
 *
 * @param mask bit <i>n</i> is set if box <i>n</i> is in the set; never negative
 */
public record BoxSet(long mask) {
  /** The highest position that a box can have. */
  public static final int MAX = 62;

  private static final BoxSet EMPTY = new BoxSet(0);

  /**
   * @throws IllegalArgumentException if {@code mask} is negative
   */
  public BoxSet {
    checkArgument(mask >= 0, "boxes are 0 to %s, but bit 63 is set", MAX);
  }

  /** No box. */
  public static BoxSet empty() {
    return EMPTY;
  }

  /** The boxes 0 to {@code size} - 1. */
  public static BoxSet firstBoxes(int size) {
    checkArgument(size >= 0 && size <= MAX + 1, "a ship has 0 to %s boxes, not %s", MAX + 1, size);
    return new BoxSet((1L << size) - 1);
  }

  /**
   * Those boxes.
   *
   * @throws IllegalArgumentException if one is out of range, named twice, or named after a higher
   *     one
   */
  @JsonCreator
  public static BoxSet of(ImmutableList<Integer> boxes) {
    long mask = 0;
    for (int box : boxes) {
      checkBox(box);
      checkArgument(
          mask >>> box == 0, "boxes are listed in ascending order, each once, but %s is not", box);
      mask |= 1L << box;
    }
    return mask == 0 ? EMPTY : new BoxSet(mask);
  }

  /** The positions, ascending; also the JSON form. */
  @JsonValue
  public ImmutableList<Integer> boxes() {
    ImmutableList.Builder<Integer> boxes = ImmutableList.builder();
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      boxes.add(Long.numberOfTrailingZeros(rest));
    }
    return boxes.build();
  }

  /** Whether {@code box}, 0 to {@link #MAX}, is in it. */
  public boolean contains(int box) {
    return box >= 0 && box <= MAX && (mask >>> box & 1) != 0;
  }

  /** Whether all boxes of {@code others} are in it. */
  public boolean containsAll(BoxSet others) {
    return (others.mask & ~mask) == 0;
  }

  /** This set and {@code box}, 0 to {@link #MAX}. */
  public BoxSet with(int box) {
    checkBox(box);
    return new BoxSet(mask | 1L << box);
  }

  /** This set without {@code box}, 0 to {@link #MAX}. */
  public BoxSet without(int box) {
    checkBox(box);
    return new BoxSet(mask & ~(1L << box));
  }

  /** The boxes that are in this set or in {@code other}. */
  public BoxSet union(BoxSet other) {
    return new BoxSet(mask | other.mask);
  }

  /** The boxes that are in this set and in {@code other}. */
  public BoxSet intersect(BoxSet other) {
    return new BoxSet(mask & other.mask);
  }

  /** The boxes of this set that are not in {@code other}. */
  public BoxSet minus(BoxSet other) {
    return new BoxSet(mask & ~other.mask);
  }

  /** How many boxes it holds, 0 to 63. */
  public int size() {
    return Long.bitCount(mask);
  }

  /** Whether it holds no box. */
  public boolean isEmpty() {
    return mask == 0;
  }

  /** The leftmost box. An empty set has none: check {@link #isEmpty} first. */
  public int lowest() {
    checkArgument(mask != 0, "an empty set has no lowest box");
    return Long.numberOfTrailingZeros(mask);
  }

  private static void checkBox(int box) {
    checkArgument(box >= 0 && box <= MAX, "a box is 0 to %s, not %s", MAX, box);
  }

  @Override
  public String toString() {
    return "boxes " + boxes();
  }
}
