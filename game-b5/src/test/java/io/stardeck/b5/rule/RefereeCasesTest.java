package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.TurnFaceUp;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What follows from the rule book's words where several of its rules meet. */
final class RefereeCasesTest {
  private static final Seat P = Seat.of(1);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);
  private static final Choice ANY = new Choice.OfCard(Filter.ANY, Optional.empty());
  private static final Choice CONFLICT = new Choice.OfConflict(Optional.empty());

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(character("envoy", Race.NARN, 2, 3).build());
  }

  private static ImmutableEffect.Builder played(Choice choice, Operation... operations) {
    return Effect.builder().trigger(Trigger.PLAY).addChoices(choice).addOperations(operations);
  }

  private static CardDef event(String id, Effect effect) {
    return card(id, Kind.EVENT).addEffects(effect).build();
  }

  @Rule({"B5-MRC-08", "B5-W-01", "B5-FRM-54"})
  @Test
  void aDirectedMercenaryIsAnOwnReadyFleetUntilTheTurnEnds() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("raiders", Race.NEUTRAL, 1, 5).mercenary(true).build())
            .forHire("raiders")
            .agenda(1, "never-again")
            .influence(1, 9, 9)
            .actionRound(1);
    assertThat(stage.power(1)).isEqualTo(9);
    stage.act(new Bid(P, stage.id("raiders"), 1)).idleUntil(DrawRound.class);
    assertThat(stage.power(1)).isEqualTo(10);
  }

  @Rule({"B5-SUP-07", "B5-ATK-04"})
  @Test
  void whatOpposesOnlyIsShutOutOfTheOtherSide() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .define(character("envoy", Race.NARN, 2, 0, 3).build())
            .inRow(1, "lennier")
            .inRow(2, "envoy")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "envoy", 1, Ability.INTRIGUE));
    stage.refusesAlone(Acts.support(stage, 1, "lennier", 1, Ability.INTRIGUE), "B5-SUP-07");
    stage.refusesAlone(Acts.attack(stage, 1, "lennier", "envoy"), "B5-ATK-04");
    stage.act(Acts.oppose(stage, 1, "lennier", 1, Ability.INTRIGUE));
  }

  @Rule("B5-DMG-17")
  @Test
  void aNeutralisedCardIsNoReadyTarget() {
    Given given = Given.factions(Race.MINBARI, Race.NARN).inRow(1, "hedronn").inRow(1, "ashan");
    Stage down = given.card("ashan", card -> card.withNeutralised(true)).actionRound(1);
    down.refusesAlone(Acts.use(down, 1, "hedronn", 0, "ashan"), "B5-DMG-17");
    Stage rotated = down.changed("ashan", card -> card.withNeutralised(false).withRotated(true));
    rotated.refusesAlone(Acts.use(rotated, 1, "hedronn", 0, "ashan"), "B5-DMG-17");
    rotated.refusesAlone(Acts.use(rotated, 1, "hedronn", 0, "ambassador 2"), "B5-EFF-02");
  }

  @Rule({"B5-GEN-07", "B5-FRM-33", "B5-W-17"})
  @Test
  void lossesThatOneEffectCostsAreCheckedTogether() {
    Given tribute =
        given()
            .define(
                event(
                    "tribute",
                    played(ANY).addCosts(new Cost.Lose(1), new Cost.MoveToStation(1)).build()))
            .inHand(1, "tribute");
    Stage poor = tribute.influence(1, 4, 4).actionRound(1);
    poor.refuses(Acts.play(poor, 1, "tribute", "ambassador 1"), "B5-EFF-02");
    Stage rich = tribute.influence(1, 5, 4).actionRound(1);
    rich.act(Acts.play(rich, 1, "tribute", "ambassador 1"));
    assertThat(rich.rating(1)).isEqualTo(3);
    assertThat(rich.board().station()).isEqualTo(7);
  }

  @Rule({"B5-GEN-02", "B5-GEN-03"})
  @Test
  void oneCardDoesNotRotateForTwoCosts() {
    Stage stage =
        given()
            .define(
                event(
                    "parade",
                    played(ANY)
                        .addCosts(new Cost.RotateAmbassador(), new Cost.RotateChosen())
                        .build()))
            .inRow(1, "envoy")
            .inHand(1, "parade")
            .actionRound(1);
    stage.refuses(Acts.play(stage, 1, "parade", "ambassador 1"), "B5-GEN-02");
    stage.act(Acts.play(stage, 1, "parade", "envoy"));
    assertThat(stage.card("envoy").rotated()).isTrue();
  }

  @Rule({"B5-SPN-05", "B5-D-10"})
  @Test
  void anEnhancementDoesNotGoOnACardOfTheMercenaryRow() {
    Stage stage =
        given()
            .define(
                fleet("raiders", Race.NEUTRAL, 1, 5).mercenary(true).build(),
                card("guns", Kind.ENHANCEMENT)
                    .host(Filter.builder().addKinds(Kind.FLEET).addWhose(Who.EACH).build())
                    .build())
            .forHire("raiders")
            .inHand(1, "guns")
            .actionRound(1);
    stage.refusesAlone(Acts.sponsorOn(stage, 1, "ambassador 1", "guns", "raiders"), "B5-SPN-05");
  }

  @Rule({"B5-W-54", "B5-DMG-06"})
  @Test
  void aParticipantThatFallsTwiceIsOneNeutralisedParticipant() {
    Stage stage =
        given()
            .define(
                event("fall", played(ANY, new Neutralise(FIRST)).build()),
                event("rise", played(ANY, new TurnFaceUp(FIRST)).build()))
            .inRow(1, "envoy")
            .inHand(1, "rise")
            .inHand(2, "fall")
            .inHand(2, "fall")
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    stage.act(Acts.oppose(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    stage.act(Acts.play(stage, 2, "fall", "envoy")).act(Acts.play(stage, 1, "rise", "envoy"));
    stage.act(Acts.play(stage, 2, "fall#2", "envoy"));
    assertThat(stage.board().conflict(1).neutralised()).containsExactly(stage.id("envoy"));
  }

  @Rule({"B5-FRM-50", "B5-FRM-32"})
  @Test
  void aBonusUntilTheEndOfTheTurnOutlastsTheConflictThatWasChosenWithIt() {
    Stage stage =
        given()
            .define(
                event(
                    "speech",
                    played(
                            ANY,
                            new Raise(FIRST, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2)),
                            new SideBonus(Side.SUPPORT, Amount.of(1)))
                        .addChoices(CONFLICT)
                        .build()))
            .inRow(1, "envoy")
            .inHand(1, "speech")
            .inHand(2, "assigning-blame")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "speech", "envoy", 1));
    stage.act(Acts.set(stage, 2, "assigning-blame", "ambassador 2"));
    stage.idleUntil(AftermathStep.class);
    assertThat(stage.board().conflicts()).isEmpty();
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(5);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3);
  }

  @Rule("B5-W-11")
  @Test
  void aCardRaisesAGainOnce() {
    Effect more =
        Effect.builder()
            .trigger(Trigger.CONFLICT_GAIN)
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage =
        given()
            .define(card("bank", Kind.GROUP).addEffects(more, more).build())
            .inRow(1, "envoy")
            .inRow(1, "bank")
            .conflict(
                ConflictTraits.builder()
                    .type(Ability.DIPLOMACY)
                    .addOnWin(
                        new Outcome(
                            Optional.empty(),
                            ImmutableList.of(new GainInfluence(Who.INITIATOR, Amount.of(1)))))
                    .build(),
                1,
                Optional.empty())
            .influence(1, 4, 9)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).idleUntil(DrawRound.class);
    assertThat(stage.card("bank").rotated()).isTrue();
    assertThat(stage.rating(1)).isEqualTo(6);
  }

  @Rule({"B5-MRC-08", "B5-EVT-02", "B5-W-37"})
  @Test
  void anEventAccompaniesTheActionOfAMercenaryAndNoOtherCardActs() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
                fleet("g", Race.HUMAN, 1, 9).build(),
                card("reprisal", Kind.EVENT)
                    .addPlayWith(ActionKind.ATTACK)
                    .cost(1)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.WITH_ACTION)
                            .addOperations(
                                new AttackDamage(
                                    new Target.Plain(Target.Word.ATTACKER),
                                    Amount.of(2),
                                    Optional.empty(),
                                    Optional.empty(),
                                    Optional.empty()))
                            .build())
                    .build(),
                card("well", Kind.LOCATION)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.ROTATE)
                            .anyPlayer(true)
                            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                            .build())
                    .build())
            .forHire("raiders")
            .inRow(2, "g")
            .inRow(2, "well")
            .inHand(1, "reprisal")
            .conflict(Ability.MILITARY, 2)
            .actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 2));
    stage.act(Acts.support(stage, 2, "g", 1, Ability.MILITARY)).idleUntil(MercenaryStep.class);
    assertThat(stage.legal(1)).doesNotContain(Acts.use(stage, 1, "well", 0));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "raiders", "g"), "reprisal"));
    assertThat(stage.card("g").damage()).isEqualTo(5);
    assertThat(stage.pool(1)).isEqualTo(1);
  }

  @Rule({"B5-GEN-05", "B5-W-51"})
  @Test
  void fewerThanNoCardsDoNotRotate() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN).inHand(1, "you-know-my-reputation").actionRound(1);
    stage.refuses(Acts.playFor(stage, 1, "you-know-my-reputation", -1), "B5-GEN-05");
    stage.act(Acts.playFor(stage, 1, "you-know-my-reputation", 0));
  }
}
