package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Staffing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers of the first set, held against the facts of the published cards. */
@Rule("ST-PRE-01")
class PremiereFactsTest {
  private static final CardSet SET = CardSets.premiere();
  private static final Splitter LIST = Splitter.on(';').trimResults().omitEmptyStrings();

  @Test
  void theSetHasAllCards() {
    assertThat(SET.cards()).hasSize(363);
    assertThat(count(CardKind.ARTIFACT)).isEqualTo(9);
    assertThat(count(CardKind.DILEMMA)).isEqualTo(45);
    assertThat(count(CardKind.EQUIPMENT)).isEqualTo(11);
    assertThat(count(CardKind.EVENT)).isEqualTo(38);
    assertThat(count(CardKind.OUTPOST)).isEqualTo(3);
    assertThat(count(CardKind.INTERRUPT)).isEqualTo(39);
    assertThat(count(CardKind.MISSION)).isEqualTo(49);
    assertThat(count(CardKind.PERSONNEL)).isEqualTo(136);
    assertThat(count(CardKind.SHIP)).isEqualTo(33);
  }

  @Test
  void personsHaveTheirNumbers() {
    for (ImmutableMap<String, String> fact : FactFile.read("personnel.txt")) {
      PersonnelDef person = (PersonnelDef) named(fact);
      assertThat(person.affiliation()).isEqualTo(affiliation(fact.get("affiliation")));
      assertThat(person.universal()).isEqualTo(text(fact, "uniqueness").equals("universal"));
      assertThat(person.classification())
          .hasToString(text(fact, "classification").replace(".", ""));
      assertThat(person.integrity()).isEqualTo(number(fact, "integrity"));
      assertThat(person.cunning()).isEqualTo(number(fact, "cunning"));
      assertThat(person.strength()).isEqualTo(number(fact, "strength"));
      assertThat(person.hologram()).isEqualTo(text(fact, "holographic").equals("yes"));
      assertThat(person.icon()).isEqualTo(icon(fact));
      skills(person, text(fact, "skills"));
    }
  }

  @Test
  void shipsHaveTheirNumbers() {
    for (ImmutableMap<String, String> fact : FactFile.read("ships.txt")) {
      ShipDef ship = (ShipDef) named(fact);
      List<String> icons =
          Splitter.on(' ').omitEmptyStrings().splitToList(text(fact, "staffing_required"));
      int command = (int) icons.stream().filter("command"::equals).count();
      List<String> equipment = LIST.splitToList(text(fact, "equipment"));
      assertThat(ship.affiliation()).isEqualTo(affiliation(fact.get("affiliation")));
      assertThat(ship.universal()).isEqualTo(text(fact, "uniqueness").equals("universal"));
      assertThat(ship.range()).isEqualTo(number(fact, "range"));
      assertThat(ship.weapons()).isEqualTo(number(fact, "weapons"));
      assertThat(ship.shields()).isEqualTo(number(fact, "shields"));
      assertThat(ship.staffing()).isEqualTo(new Staffing(command, icons.size() - command));
      assertThat(ship.cloak()).isEqualTo(equipment.contains("Cloaking Device"));
      assertThat(ship.holodeck()).isEqualTo(equipment.contains("Holodeck"));
      assertThat(equipment).containsAll(ship.specialEquipment());
    }
  }

  @Test
  void missionsAndOutpostsHaveTheirNumbers() {
    for (ImmutableMap<String, String> fact : FactFile.read("missions.txt")) {
      MissionDef mission = (MissionDef) named(fact);
      assertThat(mission.missionType()).hasToString(Ascii.toUpperCase(text(fact, "where")));
      assertThat(mission.points()).isEqualTo(number(fact, "points"));
      assertThat(mission.span()).isEqualTo(number(fact, "span"));
      assertThat(mission.affiliations())
          .containsExactlyInAnyOrderElementsOf(
              LIST.splitToStream(text(fact, "attempted_by"))
                  .map(PremiereFactsTest::affiliation)
                  .toList());
    }
    for (ImmutableMap<String, String> fact : FactFile.read("facilities.txt")) {
      OutpostDef outpost = (OutpostDef) named(fact);
      assertThat(outpost.affiliation()).isEqualTo(affiliation(fact.get("affiliation")));
      assertThat(outpost.shields()).isEqualTo(number(fact, "shields"));
    }
  }

  @Test
  void dilemmasHaveTheirPointsAndStayWhereTheyStay() {
    for (ImmutableMap<String, String> fact : FactFile.read("dilemmas.txt")) {
      DilemmaDef dilemma = (DilemmaDef) named(fact);
      assertThat(dilemma.bonusPoints()).isEqualTo(number(fact, "points"));
      switch (text(fact, "kind")) {
        case "mover" -> assertThat(dilemma.after()).isEqualTo(After.MOVER);
        case "wall" -> assertThat(dilemma.after()).isEqualTo(After.STAY_UNTIL_OVERCOME);
        case "attach" -> assertThat(dilemma.after().attached()).isTrue();
        default -> assertThat(dilemma.after().attached()).isFalse();
      }
    }
  }

  @Test
  void theSetIsReadAgainAsItIsWritten() {
    assertThat(CardSets.read(CardSets.write(SET))).isEqualTo(SET);
    assertThat(EngineJson.write(SET)).isEqualTo("\"premiere\"");
  }

  private static void skills(PersonnelDef person, String skills) {
    int levels = 0;
    for (String skill : LIST.split(skills)) {
      List<String> parts = Splitter.on(" x").splitToList(skill);
      String level = parts.size() == 1 ? "1" : parts.get(1);
      int halves = level.equals("1/2") ? 1 : 2 * Integer.parseInt(level);
      assertThat(person.halves(parts.get(0))).as(person.name()).isEqualTo(halves);
      levels++;
    }
    assertThat(person.skills()).as(person.name()).hasSize(levels);
  }

  private static Icon icon(ImmutableMap<String, String> fact) {
    String icon = text(fact, "staffing_icon");
    return text(fact, "holographic").equals("yes")
        ? Icon.HOLOGRAPHIC
        : icon.isEmpty() ? Icon.NONE : Icon.valueOf(Ascii.toUpperCase(icon));
  }

  private static Affiliation affiliation(String name) {
    return name.equals("Non-Aligned")
        ? Affiliation.NEUTRAL
        : Affiliation.valueOf(Ascii.toUpperCase(name));
  }

  private static CardDef named(ImmutableMap<String, String> fact) {
    CardDef card = SET.card(text(fact, "id"));
    assertThat(card.name()).isEqualTo(fact.get("name"));
    assertThat(card.rarity().orElseThrow().name()).startsWith(text(fact, "rarity"));
    return card;
  }

  private static int number(ImmutableMap<String, String> fact, String field) {
    return Integer.parseInt(text(fact, field));
  }

  private static String text(ImmutableMap<String, String> fact, String field) {
    String text = fact.get(field);
    assertThat(text).as(field).isNotNull();
    return text;
  }

  private static long count(CardKind kind) {
    return SET.cards().stream().filter(card -> card.kind() == kind).count();
  }
}
