package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.CardEvent.AgendaRevealFailed;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.internal.text.B5Narrator;
import io.stardeck.b5.scene.Definitions;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Passing, mercenaries, conflicts without a card, drawing, victory, agendas. */
final class TurnExampleTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);

  @Rule({"B5-X-26", "B5-PAS-01", "B5-PAS-02", "B5-PAS-03", "B5-ACT-01", "B5-ACT-02", "B5-ACT-03"})
  @Test
  void theRoundEndsWhenAllHavePassedInARow() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(character("member", Race.NARN, 1, 1).build())
            .inCircle(1, "member")
            .influence(1, 8, 8)
            .actionRound(1);
    stage.refuses(new Pass(Q), "B5-ACT-02");
    stage.act(new Deed.BuildInfluence(P, stage.id("member")));
    stage.act(new Pass(Q)).act(new Pass(R));
    assertThat(stage.state().frames().top()).isInstanceOf(ActionRound.class);
    Stage again = stage.copy();
    again.act(new Deed.BuildInfluence(P, again.ambassador(1)));
    again.act(new Pass(Q)).act(new Pass(R));
    assertThat(again.state().frames().top()).isInstanceOf(ActionRound.class);
    stage.act(new Pass(P));
    assertThat(stage.state().frames().top()).isNotInstanceOf(ActionRound.class);
  }

  @Rule({
    "B5-X-25",
    "B5-MRC-01",
    "B5-MRC-02",
    "B5-MRC-03",
    "B5-MRC-05",
    "B5-MRC-06",
    "B5-MRC-07",
    "B5-I-27"
  })
  @Test
  void whoBidsMostInAllDirectsTheMercenary() {
    for (boolean tie : new boolean[] {true, false}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .of(CardSets.training())
              .forHire("training-raider-band")
              .influence(1, 4, 4)
              .influence(2, 4, 4)
              .actionRound(1);
      stage.act(new Bid(P, stage.id("training-raider-band"), 2));
      stage.act(new Bid(Q, stage.id("training-raider-band"), tie ? 3 : 2));
      stage.act(new Bid(P, stage.id("training-raider-band"), 1));
      assertThat(stage.board().mercenaries().get(0).bids().get(0)).isEqualTo(3);
      assertThat(stage.pool(1)).isEqualTo(1);
      stage.act(new Pass(Q)).act(new Pass(P));
      assertThat(stage.state().frames().top() instanceof MercenaryStep).isEqualTo(!tie);
      if (!tie) {
        assertThat(stage.toAct()).containsExactly(P);
      }
    }
  }

  @Rule({"B5-X-41", "B5-MRC-08", "B5-MRC-04"})
  @Test
  void theDirectorPaysForRepairs() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .of(CardSets.training())
            .forHire("training-raider-band")
            .card("training-raider-band", card -> card.withDamage(2))
            .influence(1, 4, 2)
            .actionRound(1);
    stage.act(new Bid(P, stage.id("training-raider-band"), 1)).act(new Pass(Q)).act(new Pass(P));
    stage.refuses(new Repair(P, stage.id("training-raider-band"), 2), "B5-REP-02");
    stage.act(new Repair(P, stage.id("training-raider-band"), 1));
    assertThat(stage.card("training-raider-band").damage()).isEqualTo(1);
    assertThat(stage.pool(1)).isZero();
    assertThat(stage.card("training-raider-band").rotated()).isTrue();
  }

  @Rule({"B5-X-36", "B5-FRM-20", "B5-FRM-24", "B5-FRM-31", "B5-FRM-33", "B5-D-68"})
  @Test
  void aConflictWithoutACardBringsItsInitiatorInfluence() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 1, 2).build())
            .inRow(1, "envoy")
            .inDeck(1, "narn-aide")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(new DeclareStanding(P, Ability.DIPLOMACY, Optional.empty(), Optional.empty()));
    assertThat(stage.pool(1)).isEqualTo(3);
    stage.act(new DeclineConflict(Q));
    stage.act(new Join(P, stage.id("envoy"), 1, Side.SUPPORT, Ability.DIPLOMACY));
    stage.act(new Pass(Q)).act(new Pass(P)).told(ConflictResolved.class, "B5-FRM-31");
    assertThat(stage.rating(1)).isEqualTo(5);
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule({"B5-X-30", "B5-FRM-31"})
  @Test
  void aTieIsLost() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("two", Race.NARN, 1, 2).build(),
                character("also", Race.HUMAN, 1, 2).build())
            .inRow(1, "two")
            .inRow(2, "also")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(new Join(P, stage.id("two"), 1, Side.SUPPORT, Ability.DIPLOMACY));
    stage.act(new Join(Q, stage.id("also"), 1, Side.OPPOSE, Ability.DIPLOMACY));
    stage.act(new Pass(P)).act(new Pass(Q));
    assertThat(stage.events())
        .anyMatch(
            event ->
                event.what() instanceof ConflictResolved resolved
                    && !resolved.won()
                    && resolved.support() == 2
                    && resolved.opposition() == 2);
    assertThat(order).hasSize(2);
  }

  @Rule({"B5-X-38", "B5-FRM-53", "B5-FRM-57"})
  @Test
  void atMostTwoCardsAreBought() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Given given = Given.factions(Race.NARN, Race.HUMAN).influence(1, 7, 7);
    for (int i = 0; i < 10; i++) {
      given = given.inDeck(1, "narn-aide");
    }
    Stage stage = given.at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, order), true, 0), order);
    stage.act(new BuyCard(P)).act(new BuyCard(P));
    assertThat(stage.view(1).hand()).hasSize(2);
    assertThat(stage.toAct()).doesNotContain(P);
    assertThat(stage.legal(1)).isEmpty();
  }

  @Rule({"B5-X-39", "B5-FRM-55", "B5-I-34"})
  @Test
  void atTheTurnLimitTheHigherBaseRatingBreaksATie() {
    ImmutableList<Seat> order = ImmutableList.of(Q, P);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .config(config -> config.maxTurns(2).drawPrice(0))
            .define(
                Definitions.card("plan", Kind.AGENDA)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(new FactionOperation.Power(Amount.of(1)))
                            .build())
                    .build())
            .influence(1, 15, 0)
            .influence(2, 14, 0)
            .agenda(2, "plan")
            .inDeck(1, "narn-aide")
            .inDeck(2, "human-aide")
            .at(
                new DrawRound(
                    Round.of(RoundEnd.PASS_IS_FINAL, ImmutableList.of(Q, P)).passed(), true, 0),
                order);
    assertThat(stage.power(1)).isEqualTo(stage.power(2));
    stage.act(new DoneDrawing(P));
    GameOver over = (GameOver) stage.state().frames().top();
    assertThat(over.outcome().winners()).containsExactly(P);
    assertThat(over.outcome().rule().toString()).isEqualTo("B5-FRM-55");
  }

  @Rule({"B5-X-27", "B5-AGD-02", "B5-AGD-08"})
  @Test
  void aMajorAgendaIsNotDiscarded() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .of(CardSets.training())
            .agenda(1, "training-balance-of-power")
            .inHand(1, "training-quiet-ambition")
            .actionRound(1);
    stage.refuses(new DiscardAgenda(P), "B5-AGD-08");
    stage.refuses(
        new Deed.ReplaceAgenda(P, stage.ambassador(1), stage.id("training-quiet-ambition")),
        "B5-AGD-08");
  }

  @Rule({"B5-X-28", "B5-AGD-04", "B5-AGD-05", "B5-AGD-06", "B5-AGD-11"})
  @Test
  void anAgendaThatCannotBePaidIsDiscardedWhenRevealed() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .of(CardSets.training())
            .inHand(1, "training-quiet-ambition")
            .influence(1, 4, 0)
            .actionRound(1);
    stage.refuses(
        new SponsorAgenda(P, stage.ambassador(1), stage.id("training-quiet-ambition")),
        "B5-AGD-10");
    stage.act(new HideAgenda(P, stage.ambassador(1), stage.id("training-quiet-ambition")));
    assertThat(stage.power(1)).isEqualTo(4);
    stage.act(new Pass(Q));
    stage.act(new RevealAgenda(P)).told(AgendaRevealFailed.class, "B5-AGD-06");
    assertThat(stage.events())
        .extracting(event -> B5Narrator.INSTANCE.event(stage.view(2), event.what()))
        .containsSubsequence(
            "Narn reveals the agenda Quiet Ambition, which cannot be sponsored",
            "Quiet Ambition is discarded");
    assertThat(stage.pool(1)).isZero();
    assertThat(stage.view(1).hidesAgenda(P)).isFalse();
  }

  @Rule({"B5-X-34", "B5-SPN-08", "B5-D-08"})
  @Test
  void fleetsOfTwoRacesMayShareATitle() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.CENTAURI)
            .inRow(1, "human-colonial-fleet")
            .inHand(1, "human-colonial-fleet")
            .inHand(2, "centauri-colonial-fleet")
            .influence(1, 9, 9)
            .influence(2, 9, 9)
            .actionRound(2);
    stage.act(
        new Sponsor(Q, stage.ambassador(2), stage.id("centauri-colonial-fleet"), Optional.empty()));
    stage.refuses(
        new Sponsor(P, stage.ambassador(1), stage.id("human-colonial-fleet#2"), Optional.empty()),
        "B5-SPN-08");
  }

  @Rule({"B5-X-29", "B5-DMG-05", "B5-D-33"})
  @Test
  void aGroupIsNeutralisedByItsFirstDamage() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .of(CardSets.training())
            .inRow(1, "training-trade-consortium")
            .define(fleet("unused", Race.NARN, 1, 1).build())
            .actionRound(1);
    Stage hurt = stage.changed("training-trade-consortium", card -> card.withDamage(3));
    hurt.act(new Pass(P));
    assertThat(hurt.card("training-trade-consortium").neutralised()).isTrue();
    assertThat(hurt.card("training-trade-consortium").severe()).isEqualTo(2);
    Stage scratched = stage.changed("training-trade-consortium", card -> card.withDamage(1));
    scratched.act(new Pass(P));
    assertThat(scratched.card("training-trade-consortium").neutralised()).isTrue();
    stage.act(new Pass(P));
    assertThat(stage.card("training-trade-consortium").neutralised()).isFalse();
  }
}
