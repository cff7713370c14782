package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.NoGain;
import io.stardeck.b5.card.word.FactionOperation.OnGain;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.EffectUsed;
import io.stardeck.b5.event.CardEvent.EventPlayed;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Effects, events, and influence gained and built (EFF, EVT, INF). */
final class EffectRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);

  private static Effect effect(Trigger trigger, Operation... operations) {
    return Effect.builder().trigger(trigger).addOperations(operations).build();
  }

  private static GainInfluence gain(int number) {
    return new GainInfluence(Who.OWN, Amount.of(number));
  }

  private static Given given() {
    return Given.factions(Race.CENTAURI, Race.HUMAN)
        .define(
            character("envoy", Race.CENTAURI, 4, 3).build(),
            card("bank", Kind.GROUP)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.ACTION)
                        .addCosts(new Cost.Apply(Amount.of(2)))
                        .condition(new Condition.Turn(2))
                        .addOperations(gain(1))
                        .build())
                .build(),
            card("recall", Kind.EVENT)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.PLAY)
                        .addChoices(
                            new Choice.OfCard(
                                Filter.builder().rotated(true).build(), Optional.empty()))
                        .addOperations(new Ready(FIRST))
                        .build())
                .build(),
            card("bargain", Kind.EVENT)
                .addPlayWith(ActionKind.SPONSOR)
                .addEffects(
                    effect(Trigger.WITH_ACTION, new SponsorCost(Amount.of(-2), Filter.ANY, false)))
                .build(),
            card("sale", Kind.EVENT)
                .cost(1)
                .addEffects(effect(Trigger.PLAY, new SponsorCost(Amount.of(-3), Filter.ANY, false)))
                .build(),
            card("guarded", Kind.EVENT)
                .race(Race.HUMAN)
                .addEffects(effect(Trigger.PLAY, gain(1)))
                .build(),
            card("windfall", Kind.EVENT).addEffects(effect(Trigger.PLAY, gain(2))).build(),
            card("freeze", Kind.GROUP)
                .addEffects(effect(Trigger.CONSTANT, new NoGain(Who.EACH)))
                .build(),
            card("echo", Kind.GROUP)
                .addEffects(
                    effect(
                        Trigger.CONSTANT,
                        new OnGain(Who.OWN, com.google.common.collect.ImmutableList.of(gain(1)))))
                .build(),
            card("pupil", Kind.GROUP)
                .addEffects(
                    effect(
                        Trigger.ROTATE,
                        new Raise(
                            new Target.Titled("envoy"),
                            ImmutableSet.of(Ability.DIPLOMACY),
                            Amount.of(1))))
                .build());
  }

  @Rule({"B5-X-02", "B5-EFF-01", "B5-EFF-03"})
  @Test
  void virCottoRaisesLondo() {
    Stage stage = given().inRow(1, "vir-cotto").actionRound(1);
    stage.act(Acts.use(stage, 1, "vir-cotto", 0)).told(EffectUsed.class, "B5-EFF-01");
    assertThat(stage.card("vir-cotto").rotated()).isTrue();
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(5);
    assertThat(stage.rating(stage.ambassador(1), Ability.INTRIGUE)).isEqualTo(5);
    assertThat(stage.toAct()).containsExactly(Seat.of(2));
    stage.act(Acts.pass(2)).refuses(Acts.use(stage, 1, "vir-cotto", 0), "B5-GEN-02");
    Stage other = given().inRow(1, "adira-tyree").actionRound(1);
    other.refuses(Acts.use(other, 1, "adira-tyree", 0), "B5-GEN-05"); // it has none to use
  }

  @Rule({"B5-EFF-02", "B5-D-17"})
  @Test
  void anEffectOnACardThatIsNotInTheOwnFactionIsNotUsed() {
    Stage abroad = Given.factions(Race.HUMAN, Race.CENTAURI).inRow(1, "vir-cotto").actionRound(1);
    abroad.refusesAlone(Acts.use(abroad, 1, "vir-cotto", 0), "B5-EFF-02");
    Stage alone = given().inRow(1, "pupil").actionRound(1);
    alone.refusesAlone(Acts.use(alone, 1, "pupil", 0), "B5-EFF-02");
    Stage fallen =
        given()
            .inRow(1, "vir-cotto")
            .card("ambassador 1", card -> card.withNeutralised(true))
            .actionRound(1);
    fallen.act(Acts.use(fallen, 1, "vir-cotto", 0));
  }

  @Rule({"B5-EFF-02", "B5-EFF-04", "B5-D-17", "B5-I-36"})
  @Test
  void anActionEffectIsPaidAndUsedOnceATurn() {
    Stage poor = given().inRow(1, "bank").influence(1, 4, 1).actionRound(1);
    poor.refuses(Acts.use(poor, 1, "bank", 0), "B5-EFF-02");
    Stage stage = given().inRow(1, "bank").influence(1, 9, 9).actionRound(1);
    stage.act(Acts.use(stage, 1, "bank", 0)).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(8);
    assertThat(stage.card("bank").rotated()).isFalse();
    stage.refuses(Acts.use(stage, 1, "bank", 0), "B5-EFF-04");
  }

  @Rule({"B5-EFF-02", "B5-EFF-05", "B5-D-17"})
  @Test
  void withoutALegalTargetAnEffectIsNotUsed() {
    Stage stage = given().inRow(1, "envoy").inHand(1, "recall").actionRound(1);
    stage.refuses(Acts.play(stage, 1, "recall", "envoy"), "B5-EFF-02");
    stage.refuses(Acts.play(stage, 1, "recall"), "B5-GEN-05");
    Stage tired = stage.changed("envoy", card -> card.withRotated(true));
    tired.act(Acts.play(tired, 1, "recall", "envoy"));
    assertThat(tired.card("envoy").readiedThisTurn()).isTrue();
    Stage again = stage.changed("envoy", card -> card.withRotated(true).withReadiedThisTurn(true));
    again.refuses(Acts.play(again, 1, "recall", "envoy"), "B5-EFF-05");
  }

  @Rule({"B5-EVT-01", "B5-EVT-03", "B5-EVT-05"})
  @Test
  void anEventIsAnActionAndIsDiscarded() {
    Stage stage = given().inHand(1, "windfall").inHand(1, "guarded").actionRound(1);
    stage.refuses(Acts.play(stage, 1, "guarded"), "B5-EVT-05");
    stage.act(Acts.play(stage, 1, "windfall")).told(EventPlayed.class, "B5-EVT-01");
    assertThat(stage.rating(1)).isEqualTo(6);
    assertThat(stage.state().zones().cards(Places.discard(P)))
        .containsExactly(stage.id("windfall"));
    assertThat(stage.events())
        .as("carried out, then discarded")
        .extracting(event -> event.what().getClass().getSimpleName())
        .containsSubsequence("InfluenceGained", "CardDiscarded");
    assertThat(stage.toAct()).containsExactly(Seat.of(2));
    Stage other = given().inHand(1, "envoy").inHand(2, "windfall").actionRound(1);
    other.refuses(Acts.play(other, 1, "envoy"), "B5-EVT-01").act(Acts.pass(1));
    other.act(Acts.play(other, 2, "windfall"));
    assertThat(other.state().zones().cards(Places.discard(Seat.of(2))))
        .as("each player's own")
        .containsExactly(other.id("windfall"));
  }

  @Rule({"B5-EVT-02", "B5-EVT-06", "B5-D-41", "B5-W-52"})
  @Test
  void anEventThatAccompaniesIsOneActionWithIt() {
    Stage stage = given().inHand(1, "bargain").inHand(1, "envoy").influence(1, 4, 2).actionRound(1);
    stage.refuses(Acts.play(stage, 1, "bargain"), "B5-EVT-02");
    Stage two = given().inHand(1, "bargain").inHand(1, "windfall").actionRound(1);
    two.refuses(Acts.with(two, Acts.play(two, 1, "windfall"), "bargain"), "B5-EVT-02");
    stage.refuses(Acts.with(stage, Acts.build(stage, 1, "ambassador 1"), "bargain"), "B5-EVT-02");
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "envoy"), "B5-SPN-06");
    Sponsor alone = Acts.sponsor(stage, 1, "ambassador 1", "envoy");
    stage.act(Acts.with(stage, alone, "bargain"));
    assertThat(stage.pool(1)).isZero();
    assertThat(stage.inPlay(stage.id("envoy"))).isTrue();
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("bargain"));
    assertThat(stage.view(1).hand()).isEmpty();
  }

  @Rule({"B5-D-07", "B5-SPN-06"})
  @Test
  void aDiscountPlayedForTheTurnLowersTheCost() {
    Stage stage = given().inHand(1, "sale").inHand(1, "envoy").influence(1, 4, 2).actionRound(1);
    stage.act(Acts.play(stage, 1, "sale")).act(Acts.pass(2));
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "envoy"));
    assertThat(stage.pool(1)).isZero();
  }

  @Rule({"B5-INF-05", "B5-D-16", "B5-W-44"})
  @Test
  void buildingIsNoGain() {
    Stage frozen = given().inRow(2, "freeze").inHand(1, "windfall").actionRound(1);
    frozen.act(Acts.build(frozen, 1, "ambassador 1")).act(Acts.pass(2));
    assertThat(frozen.rating(1)).isEqualTo(5);
    frozen.act(Acts.play(frozen, 1, "windfall"));
    assertThat(frozen.rating(1)).isEqualTo(5);
    Stage echo = given().inRow(1, "echo").inHand(1, "windfall").actionRound(1);
    echo.act(Acts.build(echo, 1, "ambassador 1")).act(Acts.pass(2));
    assertThat(echo.rating(1)).isEqualTo(5);
    echo.act(Acts.play(echo, 1, "windfall"));
    assertThat(echo.rating(1)).isEqualTo(5 + 2 + 1);
  }

  @Rule({"B5-X-13", "B5-INF-02", "B5-D-15", "B5-I-19"})
  @Test
  void influenceIsBuiltAsOftenAsMembersAndPoolAllow() {
    Stage stage = given().inCircle(1, "envoy").actionRound(1);
    stage.act(Acts.build(stage, 1, "ambassador 1")).act(Acts.pass(2));
    assertThat(stage.rating(1)).isEqualTo(5);
    assertThat(stage.pool(1)).isEqualTo(2);
    stage.refuses(Acts.build(stage, 1, "envoy"), "B5-INF-02");
    Stage rich = given().inCircle(1, "envoy").influence(1, 8, 8).actionRound(1);
    rich.act(Acts.build(rich, 1, "ambassador 1")).act(Acts.pass(2));
    rich.act(Acts.build(rich, 1, "envoy"));
    assertThat(rich.rating(1)).isEqualTo(10);
  }

  @Rule({"B5-GEN-07", "B5-EVT-02"})
  @Test
  void anActionAndItsEventArePaidTogether() {
    CardDef levy =
        card("levy", Kind.EVENT)
            .cost(2)
            .addPlayWith(ActionKind.BUILD_INFLUENCE)
            .addEffects(effect(Trigger.WITH_ACTION, gain(1)))
            .build();
    Given given = given().define(levy).inHand(1, "levy");
    Stage poor = given.influence(1, 4, 4).actionRound(1);
    poor.refuses(Acts.with(poor, Acts.build(poor, 1, "ambassador 1"), "levy"), "B5-INF-02");
    Stage stage = given.influence(1, 5, 5).actionRound(1);
    stage.act(Acts.with(stage, Acts.build(stage, 1, "ambassador 1"), "levy"));
    assertThat(stage.pool(1)).isEqualTo(5 - 3 - 2 + 1 + 1);
  }
}
