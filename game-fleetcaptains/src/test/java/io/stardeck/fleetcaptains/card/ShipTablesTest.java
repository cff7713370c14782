package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionCounts;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.HashSet;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The ships of the shipped set: sections 9.1 and 9.2 of the design. */
final class ShipTablesTest {
  private static final ComponentSet SET = ComponentSets.standard();

  /** Size, class, missions and alert levels with a cloak, by ship. */
  private static final Map<String, String> SHIPS =
      Map.ofEntries(
          Map.entry("enterprise-e", "6 Sovereign 3/2/1 "),
          Map.entry("venture", "5 Galaxy 2/2/1 "),
          Map.entry("prometheus", "5 Prometheus 1/1/3 "),
          Map.entry("sutherland", "4 Nebula 2/1/1 "),
          Map.entry("voyager", "4 Intrepid 2/1/1 "),
          Map.entry("enterprise-a", "3 Constitution refit 1/1/1 "),
          Map.entry("excelsior", "3 Excelsior 1/2/0 "),
          Map.entry("defiant", "3 Defiant 0/1/2 WY"),
          Map.entry("reliant", "2 Miranda 1/0/1 "),
          Map.entry("yosemite", "1 Oberth 1/0/0 "),
          Map.entry("equinox", "1 Nova 1/0/0 "),
          Map.entry("yeager", "1 Saber 0/1/0 "),
          Map.entry("neghvar", "6 Negh'Var 1/1/4 WY"),
          Map.entry("bortas", "5 Vor'cha 1/1/3 WY"),
          Map.entry("mahtha", "5 Vor'cha 1/2/2 WY"),
          Map.entry("kronos-one", "4 K't'inga 0/3/1 W"),
          Map.entry("amar", "4 K't'inga 1/1/2 W"),
          Map.entry("klothos", "3 D7 1/0/2 W"),
          Map.entry("groth", "3 D7 0/1/2 "),
          Map.entry("korinar", "2 Bird-of-Prey 0/1/1 WYR"),
          Map.entry("chtang", "2 Bird-of-Prey 0/0/2 WYR"),
          Map.entry("rotarran", "2 Bird-of-Prey 0/1/1 WYR"),
          Map.entry("qam-chee", "1 Raptor 1/0/0 "),
          Map.entry("somraw", "1 Raptor 0/1/0 "));

  private static Stream<ShipDef> ships() {
    return SET.ships().stream().map(SET::ship);
  }

  private static ShipDef ship(String id) {
    return SET.ship(SET.card(id));
  }

  private static ImmutableList<Setting> open(ShipDef ship, Alert alert) {
    return ship.settings(alert).stream()
        .filter(setting -> !setting.cloaked())
        .collect(ImmutableList.toImmutableList());
  }

  private static int rating(Setting setting, ShipSystem system) {
    return Math.max(0, setting.of(system));
  }

  @Rule({"FC-SHP-01", "FC-SHP-03", "FC-ORD-02", "FC-X-03"})
  @Test
  void everyShipIsOfItsSizeClassMissionsAndCloak() {
    assertThat(SHIPS).hasSize(24);
    ships()
        .forEach(
            ship -> {
              String cloak = "";
              for (Alert alert : Alert.values()) {
                cloak += ship.cloaks(alert) ? alert.name().substring(0, 1) : "";
              }
              MissionCounts counts = ship.missions();
              String line =
                  "%s %s %s/%s/%s %s"
                      .formatted(
                          ship.size(),
                          ship.shipClass(),
                          counts.science(),
                          counts.influence(),
                          counts.combat(),
                          cloak);
              assertThat(line).as(ship.name()).isEqualTo(SHIPS.get(ship.id()));
            });
    assertThat(ships().filter(ship -> ship.faction() == Faction.KLINGON)).hasSize(12);
  }

  @Rule("FC-FLT-04")
  @Test
  void aWholeFactionAddsUpToTheHighestTarget() {
    for (Faction faction : Faction.values()) {
      ToIntFunction<ToIntFunction<ShipDef>> sum =
          of -> ships().filter(ship -> ship.faction() == faction).mapToInt(of).sum();
      assertThat(sum.applyAsInt(ShipDef::size)).isEqualTo(38);
      boolean federation = faction == Faction.FEDERATION;
      assertThat(sum.applyAsInt(ship -> ship.missions().science())).isEqualTo(federation ? 15 : 6);
      assertThat(sum.applyAsInt(ship -> ship.missions().influence())).isEqualTo(12);
      assertThat(sum.applyAsInt(ship -> ship.missions().combat())).isEqualTo(federation ? 11 : 20);
    }
  }

  @Test
  void settingsAreBalancedOnceAndElseShiftedByAFewPoints() {
    for (CardId card : SET.ships()) {
      String ship = SET.ship(card).name();
      for (Alert alert : Alert.values()) {
        ImmutableList<Setting> settings = open(SET.ship(card), alert);
        assertThat(new HashSet<>(settings)).hasSameSizeAs(settings);
        int most = (settings.get(0).energy() + 3) / 4 + 2;
        assertThat(settings).as(ship + " " + alert).anyMatch(each -> highest(each) <= most);
        for (int i = 1; i < settings.size(); i++) {
          assertThat(moved(settings.get(i - 1), settings.get(i)))
              .as(ship + " " + alert + " " + i)
              .isBetween(3, 8);
        }
      }
    }
  }

  private static int highest(Setting setting) {
    int highest = 0;
    for (ShipSystem system : ShipSystem.values()) {
      highest = Math.max(highest, setting.of(system));
    }
    return highest;
  }

  private static int moved(Setting one, Setting other) {
    int moved = 0;
    for (ShipSystem system : ShipSystem.values()) {
      moved += Math.max(0, rating(other, system) - rating(one, system));
    }
    return moved;
  }

  @Test
  void noRatingIsAboveItsBound() {
    for (CardId card : SET.ships()) {
      for (Alert alert : Alert.values()) {
        for (Setting setting : open(SET.ship(card), alert)) {
          assertThat(highest(setting))
              .as(SET.ship(card).name() + " " + alert)
              .isLessThanOrEqualTo(Math.min(13 - 2 * alert.ordinal(), setting.energy() / 2 + 5));
        }
      }
    }
  }

  @Rule("FC-PWR-07")
  @Test
  void everyShipCanMoveAndManyCanMoveFar() {
    int fast = 0;
    int empty = 0;
    for (CardId card : SET.ships()) {
      ShipDef ship = SET.ship(card);
      ImmutableList<Setting> white = open(ship, Alert.WHITE);
      int most = white.stream().mapToInt(Setting::engines).max().orElseThrow();
      int least = white.stream().mapToInt(Setting::engines).min().orElseThrow();
      assertThat(most).as(ship.name()).isGreaterThanOrEqualTo(6);
      assertThat(least).as(ship.name()).isGreaterThanOrEqualTo(2);
      assertThat(open(ship, Alert.RED).stream().mapToInt(Setting::engines).max().orElseThrow())
          .as(ship.name())
          .isGreaterThanOrEqualTo(3);
      fast += most >= 8 ? 1 : 0;
      empty += zero(ship) ? 1 : 0;
    }
    assertThat(fast).isGreaterThanOrEqualTo(8);
    assertThat(empty).isGreaterThanOrEqualTo(6);
  }

  private static boolean zero(ShipDef ship) {
    for (Alert alert : Alert.values()) {
      for (Setting setting : open(ship, alert)) {
        for (ShipSystem system : ShipSystem.values()) {
          if (setting.of(system) == 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Rule({"FC-CLK-03", "FC-SYS-01"})
  @Test
  void blueSettingsGiveEnergyToTheEnginesAlone() {
    ships()
        .forEach(
            ship -> {
              for (Alert alert : Alert.values()) {
                ImmutableList<Setting> blue =
                    ship.settings(alert).stream()
                        .filter(Setting::cloaked)
                        .collect(ImmutableList.toImmutableList());
                assertThat(blue.size()).as(ship.name()).isLessThanOrEqualTo(1);
                for (Setting setting : blue) {
                  int most = 7 - alert.ordinal();
                  assertThat(setting.engines()).isBetween(alert == Alert.RED ? 3 : 4, most);
                  assertThat(setting.energy()).as(ship.name()).isEqualTo(setting.engines());
                  assertThat(setting.weapons()).isEqualTo(Setting.DISABLED);
                  assertThat(setting.sensors()).isEqualTo(Setting.DISABLED);
                  assertThat(setting.shields()).isEqualTo(Setting.DISABLED);
                }
              }
            });
  }

  @Rule({"FC-SYS-05", "FC-PWR-07"})
  @Test
  void fewSettingsThatAreNotBlueDisableASystemAndNoneTwo() {
    for (CardId card : SET.ships()) {
      for (Alert alert : Alert.values()) {
        ImmutableList<Setting> settings = open(SET.ship(card), alert);
        assertThat(settings.stream().filter(each -> disabled(each) > 0).count())
            .as(SET.ship(card).name() + " " + alert)
            .isLessThanOrEqualTo(1 + alert.ordinal());
        assertThat(settings).allMatch(each -> disabled(each) <= 1);
      }
    }
  }

  private static long disabled(Setting setting) {
    return Stream.of(ShipSystem.values())
        .filter(system -> setting.of(system) == Setting.DISABLED)
        .count();
  }

  @Test
  void theFederationShieldsAndLooksWhereKlingonsArmAndMove() {
    ShipSystem[] look = {ShipSystem.SENSORS, ShipSystem.SHIELDS};
    ShipSystem[] fight = {ShipSystem.WEAPONS, ShipSystem.ENGINES};
    assertThat(lean(Faction.FEDERATION, look) - lean(Faction.KLINGON, look))
        .isGreaterThanOrEqualTo(2);
    assertThat(lean(Faction.KLINGON, fight) - lean(Faction.FEDERATION, fight))
        .isGreaterThanOrEqualTo(2);
  }

  private static double lean(Faction faction, ShipSystem... systems) {
    return ships()
        .filter(ship -> ship.faction() == faction)
        .flatMap(ship -> open(ship, Alert.WHITE).stream())
        .mapToInt(each -> Stream.of(systems).mapToInt(system -> rating(each, system)).sum())
        .average()
        .orElseThrow();
  }

  @Test
  void smallShipsHaveAtMostOneAbilityAndLargeOnesOneOrTwo() {
    int without = 0;
    for (CardId card : SET.ships()) {
      ShipDef ship = SET.ship(card);
      int abilities = ship.standing().size() + ship.abilities().size();
      assertThat(abilities)
          .as(ship.name())
          .isBetween(ship.size() < 4 ? 0 : 1, ship.size() < 4 ? 1 : 2);
      without += abilities == 0 ? 1 : 0;
    }
    assertThat(without).isLessThanOrEqualTo(6);
  }
}
