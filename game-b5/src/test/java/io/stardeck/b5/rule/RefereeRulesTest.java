package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Cases at the edge, as a referee decides them. */
final class RefereeRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);
  private static final Target SECOND = new Target.Plain(Target.Word.SECOND);
  private static final Choice ANY = new Choice.OfCard(Filter.ANY, Optional.empty());

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3, 4).build(),
            character("guard", Race.HUMAN, 2, 3, 2).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            card("escort", Kind.EVENT)
                .addPlayWith(ActionKind.BUILD_INFLUENCE, ActionKind.OPPOSE)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.WITH_ACTION)
                        .addCosts(new Cost.RotateChosen())
                        .addChoices(ANY)
                        .build())
                .build(),
            card("parade", Kind.EVENT)
                .addPlayWith(ActionKind.OPPOSE)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.WITH_ACTION)
                        .addCosts(new Cost.RotateFirst(Filter.ANY))
                        .build())
                .build(),
            card("relief", Kind.EVENT)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.PLAY)
                        .addChoices(ANY, ANY)
                        .addOperations(
                            new Raise(FIRST, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(1)),
                            new Ready(SECOND))
                        .build())
                .build(),
            card("licence", Kind.GROUP)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.CONSTANT)
                        .addOperations(
                            new MayUse(
                                new Target.All(
                                    Filter.builder()
                                        .addKinds(Kind.CHARACTER)
                                        .addWhose(Who.OWN)
                                        .build()),
                                Optional.of(Ability.INTRIGUE),
                                Optional.of(Ability.DIPLOMACY),
                                false))
                        .build())
                .build());
  }

  @Rule({"B5-GEN-02", "B5-GEN-03", "B5-EVT-02"})
  @Test
  void anEventRotatesAnotherCardThanTheActionThatItAccompanies() {
    Stage stage = given().inCircle(1, "envoy").inHand(1, "escort").actionRound(1);
    stage.refuses(Acts.with(stage, Acts.build(stage, 1, "envoy"), "escort", "envoy"), "B5-GEN-02");
    stage.act(Acts.with(stage, Acts.build(stage, 1, "envoy"), "escort", "ambassador 1"));
    assertThat(stage.card("envoy").rotated()).isTrue();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
  }

  @Rule({"B5-GEN-02", "B5-W-51"})
  @Test
  void theFirstCardsOfARowDoNotCountTheOneThatActs() {
    Stage stage =
        given()
            .inRow(1, "envoy")
            .inRow(1, "f")
            .inHand(1, "parade")
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    Join join = Acts.oppose(stage, 1, "envoy", 1, Ability.DIPLOMACY);
    var parade = new WithEvent(P, join, stage.id("parade"), ImmutableList.of(), OptionalInt.of(2));
    stage.refuses(parade, "B5-GEN-05");
    stage.act(new WithEvent(P, join, stage.id("parade"), ImmutableList.of(), OptionalInt.of(1)));
    assertThat(stage.card("f").rotated()).isTrue();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isFalse();
  }

  @Rule({"B5-EFF-05", "B5-D-73"})
  @Test
  void aSecondChosenCardTooIsReadiedOnceATurn() {
    Stage stage =
        given()
            .inRow(1, "envoy")
            .inHand(1, "relief")
            .card("envoy", card -> card.withRotated(true))
            .actionRound(1);
    Stage again = stage.changed("envoy", card -> card.withReadiedThisTurn(true));
    again.refuses(Acts.play(again, 1, "relief", "ambassador 1", "envoy"), "B5-EFF-05");
    stage.act(Acts.play(stage, 1, "relief", "ambassador 1", "envoy"));
    assertThat(stage.card("envoy").rotated()).isFalse();
    assertThat(stage.card("envoy").readiedThisTurn()).isTrue();
  }

  @Rule({"B5-D-54", "B5-ATK-05", "B5-ATK-06"})
  @Test
  void aParticipantIsAttackedWithTheAbilityThatItUsedFirst() {
    Stage stage =
        given()
            .inRow(1, "envoy")
            .inRow(1, "licence")
            .inRow(2, "guard")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
    stage.act(new Join(P, stage.id("envoy"), 1, Side.SUPPORT, Ability.INTRIGUE));
    stage.act(Acts.pass(2));
    Stage ready = stage.changed("envoy", card -> card.withRotated(false));
    ready.act(Acts.attack(ready, 1, "envoy", "guard"));
    assertThat(ready.board().conflict(1).participant(ready.id("envoy")).ability())
        .isEqualTo(Ability.INTRIGUE);
    Stage other = ready.changed("envoy", card -> card.withDamage(0));
    int intrigue = other.rating(other.ambassador(2), Ability.INTRIGUE);
    assertThat(intrigue)
        .isPositive()
        .isNotEqualTo(other.rating(other.ambassador(2), Ability.DIPLOMACY));
    other.act(Acts.attack(other, 2, "ambassador 2", "envoy"));
    assertThat(other.card("envoy").damage()).isEqualTo(intrigue);
  }

  @Rule({"B5-W-09", "B5-W-45"})
  @Test
  void aMarkBehindStaysIsCarriedAndNotGained() {
    Stage stage = Given.factions(Race.NARN, Race.HUMAN).actionRound(1);
    CardId ambassador = stage.ambassador(1);
    Stage carries =
        Given.factions(Race.NARN, Race.HUMAN)
            .attached(1, "renowned-victory", "ambassador 1")
            .actionRound(1);
    assertThat(stage.marks(ambassador, Mark.DESTINY)).isZero();
    assertThat(carries.marks(ambassador, Mark.DESTINY)).isEqualTo(1);
    assertThat(carries.card(ambassador).marks().of(Mark.DESTINY)).isZero();
  }

  @Rule({"B5-W-25", "B5-I-08", "B5-DMG-10"})
  @Test
  void whatFallsBecauseAFallenCardIsDiscardedFallsInTheSameCheck() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("icon", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.NEUTRALISED)
                            .addOperations(new Discard(Target.SELF))
                            .build(),
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(
                                new Raise(
                                    new Target.All(
                                        Filter.builder()
                                            .addKinds(Kind.CHARACTER)
                                            .addWhose(Who.OWN)
                                            .build()),
                                    ImmutableSet.of(Ability.DIPLOMACY),
                                    Amount.of(2)))
                            .build())
                    .build(),
                character("envoy", Race.NARN, 2, 3).build(),
                card("shot", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addChoices(ANY)
                            .addOperations(new Damage(FIRST, Amount.of(1)))
                            .build())
                    .build())
            .inRow(1, "envoy")
            .inRow(1, "icon")
            .inHand(2, "shot")
            .card("envoy", card -> card.withDamage(4))
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "shot", "icon"));
    assertThat(stage.inPlay(stage.id("icon"))).isFalse();
    assertThat(stage.card("envoy").neutralised()).isTrue();
    assertThat(stage.card("envoy").severe()).isEqualTo(1);
  }

  @Rule({"B5-GEN-05", "B5-GEN-06"})
  @Test
  void whatIsNotThereIsNamedBeforeAllElse() {
    Stage stage =
        given()
            .inRow(1, "envoy")
            .inHand(1, "relief")
            .inHand(2, "power-politics")
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    CardId nowhere = CardId.of(900);
    stage.refuses(
        new PlayEvent(
            P,
            stage.id("relief"),
            ImmutableList.of(new Chosen.ACard(nowhere), new Chosen.ACard(stage.ambassador(1))),
            OptionalInt.empty()),
        "B5-GEN-05");
    stage.refusesAlone(
        new SponsorAgenda(P, stage.id("envoy"), stage.id("power-politics")), "B5-GEN-06");
    stage.refusesAlone(new Join(P, stage.ambassador(2), 7, Side.OPPOSE, Ability.PSI), "B5-GEN-06");
    Stage declares =
        Given.factions(Race.NARN, Race.HUMAN)
            .inHand(1, "kidnapping")
            .at(
                new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ImmutableList.of(P, Q))),
                ImmutableList.of(P, Q));
    declares.refuses(
        new DeclareConflict(
            P, declares.id("kidnapping"), Optional.of(Seat.of(4)), Optional.empty()),
        "B5-GEN-05");
  }
}
