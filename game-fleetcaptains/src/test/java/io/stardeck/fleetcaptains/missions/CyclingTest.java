package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.FOOTHOLD;
import static io.stardeck.fleetcaptains.missions.Assigned.active;
import static io.stardeck.fleetcaptains.missions.Assigned.claim;
import static io.stardeck.fleetcaptains.missions.Assigned.cycle;
import static io.stardeck.fleetcaptains.missions.Assigned.empty;
import static io.stardeck.fleetcaptains.missions.Assigned.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where the next mission comes from ({@code FC-CYC, FC-D-60}). */
final class CyclingTest {
  @Rule({"FC-CYC-02", "FC-D-61"})
  @Test
  void aSharedDeckIsNamedForTheReplacementIfTheOwnOneIsEmptyAndOnlyThen() {
    Scene scene = scene(FOOTHOLD).control(0, 0, FED, 1).control(0, 1, FED, 1);
    FleetAction shared =
        new FreeAction.ClaimMission(
            FED, scene.card(FOOTHOLD), Optional.empty(), Optional.of(MissionType.COMBAT));
    assertThat(scene.refused(shared)).containsExactly("FC-CYC-02");
    empty(scene, Places.missionDeck(FED));
    assertThat(scene.refused(claim(scene, FED, FOOTHOLD))).containsExactly("FC-CYC-02");
    scene.apply(shared);
    assertThat(active(scene)).isOne();
  }

  @Rule({"FC-CYC-01", "FC-D-60", "FC-I-29", "FC-TRN-02", "FC-ACT-05"})
  @Test
  void oneMissionATurnIsDiscardedForANewOne() {
    Scene scene = scene(FOOTHOLD, "mission-colony-1");
    scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
    assertThat(scene.told()).contains(new CardEvent.MissionCycled(FED, scene.card(FOOTHOLD), 0));
    assertThat(active(scene)).isEqualTo(2);
    assertThat(scene.state().zones().cards(Places.spent(MissionType.INFLUENCE)))
        .containsExactly(scene.card(FOOTHOLD));
    assertThat(scene.table().actionsUsed()).isZero();
    assertThat(scene.refused(cycle(scene, "mission-colony-1", Optional.empty())))
        .containsExactly("FC-CYC-01");
  }

  @Rule({"FC-CYC-02"})
  @Test
  void withAnEmptyOwnDeckASharedOneIsNamed() {
    Scene scene = empty(scene(FOOTHOLD), Places.missionDeck(FED));
    assertThat(scene.refused(cycle(scene, FOOTHOLD, Optional.empty())))
        .containsExactly("FC-CYC-02");
    CardId top = scene.state().zones().cards(Places.stock(MissionType.SCIENCE)).get(0);
    scene.apply(cycle(scene, FOOTHOLD, Optional.of(MissionType.SCIENCE)));
    assertThat(scene.state().zones().cards(Places.missions(FED))).containsExactly(top);
    Scene full = scene(FOOTHOLD);
    assertThat(full.refused(cycle(full, FOOTHOLD, Optional.of(MissionType.SCIENCE))))
        .containsExactly("FC-CYC-02");
  }

  @Rule({"FC-CYC-02", "FC-MSN-01"})
  @Test
  void aDeckThatHasBecomeEmptyMakesWayForTheLargest() {
    Scene scene = scene(FOOTHOLD);
    scene.change(
        play -> {
          Cards.DEALER.all(play, Places.missionDeck(FED)).to(Places.stock(MissionType.COMBAT));
          Cards.DEALER
              .all(play, Places.stock(MissionType.SCIENCE))
              .to(Places.spent(MissionType.SCIENCE));
        });
    int influence = scene.state().zones().size(Places.stock(MissionType.INFLUENCE));
    int combat = scene.state().zones().size(Places.stock(MissionType.COMBAT));
    assertThat(combat).isGreaterThan(influence);
    scene.change(play -> Orders.draw(play, FED, Optional.of(MissionType.SCIENCE)));
    assertThat(scene.state().zones().size(Places.stock(MissionType.COMBAT))).isEqualTo(combat - 1);
  }

  @Rule("FC-D-60")
  @Test
  void discardsComeBackOnlyIfAllSharedDecksAreEmptyAndOneIsNeeded() {
    for (boolean own : new boolean[] {true, false}) {
      Scene scene = scene(FOOTHOLD);
      if (!own) {
        empty(scene, Places.missionDeck(FED));
      }
      scene.change(
          play -> {
            for (MissionType type : MissionType.values()) {
              Cards.DEALER.all(play, Places.stock(type)).openly().to(Places.spent(type));
            }
          });
      int spent = scene.state().zones().size(Places.spent(MissionType.COMBAT));
      scene.apply(cycle(scene, FOOTHOLD, own ? Optional.empty() : Optional.of(MissionType.COMBAT)));
      assertThat(scene.state().zones().size(Places.spent(MissionType.COMBAT)))
          .isEqualTo(own ? spent : 0);
      assertThat(scene.state().zones().cards(Places.spent(MissionType.INFLUENCE)))
          .as("the cycled one does not come back at once")
          .contains(scene.card(FOOTHOLD));
    }
  }

  @Rule({"FC-D-60", "FC-I-29", "FC-D-61"})
  @Test
  void aCompletedMissionIsReplacedFromTheDiscardsIfAllDecksAreEmpty() {
    Scene scene = scene(FOOTHOLD).control(0, 0, FED, 1).control(0, 1, FED, 1);
    empty(scene, Places.missionDeck(FED));
    scene.change(
        play -> {
          for (MissionType type : MissionType.values()) {
            Cards.DEALER.all(play, Places.stock(type)).openly().to(Places.spent(type));
          }
        });
    int combat = scene.state().zones().size(Places.spent(MissionType.COMBAT));
    scene.apply(claim(scene, FED, FOOTHOLD));
    assertThat(active(scene)).isOne();
    assertThat(scene.state().zones().size(Places.spent(MissionType.COMBAT))).isZero();
    assertThat(scene.state().zones().size(Places.stock(MissionType.COMBAT)))
        .as("the largest deck")
        .isEqualTo(combat - 1);
  }
}
