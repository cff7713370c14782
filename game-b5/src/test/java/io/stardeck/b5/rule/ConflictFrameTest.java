package io.stardeck.b5.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Conflicts declared and decided (FRM). */
final class ConflictFrameTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static Stage declaring(Given given) {
    return given.at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
  }

  @Rule({"B5-FRM-20", "B5-FRM-21", "B5-FRM-23", "B5-D-66"})
  @Test
  void eachPlayerDeclaresOneConflictFaceUpNeverAgainstItself() {
    Stage stage =
        declaring(
            Given.factions(Race.NARN, Race.HUMAN)
                .inHand(1, "kidnapping")
                .inHand(1, "affirmation-of-power")
                .inHand(2, "test-their-mettle"));
    stage.refuses(
        new DeclareConflict(P, stage.id("kidnapping"), Optional.of(P), Optional.empty()),
        "B5-FRM-21");
    stage.refuses(
        new DeclareConflict(P, stage.id("kidnapping"), Optional.empty(), Optional.empty()),
        "B5-FRM-21");
    stage.refuses(
        new DeclareConflict(P, stage.id("affirmation-of-power"), Optional.of(Q), Optional.empty()),
        "B5-FRM-21");
    stage.act(new DeclareConflict(P, stage.id("kidnapping"), Optional.of(Q), Optional.empty()));
    assertThat(stage.pool(1)).isEqualTo(4);
    assertThat(stage.board().spots()).noneMatch(spot -> spot.card().rotated());
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(
        new DeclareConflict(Q, stage.id("test-their-mettle"), Optional.of(P), Optional.empty()));
    assertThat(stage.board().conflicts()).hasSize(2);
    assertThat(stage.state().frames().top()).isInstanceOf(ActionRound.class);
    stage.copy().act(Acts.support(stage, 1, "ambassador 1", 1, Ability.INTRIGUE));
    stage.act(Acts.oppose(stage, 1, "ambassador 1", 2, Ability.DIPLOMACY));
  }

  @Rule({"B5-FRM-20", "B5-FRM-22", "B5-W-54"})
  @Test
  void whatAConflictRequiresMustHold() {
    Stage stage =
        declaring(
            Given.factions(Race.NARN, Race.HUMAN)
                .inHand(1, "limited-strike")
                .inHand(1, "narn-aide"));
    stage.refuses(
        new DeclareConflict(P, stage.id("limited-strike"), Optional.of(Q), Optional.empty()),
        "B5-FRM-22");
    stage.refuses(
        new DeclareConflict(P, stage.id("narn-aide"), Optional.of(Q), Optional.empty()),
        "B5-FRM-20");
    Stage tense = declaring(Given.factions(Race.NARN, Race.CENTAURI).inHand(1, "limited-strike"));
    tense.act(new DeclareConflict(P, tense.id("limited-strike"), Optional.of(Q), Optional.empty()));
  }

  @Rule({"B5-FRM-24", "B5-D-66"})
  @Test
  void aStandingConflictCostsOneAndIsOfThreeTypes() {
    Stage poor = declaring(Given.factions(Race.NARN, Race.HUMAN).influence(1, 4, 0));
    poor.refuses(
        new DeclareStanding(P, Ability.DIPLOMACY, Optional.empty(), Optional.empty()), "B5-FRM-24");
    poor.refuses(
        new DeclareStanding(P, Ability.PSI, Optional.of(Q), Optional.empty()), "B5-FRM-24");
    poor.act(new DeclineConflict(P));
    Stage off =
        declaring(
            Given.factions(Race.NARN, Race.HUMAN)
                .config(config -> config.standingConflicts(false)));
    assertThat(off.legal(1)).containsExactly(new DeclineConflict(P));
  }

  @Rule({"B5-FRM-32", "B5-FRM-33", "B5-D-67", "B5-D-68", "B5-I-01"})
  @Test
  void aLostArmedConflictCostsInfluenceDownToTheFloor() {
    for (int rating : new int[] {4, 3}) {
      Stage stage = declaring(Given.factions(Race.NARN, Race.HUMAN).influence(1, rating, rating));
      stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.empty()));
      stage.act(new DeclineConflict(Q)).idleUntil(DrawRound.class);
      assertThat(stage.rating(1)).isEqualTo(3);
      assertThat(stage.pool(1)).isBetween(0, 3);
    }
  }

  @Rule({"B5-FRM-32", "B5-FRM-24"})
  @Test
  void theParticipantsStayRotatedAndTheCardIsDiscarded() {
    Stage stage =
        declaring(Given.factions(Race.NARN, Race.HUMAN).inHand(1, "affirmation-of-power"));
    stage.act(
        new DeclareConflict(
            P, stage.id("affirmation-of-power"), Optional.empty(), Optional.empty()));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(5);
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
    assertThat(stage.state().zones().cards(Places.discard(P)))
        .containsExactly(stage.id("affirmation-of-power"));
    assertThat(stage.board().faction(P).conflictsWon()).isEqualTo(1);
  }
}
