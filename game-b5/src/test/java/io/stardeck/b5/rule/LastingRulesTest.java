package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What lasts beyond an action, beyond a turn, and what does not. */
final class LastingRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static final Raise OWN =
      new Raise(
          new Target.Plain(Target.Word.OWN_AMBASSADOR),
          ImmutableSet.of(Ability.DIPLOMACY),
          Amount.of(1));

  private static ImmutableEffect.Builder bonus() {
    return Effect.builder()
        .trigger(Trigger.ROTATE)
        .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
        .addOperations(
            new Raise(
                new Target.Plain(Target.Word.FIRST),
                ImmutableSet.of(Ability.DIPLOMACY),
                Amount.of(2)));
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3).build(),
            card("free", Kind.GROUP).addEffects(bonus().build()).build(),
            card("dear", Kind.GROUP)
                .addEffects(bonus().addCosts(new Cost.Apply(Amount.of(1))).build())
                .build(),
            card("shared", Kind.GROUP).addEffects(bonus().addOperations(OWN).build()).build(),
            card("plain", Kind.GROUP)
                .addEffects(Effect.builder().trigger(Trigger.ROTATE).addOperations(OWN).build())
                .build(),
            character("hireling", Race.NEUTRAL, 1, 1)
                .mercenary(true)
                .addEffects(bonus().build())
                .build())
        .inRow(1, "envoy")
        .inRow(1, "free")
        .inRow(1, "dear")
        .inRow(1, "shared")
        .inRow(1, "plain");
  }

  @Rule({"B5-W-01", "B5-W-12"})
  @Test
  void whatHoldsByTheRatingCountsWhatCardsAddToIt() {
    CardDef proud =
        card("proud", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .condition(new Condition.Rating(6))
                    .addOperations(new FactionOperation.Power(Amount.of(2)))
                    .build())
            .build();
    CardDef rich =
        card("rich", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .addOperations(new FactionOperation.Rating(Amount.of(1)))
                    .build())
            .build();
    Given alone = given().define(proud, rich).inRow(1, "proud").influence(1, 5, 5);
    assertThat(alone.actionRound(1).power(1)).isEqualTo(5);
    assertThat(alone.inRow(1, "rich").actionRound(1).power(1)).isEqualTo(6 + 2);
  }

  @Rule({"B5-FRM-12", "B5-D-18"})
  @Test
  void onlyWhatCostNothingButTheRotationIsSustained() {
    Stage stage = given().actionRound(1);
    stage.act(Acts.use(stage, 1, "free", 0, "envoy")).act(Acts.pass(2));
    stage.act(Acts.use(stage, 1, "dear", 0, "envoy"));
    stage.idleUntil(ReadyRound.class);
    stage.refuses(new Sustain(P, stage.id("dear")), "B5-FRM-12");
    stage.act(new Sustain(P, stage.id("free")));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3 + 2);
  }

  @Rule("B5-FRM-12")
  @Test
  void noBonusOfANeutralisedCardIsSustained() {
    Stage stage = given().actionRound(1);
    stage.act(Acts.use(stage, 1, "free", 0, "ambassador 1"));
    Stage down = stage.changed("ambassador 1", card -> card.withNeutralised(true));
    down.idleUntil(ConflictRound.class);
    assertThat(down.card("free").rotated()).isFalse();
  }

  /** One effect raises what was chosen and the ambassador, the other the ambassador alone. */
  private static Stage twoInForce() {
    Stage stage = given().actionRound(1);
    stage.act(Acts.use(stage, 1, "shared", 0, "envoy")).act(Acts.pass(2));
    return stage.act(Acts.use(stage, 1, "plain", 0));
  }

  @Rule("B5-FRM-12")
  @Test
  void noEffectIsSustainedWhoseTargetIsNeutralisedThoughItRaisesAnotherCardToo() {
    Stage down = twoInForce().changed("envoy", card -> card.withNeutralised(true));
    down.idleUntil(ReadyRound.class);
    down.refuses(new Sustain(P, down.id("shared")), "B5-FRM-12");
    down.act(new Sustain(P, down.id("plain")));
  }

  @Rule("B5-FRM-12")
  @Test
  void noEffectIsSustainedThatRaisesNeutralisedCardsAlone() {
    Stage down = twoInForce().changed("ambassador 1", card -> card.withNeutralised(true));
    down.idleUntil(ReadyRound.class);
    down.refuses(new Sustain(P, down.id("plain")), "B5-FRM-12");
    down.act(new Sustain(P, down.id("shared")));
  }

  @Rule("B5-FRM-12")
  @Test
  void whatIsKeptIsNotNamedOnceMore() {
    Stage stage = twoInForce().idleUntil(ReadyRound.class);
    stage.act(new Sustain(P, stage.id("plain")));
    stage.refuses(new Sustain(P, stage.id("plain")), "B5-FRM-12");
    stage.act(new Sustain(P, stage.id("shared")));
  }

  @Rule({"B5-FRM-13", "B5-DMG-10", "B5-D-36", "B5-D-64"})
  @Test
  void whoStoodByABonusThatIsNotSustainedFallsInTheReadyRound() {
    for (boolean sustained : new boolean[] {true, false}) {
      Stage stage = given().actionRound(1);
      stage.act(Acts.use(stage, 1, "free", 0, "envoy"));
      Stage hurt = stage.changed("envoy", card -> card.withDamage(4)).idleUntil(ReadyRound.class);
      assertThat(hurt.card("envoy").neutralised()).isFalse();
      if (sustained) {
        hurt.act(new Sustain(P, hurt.id("free")));
      } else {
        hurt.idleUntil(ConflictRound.class);
      }
      assertThat(hurt.state().frames().top()).isInstanceOf(ConflictRound.class);
      assertThat(hurt.events())
          .as("the state check comes before the pools are filled")
          .extracting(event -> event.what().getClass().getSimpleName())
          .filteredOn(name -> name.equals("CardNeutralised") || name.equals("PoolRestored"))
          .startsWith(sustained ? "PoolRestored" : "CardNeutralised");
      assertThat(hurt.card("free").rotated()).isEqualTo(sustained);
      assertThat(hurt.card("envoy").neutralised()).isEqualTo(!sustained);
    }
  }

  @Rule({"B5-FRM-52", "B5-W-18", "B5-I-01"})
  @Test
  void influenceForOneTurnIsGoneWhenTheNextBegins() {
    Stage stage =
        given()
            .config(config -> config.maxBuys(0))
            .faction(1, faction -> faction.withTurnBonus(3).withPool(7))
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "free", 0, "envoy")).idleUntil(ReadyRound.class);
    assertThat(stage.board().faction(P).turnBonus()).isZero();
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule({"B5-FRM-50", "B5-MRC-08"})
  @Test
  void theBonusOfAMercenaryEndsWithTheTurn() {
    Stage stage = given().forHire("hireling").actionRound(1);
    stage.act(new Bid(P, stage.id("hireling"), 1)).act(Acts.pass(2)).act(Acts.pass(1));
    stage.act(Acts.use(stage, 1, "hireling", 0, "envoy"));
    assertThat(stage.board().modifiers()).isEmpty();
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.card("hireling").rotated()).isFalse();
  }

  @Rule("B5-REL-07")
  @Test
  void aNeutralisedLocationIsNotCaptured() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("five", Race.NARN, 1, 5).build())
            .inHand(1, "border-raid")
            .inRow(1, "five")
            .inRow(2, "earth")
            .card("earth", card -> card.withNeutralised(true).withNeutralisedThisTurn(true))
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(
        new DeclareConflict(
            P, stage.id("border-raid"), Optional.of(Q), Optional.of(stage.id("earth"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "five", 1, Ability.MILITARY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).won()).isTrue();
    assertThat(stage.board().results().get(0).captured()).isEmpty();
    assertThat(stage.board().faction(P).supportingRow())
        .noneMatch(card -> card.id().equals(stage.id("earth")));
  }

  @Rule({"B5-FRM-13", "B5-LED-05", "B5-D-20", "B5-FRM-12"})
  @Test
  void aLeadershipThatIsNotSustainedEndsInTheReadyRound() {
    for (boolean sustained : new boolean[] {true, false}) {
      Stage stage =
          given()
              .define(
                  character("captain", Race.NARN, 2, 0, 0, 0, 2).build(),
                  fleet("ships", Race.NARN, 2, 4).build())
              .inRow(1, "captain")
              .inRow(1, "ships")
              .actionRound(1);
      stage.act(Acts.lead(stage, 1, "captain", "ships")).idleUntil(ReadyRound.class);
      if (sustained) {
        stage.act(new Sustain(P, stage.id("captain")));
      } else {
        stage.idleUntil(ConflictRound.class);
      }
      assertThat(stage.card("captain").leading().isPresent()).isEqualTo(sustained);
      assertThat(stage.rating(stage.id("ships"), Ability.MILITARY)).isEqualTo(sustained ? 6 : 4);
    }
  }
}
