package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.EncounterRange;
import io.stardeck.fleetcaptains.card.fact.LocationType;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Standing;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The locations of the shipped set: section 9.3 of the design. */
final class LocationTablesTest {
  private static final ComponentSet SET = ComponentSets.standard();
  private static final ImmutableList<LocationDef> ALL =
      SET.locations().stream().map(SET::location).collect(ImmutableList.toImmutableList());

  private static Multiset<String> count(
      Predicate<LocationDef> which, Function<LocationDef, Object> what) {
    return ALL.stream()
        .filter(which)
        .map(each -> what.apply(each).toString())
        .collect(ImmutableSortedMultiset.toImmutableSortedMultiset(String::compareTo));
  }

  private static Predicate<LocationDef> type(LocationType type) {
    return each -> each.type() == type;
  }

  private static Predicate<LocationDef> planet(boolean habitable) {
    return each -> each.type() == LocationType.PLANET && each.habitable() == habitable;
  }

  private static String range(LocationDef location) {
    EncounterRange range = location.encounters().orElseThrow();
    return range.lo() + "-" + range.hi();
  }

  @Rule({"FC-CMP-04", "FC-LOC-01"})
  @Test
  void typesOfTiles() {
    assertThat(count(each -> true, LocationDef::type).toString())
        .isEqualTo(
            "[ANOMALY x 3, DEAD_SPACE x 9, HAZARD x 2, NEBULA x 8, PLANET x 21, STAR x 5,"
                + " SYSTEM x 2]");
    assertThat(count(planet(true), LocationDef::habitable)).hasSize(13);
    assertThat(count(planet(true), each -> each.cls().orElse("")).toString())
        .isEqualTo("[K x 4, L x 2, M x 5, Ringed, Verdant]");
    assertThat(count(type(LocationType.NEBULA), each -> each.cls().orElse("")).toString())
        .isEqualTo("[17 x 2, J x 3, K x 3]");
  }

  @Rule("FC-LOC-03")
  @Test
  void sectorSizes() {
    assertThat(count(each -> true, LocationDef::sectorSize).toString())
        .isEqualTo("[3 x 8, 4 x 15, 5 x 13, 6 x 7, 7 x 4, 9 x 3]");
    assertThat(count(planet(true), LocationDef::sectorSize).toString())
        .isEqualTo("[3 x 3, 4 x 4, 5 x 6]");
    assertThat(count(planet(false), LocationDef::sectorSize).toString())
        .isEqualTo("[3 x 3, 4 x 2, 5 x 3]");
    assertThat(count(type(LocationType.NEBULA), LocationDef::sectorSize).toString())
        .isEqualTo("[5 x 3, 6 x 5]");
    assertThat(count(type(LocationType.STAR), LocationDef::sectorSize).toString())
        .isEqualTo("[7 x 2, 9 x 3]");
  }

  @Test
  void everyTileHasARangeAndTheMeanChanceIsAsDesigned() {
    assertThat(count(type(LocationType.DEAD_SPACE), LocationTablesTest::range).toString())
        .isEqualTo("[1-1 x 9]");
    assertThat(count(planet(true), LocationTablesTest::range).toString())
        .isEqualTo("[1-2 x 5, 1-3 x 8]");
    assertThat(count(planet(false), LocationTablesTest::range).toString())
        .isEqualTo("[1-2 x 3, 1-3 x 3, 1-4 x 2]");
    assertThat(count(type(LocationType.NEBULA), LocationTablesTest::range).toString())
        .isEqualTo("[1-2 x 4, 1-3 x 4]");
    assertThat(count(type(LocationType.STAR), LocationTablesTest::range).toString())
        .isEqualTo("[1-2 x 3, 1-3 x 2]");
    assertThat(count(type(LocationType.ANOMALY), LocationTablesTest::range).toString())
        .isEqualTo("[1-4 x 3]");
    assertThat(count(type(LocationType.HAZARD), LocationTablesTest::range).toString())
        .isEqualTo("[1-5 x 2]");
    double chance =
        ALL.stream().mapToInt(each -> each.encounters().orElseThrow().hi()).sum() / 6.0 / 50;
    assertThat(chance).isBetween(0.41, 0.416);
  }

  @Rule("FC-INS-07")
  @Test
  void thirtyTilesHaveAnEffect() {
    Predicate<LocationDef> effect =
        each ->
            !each.standing().isEmpty()
                || !each.abilities().isEmpty()
                || !each.onExploring().isEmpty();
    assertThat(ALL.stream().filter(effect)).hasSize(30);
    assertThat(need(-1, false)).isEqualTo(4);
    assertThat(need(1, false)).isEqualTo(3);
    assertThat(need(-1, true)).isEqualTo(2);
    assertThat(ALL.stream().filter(planet(true)).filter(effect.negate())).hasSize(4);
  }

  /** How many tiles of a type say that of the ships in them, or to them. */
  private static long saying(LocationType type, Object... standing) {
    return ALL.stream()
        .filter(type(type))
        .filter(each -> Stream.of(standing).anyMatch(each.standing()::contains))
        .count();
  }

  private static Standing rating(ShipSystem system, int amount, Context context) {
    return new Standing.ModifyRating(Optional.of(system), amount, context);
  }

  @Rule({"FC-LOC-01", "FC-D-74", "FC-X-32"})
  @Test
  void whatNebulaeStarsSystemsAndPlanetsDoToShips() {
    assertThat(saying(LocationType.NEBULA, rating(ShipSystem.SHIELDS, 4, Context.ALWAYS)))
        .isEqualTo(3);
    assertThat(saying(LocationType.NEBULA, rating(ShipSystem.WEAPONS, -2, Context.COMBAT_ATTACK)))
        .isEqualTo(2);
    assertThat(saying(LocationType.NEBULA, rating(ShipSystem.SENSORS, -2, Context.ALWAYS)))
        .isEqualTo(2);
    assertThat(
            saying(
                LocationType.STAR,
                rating(ShipSystem.SHIELDS, -1, Context.ALWAYS),
                rating(ShipSystem.SHIELDS, -2, Context.ALWAYS)))
        .isEqualTo(3);
    assertThat(saying(LocationType.STAR, forbidden(ActionKind.CLOAKING))).isEqualTo(1);
    assertThat(saying(LocationType.SYSTEM, forbidden(ActionKind.TRANSPORTER))).isEqualTo(1);
    assertThat(saying(LocationType.SYSTEM, new Standing.AllowInfluenceWithEnemies())).isEqualTo(1);
    assertThat(ALL.stream().filter(planet(false)).filter(each -> !each.standing().isEmpty()))
        .hasSize(3)
        .allMatch(each -> each.standing().toString().contains("SENSORS"));
    assertThat(ALL.stream().filter(type(LocationType.DEAD_SPACE)))
        .allMatch(each -> each.standing().isEmpty() && each.onExploring().isEmpty());
  }

  private static Standing forbidden(ActionKind kind) {
    return new Standing.ForbidAction(ImmutableSet.of(kind));
  }

  private static long need(int amount, boolean outpost) {
    return ALL.stream()
        .flatMap(each -> each.standing().stream())
        .filter(
            each ->
                each instanceof Standing.ModifyInstallationNeed need
                    && need.amount() == amount
                    && need.kind().isPresent() == outpost)
        .count();
  }
}
