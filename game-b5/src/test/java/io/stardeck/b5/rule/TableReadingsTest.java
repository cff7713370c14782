package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Readings of agendas, aftermaths, healing and mercenaries (D). */
final class TableReadingsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static ImmutableCardDef.Builder agenda(String id) {
    return card(id, Kind.AGENDA);
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            agenda("plan").build(),
            agenda("dear").cost(3).build(),
            agenda("lofty").addRequirements(new Condition.Rating(9)).build(),
            agenda("major").major(true).build(),
            character("member", Race.NARN, 1, 3).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            character("thug", Race.NEUTRAL, 1, 0, 3).mercenary(true).build(),
            card("bargain", Kind.EVENT)
                .addPlayWith(ActionKind.SPONSOR)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.WITH_ACTION)
                        .addOperations(new SponsorCost(Amount.of(-1), Filter.ANY, false))
                        .build())
                .build());
  }

  @Rule({"B5-D-41", "B5-EVT-02"})
  @Test
  void anActionWithItsEventIsOneOpportunity() {
    Stage stage = given().inHand(1, "f").inHand(1, "bargain").actionRound(1);
    stage.act(Acts.with(stage, Acts.sponsor(stage, 1, "ambassador 1", "f"), "bargain"));
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(Acts.pass(2));
    assertThat(stage.toAct()).containsExactly(P);
  }

  @Rule({"B5-D-42", "B5-EVT-04"})
  @Test
  void anAftermathGoesUnderAnOwnEnhancementAndUnderTheOwnAgenda() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .attached(1, "book-of-gquan", "member")
            .agenda(1, "plan")
            .inHand(1, "hunted")
            .actionRound(1);
    stage.copy().act(Acts.set(stage, 1, "hunted", "book-of-gquan"));
    stage.act(Acts.set(stage, 1, "hunted", "plan"));
  }

  @Rule({"B5-D-44", "B5-AGD-10"})
  @Test
  void whoLacksWhatANewAgendaRequiresDoesNotReplaceTheOldOneByIt() {
    Given given = given().agenda(1, "plan").inHand(1, "lofty").inHand(1, "dear");
    Stage stage = given.influence(1, 8, 2).actionRound(1);
    stage.refuses(new ReplaceAgenda(P, stage.ambassador(1), stage.id("lofty")), "B5-AGD-10");
    stage.refuses(new ReplaceAgenda(P, stage.ambassador(1), stage.id("dear")), "B5-AGD-10");
    Stage able = given.influence(1, 9, 3).actionRound(1);
    able.copy().act(new ReplaceAgenda(P, able.ambassador(1), able.id("lofty")));
    able.act(new ReplaceAgenda(P, able.ambassador(1), able.id("dear")));
  }

  @Rule({"B5-D-45", "B5-AGD-06", "B5-AGD-11"})
  @Test
  void whatAHiddenAgendaRequiresIsAskedWhenItIsRevealed() {
    for (int rating : new int[] {8, 9}) {
      Stage stage = given().inHand(1, "lofty").influence(1, rating, rating).actionRound(1);
      stage.act(new HideAgenda(P, stage.ambassador(1), stage.id("lofty"))).act(Acts.pass(2));
      Stage tired = stage.changed("ambassador 1", card -> card.withRotated(false));
      tired.act(new RevealAgenda(P));
      assertThat(tired.card(tired.ambassador(1)).rotated()).as("paid when hidden").isFalse();
      assertThat(tired.board().faction(P).agenda().isPresent()).isEqualTo(rating == 9);
      assertThat(tired.state().zones().cards(Places.discard(P))).hasSize(rating == 9 ? 0 : 1);
    }
  }

  @Rule({"B5-D-46", "B5-AGD-08"})
  @Test
  void aMajorAgendaThatIsHiddenIsReplacedByAnyOther() {
    Stage stage = given().inCircle(1, "member").inHand(1, "major").inHand(1, "plan").actionRound(1);
    stage.act(new HideAgenda(P, stage.ambassador(1), stage.id("major"))).act(Acts.pass(2));
    stage.act(new ReplaceAgenda(P, stage.id("member"), stage.id("plan")));
  }

  @Rule({"B5-D-48", "B5-HEA-07"})
  @Test
  void aMemberThatCannotHealKeepsTheAmbassadorFromBeingHealed() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .card(
                "ambassador 1",
                card -> card.withNeutralised(true).withNeutralisedOnTurn(1).withSevere(2))
            .card(
                "member",
                card ->
                    card.withNeutralised(true)
                        .withNeutralisedThisTurn(true)
                        .withNeutralisedOnTurn(2))
            .actionRound(1);
    stage.act(Acts.heal(stage, 1, "ambassador 1")).idleUntil(DrawRound.class);
    assertThat(stage.card(stage.ambassador(1)).neutralised()).isTrue();
    assertThat(stage.card(stage.ambassador(1)).severe()).isEqualTo(1);
  }

  @Rule({"B5-D-49", "B5-HEA-08"})
  @Test
  void aNeutralisedAmbassadorWithoutDamageIsHelpedToo() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .card("ambassador 1", card -> card.withNeutralised(true).withNeutralisedOnTurn(1))
            .actionRound(1);
    stage.act(Acts.heal(stage, 1, "member"));
  }

  @Rule({"B5-D-51", "B5-MRC-06", "B5-MRC-07"})
  @Test
  void equalBidsDirectNobodyAndStayApplied() {
    Stage stage = given().forHire("raiders").influence(1, 6, 6).influence(2, 6, 6).actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 2)).act(new Bid(Q, stage.id("raiders"), 2));
    stage.act(Acts.pass(1)).act(Acts.pass(2));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
    assertThat(stage.pool(1)).isEqualTo(6 - 2);
    assertThat(stage.pool(2)).isEqualTo(6 - 2);
  }

  @Rule({"B5-D-52", "B5-MRC-08"})
  @Test
  void aMercenaryMayHealOrRepairItself() {
    Stage stage =
        given()
            .forHire("raiders")
            .forHire("thug")
            .card("raiders", card -> card.withDamage(1))
            .card("thug", card -> card.withDamage(1))
            .actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2));
    stage.act(new Bid(P, stage.id("thug"), 1)).idleUntil(MercenaryStep.class);
    stage.act(Acts.repair(stage, 1, "raiders", 1));
    assertThat(stage.card("raiders").damage()).isZero();
    Stage idle = stage.copy().act(new MercenaryNothing(P));
    assertThat(idle.card("thug").damage()).isEqualTo(1);
    stage.act(Acts.heal(stage, 1, "thug"));
    assertThat(stage.card("thug").damage()).isZero();
  }

  @Rule({"B5-D-63", "B5-FRM-05"})
  @Test
  void theAftermathStepComesBetweenTheResolutionAndTheDrawRound() {
    Stage stage = given().inHand(1, "hunted").conflict(Ability.DIPLOMACY, 1, 2).actionRound(1);
    stage.act(Acts.set(stage, 1, "hunted", "ambassador 1")).act(Acts.pass(2)).act(Acts.pass(1));
    assertThat(stage.state().frames().top()).isInstanceOf(AftermathStep.class);
    assertThat(stage.board().results()).hasSize(1);
    stage.act(new DoneAftermath(P));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
  }

  @Rule({"B5-MRC-01", "B5-FRM-52"})
  @Test
  void whoDirectedAMercenaryDoesSoInThatTurnAlone() {
    Stage stage = given().forHire("raiders").actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).idleUntil(ConflictRound.class);
    assertThat(stage.board().mercenaries().get(0).bids()).containsExactly(0, 0);
    assertThat(stage.board().mercenaries().get(0).director()).isEmpty();
  }
}
