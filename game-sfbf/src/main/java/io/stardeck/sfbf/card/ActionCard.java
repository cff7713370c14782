package io.stardeck.sfbf.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;

/**
 * An action card as it is printed. What it can do follows from its kind.
 *
 * @param id its name in its card set, unique there among cards and ships
 * @param kind what it is
 * @param value the number on it: damage of a weapon, points of a defence or a repair; 0 if its kind
 *     bears none
 */
public record ActionCard(String id, CardKind kind, int value) {
  /**
   * @throws IllegalArgumentException if cards of that kind do not bear that value ({@code
   *     BF-DAT-04})
   */
  public ActionCard {
    checkArgument(fits(kind, value), "%s %s cannot have the value %s", kind, id, value);
  }

  /** Whether cards of {@code kind} may bear {@code value}, 0 for none ({@code BF-DAT-04}). */
  static boolean fits(CardKind kind, int value) {
    return kind.allowedValues().isEmpty() ? value == 0 : kind.allowedValues().contains(value);
  }

  /** What it may fire at in defence ({@code BF-CMP-13}). */
  public ImmutableSet<Symbol> symbols() {
    return kind.symbols();
  }

  /** Whether it bears the range limit symbol ({@code BF-CMP-15}). */
  public boolean rangeLimited() {
    return kind.rangeLimited();
  }

  /** The name for people, such as {@code Drone 4}. */
  public String title() {
    return value == 0 ? kind.title() : kind.title() + " " + value;
  }
}
