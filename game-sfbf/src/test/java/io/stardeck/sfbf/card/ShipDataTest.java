package io.stardeck.sfbf.card;

import static io.stardeck.sfbf.card.ChangedSet.at;
import static io.stardeck.sfbf.card.ChangedSet.boxes;
import static io.stardeck.sfbf.card.ChangedSet.faults;
import static io.stardeck.sfbf.card.ChangedSet.set;
import static io.stardeck.sfbf.card.ChangedSet.ship;
import static io.stardeck.sfbf.card.ChangedSet.ships;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The shipped set with one ship changed is refused for that ship. */
class ShipDataTest {
  private static final int CONSTELLATION = 1;
  private static final int D7 = 7;
  private static final int ORION_BR = 31;

  @Rule("BF-DAT-06")
  @Test
  void carriersAloneHaveTwoSquadrons() {
    assertThat(faults(set -> boxes(set, 2).remove(0)))
        .containsExactly(
            new Fault(
                "ships[2].boxes", RuleId.of("BF-DAT-06"), "a carrier has 2 FTR boxes, not 1"));
    assertThat(faults(set -> boxes(set, 2).add("FTR")))
        .containsExactly(
            new Fault(
                "ships[2].boxes", RuleId.of("BF-DAT-06"), "a carrier has 2 FTR boxes, not 3"));
    assertThat(faults(set -> boxes(set, 3).add("FTR")))
        .containsExactly(
            new Fault(
                "ships[3].boxes",
                RuleId.of("BF-DAT-06"),
                "a ship that is no carrier has 0 FTR boxes, not 1"));
  }

  @Rule("BF-DAT-07")
  @Test
  void optionMountsAndDevicesGoByRace() {
    assertThat(faults(set -> boxes(set, 3).add("WPN")))
        .containsExactly(
            new Fault("ships[3].boxes", RuleId.of("BF-DAT-07"), "only Orion ships have WPN boxes"));
    assertThat(faults(set -> ship(set, 3).put("cloak", true)))
        .containsExactly(
            new Fault(
                "ships[3].cloak",
                RuleId.of("BF-DAT-07"),
                "only Romulan and Orion ships have a cloak"));
    assertThat(faults(set -> ship(set, ORION_BR).put("web", true)))
        .containsExactly(
            new Fault("ships[31].web", RuleId.of("BF-DAT-07"), "only Tholian ships have a web"));
    for (int i = 0; i < 36; i++) {
      int ship = i;
      Race race = CardSets.base().ships().get(i).race();
      assertThat(faults(set -> ship(set, ship).put("cloak", true)).isEmpty())
          .as("%s may have a cloak", race)
          .isEqualTo(race == Race.ROMULAN || race == Race.ORION);
      assertThat(faults(set -> ship(set, ship).put("web", true)).isEmpty())
          .as("%s may have a web", race)
          .isEqualTo(race == Race.THOLIAN);
    }
  }

  @Rule("BF-DAT-08")
  @Test
  void everyShipIsWorthFighting() {
    assertThat(faults(set -> ship(set, 3).put("vp", 0)))
        .containsExactly(
            new Fault("ships[3].vp", RuleId.of("BF-DAT-08"), "a ship is worth 1 to 1000, not 0"));
    assertThat(faults(set -> ship(set, 3).putArray("boxes").add("PHO")))
        .containsExactly(
            new Fault("ships[3].boxes", RuleId.of("BF-DAT-08"), "a ship has a HULL box"));
    assertThat(faults(set -> ship(set, 3).putArray("boxes").add("HULL")))
        .containsExactly(
            new Fault(
                "ships[3].boxes", RuleId.of("BF-DAT-08"), "a ship has a weapon, WPN or FTR box"));
    assertThat(faults(set -> ship(set, 2).putArray("boxes").add("FTR").add("FTR").add("HULL")))
        .as("squadrons alone")
        .isEmpty();
    assertThat(faults(set -> ship(set, 32).putArray("boxes").add("WPN").add("HULL")))
        .as("an option mount alone")
        .isEmpty();
  }

  @Rule("BF-DAT-09")
  @Test
  void theShipsOfTheRulebookAreAsPrinted() {
    assertThat(faults(set -> boxes(set, CONSTELLATION).add("HULL")))
        .hasSize(1)
        .allMatch(at("ships[1]", "BF-DAT-09"));
    assertThat(faults(set -> ship(set, CONSTELLATION).put("vp", 9)))
        .hasSize(1)
        .allMatch(at("ships[1]", "BF-DAT-09"));
    assertThat(faults(set -> ship(set, CONSTELLATION).put("name", "Hood")))
        .hasSize(1)
        .allMatch(at("ships", "BF-DAT-09"));
    assertThat(faults(set -> ship(set, CONSTELLATION).put("classCode", "CB")))
        .hasSize(1)
        .allMatch(at("ships[1]", "BF-DAT-09"));
    assertThat(faults(set -> exchangeRaces(set, CONSTELLATION, 20)))
        .hasSize(1)
        .allMatch(at("ships[1]", "BF-DAT-09"));
    assertThat(faults(set -> boxes(set, D7).set(0, "PHO")))
        .hasSize(1)
        .allMatch(at("ships[7]", "BF-DAT-09"));
    assertThat(faults(set -> boxes(set, D7).add("HULL"))).isEmpty();
    for (int known : new int[] {6, D7}) {
      assertThat(faults(set -> ship(set, known).put("classCode", "C9")))
          .hasSize(1)
          .allMatch(at("ships", "BF-DAT-09"));
      assertThat(faults(set -> exchangeRaces(set, known, 3)))
          .as("one of another race is not it")
          .hasSize(1)
          .allMatch(at("ships", "BF-DAT-09"));
    }
  }

  @Rule("BF-DAT-10")
  @Test
  void noOrionShipHasPlasmaR() {
    assertThat(faults(set -> boxes(set, ORION_BR).add("PLR")))
        .containsExactly(
            new Fault("ships[31].boxes", RuleId.of("BF-DAT-10"), "an Orion ship has no PLR box"));
  }

  @Rule("BF-DAT-11")
  @Test
  void everythingCanBeUsed() {
    assertThat(faults(set -> boxes(set, ORION_BR).set(0, "PH3")))
        .containsExactly(
            new Fault("ships", RuleId.of("BF-DAT-11"), "an Orion ship has two WPN boxes"));
    assertThat(faults(set -> ships(set).forEach(ShipDataTest::withoutPlasmaR)))
        .containsExactly(new Fault("ships", RuleId.of("BF-DAT-11"), "no ship can fire a PLR card"));
    assertThat(faults(ShipDataTest::withoutDronesAndMounts))
        .contains(new Fault("ships", RuleId.of("BF-DAT-11"), "no ship can fire a DRN card"));
  }

  private static void exchangeRaces(ObjectNode set, int one, int other) {
    String race = ship(set, one).get("race").asText();
    ship(set, one).put("race", ship(set, other).get("race").asText());
    ship(set, other).put("race", race);
  }

  private static void withoutPlasmaR(JsonNode ship) {
    replace(ship, "PLR", "PLS");
  }

  private static void withoutDronesAndMounts(ObjectNode set) {
    for (JsonNode ship : ships(set)) {
      replace(ship, "DRN", "PH3");
      replace(ship, "WPN", "PH3");
    }
  }

  private static void replace(JsonNode ship, String type, String other) {
    ArrayNode boxes = (ArrayNode) ship.get("boxes");
    for (int i = 0; i < boxes.size(); i++) {
      if (boxes.get(i).asText().equals(type)) {
        boxes.set(i, other);
      }
    }
  }
}
