package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Definitions;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which bonuses by rotation go on, and which have no ground. */
final class SustainedBonusesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  /** Rotates to raise the Diplomacy of an own card by 2, or by that. */
  private static ImmutableEffect.Builder bonus(int raise) {
    return Effect.builder()
        .trigger(Trigger.ROTATE)
        .addChoices(new Choice.OfCard(Filter.builder().addWhose(Who.OWN).build(), Optional.empty()))
        .addOperations(
            new Raise(
                new Target.Plain(Target.Word.FIRST),
                ImmutableSet.of(Ability.DIPLOMACY),
                Amount.of(raise)));
  }

  private static Stage stage(ImmutableEffect.Builder effect) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            card("hall", Kind.GROUP).addEffects(effect.build()).build(),
            character("envoy", Race.NARN, 2, 3).build(),
            character("guest", Race.HUMAN, 2, 3).build())
        .inRow(1, "hall")
        .inRow(1, "envoy")
        .inRow(2, "guest")
        .actionRound(1);
  }

  private static int diplomacy(Stage stage, String card) {
    return stage.rating(stage.id(card), Ability.DIPLOMACY);
  }

  @Rule("B5-FRM-12")
  @Test
  void aPriceThatCameToNothingIsNoCost() {
    Amount doom = new Amount.Marks(ImmutableSet.of(Mark.DOOM), MarkScope.FACTION);
    Stage stage = stage(bonus(2).addCosts(new Cost.Apply(doom)));
    stage.act(Acts.use(stage, 1, "hall", 0, "envoy")).idleUntil(ReadyRound.class);
    stage.act(new Sustain(P, stage.id("hall")));
    assertThat(diplomacy(stage, "envoy")).isEqualTo(5);
  }

  @Rule({"B5-FRM-12", "B5-W-37"})
  @Test
  void theOwnCardOfWhoeverUsedTheEffectIsItsLegalTargetStill() {
    Stage stage = stage(bonus(2).anyPlayer(true));
    stage.act(Acts.pass(1)).act(Acts.use(stage, 2, "hall", 0, "guest"));
    stage.idleUntil(ReadyRound.class);
    stage.act(new Sustain(P, stage.id("hall")));
    assertThat(diplomacy(stage, "guest")).isEqualTo(5);
  }

  @Rule({"B5-D-18", "B5-FRM-12"})
  @Test
  void untilTheEndOfTheTurnIsSaidOfABonusByRotationAsOfOneThatLastsAsLongAsIt() {
    Stage stage = stage(bonus(2).lasts(Duration.END_OF_TURN));
    stage.act(Acts.use(stage, 1, "hall", 0, "envoy")).idleUntil(DrawRound.class);
    assertThat(diplomacy(stage, "envoy")).isEqualTo(5);
    stage.idleUntil(ReadyRound.class).act(new Sustain(P, stage.id("hall")));
    assertThat(diplomacy(stage, "envoy")).isEqualTo(5);
  }

  @Rule({"B5-D-18", "B5-FRM-50"})
  @Test
  void aLoweringForThisTurnEndsWithTheTurn() {
    Stage stage = stage(bonus(-2).lasts(Duration.END_OF_TURN));
    stage.act(Acts.use(stage, 1, "hall", 0, "envoy"));
    assertThat(diplomacy(stage, "envoy")).isEqualTo(1);
    stage.idleUntil(DrawRound.class);
    assertThat(diplomacy(stage, "envoy")).isEqualTo(3);
  }

  @Rule({"B5-EFF-03", "B5-D-18"})
  @Test
  void aCardThatHasLeftPlayStaysRotatedForNothing() {
    Stage stage = stage(bonus(2).addCosts(new Cost.DiscardSelf()));
    stage.act(Acts.use(stage, 1, "hall", 0, "envoy"));
    assertThat(stage.inPlay(stage.id("hall"))).isFalse();
    assertThat(diplomacy(stage, "envoy")).isEqualTo(3);
  }

  @Rule({"B5-D-18", "B5-FRM-50"})
  @Test
  void whatACardThatHasLeftPlayGaveUntilTheEndOfTheTurnEndsThen() {
    Stage stage = stage(bonus(2).addCosts(new Cost.DiscardSelf()).lasts(Duration.END_OF_TURN));
    stage.act(Acts.use(stage, 1, "hall", 0, "envoy"));
    assertThat(diplomacy(stage, "envoy")).isEqualTo(5);
    stage.idleUntil(DrawRound.class);
    assertThat(diplomacy(stage, "envoy")).isEqualTo(3);
  }

  @Rule({"B5-EFF-03", "B5-D-18"})
  @Test
  void nothingLastsAsLongAsACardStaysRotatedThatIsNot() {
    Stage action =
        stage(bonus(2).trigger(Trigger.ACTION).lasts(Duration.WHILE_ROTATED))
            .changed("envoy", card -> card.withDamage(2));
    action.act(Acts.use(action, 1, "hall", 0, "envoy"));
    assertThat(diplomacy(action, "envoy")).isEqualTo(1);
    Stage readied =
        stage(
            Effect.builder()
                .trigger(Trigger.ROTATE)
                .addOperations(new Ready(Target.SELF))
                .addAllChoices(bonus(2).build().choices())
                .addAllOperations(bonus(2).build().operations()));
    readied.act(Acts.use(readied, 1, "hall", 0, "envoy"));
    assertThat(readied.card("hall").rotated()).isFalse();
    assertThat(diplomacy(readied, "envoy")).isEqualTo(3);
    assertThat(readied.board().modifiers()).isEmpty();
  }

  @Rule({"B5-FRM-10", "B5-FRM-15"})
  @Test
  void theOrderOfTheTurnIsSetWhenTheBonusesOfTheLastAreOver() {
    Stage stage =
        Given.factions(Race.NARN, Race.CENTAURI)
            .define(card("hall", Kind.GROUP).addEffects(bonus(2).build()).build())
            .inRow(1, "hall")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "hall", 0, "ambassador 1")).idleUntil(ConflictRound.class);
    // G'Kar has Diplomacy 3 again, Londo Mollari 4
    assertThat(stage.board().order()).containsExactly(Seat.of(2), P);
  }

  @Rule({"B5-FRM-15", "B5-W-12"})
  @Test
  void whatRaisesTheRatingCountsForTheOrderOfTheTurn() {
    Stage stage =
        Given.factions(Race.NARN, Race.MINBARI)
            .inRow(1, "khamak")
            .influence(2, 5, 5)
            .actionRound(1)
            .idleUntil(ConflictRound.class);
    // with 5 each, Delenn's Diplomacy of 5 comes before G'Kar's of 3
    assertThat(stage.board().order()).containsExactly(Seat.of(2), P);
  }

  @Rule({"B5-FRM-11", "B5-I-28"})
  @Test
  void whatLiesOnACardIsReadiedWithTheOthers() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(card("relic", Kind.ENHANCEMENT).build())
            .attached(1, "relic", "ambassador 1")
            .card("relic", card -> card.withRotated(true))
            .actionRound(1)
            .idleUntil(ConflictRound.class);
    assertThat(stage.card("relic").rotated()).isFalse();
  }

  @Rule("B5-FRM-12")
  @Test
  void noEffectIsSustainedForACardThatIsNoLegalTargetAnyMore() {
    Choice damaged = new Choice.OfCard(Filter.builder().damaged(true).build(), Optional.empty());
    Stage hurt =
        stage(bonus(2).choices(ImmutableList.of(damaged)))
            .changed("envoy", card -> card.withDamage(1));
    hurt.act(Acts.use(hurt, 1, "hall", 0, "envoy"));
    Stage healed = hurt.changed("envoy", card -> card.withDamage(0));
    for (Stage each : new Stage[] {hurt, healed}) {
      Spot hall = Spot.find(each.board(), each.id("hall"));
      assertThat(Sustaining.may(each.board(), hall)).isEqualTo(each == hurt);
    }
  }

  @Rule("B5-FRM-11")
  @Test
  void whatStaysRotatedIsNamedInTheOrderOfTheSeats() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(card("hall", Kind.GROUP).addEffects(bonus(2).build()).build())
            .define(card("court", Kind.GROUP).addEffects(bonus(2).build()).build())
            .inRow(1, "hall")
            .inRow(2, "court")
            .actionRound(2);
    stage.act(Acts.use(stage, 2, "court", 0, "ambassador 2"));
    stage.act(Acts.use(stage, 1, "hall", 0, "ambassador 1")).idleUntil(ReadyRound.class);
    assertThat(stage.toAct()).containsExactly(P);
  }

  /** What the location gives by itself to its own faction's ambassador it gave to Q's. */
  @Rule({"B5-FRM-12", "B5-REL-07"})
  @Test
  void aCapturedLocationIsNotSustainedForWhoHasLostIt() {
    Target ambassador = new Target.Plain(Target.Word.OWN_AMBASSADOR);
    Effect gift =
        Effect.builder()
            .trigger(Trigger.ROTATE)
            .addOperations(Definitions.diplomacy(ambassador, 1))
            .build();
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("garden", Kind.LOCATION).addEffects(gift).build(),
                fleet("f", Race.NARN, 1, 1).build())
            .inRow(1, "f")
            .inRow(2, "garden")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    Optional<CardId> aim = Optional.of(stage.id("garden"));
    stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), aim));
    stage.act(new DeclineConflict(Q)).act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    stage.act(Acts.use(stage, 2, "garden", 0));
    assertThat(maySustain(stage)).isTrue();
    stage.idleUntil(DrawRound.class);
    assertThat(Spot.find(stage.board(), stage.id("garden")).of(P)).isTrue();
    assertThat(stage.rating(stage.ambassador(2), Ability.DIPLOMACY)).isEqualTo(3 + 1);
    assertThat(maySustain(stage)).isFalse();
  }

  private static boolean maySustain(Stage stage) {
    return Sustaining.may(stage.board(), Spot.find(stage.board(), stage.id("garden")));
  }
}
