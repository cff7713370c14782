package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.internal.RuleIds.CPT_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_87;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_07;

import com.google.common.base.Ascii;
import com.google.common.base.Enums;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.value.PlaceParts;
import io.stardeck.fleetcaptains.internal.value.RatingParts;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a number is what it is: what is printed, and each part with its rule and its card. */
public final class NumberParts {
  private static final Pattern PATH =
      Pattern.compile("(?:table\\.)?(ships|tiles|captains|steps)\\[([0-9]{1,6})]\\.([a-zA-Z]+)");
  private static final Pattern TEST = Pattern.compile("test\\.(active|target|level)");

  private static final ImmutableMap<String, String> SYSTEMS =
      ImmutableMap.of("attack", "weapons", "defence", "shields", "movement", "engines");

  private NumberParts() {}

  /**
   * The parts of the number that {@code path} names. Of the ship in play of that id {@code
   * ships[12].weapons} or another system, {@code attack} and {@code defence} for its Weapons and
   * Shields in combat, {@code movement} for its movement points; a disabled system is -1. {@code
   * tiles[3].passing}, or {@code outpost}, {@code colony} and {@code starbase} for the control
   * tokens that they need there, and {@code shields} of what stands there. {@code
   * captains[0].score}, {@code fleetSize} and {@code actions}. {@code steps[3].cost}, if the open
   * maneuver of ships goes on into that space. {@code test.active}, {@code test.target} and {@code
   * test.level} of the open test, before its dice.
   */
  public static Optional<Explanation> of(FleetView view, String path) {
    Matcher test = TEST.matcher(path);
    Matcher place = PATH.matcher(path);
    Computation sum = Computation.explaining();
    if (test.matches()) {
      return test(view.table(), test.group(1), sum).map(Computation::explained);
    } else if (!place.matches()) {
      return Optional.empty();
    }
    int index = Integer.parseInt(place.group(2));
    String number = place.group(3);
    return (switch (place.group(1)) {
          case "ships" -> ship(view, index, number, sum);
          case "tiles" -> tile(view.table(), index, number, sum);
          case "steps" -> step(view.table(), index, number, sum);
          default -> captain(view.table(), index, number, sum);
        })
        .map(Computation::explained);
  }

  private static Optional<Computation> ship(
      FleetView view, int index, String number, Computation sum) {
    Ship ship = view.table().ship(CardId.of(index));
    if (ship == null) {
      return Optional.empty();
    }
    ImmutableSet<Context> contexts =
        switch (number) {
          case "attack" -> Ratings.testing(TestKind.COMBAT_SHIP);
          case "defence" -> Ratings.tested(TestKind.COMBAT_SHIP);
          case "movement" -> Ratings.MANEUVER;
          default -> Ratings.STANDING;
        };
    String system = SYSTEMS.getOrDefault(number, number);
    return Enums.getIfPresent(ShipSystem.class, Ascii.toUpperCase(system))
        .toJavaUtil()
        .map(each -> RatingParts.rating(view, ship, each, contexts, sum));
  }

  private static Optional<Computation> tile(
      Table table, int space, String number, Computation sum) {
    LocationDef location = table.shape().isTile(space) ? table.location(space) : null;
    if (location == null) {
      return Optional.empty();
    }
    Optional<InstallationKind> stands = table.tiles().get(space).installation();
    return switch (number) {
      case "passing" -> Optional.of(PlaceParts.passing(table, space, location, sum));
      case "shields" -> stands.map(kind -> PlaceParts.shields(table, space, kind, sum));
      default ->
          Enums.getIfPresent(InstallationKind.class, Ascii.toUpperCase(number))
              .toJavaUtil()
              .map(kind -> PlaceParts.need(table, space, kind, sum));
    };
  }

  private static Optional<Computation> captain(
      Table table, int index, String number, Computation sum) {
    if (index >= table.players()) {
      return Optional.empty();
    }
    return switch (number) {
      case "score" -> Optional.of(PlaceParts.score(table, Seat.at(index), sum));
      case "fleetSize" -> Optional.of(PlaceParts.fleetSize(table, Seat.at(index), sum));
      case "actions" -> Optional.of(PlaceParts.actions(table, Seat.at(index), sum));
      default -> Optional.empty();
    };
  }

  /** The route if the open maneuver of ships goes on to a space and stops there. */
  private static Optional<Computation> step(Table table, int to, String number, Computation sum) {
    Maneuver open = table.frame(Maneuver.class);
    int from = open == null || open.token() != 0 ? -1 : Routes.space(table, open);
    if (open == null
        || from < 0
        || !number.equals("cost")
        || !table.shape().has(to)
        || !table.shape().adjacent(from, to)) {
      return Optional.empty();
    }
    sum.base(open.spent(), MOV_07, "passed so far");
    LocationDef here = table.location(from);
    if (open.moved() && here != null) {
      Computation passing = Computation.silent();
      int full = PlaceParts.passing(table, from, here, passing).value();
      int cost = Routes.passing(table, open.ships(), from);
      sum.add(full, MOV_07, here.name()).add(cost - full, D_87, "");
    }
    int entry = Routes.entry(table, open.seat(), to);
    return Optional.of(sum.add(entry, entry == 0 ? CPT_03 : MOV_04, ""));
  }

  private static Optional<Computation> test(Table table, String number, Computation sum) {
    FleetFrame.Test open = table.frame(FleetFrame.Test.class);
    if (open == null) {
      return Optional.empty();
    }
    boolean opposed = open.test().target().isPresent() && open.test().targetSystem().isPresent();
    return switch (number) {
      case "active" -> Optional.of(RatingParts.side(table, open, true, sum));
      case "target" ->
          opposed ? Optional.of(RatingParts.side(table, open, false, sum)) : Optional.empty();
      default ->
          opposed ? Optional.empty() : Optional.of(RatingParts.level(table, open.test(), sum));
    };
  }
}
