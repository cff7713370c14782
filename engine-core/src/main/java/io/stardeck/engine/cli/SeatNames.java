package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.regex.Pattern;

/** What people call the seats. */
final class SeatNames {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} .'-]{0,19}");

  private SeatNames() {}

  /**
   * {@code names}, if they tell as many players apart; none are as good.
   *
   * @throws InputException if not
   */
  static ImmutableList<String> checked(List<String> names, int players) throws InputException {
    if (!names.isEmpty() && names.size() != players) {
      throw new InputException(
          "the game is for " + players + " players; names given: " + names.size());
    }
    for (String name : names) {
      if (!NAME.matcher(name).matches()) {
        throw new InputException(
            "nobody can be called \"" + name + "\": a name has 1 to 20 letters, digits and spaces");
      }
    }
    if (ImmutableSet.copyOf(names).size() < names.size()) {
      throw new InputException("two players have the same name");
    }
    return ImmutableList.copyOf(names);
  }
}
