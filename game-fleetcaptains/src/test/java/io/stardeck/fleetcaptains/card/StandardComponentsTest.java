package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shipped set is what the tables of the design ask for. */
final class StandardComponentsTest {
  private static final ComponentSet SET = ComponentSets.standard();

  @Test
  void theSetIsReadAsItIsWritten() {
    assertThat(ComponentSets.read(ComponentSets.write(SET))).isEqualTo(SET);
  }

  @Rule({"FC-CMP-01", "FC-CMP-04", "FC-CMP-06", "FC-CMP-07"})
  @Test
  void theSetIsOfFullSize() {
    assertThat(SET.ships()).hasSize(24);
    assertThat(SET.locations()).hasSize(50);
    assertThat(SET.encounters()).hasSize(50);
    assertThat(SET.missions()).hasSize(76);
    assertThat(SET.commands()).hasSize(200);
    assertThat(SET.subdecks()).hasSize(20);
  }

  @Rule("FC-ORD-04")
  @Test
  void theMissionNumbersOfAShipAddUpToItsSize() {
    for (CardId card : SET.ships()) {
      ShipDef ship = SET.ship(card);
      assertThat(ship.missions().sum()).as(ship.name()).isEqualTo(ship.size());
    }
  }

  @Rule("FC-D-73")
  @Test
  void aDisabledSystemOfASettingCountsNothing() {
    for (int disabled = 0; disabled < 4; disabled++) {
      int[] rating = {2, 3, 4, 5};
      rating[disabled] = Setting.DISABLED;
      assertThat(new Setting(rating[0], rating[1], rating[2], rating[3], false).energy())
          .isEqualTo(2 + 3 + 4 + 5 - (2 + disabled));
    }
  }

  @Rule({"FC-SYS-04", "FC-D-73"})
  @Test
  void withinALevelAllSettingsGiveOutTheSameEnergy() {
    for (CardId card : SET.ships()) {
      ShipDef ship = SET.ship(card);
      for (Alert alert : Alert.values()) {
        int energy = (4 - alert.ordinal()) * (3 + ship.size());
        for (Setting setting : ship.settings(alert)) {
          if (!setting.cloaked()) {
            assertThat(setting.energy()).as(ship.name() + " " + alert).isEqualTo(energy);
          }
        }
      }
    }
  }

  @Test
  void settingsKeepToTheTablesOfTheDesign() {
    for (CardId card : SET.ships()) {
      ShipDef ship = SET.ship(card);
      for (Alert alert : Alert.values()) {
        int most = 13 - 2 * alert.ordinal();
        ImmutableSet<Setting> all = ImmutableSet.copyOf(ship.settings(alert));
        long open = all.stream().filter(setting -> !setting.cloaked()).count();
        assertThat(open).as(ship.name() + " " + alert).isEqualTo(4 - alert.ordinal());
        for (Setting setting : all) {
          for (ShipSystem system : ShipSystem.values()) {
            assertThat(setting.of(system)).as(ship.name() + " " + alert).isLessThanOrEqualTo(most);
          }
        }
      }
    }
  }

  @Rule({"FC-D-45", "FC-D-35", "FC-D-48", "FC-D-51"})
  @Test
  void installationsAndPiecesHaveTheirNumbers() {
    assertThat(Stream.of(InstallationKind.values()).map(SET::installation))
        .containsExactly(
            new InstallationDef(InstallationKind.OUTPOST, 1, 10, 0),
            new InstallationDef(InstallationKind.COLONY, 2, 15, 0),
            new InstallationDef(InstallationKind.STARBASE, 3, 20, 1));
    assertThat(SET.limits()).isEqualTo(new Limits(60, 15, 3, 1, 6, 1, 1));
  }

  @Rule("FC-X-17")
  @Test
  void theDefiantCloaksAtWhiteAndYellowAndNotAtRed() {
    ShipDef defiant = SET.ship(SET.card("defiant"));
    assertThat(defiant.cloaks(Alert.WHITE)).isTrue();
    assertThat(defiant.cloaks(Alert.YELLOW)).isTrue();
    assertThat(defiant.cloaks(Alert.RED)).isFalse();
  }

  /** Of the 115 points of section 9.6, nine are taken away by the second knob of section 9.8. */
  @Test
  void missionsAreWorthWhatTheDesignSays() {
    int sum = 0;
    int secret = 0;
    for (CardId card : SET.missions()) {
      sum += SET.mission(card).vp();
      secret += SET.mission(card).secret() ? 1 : 0;
    }
    assertThat(sum).isEqualTo(106);
    assertThat(secret).isEqualTo(19);
  }

  @Test
  void everyTextIsShortEnoughForACard() {
    for (CardId card : SET.commands()) {
      for (CardFace face : SET.command(card).faces()) {
        assertThat(face.text().split(" ")).as(face.text()).hasSizeLessThanOrEqualTo(30);
      }
    }
    for (CardId card : SET.encounters()) {
      String text = SET.encounter(card).text();
      assertThat(text.split(" ")).as(text).hasSizeLessThanOrEqualTo(30);
    }
  }
}
