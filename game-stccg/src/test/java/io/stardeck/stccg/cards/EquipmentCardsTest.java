package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every piece of equipment, with those it works for and those it does not. */
class EquipmentCardsTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static Group team(Scene scene) {
    return Group.of(scene.state(), ONE, 0, TEAM, Role.FREE, Role.GEAR);
  }

  private static Scene scene(String person, String gear, int copies) {
    Scene scene = Scene.laid().missions("151").persons(ONE, TEAM, person);
    for (int i = 0; i < copies; i++) {
      scene.gear(ONE, gear, TEAM);
    }
    return scene;
  }

  @Shows({"055", "056", "060", "061", "065"})
  @Rule({
    "ST-EFF-11",
    "ST-PAT-14",
    "ST-SPC-21",
    "ST-DAT-16",
    "ST-CMP-10",
    "ST-PLY-07",
    "ST-TRM-03",
    "ST-D-30",
    "ST-D-64"
  })
  @ParameterizedTest
  @CsvSource({
    "055, ENGINEER, 197, 198",
    "056, ENGINEER, 214, 197",
    "060, MEDICAL, 197, 203",
    "061, MEDICAL, 214, 197",
    "065, SCIENCE, 229, 197"
  })
  void aKitGivesASkillToAClassification(
      String kit, Classification skill, String user, String other) {
    for (int copies = 0; copies <= 2; copies++) {
      assertThat(team(scene(user, kit, copies)).persons().get(0).halves(skill))
          .isEqualTo(copies == 0 ? 0 : 2); // not cumulative
    }
    assertThat(team(scene(other, kit, 1)).persons().get(0).halves(skill)).isZero();
  }

  @Shows({"057", "058", "059", "062", "063", "064"})
  @Rule({
    "ST-EFF-12",
    "ST-EFF-44",
    "ST-PAT-12",
    "ST-PAT-14",
    "ST-DAT-16",
    "ST-CMP-10",
    "ST-TRM-02",
    "ST-SPC-21",
    "ST-PLY-07"
  })
  @ParameterizedTest
  @CsvSource({
    "057, CUNNING, 197, 256 289",
    "059, CUNNING, 256, 197 289",
    "063, CUNNING, 307, 197 289",
    "058, STRENGTH, 256, 197 307",
    "062, STRENGTH, 307, 197 256",
    "064, STRENGTH, 197, 256 307"
  })
  void aPaddOrAWeaponRaisesEveryoneOfItsAffiliation(
      String item, Attribute attribute, String user, String others) {
    int printed = team(scene(user, item, 0)).persons().get(0).attribute(attribute);
    for (int copies = 1; copies <= 3; copies++) {
      assertThat(team(scene(user, item, copies)).persons().get(0).attribute(attribute))
          .isEqualTo(printed + 2 * copies); // cumulative
    }
    for (String other : Splitter.on(' ').split(others)) {
      assertThat(team(scene(other, item, 1)).persons().get(0).attribute(attribute))
          .isEqualTo(team(scene(other, item, 0)).persons().get(0).attribute(attribute));
    }
  }

  @Rule({"ST-EFF-44", "ST-PAT-14"})
  @ParameterizedTest
  @ValueSource(strings = {"058", "062", "064"})
  void weaponsWorkForNeutralPersonsToo(String weapon) {
    assertThat(team(scene("302", weapon, 1)).persons().get(0).attribute(Attribute.STRENGTH))
        .isEqualTo(14);
  }

  @Rule({"ST-EFF-44", "ST-REQ-06", "ST-PLY-07"})
  @Test
  void equipmentElsewhereDoesNotWork() {
    Scene scene = scene("197", "064", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.gear(ONE, "064", Host.ship(ship));
    assertThat(team(scene).persons().get(0).attribute(Attribute.STRENGTH)).isEqualTo(3);
  }

  @Shows("008")
  @Rule({"ST-REQ-12", "ST-DAT-12", "ST-TRM-03", "ST-TRM-04", "ST-PAT-12"})
  @Test
  void theVaronDisruptorDoublesAfterAllIsAdded() {
    Scene scene = scene("197", "064", 2).persons(ONE, TEAM, "256");
    scene.gear(ONE, "008", TEAM);
    scene.gear(ONE, "008", TEAM);
    List<Person> persons = team(scene).persons();
    assertThat(persons.get(0).attribute(Attribute.STRENGTH)).isEqualTo((3 + 2 + 2) * 2);
    assertThat(persons.get(1).attribute(Attribute.STRENGTH)).isEqualTo(8 * 2);
  }
}
