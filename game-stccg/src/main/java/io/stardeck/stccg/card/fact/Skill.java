package io.stardeck.stccg.card.fact;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;

/**
 * A skill of a person ({@code ST-REQ-02}, {@code ST-REQ-19}).
 *
 * @param name the skill; the name of a classification counts as that
 * @param halves the level in halves, 1 or more; a whole level if it is not told
 */
public record Skill(String name, OptionalInt halves) {
  private static final int WHOLE = 2;

  /**
   * @throws IllegalArgumentException if the skill has no name, or a level below a half
   */
  public Skill {
    checkArgument(!name.isBlank(), "a skill has a name");
    checkArgument(halves.orElse(WHOLE) >= 1, "a level is a half or more");
  }

  /** The level in halves. */
  public int inHalves() {
    return halves.orElse(WHOLE);
  }
}
