package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What an action is refused for first where several rules forbid it (section 4). */
final class RefusalOrderTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final CardId NOWHERE = CardId.of(900);
  private static final ImmutableList<Chosen> NOTHING_THERE =
      ImmutableList.of(new Chosen.ACard(NOWHERE));

  private static Stage declaring(Given given) {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    return given.at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
  }

  @Rule({"B5-FRM-21", "B5-FRM-22", "B5-GEN-05"})
  @Test
  void theRaceOfAConflictIsAskedBeforeItsTargetAndWhoPlaysBeforeBoth() {
    Stage stage =
        declaring(
            Given.factions(Race.NARN, Race.HUMAN)
                .define(
                    card("human-plot", Kind.CONFLICT)
                        .race(Race.HUMAN)
                        .conflict(
                            ConflictTraits.builder()
                                .type(Ability.INTRIGUE)
                                .needsTarget(true)
                                .build())
                        .build())
                .inHand(1, "human-plot")
                .inHand(1, "limited-strike"));
    CardId plot = stage.id("human-plot");
    stage.refuses(new DeclareConflict(P, plot, Optional.empty(), Optional.empty()), "B5-FRM-22");
    stage.refusesAlone(
        new DeclareConflict(P, plot, Optional.of(Seat.of(4)), Optional.empty()), "B5-GEN-05");
    stage.refusesAlone(
        new DeclareConflict(P, plot, Optional.empty(), Optional.of(NOWHERE)), "B5-GEN-05");
    stage.refusesAlone(
        new DeclareConflict(P, stage.id("limited-strike"), Optional.of(P), Optional.empty()),
        "B5-FRM-21");
    stage.refusesAlone(
        new DeclareStanding(P, Ability.PSI, Optional.of(Seat.of(4)), Optional.empty()),
        "B5-GEN-05");
  }

  @Rule({"B5-FRM-21", "B5-GEN-08"})
  @Test
  void aConflictCostsWhatItsDataSays() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("campaign", Kind.CONFLICT)
                    .cost(3)
                    .conflict(ConflictTraits.builder().type(Ability.DIPLOMACY).build())
                    .build())
            .inHand(1, "campaign");
    Stage poor = declaring(given.influence(1, 4, 2));
    poor.refusesAlone(
        new DeclareConflict(P, poor.id("campaign"), Optional.empty(), Optional.empty()),
        "B5-FRM-21");
    Stage rich = declaring(given.influence(1, 4, 3));
    rich.act(new DeclareConflict(P, rich.id("campaign"), Optional.empty(), Optional.empty()));
    assertThat(rich.pool(1)).isZero();
    assertThat(rich.board().faction(P).applied()).isEqualTo(3);
  }

  @Rule({"B5-FRM-40", "B5-GEN-05", "B5-GEN-06"})
  @Test
  void onlyAnotherPlayersAftermathIsRefusedAsNotOnesOwn() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inHand(1, "war-hero")
            .inHand(1, "hunted")
            .inRow(1, "narn-aide")
            .inHand(2, "assigning-blame")
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "war-hero", "narn-aide"));
    stage.act(Acts.set(stage, 2, "assigning-blame", "ambassador 2"));
    stage.idleUntil(AftermathStep.class);
    stage.refusesAlone(Acts.reveal(stage, 1, "hunted"), "B5-FRM-40");
    stage.refusesAlone(Acts.reveal(stage, 1, "narn-aide"), "B5-FRM-40");
    stage.refusesAlone(Acts.reveal(stage, 1, "assigning-blame"), "B5-GEN-06");
    stage.refusesAlone(new RevealAftermath(P, NOWHERE, 0, ImmutableList.of()), "B5-GEN-05");
  }

  @Rule({"B5-GEN-05", "B5-GEN-02", "B5-FRM-40"})
  @Test
  void whatIsMissingInAnEffectIsAskedBeforeWhetherItsCardIsReady() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "hedronn")
            .inHand(1, "approval-of-the-grey")
            .card("hedronn", card -> card.withRotated(true))
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    CardId hedronn = stage.id("hedronn");
    stage.refusesAlone(
        new UseEffect(P, hedronn, 0, NOTHING_THERE, OptionalInt.empty()), "B5-GEN-05");
    stage.refusesAlone(Acts.use(stage, 1, "hedronn", 0), "B5-GEN-05");
    stage.refusesAlone(Acts.use(stage, 1, "hedronn", 0, Q), "B5-GEN-05");
    stage.refusesAlone(Acts.useFor(stage, 1, "hedronn", 0, 1, "hedronn"), "B5-GEN-05");
    stage.refuses(Acts.use(stage, 1, "hedronn", 0, "ambassador 1"), "B5-GEN-02");
    stage.act(Acts.set(stage, 1, "approval-of-the-grey", "hedronn"));
    stage.idleUntil(AftermathStep.class);
    stage.refusesAlone(
        new RevealAftermath(P, stage.id("approval-of-the-grey"), 0, NOTHING_THERE), "B5-GEN-05");
  }

  @Rule({"B5-GEN-05", "B5-GEN-06"})
  @Test
  void whatIsNotThereIsToldBeforeWhatIsNotOnesOwnAndBothBeforeAllElse() {
    Given given =
        Given.factions(Race.NARN, Race.MINBARI)
            .inRow(2, "hedronn")
            .inHand(1, "affirm-alliance")
            .inHand(1, "narn-aide")
            .inHand(1, "limited-strike")
            .inHand(2, "balance")
            .card("ambassador 1", card -> card.withRotated(true));
    Stage stage = given.actionRound(1);
    CardId own = stage.ambassador(1);
    Sponsor aide = Acts.sponsor(stage, 1, "ambassador 1", "narn-aide");
    stage.refusesAlone(new Sponsor(P, stage.ambassador(2), NOWHERE, Optional.empty()), "B5-GEN-05");
    stage.refusesAlone(new Promote(P, stage.ambassador(2), NOWHERE), "B5-GEN-05");
    stage.refusesAlone(Acts.sponsor(stage, 1, "ambassador 1", "balance"), "B5-GEN-06");
    stage.refusesAlone(Acts.use(stage, 1, "hedronn", 0), "B5-GEN-05");
    stage.refuses(Acts.with(stage, aide, "affirm-alliance"), "B5-GEN-02");
    stage.refusesAlone(Acts.with(stage, aide, "balance"), "B5-GEN-06");
    stage.refusesAlone(
        Acts.with(stage, Acts.sponsor(stage, 1, "ambassador 2", "narn-aide"), "affirm-alliance"),
        "B5-GEN-06");
    stage.refusesAlone(Acts.with(stage, aide, "affirm-alliance", "hedronn"), "B5-GEN-05");
    WithEvent nothing = new WithEvent(P, aide, NOWHERE, ImmutableList.of(), OptionalInt.empty());
    stage.refusesAlone(nothing, "B5-GEN-05");
    Stage last = given.config(config -> config.maxActionsPerRound(0)).actionRound(1);
    last.refusesAlone(nothing, "B5-GEN-05");
    last.refusesAlone(Acts.with(last, aide, "balance"), "B5-GEN-06");
    last.refusesAlone(Acts.with(last, aide, "affirm-alliance"), "B5-PAS-05");
    declaring(given)
        .refusesAlone(
            new DeclareConflict(P, own, Optional.of(Seat.of(4)), Optional.empty()), "B5-GEN-05");
  }

  @Rule({"B5-GEN-02", "B5-DMG-14"})
  @Test
  void whatRotatesForAnEventIsAskedAsACardThatActs() {
    Given given =
        Given.factions(Race.MINBARI, Race.NARN)
            .inHand(1, "early-warning")
            .inCircle(1, "ashan")
            .card("ashan", card -> card.withMarks(card.marks().plus(Mark.VORLON, 2)))
            .conflict(Ability.INTRIGUE, 2);
    Stage stage = given.actionRound(1);
    B5Action warning = Acts.play(stage, 1, "early-warning", "ashan", 1);
    stage.copy().act(warning);
    stage.changed("ashan", card -> card.withRotated(true)).refusesAlone(warning, "B5-GEN-02");
    stage
        .changed("ashan", card -> card.withNeutralisedThisTurn(true))
        .refusesAlone(warning, "B5-DMG-14");
  }

  @Rule({"B5-RPL-02", "B5-GEN-02", "B5-DMG-14"})
  @Test
  void whetherACardHasSuchAReplyIsAskedBeforeWhetherItIsReady() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .define(character("spy", Race.NARN, 2, 0, 3).build())
            .inRow(1, "lennier")
            .inRow(1, "ashan")
            .inRow(2, "spy")
            .card("ashan", card -> card.withRotated(true))
            .conflict(Ability.INTRIGUE, 2)
            .actionRound(1);
    stage.act(Acts.oppose(stage, 1, "ambassador 1", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 2, "spy", "ambassador 1"));
    stage.refuses(new ReplyWith(P, stage.id("ashan")), "B5-RPL-02");
    stage.refusesAlone(new DeclineReply(Q), "B5-ACT-02");
    stage.refusesAlone(Acts.pass(1), "B5-ACT-02"); // a reply is asked for, no action
    stage.refusesAlone(Acts.pass(2), "B5-ACT-02");
    ReplyWith lennier = new ReplyWith(P, stage.id("lennier"));
    stage.changed("lennier", card -> card.withRotated(true)).refusesAlone(lennier, "B5-GEN-02");
    stage
        .changed("lennier", card -> card.withNeutralisedThisTurn(true))
        .refusesAlone(lennier, "B5-DMG-14");
    stage.act(lennier);
  }

  @Rule({"B5-RPL-03", "B5-EFF-02", "B5-ACT-02", "B5-GEN-01"})
  @Test
  void withoutAWindowThereIsNothingToReplyToOrToTake() {
    Stage stage = hired().actionRound(1);
    stage.refusesAlone(new ReplyWith(P, stage.ambassador(1)), "B5-RPL-03");
    stage.refusesAlone(new DeclineReply(P), "B5-RPL-03");
    stage.refusesAlone(new LookTake(P, Optional.empty()), "B5-EFF-02");
    stage.refusesAlone(new DeclineReply(Q), "B5-ACT-02");
    Stage early = declaring(hired());
    early.refusesAlone(new DeclineReply(P), "B5-GEN-01");
    early.refusesAlone(new LookTake(P, Optional.empty()), "B5-GEN-01");
  }

  @Rule({"B5-ACT-02", "B5-MRC-08", "B5-MRC-10"})
  @Test
  void inTheMercenaryStepWhoDoesNotDirectHasNoOpportunity() {
    Stage stage = hired().actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).idleUntil(MercenaryStep.class);
    stage.refusesAlone(Acts.build(stage, 1, "ambassador 1"), "B5-MRC-08");
    stage.refusesAlone(Acts.build(stage, 2, "ambassador 2"), "B5-ACT-02");
    stage.refusesAlone(Acts.heal(stage, 2, "ambassador 2"), "B5-ACT-02");
  }

  @Rule({"B5-MRC-10", "B5-MRC-09"})
  @Test
  void aMercenaryThatHasLeftPlayIsWaitedForNoMore() {
    Stage stage = hired().influence(1, 9, 9).actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2));
    stage.act(new Bid(P, stage.id("pirates"), 1)).idleUntil(MercenaryStep.class);
    stage.act(Acts.use(stage, 1, "raiders", 0, "corsairs"));
    assertThat(stage.state().frames().top())
        .isEqualTo(new MercenaryStep(ImmutableList.of(stage.id("pirates")), ImmutableList.of(P)));
    assertThat(new B5Game().faults(stage.state())).isEmpty();
  }

  private static Given hired() {
    Effect removes =
        Effect.builder()
            .trigger(Trigger.ROTATE)
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .addOperations(new Discard(new Target.Plain(Target.Word.FIRST)))
            .build();
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).addEffects(removes).build(),
            fleet("pirates", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            fleet("corsairs", Race.NEUTRAL, 1, 3).mercenary(true).build())
        .forHire("raiders")
        .forHire("pirates")
        .forHire("corsairs");
  }
}
