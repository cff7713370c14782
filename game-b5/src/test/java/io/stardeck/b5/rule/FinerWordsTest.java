package io.stardeck.b5.rule;

import static io.stardeck.b5.rule.FinerPoints.given;
import static io.stardeck.b5.rule.FinerPoints.plays;
import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.PromoteFree;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.OwnCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.TableOperation.ApplyLimit;
import io.stardeck.b5.card.word.TableOperation.EndWar;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.card.word.TableOperation.Vorlon;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words of effects, and what happens between the races, at their finer points (EFF, REL, W). */
final class FinerWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Target AMBASSADOR = new Target.Plain(Target.Word.OWN_AMBASSADOR);
  private static final Target EVERYTHING = new Target.All(Filter.ANY);

  @Rule("B5-EFF-05")
  @Test
  void whatReadiesAllReadiesNothingASecondTime() {
    Stage stage =
        plays(
            given()
                .inRow(1, "member")
                .inRow(1, "captain")
                .card("member", card -> card.withRotated(true).withReadiedThisTurn(true))
                .card("captain", card -> card.withRotated(true)),
            event("rally", new Ready(EVERYTHING)));
    assertThat(stage.card("member").rotated()).isTrue();
    assertThat(stage.card("captain").rotated()).isFalse();
  }

  @Rule("B5-EFF-02")
  @Test
  void anEffectWhoseConditionDoesNotHoldIsNotUsed() {
    Effect late =
        Effect.builder()
            .trigger(Trigger.ROTATE)
            .condition(new Condition.Turn(3))
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage =
        given()
            .define(card("bank", Kind.GROUP).addEffects(late).build())
            .inRow(1, "bank")
            .actionRound(1);
    stage.refuses(Acts.use(stage, 1, "bank", 0), "B5-EFF-02");
  }

  @Rule({"B5-REL-03", "B5-W-16"})
  @Test
  void warIsDeclaredAtTheHighestTensionAloneAndItsEndLeavesFourBothWays() {
    War war = new War(Optional.of(Race.HUMAN), 0);
    for (int tension : new int[] {4, 5}) {
      Stage stage =
          plays(
              given()
                  .board(
                      board ->
                          board.withRelations(
                              board
                                  .relations()
                                  .withTension(Race.NARN, Race.HUMAN, tension)
                                  .withTension(Race.HUMAN, Race.NARN, 1))),
              event("war", war));
      assertThat(stage.board().relations().atWar(Race.NARN, Race.HUMAN)).isEqualTo(tension == 5);
    }
    Stage ended =
        plays(
            given()
                .board(
                    board ->
                        board.withRelations(
                            board.relations().withWar(Race.NARN, Race.HUMAN, true))),
            event("peace", new EndWar(Optional.empty(), true)));
    assertThat(ended.board().relations().tension(Race.NARN, Race.HUMAN)).isEqualTo(4);
    assertThat(ended.board().relations().tension(Race.HUMAN, Race.NARN)).isEqualTo(4);
  }

  @Rule("B5-REL-04")
  @Test
  void aLostWarConflictCostsItsTargetNothing() {
    Stage stage =
        given()
            .influence(2, 9, 9)
            .board(
                board ->
                    board.withRelations(board.relations().withWar(Race.NARN, Race.HUMAN, true)))
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(1)
            .idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).war()).isTrue();
    assertThat(stage.rating(2)).isEqualTo(9);
  }

  @Rule("B5-REL-05")
  @Test
  void theVorlonsHaveNoLessThanNothing() {
    Stage stage = plays(given(), event("exile", new Vorlon(Amount.of(-5))));
    assertThat(stage.board().vorlon()).isZero();
  }

  @Rule("B5-W-13")
  @Test
  void whatMakesOnesNextCardCheaperWaitsForOnesOwn() {
    Stage stage =
        given()
            .inRow(1, "khamak")
            .inHand(1, "narn-aide")
            .inHand(2, "narn-agent")
            .influence(1, 9, 9)
            .influence(2, 9, 9)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "khamak", 1));
    stage.act(Acts.sponsor(stage, 2, "ambassador 2", "narn-agent"));
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "narn-aide"));
    assertThat(stage.pool(1)).isEqualTo(9 - (stage.board().def(stage.id("narn-aide")).cost() - 2));
  }

  @Rule("B5-W-19")
  @Test
  void ofTwoLimitsTheLowerHolds() {
    Stage stage =
        plays(
            given()
                .board(board -> board.withApplyLimit(2))
                .faction(1, faction -> faction.withApplied(4)), // what is free goes on
            event("limit", new ApplyLimit(Amount.of(3))));
    assertThat(stage.board().applyLimit()).hasValue(2);
  }

  @Rule({"B5-W-22", "B5-W-23"})
  @Test
  void noEffectDemotesAnAmbassadorOrPromotesWhoNeverJoins() {
    Stage demoted = plays(given().inCircle(1, "member"), event("fall", new Demote(AMBASSADOR)));
    assertThat(demoted.board().faction(P).innerCircle()).hasSize(2);
    assertThat(demoted.board().ambassador(P).card().id()).isEqualTo(demoted.ambassador(1));
    Stage promoted =
        plays(
            given().inRow(1, "khamak").inRow(1, "member"),
            event("rise", new PromoteFree(EVERYTHING)));
    assertThat(promoted.board().faction(P).innerCircle())
        .extracting(card -> card.id())
        .isEqualTo(ImmutableList.of(promoted.ambassador(1), promoted.id("member")));
    assertThat(promoted.toAct()).containsExactly(Q);
  }

  @Rule("B5-W-47")
  @Test
  void theOwnPriceOfACardFollowsItsCondition() {
    for (int turn : new int[] {2, 3}) {
      Effect cheap =
          Effect.builder()
              .trigger(Trigger.CONSTANT)
              .condition(new Condition.Turn(turn))
              .addOperations(new OwnCost(Amount.of(-2)))
              .build();
      Stage stage =
          given()
              .define(character("friend", Race.NARN, 3, 1).addEffects(cheap).build())
              .inHand(1, "friend")
              .actionRound(1);
      stage.act(Acts.sponsor(stage, 1, "ambassador 1", "friend"));
      assertThat(stage.pool(1)).isEqualTo(turn == 2 ? 3 : 1);
    }
  }

  @Rule("B5-W-53")
  @Test
  void whatIsCapturedMustFit() {
    Effect spoils =
        Effect.builder()
            .trigger(Trigger.CAPTURED)
            .captured(Filter.builder().race(Race.CENTAURI).build())
            .addOperations(new GainInfluence(Who.OWN, Amount.of(2)))
            .build();
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        given()
            .define(
                card("spoils", Kind.GROUP).addEffects(spoils).build(),
                card("envy", Kind.GROUP)
                    .addEffects(ImmutableEffect.copyOf(spoils).withCaptured(Filter.ANY))
                    .build())
            .inRow(1, "spoils")
            .inRow(2, "envy")
            .inRow(1, "f")
            .inRow(2, "fort")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(
        new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("fort"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY)).idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).captured()).isPresent();
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
    assertThat(stage.rating(2)).as("who lost it does not capture").isEqualTo(4 - 1);
  }

  @Rule("B5-W-15")
  @Test
  void thatOneTensionDoesNotRiseAndMayFall() {
    Operation held = new NoTensionRise(Race.NARN, Race.HUMAN);
    Stage stage =
        plays(
            given(),
            event(
                "calm",
                held,
                rise(Race.NARN, Race.HUMAN, 1),
                rise(Race.NARN, Race.CENTAURI, 1),
                rise(Race.HUMAN, Race.NARN, 1)));
    Relations relations = stage.board().relations();
    assertThat(relations.tension(Race.NARN, Race.HUMAN)).isEqualTo(1);
    assertThat(relations.tension(Race.NARN, Race.CENTAURI)).isEqualTo(3 + 1);
    assertThat(relations.tension(Race.HUMAN, Race.NARN)).isEqualTo(1 + 1);
    Stage less = plays(given(), event("calm", held, rise(Race.NARN, Race.HUMAN, -1)));
    assertThat(less.board().relations().tension(Race.NARN, Race.HUMAN)).isZero();
  }

  private static Operation rise(Race from, Race toward, int number) {
    return new TableOperation.Tension(
        new TableOperation.Pair.Races(from, toward), Amount.of(number));
  }

  @Rule({"B5-W-17", "B5-FRM-33"})
  @Test
  void asMuchAsIsLostGoesToTheStationWhileTheRatingIsHighEnoughWithoutBonus() {
    Effect effect =
        Effect.builder().trigger(Trigger.PLAY).addCosts(new Cost.MoveToStation(2)).build();
    CardDef tribute = card("tribute", Kind.EVENT).addEffects(effect).build();
    Stage stage = plays(given().influence(1, 6, 6), tribute);
    assertThat(stage.rating(1)).isEqualTo(6 - 2);
    assertThat(stage.board().station()).isEqualTo(6 + 2);
    Given raised = given().define(tribute).inHand(1, "tribute").inRow(1, "khamak");
    Stage floor = raised.influence(1, 4, 4).actionRound(1);
    floor.refuses(Acts.play(floor, 1, "tribute"), "B5-EFF-02");
  }
}
