package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Agendas, aftermaths, and help for others (AGD, EVT-04, HEA, REP). */
final class AgendaRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static ImmutableCardDef.Builder plan(String id, int power) {
    return card(id, Kind.AGENDA)
        .cost(1)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.CONSTANT)
                .addOperations(new Power(Amount.of(power)))
                .build());
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            plan("plan", 1).build(),
            plan("other", 2).build(),
            plan("major", 3).major(true).build(),
            plan("second-major", 4).major(true).build(),
            plan("human-plan", 5).race(Race.HUMAN).build(),
            character("member", Race.NARN, 1, 3).build(),
            character("envoy", Race.NARN, 1, 3).build(),
            fleet("f", Race.NARN, 1, 4).build())
        .inCircle(1, "member")
        .inRow(1, "envoy");
  }

  private static SponsorAgenda sponsor(Stage stage, String by, String agenda) {
    return new SponsorAgenda(P, stage.id(by), stage.id(agenda));
  }

  private static HideAgenda hide(Stage stage, String by, String agenda) {
    return new HideAgenda(P, stage.id(by), stage.id(agenda));
  }

  private static ReplaceAgenda replace(Stage stage, String by, String agenda) {
    return new ReplaceAgenda(P, stage.id(by), stage.id(agenda));
  }

  @Rule({"B5-AGD-10", "B5-GEN-07"})
  @Test
  void whatANewAgendaRequiresIsAskedWithTheOldOneInPlay() {
    Effect esteem =
        Effect.builder().trigger(Trigger.CONSTANT).addOperations(new Rating(Amount.of(2))).build();
    Given given =
        given()
            .define(
                card("old", Kind.AGENDA).addEffects(esteem).build(),
                card("new", Kind.AGENDA).addRequirements(new Condition.Rating(6)).build())
            .inHand(1, "new");
    Stage stage = given.agenda(1, "old").actionRound(1);
    stage.act(replace(stage, "member", "new"));
    assertThat(stage.rating(1)).isEqualTo(4);
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule({"B5-AGD-01", "B5-AGD-03", "B5-AGD-10", "B5-I-05", "B5-D-44"})
  @Test
  void aMemberRotatesForTheOneAgenda() {
    Stage stage =
        given().inHand(1, "plan").inHand(1, "other").inHand(1, "human-plan").actionRound(1);
    stage.refuses(sponsor(stage, "envoy", "plan"), "B5-AGD-03");
    stage.refuses(sponsor(stage, "member", "human-plan"), "B5-AGD-10");
    stage.act(sponsor(stage, "member", "plan")).act(Acts.pass(2));
    assertThat(stage.card("member").rotated()).isTrue();
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.power(1)).isEqualTo(5);
    stage.refuses(sponsor(stage, "ambassador 1", "other"), "B5-AGD-01");
    stage.refuses(sponsor(stage, "member", "other"), "B5-GEN-02");
  }

  @Rule({"B5-AGD-07", "B5-AGD-08", "B5-AGD-09", "B5-D-44", "B5-D-46"})
  @Test
  void anAgendaIsReplacedFaceUpAMajorOneByAMajorOne() {
    Stage stage =
        given().agenda(1, "major").inHand(1, "other").inHand(1, "second-major").actionRound(1);
    stage.refuses(hide(stage, "member", "other"), "B5-AGD-09");
    stage.refuses(replace(stage, "member", "other"), "B5-AGD-08");
    stage.refuses(replace(stage, "envoy", "second-major"), "B5-AGD-03");
    stage.act(replace(stage, "member", "second-major"));
    assertThat(stage.power(1)).isEqualTo(4 + 4);
    assertThat(stage.pool(1)).as("the cost of the new one is applied").isEqualTo(4 - 1);
    assertThat(stage.card("member").rotated()).isTrue();
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("major"));
    Stage none = given().inHand(1, "other").actionRound(1);
    none.refuses(replace(none, "member", "other"), "B5-AGD-07");
  }

  @Rule({"B5-AGD-02", "B5-D-43"})
  @Test
  void anAgendaIsDiscardedWithoutRotation() {
    Stage stage = given().agenda(1, "plan").actionRound(1);
    stage.act(new DiscardAgenda(P));
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("plan"));
    assertThat(stage.card("member").rotated()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isFalse();
    assertThat(stage.power(1)).isEqualTo(4);
    stage.act(Acts.pass(2));
    stage.refuses(new DiscardAgenda(P), "B5-AGD-02");
  }

  @Rule({
    "B5-AGD-04",
    "B5-AGD-05",
    "B5-AGD-10",
    "B5-AGD-11",
    "B5-D-45",
    "B5-D-46",
    "B5-RAC-05",
    "B5-I-26"
  })
  @Test
  void aHiddenAgendaHasNoEffectUntilItIsRevealedAndPaid() {
    Stage stage = given().inHand(1, "major").inHand(1, "human-plan").actionRound(1);
    stage.refuses(hide(stage, "member", "human-plan"), "B5-RAC-05");
    stage.act(hide(stage, "member", "major")).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(4);
    assertThat(stage.power(1)).isEqualTo(4);
    assertThat(stage.view(2).zones().cards(Places.hiddenAgenda(P))).isEmpty();
    assertThat(stage.view(2).hidesAgenda(P)).isTrue();
    Stage discards = stage.copy();
    discards.act(new DiscardAgenda(P));
    stage.act(new RevealAgenda(P));
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.power(1)).isEqualTo(4 + 3);
  }

  @Rule({"B5-EVT-04", "B5-EVT-01", "B5-D-42"})
  @Test
  void anAftermathIsSetFaceDownUnderAnOwnCard() {
    Stage stage =
        given().inHand(1, "hunted").inHand(1, "plan").inRow(2, "human-aide").actionRound(1);
    stage.refuses(Acts.set(stage, 1, "hunted", "human-aide"), "B5-EVT-04");
    stage.refuses(new SetAftermath(P, stage.id("hunted"), Optional.empty()), "B5-EVT-04");
    stage.refuses(Acts.set(stage, 1, "plan", "envoy"), "B5-EVT-01");
    Stage hidden = stage.copy().act(hide(stage, "member", "plan")).act(Acts.pass(2));
    hidden.act(new SetAftermath(P, hidden.id("hunted"), Optional.empty()));
    stage.act(Acts.set(stage, 1, "hunted", "envoy"));
    assertThat(stage.view(1).setAftermaths()).containsExactly(stage.id("hunted"));
    assertThat(stage.view(2).zones().cards(Places.set(P))).isEmpty();
    assertThat(stage.board().faction(P).setUnder()).hasSize(1);
    assertThat(stage.toAct()).containsExactly(Q);
  }

  @Rule({"B5-FRM-40", "B5-FRM-41", "B5-D-42", "B5-I-33"})
  @Test
  void aftermathsAreRevealedForAResultOfTheTurnOrDiscarded() {
    Stage stage =
        given()
            .inHand(1, "war-hero")
            .inHand(1, "hunted")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "war-hero", "envoy")).act(Acts.pass(2));
    stage.idleUntil(AftermathStep.class);
    stage.refuses(Acts.reveal(stage, 1, "war-hero"), "B5-FRM-40");
    stage.refuses(Acts.reveal(stage, 1, "hunted", "envoy"), "B5-FRM-40");
    stage.act(new DoneAftermath(P));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
    assertThat(stage.state().zones().cards(Places.discard(P)))
        .containsExactly(stage.id("war-hero"));
    assertThat(stage.board().faction(P).setUnder()).isEmpty();
  }

  @Rule("B5-FRM-41")
  @Test
  void allSetAftermathsAreDiscardedAtOnceWhenAllAreDone() {
    Stage stage =
        given().inHand(1, "plan").inHand(1, "war-hero").inHand(2, "hunted").actionRound(1);
    stage.act(hide(stage, "member", "plan"));
    stage.act(Acts.set(stage, 2, "hunted", "ambassador 2"));
    stage.act(new SetAftermath(P, stage.id("war-hero"), Optional.empty()));
    stage.idleUntil(AftermathStep.class);
    Seat first = stage.toAct().get(0);
    stage.act(new DoneAftermath(first));
    for (Seat seat : List.of(P, Q)) {
      assertThat(stage.board().faction(seat).setUnder()).hasSize(1);
      assertThat(stage.state().zones().cards(Places.discard(seat))).isEmpty();
    }
    stage.act(new DoneAftermath(first.equals(P) ? Q : P));
    for (Seat seat : List.of(P, Q)) {
      assertThat(stage.board().faction(seat).setUnder()).isEmpty();
      assertThat(stage.state().zones().cards(Places.discard(seat)))
          .containsExactly(stage.id(seat.equals(P) ? "war-hero" : "hunted"));
    }
    assertThat(stage.view(1).hidesAgenda(P)).isTrue();
  }

  @Rule({"B5-AGD-03", "B5-AGD-04", "B5-D-43"})
  @Test
  void nothingButAnAgendaIsBroughtIntoPlayFaceDownSo() {
    Stage stage =
        given()
            .define(card("rally", Kind.EVENT).build())
            .inHand(1, "rally")
            .inHand(1, "war-hero")
            .inHand(1, "plan")
            .actionRound(1);
    stage.refuses(hide(stage, "member", "rally"), "B5-AGD-03");
    stage.refuses(hide(stage, "member", "war-hero"), "B5-AGD-03");
    stage.act(hide(stage, "member", "plan"));
  }

  @Rule({"B5-HEA-08", "B5-D-49"})
  @Test
  void undamagedMembersHealOnlyToHelpTheAmbassador() {
    Stage stage = given().actionRound(1);
    stage.refuses(Acts.heal(stage, 1, "member"), "B5-HEA-08");
    stage.refuses(Acts.heal(stage, 1, "ambassador 1"), "B5-HEA-08");
    Stage hurt = stage.changed("ambassador 1", card -> card.withDamage(1));
    hurt.refuses(Acts.heal(hurt, 1, "envoy"), "B5-HEA-08");
    hurt.act(Acts.heal(hurt, 1, "member"));
    assertThat(hurt.card("member").healedThisTurn()).isTrue();
    assertThat(hurt.card(hurt.ambassador(1)).damage()).isEqualTo(1);
  }

  @Rule({"B5-PAS-04", "B5-HEA-07", "B5-D-48"})
  @Test
  void anAmbassadorAloneIsHealedCompletelyByItsOwnHeal() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .card(
                "ambassador 1",
                card -> card.withNeutralised(true).withNeutralisedOnTurn(1).withSevere(3))
            .actionRound(1);
    stage.act(Acts.heal(stage, 1, "ambassador 1"));
    assertThat(stage.card(stage.ambassador(1)).severe()).isEqualTo(2);
    stage.act(Acts.pass(2)).act(Acts.pass(1));
    assertThat(stage.card(stage.ambassador(1)).neutralised()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).severe()).isZero();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
  }

  @Rule({"B5-D-50", "B5-REP-01"})
  @Test
  void onlyFleetsAndLocationsAreRepairedAsMuchAsIsChosen() {
    Stage stage =
        given()
            .inRow(1, "f")
            .card("f", card -> card.withDamage(3))
            .card("envoy", card -> card.withDamage(1))
            .actionRound(1);
    stage.refuses(Acts.repair(stage, 1, "envoy", 1), "B5-REP-01");
    stage.refuses(Acts.repair(stage, 1, "f", 4), "B5-REP-02");
    assertThat(stage.legal(1))
        .contains(Acts.repair(stage, 1, "f", 1), Acts.repair(stage, 1, "f", 3));
    stage.act(Acts.repair(stage, 1, "f", 2));
    assertThat(stage.card("f").damage()).isEqualTo(1);
    assertThat(stage.pool(1)).isEqualTo(2);
  }
}
