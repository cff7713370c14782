package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What holds for every action, and how the action round goes (GEN, ACT, PAS). */
final class GeneralRulesTest {
  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3, 2, 0, 2).build(),
            character("envoy", Race.NARN, 2, 3).build(),
            fleet("fleet", Race.NARN, 2, 3).build(),
            character("other", Race.HUMAN, 2, 3).build())
        .inCircle(1, "member")
        .inRow(1, "fleet")
        .inRow(2, "other")
        .inHand(1, "envoy");
  }

  @Rule({"B5-GEN-01", "B5-D-01", "B5-D-02"})
  @Test
  void actionsBelongToTheirRound() {
    Stage stage = given().actionRound(1);
    stage.refuses(new DeclineConflict(Seat.of(1)), "B5-GEN-01");
    stage.act(Acts.pass(1)).act(Acts.pass(2));
    assertThat(stage.state().frames().top()).isNotInstanceOf(ActionRound.class);
    stage.refuses(Acts.build(stage, 1, "member"), "B5-GEN-01");
  }

  @Rule("B5-GEN-01")
  @Test
  void noActionOfTheActionRoundIsTakenInAnotherButByAMercenary() {
    Stage stage =
        given()
            .define(fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build())
            .forHire("raiders")
            .inHand(1, "war-hero")
            .inHand(1, "hunted")
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(1);
    stage.act(new Bid(Seat.of(1), stage.id("raiders"), 1)).act(Acts.pass(2));
    stage.act(Acts.set(stage, 1, "war-hero", "member")).act(Acts.pass(2));
    stage.act(Acts.lead(stage, 1, "member", "fleet"));
    Set<Class<?>> seen = new LinkedHashSet<>();
    for (boolean left = false; !left || !(stage.state().frames().top() instanceof ActionRound); ) {
      B5Frame top = stage.state().frames().top();
      seen.add(top.getClass());
      left |= !(top instanceof ActionRound);
      int seat = stage.toAct().get(0).number();
      if (top instanceof MercenaryStep) {
        stage.refuses(Acts.set(stage, 1, "hunted", "member"), "B5-MRC-08");
        stage.refuses(new Bid(Seat.of(1), stage.id("raiders"), 1), "B5-MRC-08");
      } else if (!(top instanceof ActionRound)) {
        assertThat(stage.legal(seat)).as("in %s", top).noneMatch(Deed.class::isInstance);
        stage.refuses(Acts.build(stage, seat, "ambassador " + seat), "B5-GEN-01");
      }
      stage.act(stage.legal(seat).get(0));
    }
    assertThat(seen)
        .contains(MercenaryStep.class, AftermathStep.class, DrawRound.class)
        .contains(ReadyRound.class, ConflictRound.class);
  }

  @Rule({"B5-GEN-02", "B5-GEN-03", "B5-D-03", "B5-DMG-17"})
  @Test
  void whatRotatesMustBeReady() {
    Given given = given().influence(1, 5, 5);
    Stage rotated = given.card("member", card -> card.withRotated(true)).actionRound(1);
    rotated.refuses(Acts.build(rotated, 1, "member"), "B5-GEN-02");
    Stage down =
        given.card("member", card -> card.withRotated(false).withNeutralised(true)).actionRound(1);
    assertThat(down.card("member").ready()).isFalse();
    down.refuses(Acts.build(down, 1, "member"), "B5-GEN-02");
    Stage ready = given().influence(1, 5, 5).actionRound(1);
    ready.act(Acts.build(ready, 1, "member"));
    assertThat(ready.card("member").rotated()).isTrue();
    ready.act(Acts.pass(2));
    ready.refuses(Acts.build(ready, 1, "member"), "B5-GEN-02");
  }

  @Rule({"B5-GEN-05", "B5-D-04", "B5-I-22"})
  @Test
  void whatDoesNotExistIsRefused() {
    Stage stage = given().actionRound(1);
    B5State before = stage.state();
    CardId nowhere = CardId.of(9999);
    stage.refuses(new Deed.Heal(Seat.of(1), nowhere), "B5-GEN-05");
    stage.refuses(new Deed.SetAftermath(Seat.of(1), nowhere, Optional.empty()), "B5-GEN-05");
    stage.refuses(Acts.repair(stage, 1, "fleet", 0), "B5-GEN-05");
    stage.refuses(Acts.use(stage, 1, "fleet", 0), "B5-GEN-05");
    assertThat(stage.state()).isEqualTo(before);
  }

  @Rule({"B5-GEN-06", "B5-D-04"})
  @Test
  void onlyOwnCardsAct() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "other", 1, Ability.DIPLOMACY), "B5-GEN-06");
    Stage second = given().inHand(2, "human-aide").actionRound(1);
    second.refuses(Acts.sponsor(second, 1, "ambassador 1", "human-aide"), "B5-GEN-06");
  }

  @Rule({"B5-GEN-07", "B5-GEN-08", "B5-D-06", "B5-SPN-06"})
  @Test
  void aRefusedActionCostsNothingAndKeepsTheOpportunity() {
    Stage stage = given().influence(1, 4, 1).actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "member", "envoy"), "B5-SPN-06");
    assertThat(stage.pool(1)).isEqualTo(1);
    assertThat(stage.card("member").rotated()).isFalse();
    assertThat(stage.toAct()).containsExactly(Seat.of(1));
    Stage rich = given().influence(1, 4, 3).actionRound(1);
    rich.act(Acts.sponsor(rich, 1, "member", "envoy"));
    assertThat(rich.pool(1)).isEqualTo(1);
    assertThat(rich.board().faction(Seat.of(1)).applied()).isEqualTo(2);
    rich.idleUntil(DrawRound.class);
    assertThat(rich.pool(1)).as("what was applied is away for the turn").isEqualTo(1);
    rich.idleUntil(ConflictRound.class);
    assertThat(rich.pool(1)).as("the pool is filled up in the Ready round").isEqualTo(4);
  }

  @Rule({"B5-ACT-01", "B5-ACT-03", "B5-D-05", "B5-PAS-02"})
  @Test
  void theOpportunityGoesRoundInTheOrderOfTheTurn() {
    Stage stage = given().influence(1, 8, 8).actionRound(2);
    assertThat(stage.toAct()).containsExactly(Seat.of(2));
    stage.act(Acts.pass(2));
    stage.act(Acts.build(stage, 1, "member"));
    assertThat(stage.toAct()).containsExactly(Seat.of(2));
    stage.act(Acts.pass(2));
    assertThat(stage.toAct()).containsExactly(Seat.of(1));
  }

  @Rule({"B5-PAS-05", "B5-D-73", "B5-I-32"})
  @Test
  void afterTheMostActionsOnlyPassingIsLeft() {
    Stage stage =
        given().influence(1, 8, 8).config(config -> config.maxActionsPerRound(1)).actionRound(1);
    stage.act(Acts.build(stage, 1, "member"));
    assertThat(stage.legal(2)).containsExactly(Acts.pass(2));
    stage.refusesAlone(Acts.heal(stage, 2, "other"), "B5-PAS-05");
    stage.refusesAlone(new Deed.Heal(Seat.of(2), CardId.of(9999)), "B5-GEN-05");
    stage.refusesAlone(Acts.heal(stage, 2, "member"), "B5-GEN-06");
    stage.act(Acts.pass(2));
    assertThat(stage.legal(1)).containsExactly(Acts.pass(1));
  }
}
