package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Replies, and what happens between the races (RPL, REL). */
final class TableRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static Stage declaring(Given given) {
    return given.at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
  }

  private static Given replying() {
    return Given.factions(Race.HUMAN, Race.NARN)
        .define(character("envoy", Race.HUMAN, 2, 3).build())
        .inRow(1, "envoy")
        .inRow(2, "jadoc")
        .inHand(1, "popular-support");
  }

  @Rule({"B5-RPL-01", "B5-RPL-02", "B5-RPL-03", "B5-RPL-05", "B5-W-34", "B5-D-74"})
  @Test
  void aCancelledEventHasNoEffectAndStaysPaid() {
    Stage stage = replying().actionRound(1);
    stage.act(Acts.play(stage, 1, "popular-support", "envoy"));
    assertThat(stage.state().frames().top()).isInstanceOf(ReplyWindow.class);
    assertThat(stage.toAct()).containsExactly(Q);
    assertThat(stage.prompt(2)).isEqualTo("Reply, or decline");
    stage.refuses(new ReplyWith(Q, stage.ambassador(2)), "B5-RPL-02");
    Stage declined = stage.copy().act(new DeclineReply(Q));
    assertThat(declined.rating(declined.id("envoy"), Ability.DIPLOMACY)).isEqualTo(5);
    stage.act(new ReplyWith(Q, stage.id("jadoc")));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3);
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.inPlay(stage.id("jadoc"))).isFalse();
    assertThat(stage.state().zones().cards(Places.discard(P)))
        .containsExactly(stage.id("popular-support"));
    assertThat(stage.toAct()).containsExactly(Q);
  }

  @Rule({"B5-RPL-02", "B5-RPL-03", "B5-I-12"})
  @Test
  void aCardThatMayNotActDoesNotReply() {
    Stage tired = replying().card("jadoc", card -> card.withRotated(true)).actionRound(1);
    tired.act(Acts.play(tired, 1, "popular-support", "envoy"));
    assertThat(tired.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    Stage fallen =
        replying().card("jadoc", card -> card.withNeutralisedThisTurn(true)).actionRound(1);
    fallen.act(Acts.play(fallen, 1, "popular-support", "envoy"));
    assertThat(fallen.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
  }

  @Rule({"B5-RPL-02", "B5-W-36", "B5-D-74"})
  @Test
  void naKalTakesAFleetOutOfTheConflict() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .inRow(1, "human-colonial-fleet")
            .inRow(2, "narn-colonial-fleet")
            .inRow(2, "nakal")
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "narn-colonial-fleet", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "human-colonial-fleet", "narn-colonial-fleet"));
    stage.act(new ReplyWith(Q, stage.id("nakal")));
    assertThat(stage.board().conflict(1).participant(stage.id("narn-colonial-fleet"))).isNull();
    assertThat(stage.board().conflict(1).participant(stage.id("human-colonial-fleet"))).isNotNull();
    assertThat(stage.card("narn-colonial-fleet").damage()).isZero();
    assertThat(stage.card("human-colonial-fleet").damage()).isZero();
    assertThat(stage.card("narn-colonial-fleet").rotated()).isTrue();
    assertThat(stage.card("nakal").rotated()).isTrue();
  }

  @Rule({"B5-REL-02", "B5-REL-08", "B5-D-71", "B5-I-35"})
  @Test
  void anArmedConflictRaisesTheTensionOfItsTargetUpToFive() {
    for (int tension : new int[] {1, 5}) {
      Stage stage =
          declaring(
              Given.factions(Race.NARN, Race.HUMAN)
                  .board(
                      board ->
                          board.withRelations(
                              board.relations().withTension(Race.HUMAN, Race.NARN, tension))));
      stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.empty()));
      assertThat(stage.board().relations().tension(Race.HUMAN, Race.NARN))
          .isEqualTo(Math.min(5, tension + 1));
      assertThat(stage.board().relations().tension(Race.NARN, Race.HUMAN)).isEqualTo(1);
    }
  }

  private static ImmutableBoard atWar(ImmutableBoard board) {
    return board.withRelations(board.relations().withWar(Race.NARN, Race.HUMAN, true));
  }

  @Rule({"B5-REL-03", "B5-REL-04", "B5-W-16", "B5-FRM-32"})
  @Test
  void aWarConflictCostsItsTargetOneMore() {
    for (boolean war : new boolean[] {true, false}) {
      Stage stage =
          declaring(
              Given.factions(Race.NARN, Race.HUMAN)
                  .influence(2, 9, 9)
                  .inRow(1, "narn-colonial-fleet")
                  .board(board -> war ? atWar(board) : board));
      stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.empty()));
      stage.act(new DeclineConflict(Q));
      stage.act(Acts.support(stage, 1, "narn-colonial-fleet", 1, Ability.MILITARY));
      while (stage.board().results().isEmpty()) {
        stage.act(stage.legal(stage.toAct().get(0).number()).get(0));
      }
      assertThat(stage.events())
          .as("the result, then what it brings, then what the war costs")
          .extracting(event -> event.what().getClass().getSimpleName())
          .filteredOn(name -> name.startsWith("Influence") || name.equals("ConflictResolved"))
          .isEqualTo(
              war
                  ? List.of("ConflictResolved", "InfluenceGained", "InfluenceLost", "InfluenceLost")
                  : List.of("ConflictResolved", "InfluenceGained", "InfluenceLost"));
      stage.idleUntil(DrawRound.class);
      assertThat(stage.board().results()).as("kept until the turn ends").hasSize(1);
      assertThat(stage.rating(1)).isEqualTo(5);
      assertThat(stage.rating(2)).isEqualTo(war ? 7 : 8);
    }
  }

  @Rule({"B5-REL-03", "B5-W-16"})
  @Test
  void warNeedsTheHighestTension() {
    Given given = Given.factions(Race.NARN, Race.HUMAN).inHand(1, "declaration-of-war");
    Stage calm = given.actionRound(1);
    calm.refuses(Acts.play(calm, 1, "declaration-of-war", Q), "B5-EFF-02");
    Stage tense =
        given
            .board(
                board ->
                    board.withRelations(board.relations().withTension(Race.NARN, Race.HUMAN, 5)))
            .actionRound(1);
    tense.act(Acts.play(tense, 1, "declaration-of-war", Q));
    assertThat(tense.board().relations().atWar(Race.HUMAN, Race.NARN)).isTrue();
    assertThat(tense.card(tense.ambassador(1)).rotated()).isTrue();
  }

  @Rule({"B5-X-40", "B5-REL-06", "B5-REL-07", "B5-D-79", "B5-W-06"})
  @Test
  void anAimedRaidIsOpposedByTheLocationOrTakesIt() {
    for (boolean opposed : new boolean[] {true, false}) {
      Stage stage =
          declaring(
              Given.factions(Race.NARN, Race.HUMAN)
                  .define(
                      fleet("five", Race.NARN, 1, 5).build(),
                      fleet("a", Race.HUMAN, 1, 2).build(),
                      fleet("b", Race.HUMAN, 1, 2).build())
                  .inHand(1, "border-raid")
                  .inRow(1, "five")
                  .inRow(2, "earth")
                  .inRow(2, "a")
                  .inRow(2, "b"));
      stage.refuses(
          new DeclareConflict(
              P, stage.id("border-raid"), Optional.of(Q), Optional.of(stage.id("a"))),
          "B5-REL-06");
      stage.act(
          new DeclareConflict(
              P, stage.id("border-raid"), Optional.of(Q), Optional.of(stage.id("earth"))));
      stage.act(new DeclineConflict(Q));
      stage.act(Acts.support(stage, 1, "five", 1, Ability.MILITARY));
      if (opposed) {
        stage.act(Acts.oppose(stage, 2, "a", 1, Ability.MILITARY)).act(Acts.pass(1));
        stage.refuses(Acts.oppose(stage, 2, "b", 1, Ability.MILITARY), "B5-SUP-07");
        stage.refuses(Acts.support(stage, 2, "earth", 1, Ability.MILITARY), "B5-SUP-01");
        stage.act(Acts.oppose(stage, 2, "earth", 1, Ability.MILITARY));
      }
      stage.idleUntil(DrawRound.class);
      assertThat(stage.board().results().get(0).support()).isEqualTo(5);
      assertThat(stage.board().results().get(0).opposition()).isEqualTo(opposed ? 22 : 0);
      assertThat(stage.board().faction(opposed ? Q : P).supportingRow().get(opposed ? 0 : 1).id())
          .as("at the right end when it was taken")
          .isEqualTo(stage.id("earth"));
      assertThat(stage.card("earth").rotated()).isTrue();
    }
  }

  @Rule({"B5-REL-05", "B5-W-17"})
  @Test
  void theStationsInfluenceIsNobodysPower() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN).inHand(1, "support-babylon-5").actionRound(1);
    int power = stage.power(1);
    stage.act(Acts.play(stage, 1, "support-babylon-5"));
    assertThat(stage.board().station()).isEqualTo(8);
    assertThat(stage.power(1)).isEqualTo(power);
  }

  @Rule({"B5-REL-09", "B5-REL-10", "B5-D-71"})
  @Test
  void gainedMarksArePurgedTheAmbassadorsFirst() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("printed", Kind.GROUP).putMarks(Mark.DESTINY, 3).build(),
                card("rite", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addCosts(new Cost.Purge(Mark.DESTINY, 2))
                            .build())
                    .build(),
                character("member", Race.NARN, 1, 1).build())
            .inRow(1, "printed")
            .inCircle(1, "member")
            .inHand(1, "rite");
    Stage none = given.actionRound(1);
    none.refuses(Acts.play(none, 1, "rite"), "B5-EFF-02");
    Marks one = Marks.NONE.plus(Mark.DESTINY, 1);
    Stage tired =
        given
            .card("printed", card -> card.withMarks(one).withNeutralised(true))
            .card("member", card -> card.withMarks(one).withRotated(true))
            .actionRound(1);
    tired.act(Acts.play(tired, 1, "rite"));
    assertThat(tired.card("member").marks()).isEqualTo(Marks.NONE);
    assertThat(tired.card("printed").marks()).isEqualTo(Marks.NONE);
    Stage stage = given.card("ambassador 1", card -> card.withMarks(one)).actionRound(1);
    stage.act(Acts.play(stage, 1, "rite"));
    assertThat(stage.card(stage.ambassador(1)).marks().of(Mark.DESTINY)).isZero();
    assertThat(stage.card("member").marks().of(Mark.DESTINY)).isZero();
    assertThat(stage.card("printed").marks().of(Mark.DESTINY)).isEqualTo(1);
  }
}
