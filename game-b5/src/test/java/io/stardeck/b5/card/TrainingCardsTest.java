package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards of the training set as the catalogue tells them. */
final class TrainingCardsTest {
  private static final String SPOILS = "training-spoils-of-victory";

  private static Given given(Race... races) {
    return Given.factions(races).of(CardSets.training());
  }

  @Rule({"B5-X-31", "B5-RAC-04", "B5-D-09"})
  @Test
  void honoursGoFromOneOfTheirRaceToOneOfTheirRace() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .inCircle(1, "training-minbari-envoy")
            .inHand(1, "training-minbari-honours")
            .actionRound(1);
    String envoy = "training-minbari-envoy";
    String honours = "training-minbari-honours";
    stage.refusesAlone(Acts.sponsorOn(stage, 1, "ambassador 1", honours, envoy), "B5-RAC-04");
    stage.refusesAlone(Acts.sponsorOn(stage, 1, envoy, honours, "ambassador 1"), "B5-RAC-04");
    stage.act(Acts.sponsorOn(stage, 1, envoy, honours, envoy));
    assertThat(stage.rating(stage.id(envoy), Ability.DIPLOMACY)).isEqualTo(3);
  }

  @Rule({"B5-EVT-02", "B5-EFF-02", "B5-W-52"})
  @Test
  void aReprisalThatCannotBePaidAccompaniesNoAttack() {
    Given given =
        given(Race.NARN, Race.HUMAN)
            .inRow(1, "training-narn-agent")
            .inRow(2, "training-human-agent")
            .inHand(1, "training-reprisal")
            .conflict(Ability.INTRIGUE, 2);
    for (int pool = 0; pool < 2; pool++) {
      Stage stage = given.influence(1, 4, pool).actionRound(2);
      stage.act(Acts.support(stage, 2, "training-human-agent", 1, Ability.INTRIGUE));
      Attack attack = Acts.attack(stage, 1, "training-narn-agent", "training-human-agent");
      if (pool == 0) {
        stage.refusesAlone(Acts.with(stage, attack, "training-reprisal"), "B5-EFF-02");
      } else {
        stage.act(Acts.with(stage, attack, "training-reprisal"));
        assertThat(stage.card("training-human-agent").severe()).isEqualTo(3 + 2 + 2 - 3);
      }
    }
  }

  @Rule({"B5-FRM-40", "B5-W-07"})
  @Test
  void spoilsOfVictoryAreForAConflictThatOneBeganAndWon() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .inRow(1, "training-narn-envoy")
            .inHand(1, SPOILS)
            .conflict(Ability.DIPLOMACY, 2, 1)
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, SPOILS, "ambassador 1"));
    stage.act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "training-narn-envoy", 2, Ability.DIPLOMACY));
    stage.idleUntil(AftermathStep.class);
    stage.refusesAlone(reveal(stage, 0), "B5-FRM-40"); // won as its target alone
    stage.act(reveal(stage, 1));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
  }

  private static RevealAftermath reveal(Stage stage, int result) {
    return new RevealAftermath(Seat.of(1), stage.id(SPOILS), result, ImmutableList.of());
  }
}
