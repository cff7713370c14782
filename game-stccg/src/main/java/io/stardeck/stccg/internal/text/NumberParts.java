package io.stardeck.stccg.internal.text;

import com.google.common.base.Ascii;
import com.google.common.base.Enums;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why a number is what it is: what is printed, and each part with its rule and its card. */
public final class NumberParts {
  private static final Pattern PATH = Pattern.compile("cards\\[([0-9]{1,6})]\\.([a-z]+)");

  private NumberParts() {}

  /**
   * The parts of the number that {@code path} names: {@code cards[12].range}, {@code weapons} or
   * {@code shields} of the ship of that id ({@code ST-DMG-03}); {@code integrity}, {@code cunning}
   * or {@code strength} of a person in play whom the seat knows, among those who are there in the
   * same role ({@code ST-REQ-12}).
   */
  public static Optional<Explanation> of(StccgView view, String path) {
    Matcher place = PATH.matcher(path);
    if (!place.matches()) {
      return Optional.empty();
    }
    CardId id = CardId.of(Integer.parseInt(place.group(1)));
    String number = Ascii.toUpperCase(place.group(2));
    @Nullable Ship ship = view.table().ship(id);
    Computation sum = Computation.explaining();
    return (ship == null ? person(view, id, number, sum) : ship(view, ship, number, sum))
        .map(Computation::explained);
  }

  private static Optional<Computation> ship(
      StccgView view, Ship ship, String number, Computation sum) {
    return switch (number) {
      case "RANGE", "WEAPONS", "SHIELDS" ->
          Optional.of(ShipNumbers.of(view, ship, Stat.valueOf(number), sum));
      default -> Optional.empty();
    };
  }

  private static Optional<Computation> person(
      StccgView view, CardId id, String number, Computation sum) {
    return Enums.getIfPresent(Attribute.class, number)
        .toJavaUtil()
        .filter(attribute -> attribute != Attribute.TOTAL)
        .flatMap(attribute -> person(view, id).map(each -> each.attribute(attribute, sum)));
  }

  private static Optional<Person> person(StccgView view, CardId id) {
    for (Manned manned : Manned.all(view.table())) {
      for (Role role : Role.PERSONS) {
        for (Person person : Group.of(view, manned, role, role.gear()).persons()) {
          if (person.card().id().equals(id)) {
            return Optional.of(person);
          }
        }
      }
    }
    return Optional.empty();
  }
}
