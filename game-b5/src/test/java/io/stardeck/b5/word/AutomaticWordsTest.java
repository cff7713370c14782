package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.DamageLimit;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What cards do by themselves, where several do so or nobody controls them. */
final class AutomaticWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Target SELF = new Target.Plain(Target.Word.SELF);
  private static final Station STATION = new Station(Amount.of(1));

  private static Effect when(Trigger trigger, Operation... operations) {
    return Effect.builder().trigger(trigger).addOperations(operations).build();
  }

  /** Deals 3 damage to every fleet. */
  private static CardDef storm() {
    Target fleets = new Target.All(Filter.builder().addKinds(Kind.FLEET).build());
    return card("storm", Kind.EVENT)
        .addEffects(when(Trigger.PLAY, new Damage(fleets, Amount.of(3))))
        .build();
  }

  /** A mercenary of Military 3 with those effects, on which the storm has come down. */
  private static Stage afterStorm(Effect... effects) {
    CardDef raiders =
        fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).addEffects(effects).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(raiders, storm())
            .forHire("raiders")
            .inHand(1, "storm")
            .actionRound(1);
    return stage.act(Acts.play(stage, 1, "storm"));
  }

  @Rule("B5-W-25")
  @Test
  void aMercenaryThatNobodyDirectsIsDiscardedWhenItIsNeutralisedIfItsTextSaysSo() {
    int station = afterStorm().board().station();
    Stage stage = afterStorm(when(Trigger.NEUTRALISED, STATION, new Discard(SELF)));
    assertThat(stage.inPlay(stage.id("raiders"))).isFalse();
    assertThat(stage.board().station()).as("what is nobody's").isEqualTo(station);
  }

  @Rule({"B5-W-24", "B5-DMG-04"})
  @Test
  void whatAMercenaryHasByItsOwnTextItHasThoughNobodyDirectsIt() {
    assertThat(afterStorm().card("raiders").neutralised()).isTrue();
    Stage stage =
        afterStorm(
            when(Trigger.CONSTANT, new DamageLimit(SELF, Amount.of(2)), new Power(Amount.of(5))));
    assertThat(stage.card("raiders").neutralised()).isFalse();
    assertThat(stage.power(1)).isEqualTo(4);
    assertThat(stage.power(2)).isEqualTo(4);
  }

  /** The first wins a conflict that brings 1, with a card of those words that raises the gain. */
  private static Stage afterGain(Operation... operations) {
    Outcome gain =
        new Outcome(
            Optional.empty(), ImmutableList.of(new GainInfluence(Who.INITIATOR, Amount.of(1))));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3).build(),
                card("bank", Kind.GROUP)
                    .addEffects(when(Trigger.CONFLICT_GAIN, operations))
                    .build())
            .inRow(1, "envoy")
            .inRow(1, "bank")
            .conflict(
                ConflictTraits.builder().type(Ability.DIPLOMACY).addOnWin(gain).build(),
                1,
                Optional.empty())
            .influence(1, 4, 9)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    return stage.idleUntil(DrawRound.class);
  }

  @Rule("B5-W-11")
  @Test
  void whatElseACardSaysOfAGainHappensWhenItRotatesForIt() {
    int station = afterGain().board().station();
    Stage stage = afterGain(new GainInfluence(Who.OWN, Amount.of(1)), STATION);
    assertThat(stage.rating(1)).isEqualTo(4 + 1 + 1);
    assertThat(stage.board().station()).isEqualTo(station + 1);
  }

  @Rule("B5-W-11")
  @Test
  void whatAnotherFactionGainsRaisesNoGainOfOnesOwn() {
    Stage stage = afterGain(new GainInfluence(Who.OTHER, Amount.of(1)));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
    assertThat(stage.rating(2)).isEqualTo(4 + 1);
  }

  @Rule("B5-W-11")
  @Test
  void aFactionThatIsNeitherInitiatorNorTargetRaisesNoGain() {
    Outcome gain =
        new Outcome(Optional.empty(), ImmutableList.of(new GainInfluence(Who.EACH, Amount.of(1))));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(character("envoy", Race.NARN, 2, 3).build())
            .inRow(1, "envoy")
            .inRow(2, "earth")
            .inRow(3, "minbar")
            .conflict(
                ConflictTraits.builder()
                    .type(Ability.DIPLOMACY)
                    .needsTarget(true)
                    .addOnWin(gain)
                    .build(),
                1,
                Optional.of(Q))
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
    assertThat(stage.rating(2)).isEqualTo(4 + 1 + 1);
    assertThat(stage.rating(3)).isEqualTo(4 + 1);
    assertThat(stage.card("minbar").rotated()).isFalse();
  }

  @Rule("B5-W-53")
  @Test
  void aCardThatLeavesPlayByACaptureDoesNothingMoreThen() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("five", Race.NARN, 1, 5).build(),
                card("zeal", Kind.GROUP)
                    .addEffects(when(Trigger.CAPTURED, new Discard(new Target.Titled("spoils"))))
                    .build(),
                card("spoils", Kind.GROUP)
                    .addEffects(when(Trigger.CAPTURED, new GainInfluence(Who.OWN, Amount.of(2))))
                    .build())
            .inRow(1, "five")
            .inRow(1, "zeal")
            .inRow(1, "spoils")
            .inRow(2, "mars-colony")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(
        new DeclareStanding(
            P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("mars-colony"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "five", 1, Ability.MILITARY)).idleUntil(DrawRound.class);
    assertThat(stage.inPlay(stage.id("spoils"))).isFalse();
    assertThat(stage.rating(1)).as("by the conflict alone").isEqualTo(4 + 1);
  }

  @Rule("B5-W-10")
  @Test
  void whomTheAttackerBringsDownAfterTheAttackDoesNothingAfterIt() {
    Target target = new Target.Plain(Target.Word.ATTACK_TARGET);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("duellist", Race.NARN, 2, 0, 2)
                    .addEffects(when(Trigger.AFTER_ATTACK, new Damage(target, Amount.of(5))))
                    .build(),
                character("envoy", Race.HUMAN, 2, 5, 1)
                    .addEffects(when(Trigger.AFTER_ATTACK, STATION))
                    .build())
            .inRow(1, "duellist")
            .inRow(2, "envoy")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(2);
    int station = stage.board().station();
    stage.act(Acts.oppose(stage, 2, "envoy", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "duellist", "envoy"));
    assertThat(stage.card("envoy").neutralised()).isTrue();
    assertThat(stage.board().station()).isEqualTo(station);
  }

  @Rule({"B5-W-11", "B5-FRM-40"})
  @Test
  void whatAnAftermathBringsIsNoGainByTheResultOfAConflict() {
    CardDef spoils =
        card("spoils", Kind.AFTERMATH)
            .condition(new Condition.Won(Optional.empty(), Optional.empty()))
            .addEffects(when(Trigger.PLAY, new GainInfluence(Who.OWN, Amount.of(1))))
            .build();
    CardDef market =
        card("market", Kind.GROUP)
            .addEffects(when(Trigger.CONFLICT_GAIN, new GainInfluence(Who.OWN, Amount.of(2))))
            .build();
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(spoils, market, character("envoy", Race.NARN, 2, 3).build())
            .inRow(1, "market")
            .inRow(1, "envoy");
    Stage stage = Acts.won(given, Ability.DIPLOMACY, "envoy", "spoils");
    stage.act(Acts.reveal(stage, 1, "spoils"));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
    assertThat(stage.card("market").rotated()).isFalse();
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("spoils"));
  }
}
