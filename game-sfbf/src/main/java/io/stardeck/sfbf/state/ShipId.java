package io.stardeck.sfbf.state;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.Numbered;

/**
 * The name of one ship of the game, each of its own where two are alike. Its JSON form is the
 * number with a "s" before it.
 *
 * @param number the position in the set; of the second copy (BF-GEN-11), the position after all of
 *     the first
 */
public record ShipId(int number) {
  private static final int MAX = 9999;
  private static final ImmutableList<ShipId> COMMON = common();

  /**
   * @throws IllegalArgumentException if the number is not 0 to 9999
   */
  public ShipId {
    checkArgument(number >= 0 && number <= MAX, "a ship is numbered 0 to %s, not %s", MAX, number);
  }

  /** The id of that number, from 0 on. */
  public static ShipId of(int number) {
    return number >= 0 && number < COMMON.size() ? COMMON.get(number) : new ShipId(number);
  }

  @JsonCreator
  static ShipId parse(String text) {
    int number = Numbered.parse('s', text);
    checkArgument(number >= 0, "a ship is named like s0 or s17, not \"%s\"", text);
    return of(number);
  }

  @Override
  @JsonValue
  public String toString() {
    return "s" + number;
  }

  private static ImmutableList<ShipId> common() {
    ImmutableList.Builder<ShipId> ids = ImmutableList.builder();
    for (int number = 0; number < 200; number++) {
      ids.add(new ShipId(number));
    }
    return ids.build();
  }
}
