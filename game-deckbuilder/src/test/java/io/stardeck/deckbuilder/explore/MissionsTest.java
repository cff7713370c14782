package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bottom;
import static io.stardeck.deckbuilder.explore.Space.deck;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.explore.Space.missions;
import static io.stardeck.deckbuilder.explore.Space.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionCompleted;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionPlaced;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class MissionsTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Rule({"DB-MIS-01", "DB-EXP-01", "DB-EXP-06", "DB-ACT-12", "DB-MIS-08"})
  @Test
  void aFlippedMissionIsPutFaceUpAndTheExplorationIsSpent() {
    Scene scene =
        explorations(1, Given.exploration(2).space("m0").bridge(ONE, "man")).does(EXPLORE);
    assertThat(missions(scene)).containsExactly("m0");
    assertThat(scene.seen(TWO, SpaceCardFlipped.class)).hasSize(1);
    assertThat(scene.seen(TWO, MissionPlaced.class))
        .containsExactly(new MissionPlaced(card("m0"), 0));
    assertThat(scene.state().table().flipped()).isEmpty();
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    scene.rejects(EXPLORE, "DB-TRN-05").rejects(new CompleteMission(ONE, card("m0")), "DB-TRN-05");
  }

  @Rule({"DB-X-21", "DB-MIS-02", "DB-EXP-05", "DB-D-72", "DB-CMP-54"})
  @Test
  void aThirdMissionTakesThePlaceOfOneOfTheTwo() {
    Scene scene =
        explorations(3, Given.exploration(2).space("m0", "m1", "m1"))
            .does(EXPLORE, EXPLORE, EXPLORE);
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Card(card("m0")), new Answer.Card(card("m1")));
    assertThat(scene.legal(TWO)).isEmpty();
    Scene chosen = scene.does(new Choose(ONE, new Answer.Card(card("m0"))));
    assertThat(bottom(chosen)).isEqualTo("m0");
    assertThat(chosen.state().table().missions())
        .containsExactly(Slot.of(card("m1", 1)), Slot.of(card("m1")));
    assertThat(chosen.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-MIS-05", "DB-MIS-07", "DB-MIS-09", "DB-EFF-10", "DB-EFF-11", "DB-MIS-03", "DB-MIS-04"})
  @Test
  void aMissionIsCompletedByWhoMeetsItsGoal() {
    Scene scene =
        explorations(2, Given.exploration(2).space("m0").hand(ONE, "man"))
            .does(EXPLORE)
            .rejects(new CompleteMission(ONE, card("m0")), "DB-MIS-05")
            .rejects(new CompleteMission(ONE, card("m1")), "DB-MIS-04")
            .does(new PlayCard(ONE, card("man")), new CompleteMission(ONE, card("m0")));
    assertThat(points(scene, ONE)).containsExactly("m0");
    assertThat(scene.seen(TWO, MissionCompleted.class))
        .containsExactly(new MissionCompleted(ONE, card("m0")));
    assertThat(missions(scene)).isEmpty();
    assertThat(scene.tally(ONE).xp()).isEqualTo(2);
    assertThat(scene.tally(ONE).explorations()).isZero();
  }

  @Rule({"DB-MIS-09", "DB-MIS-01", "DB-GEN-08"})
  @Test
  void anEmptiedSlotStaysEmptyUntilAMissionIsFlipped() {
    Scene scene =
        explorations(6, Given.exploration(2).space("m0", "m1", "void", "toll").bridge(ONE, "man"))
            .does(EXPLORE, EXPLORE, new CompleteMission(ONE, card("m0")), EXPLORE);
    assertThat(scene.state().table().missions()).containsExactly(Slot.EMPTY, Slot.of(card("m1")));
    Scene again = scene.does(EXPLORE);
    assertThat(again.state().table().missions())
        .containsExactly(Slot.of(card("toll")), Slot.of(card("m1")));
    Scene second = again.does(new CompleteMission(ONE, card("m1")));
    assertThat(points(second, ONE)).containsExactly("m0", "m1");
  }

  @Rule("DB-MIS-04")
  @Test
  void aMissionIsOpenToEveryPlayerOnHisTurn() {
    Scene scene =
        explorations(1, Given.exploration(2).space("m0").hand(TWO, "man"))
            .does(EXPLORE, new EndTurn(ONE))
            .rejects(new CompleteMission(ONE, card("m0")), "DB-TRN-09");
    assertThat(scene.total(TWO, Stat.SPEED)).isEqualTo(2);
    scene.rejects(new CompleteMission(TWO, card("m0")), "DB-MIS-05");
    Scene done = scene.does(new PlayCard(TWO, card("man")), new CompleteMission(TWO, card("m0")));
    assertThat(points(done, TWO)).containsExactly("m0");
    assertThat(points(done, ONE)).isEmpty();
  }

  @Rule("DB-MIS-06")
  @Test
  void whatHoldsOnlyInBattleDoesNotCountForAGoal() {
    Scene scene =
        explorations(2, Given.exploration(2).space("m0").bridge(ONE, "gunner"))
            .does(EXPLORE)
            .rejects(new CompleteMission(ONE, card("m0")), "DB-MIS-05");
    assertThat(scene.total(ONE, Stat.SPEED)).isEqualTo(3);
  }

  @Rule({"DB-MIS-10", "DB-EXP-02", "DB-END-07"})
  @Test
  void aMissionWhoseFlipDefeatsTheFlagshipIsPlacedAllTheSame() {
    Scene scene =
        explorations(
                2,
                Given.exploration(2)
                    .space("wreck")
                    .bridge(ONE, "bulwark")
                    .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2")
                    .damage(ONE, 9))
            .does(EXPLORE);
    assertThat(missions(scene)).containsExactly("wreck");
    assertThat(scene.events().stream().<Class<?>>map(told -> told.what().getClass()))
        .containsSubsequence(FlagshipDefeated.class, MissionPlaced.class);
    assertThat(scene.seen(ONE, MissionPlaced.class)).hasSize(1);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
  }

  @Rule({"DB-EXP-04", "DB-D-27"})
  @Test
  void withoutSpaceCardsMissionsCanStillBeCompleted() {
    Scene scene =
        Scene.at(Space.only(1, Given.exploration(2).space("wreck").bridge(ONE, "c1").state()));
    Scene two =
        Scene.at(scene.state().with(ONE, scene.tally(ONE).withExplorations(2))).does(EXPLORE);
    assertThat(deck(two)).isEmpty();
    Scene done = two.rejects(EXPLORE, "DB-EXP-04").does(new CompleteMission(ONE, card("wreck")));
    assertThat(points(done, ONE)).containsExactly("wreck");
  }

  @Rule({"DB-TRN-01", "DB-TRN-02", "DB-D-22"})
  @Test
  void completingAMissionFirstChoosesTheActionPhase() {
    Scene flipped =
        explorations(2, Given.exploration(2).space("m0").bridge(ONE, "man").hand(ONE, "phasers"))
            .does(EXPLORE);
    Table table = flipped.state().table();
    Table begun = table.withPhases(table.phases().replaceTop(new TurnStart(ONE)));
    Scene scene = Scene.at(flipped.state().with(begun));
    assertThat(scene.legal(ONE)).contains(new TrashPhase(ONE, card("phasers")));
    Scene completed = scene.does(new CompleteMission(ONE, card("m0")));
    assertThat(completed.phase()).isEqualTo(new ActionPhase(ONE));
    completed.rejects(new TrashPhase(ONE, card("phasers")), "DB-TRN-01");
  }
}
