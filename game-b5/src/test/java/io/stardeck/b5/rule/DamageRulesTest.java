package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Damage, neutralisation, and what remains of a neutralised card (DMG). */
final class DamageRulesTest {
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);

  private static Effect onChosen(Operation operation) {
    return Effect.builder()
        .trigger(Trigger.PLAY)
        .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
        .addOperations(operation)
        .build();
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3, 1).build(),
            character("member", Race.NARN, 2, 3).build(),
            character("captain", Race.NARN, 2, 0, 0, 0, 4).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            card("aide", Kind.GROUP)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.ROTATE)
                        .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                        .addOperations(
                            new Raise(FIRST, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2)))
                        .build(),
                    Effect.builder()
                        .trigger(Trigger.CONSTANT)
                        .addOperations(new Power(Amount.of(3)))
                        .build())
                .putMarks(Mark.DESTINY, 2)
                .build(),
            card("bolt", Kind.EVENT).addEffects(onChosen(new Damage(FIRST, Amount.of(3)))).build(),
            card("stun", Kind.EVENT).addEffects(onChosen(new Neutralise(FIRST))).build(),
            card("nap", Kind.EVENT).addEffects(onChosen(new CardOperation.Ready(FIRST))).build())
        .inCircle(1, "member")
        .inRow(1, "envoy")
        .inRow(1, "captain")
        .inRow(1, "f")
        .inRow(1, "aide");
  }

  @Rule({"B5-DMG-04", "B5-DMG-06", "B5-DMG-08", "B5-D-32", "B5-D-37", "B5-I-09", "B5-I-10"})
  @Test
  void damageBecomesSevereOnlyWhenTheCardIsNeutralised() {
    Stage stage = given().inHand(1, "bolt").inHand(2, "bolt").actionRound(1);
    Stage hurt = stage.changed("envoy", card -> card.withDamage(2));
    hurt.act(Acts.play(hurt, 1, "bolt", "envoy"));
    assertThat(hurt.card("envoy").neutralised()).isTrue();
    assertThat(hurt.card("envoy").severe()).isEqualTo(2);
    assertThat(hurt.card("envoy").damage()).isZero();
  }

  @Rule({"B5-DMG-08", "B5-DMG-09", "B5-D-34", "B5-D-36", "B5-I-10"})
  @Test
  void damageOnANeutralisedCardHasNoEffect() {
    Stage stage =
        given()
            .inHand(1, "bolt")
            .card("envoy", card -> card.withNeutralised(true).withSevere(1))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "bolt", "envoy"));
    assertThat(stage.card("envoy").damage()).isEqualTo(3);
    assertThat(stage.card("envoy").severe()).isEqualTo(1);
  }

  @Rule({"B5-X-18", "B5-DMG-02", "B5-DMG-10", "B5-EFF-03", "B5-D-18", "B5-D-36"})
  @Test
  void theEndOfABonusNeutralises() {
    Stage stage = given().inHand(1, "nap").actionRound(1);
    stage.act(Acts.use(stage, 1, "aide", 0, "envoy")).act(Acts.pass(2));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(5);
    Stage hurt = stage.changed("envoy", card -> card.withDamage(4));
    assertThat(hurt.rating(hurt.id("envoy"), Ability.DIPLOMACY)).isEqualTo(1);
    assertThat(hurt.rating(hurt.id("envoy"), Ability.INTRIGUE)).isZero();
    assertThat(hurt.copy().act(Acts.pass(1)).card("envoy").neutralised()).isFalse();
    hurt.act(Acts.play(hurt, 1, "nap", "aide"));
    assertThat(hurt.card("envoy").neutralised()).isTrue();
    assertThat(hurt.card("envoy").severe()).isEqualTo(1);
  }

  @Rule({"B5-X-16", "B5-D-20", "B5-DMG-10"})
  @Test
  void withoutItsLeaderADamagedFleetFalls() {
    Stage stage = given().inHand(1, "stun").actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f")).act(Acts.pass(2));
    Stage hurt = stage.changed("f", card -> card.withDamage(5));
    hurt.act(Acts.play(hurt, 1, "stun", "captain"));
    assertThat(hurt.card("f").neutralised()).isTrue();
    assertThat(hurt.card("f").severe()).isEqualTo(1);
    assertThat(hurt.card("captain").leading()).isEmpty();
  }

  @Rule({"B5-X-16", "B5-D-20", "B5-LED-05"})
  @Test
  void aDamagedFleetWhoseLeaderIsReadiedFallsAlone() {
    Stage stage = given().inHand(1, "nap").actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f")).act(Acts.pass(2));
    Stage hurt = stage.changed("f", card -> card.withDamage(5));
    hurt.act(Acts.play(hurt, 1, "nap", "captain"));
    assertThat(hurt.card("f").neutralised()).isTrue();
    assertThat(hurt.card("f").severe()).isEqualTo(1);
    assertThat(hurt.card("captain").neutralised()).isFalse();
    assertThat(hurt.card("captain").leading()).isEmpty();
  }

  @Rule({"B5-X-47", "B5-DMG-12", "B5-DMG-13", "B5-D-21", "B5-I-06"})
  @Test
  void aNeutralisedFleetTakesItsLeaderWithoutDamage() {
    Stage stage = given().inHand(1, "stun").actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f")).act(Acts.pass(2));
    Stage hurt = stage.changed("captain", card -> card.withDamage(1));
    hurt.act(Acts.play(hurt, 1, "stun", "f"));
    for (String card : new String[] {"f", "captain"}) {
      assertThat(hurt.card(card).neutralised()).isTrue();
      assertThat(hurt.card(card).damage()).isZero();
      assertThat(hurt.card(card).severe()).isZero();
    }
    assertThat(hurt.card("captain").leading()).isEmpty();
  }

  @Rule({"B5-DMG-14", "B5-D-38", "B5-I-12"})
  @Test
  void whoWasNeutralisedThisTurnDoesNotAct() {
    Stage stage =
        given()
            .card(
                "member",
                card -> card.withNeutralisedThisTurn(true).withNeutralisedOnTurn(2).withDamage(1))
            .influence(1, 5, 5)
            .actionRound(1);
    assertThat(stage.card("member").ready()).isTrue();
    stage.refuses(Acts.build(stage, 1, "member"), "B5-DMG-14");
    stage.refuses(Acts.heal(stage, 1, "member"), "B5-DMG-14");
  }

  @Rule({"B5-DMG-15", "B5-DMG-16", "B5-D-39", "B5-D-40", "B5-I-13", "B5-FRM-50"})
  @Test
  void neutralisedSupportingCardsAreDiscardedMembersStay() {
    Stage stage =
        given()
            .card("envoy", card -> card.withNeutralised(true))
            .card("f", card -> card.withNeutralised(true))
            .card("aide", card -> card.withNeutralised(true))
            .card("member", card -> card.withNeutralised(true))
            .actionRound(1);
    stage.act(Acts.pass(1)).act(Acts.pass(2));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
    assertThat(stage.inPlay(stage.id("envoy"))).isFalse();
    assertThat(stage.inPlay(stage.id("f"))).isFalse();
    assertThat(stage.inPlay(stage.id("aide"))).isFalse();
    assertThat(stage.inPlay(stage.id("captain"))).isTrue();
    assertThat(stage.card("member").neutralised()).isTrue();
  }

  @Rule({"B5-DMG-18", "B5-DMG-19", "B5-D-35", "B5-REL-09"})
  @Test
  void lastingEffectsAndMarksOfANeutralisedCardGoOn() {
    Stage stage = given().actionRound(1);
    int power = stage.power(1);
    Stage down = stage.changed("aide", card -> card.withNeutralised(true));
    assertThat(down.power(1)).isEqualTo(power).isEqualTo(4 + 3);
    assertThat(MarkCounts.of(down.board(), Seat.of(1), ImmutableSet.of(Mark.DESTINY))).isEqualTo(2);
    down.refuses(Acts.use(down, 1, "aide", 0, "envoy"), "B5-GEN-02");
  }

  @Rule({"B5-X-19", "B5-DMG-11", "B5-FRM-11", "B5-FRM-12", "B5-FRM-13", "B5-I-28"})
  @Test
  void aSustainedBonusHasNoGap() {
    for (boolean kept : new boolean[] {true, false}) {
      Stage stage = given().actionRound(1);
      stage.act(Acts.use(stage, 1, "aide", 0, "envoy"));
      Stage hurt = stage.changed("envoy", card -> card.withDamage(4).withRotated(true));
      hurt.idleUntil(B5Frame.ReadyRound.class);
      assertThat(hurt.toAct()).containsExactly(Seat.of(1));
      var sustain = new FrameAction.Sustain(Seat.of(1), hurt.id("aide"));
      hurt.refuses(new FrameAction.Sustain(Seat.of(1), hurt.id("envoy")), "B5-FRM-12");
      if (kept) {
        hurt.act(sustain);
      } else {
        hurt.idleUntil(B5Frame.ConflictRound.class);
      }
      assertThat(hurt.card("aide").rotated()).isEqualTo(kept);
      assertThat(hurt.card("envoy").rotated()).isFalse();
      assertThat(hurt.card("envoy").neutralised()).isEqualTo(!kept);
      assertThat(hurt.rating(hurt.id("envoy"), Ability.DIPLOMACY)).isEqualTo(kept ? 1 : 0);
    }
  }

  @Rule({"B5-I-08", "B5-D-20", "B5-DMG-10"})
  @Test
  void whatFallsWithAFallenLeaderFallsInTheSameCheck() {
    Stage stage = given().inHand(1, "bolt").actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f")).act(Acts.pass(2));
    Stage hurt =
        stage
            .changed("captain", card -> card.withDamage(1))
            .changed("f", card -> card.withDamage(5));
    hurt.act(Acts.play(hurt, 1, "bolt", "captain"));
    assertThat(hurt.card("captain").neutralised()).isTrue();
    assertThat(hurt.card("f").neutralised()).isTrue();
    assertThat(hurt.card("f").severe()).isEqualTo(1);
  }
}
