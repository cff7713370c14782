package io.stardeck.b5.rule;

import static io.stardeck.b5.rule.FinerPoints.given;
import static io.stardeck.b5.rule.FinerPoints.plays;
import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The actions of the action round at their finer points, each rule broken by one case alone. */
final class FinerRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Target EVERYTHING = new Target.All(Filter.ANY);

  @Rule({"B5-GEN-05", "B5-MRC-02"})
  @Test
  void aBidIsOneAtLeast() {
    Stage stage =
        given()
            .define(card("flag", Kind.ENHANCEMENT).build())
            .forHire("raiders")
            .attached(1, "flag", "raiders")
            .actionRound(1);
    stage.refuses(new Bid(P, stage.id("raiders"), 0), "B5-GEN-05");
    stage.refuses(new Bid(P, stage.id("flag"), 1), "B5-MRC-02");
    stage.act(new Bid(P, stage.id("raiders"), 1));
  }

  @Rule("B5-SPN-08")
  @Test
  void aCardMayBeThereTwiceWhereTheConfigurationSaysSo() {
    Stage stage =
        given()
            .config(config -> config.uniqueCards(false))
            .inRow(1, "narn-colonial-fleet")
            .inHand(1, "narn-colonial-fleet")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "narn-colonial-fleet#2"));
  }

  @Rule("B5-SPN-08")
  @Test
  void anEnhancementThatLiesOnACardIsInPlayToo() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .attached(1, "book-of-gquan", "member")
            .inHand(1, "book-of-gquan")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.refuses(
        Acts.sponsorOn(stage, 1, "ambassador 1", "book-of-gquan#2", "ambassador 1"), "B5-SPN-08");
  }

  @Rule("B5-LED-01")
  @Test
  void aNeutralisedFleetIsNotLed() {
    Stage stage = given().inRow(1, "captain").inRow(1, "f").actionRound(1);
    Stage down = stage.changed("f", card -> card.withNeutralised(true));
    down.refuses(Acts.lead(down, 1, "captain", "f"), "B5-LED-01");
    stage.act(Acts.lead(stage, 1, "captain", "f"));
  }

  @Rule("B5-LED-05")
  @Test
  void leadingEndsWhenTheLeaderIsReadiedOrTheFleetLeavesPlay() {
    Given given =
        given()
            .define(
                event("nap", new Ready(EVERYTHING)),
                event(
                    "scuttle",
                    new CardOperation.Discard(
                        new Target.All(Filter.builder().addKinds(Kind.FLEET).build()))))
            .inRow(1, "captain")
            .inRow(1, "f")
            .inHand(2, "nap")
            .inHand(2, "scuttle");
    for (String event : new String[] {"nap", "scuttle"}) {
      Stage stage = given.actionRound(1);
      stage.act(Acts.lead(stage, 1, "captain", "f"));
      assertThat(stage.card("captain").leading()).contains(stage.id("f"));
      stage.act(Acts.play(stage, 2, event));
      assertThat(stage.card("captain").leading()).as(event).isEmpty();
      assertThat(stage.inPlay(stage.id("f"))).isEqualTo(event.equals("nap"));
    }
  }

  @Rule({"B5-SUP-01", "B5-D-22"})
  @Test
  void aLocationJoinsWhereTheConflictSaysSo() {
    ConflictTraits traits = ConflictTraits.builder().type(Ability.MILITARY).build();
    Given given = given().inRow(1, "fort");
    Stage closed = given.conflict(traits, 1, Optional.empty()).actionRound(1);
    closed.refuses(Acts.support(closed, 1, "fort", 1, Ability.MILITARY), "B5-SUP-01");
    Stage open =
        given()
            .inRow(1, "fort")
            .conflict(
                ConflictTraits.builder().from(traits).locationsMayParticipate(true).build(),
                1,
                Optional.empty())
            .actionRound(1);
    open.act(Acts.support(open, 1, "fort", 1, Ability.MILITARY));
  }

  @Rule({"B5-SUP-04", "B5-I-18"})
  @Test
  void noTotalIsBelowNothing() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    Conflict open = stage.board().conflicts().get(0);
    Conflict lowered = ImmutableConflict.copyOf(open).withOppositionBonus(-2);
    assertThat(Totals.of(stage.board(), lowered, Side.OPPOSE)).isZero();
    Conflict raised = ImmutableConflict.copyOf(open).withSupportBonus(1).withOppositionBonus(3);
    assertThat(Totals.of(stage.board(), raised, Side.SUPPORT)).isEqualTo(1);
    assertThat(Totals.of(stage.board(), raised, Side.OPPOSE)).isEqualTo(3);
  }

  @Rule({"B5-ATK-04", "B5-ATK-06", "B5-ATK-10", "B5-RSV-04", "B5-DMG-02"})
  @Test
  void anAttackerTakesPartCountsForNoSideAndIsAttackedInTurn() {
    Stage stage =
        given().inRow(1, "f").inRow(2, "g").conflict(Ability.MILITARY, 1, 2).actionRound(2);
    Stage hurt =
        stage
            .act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY))
            .changed("g", card -> card.withDamage(3).withRotated(false));
    hurt.act(Acts.attack(hurt, 1, "f", "g"));
    assertThat(hurt.card("f").damage()).isEqualTo(1);
    assertThat(Totals.of(hurt.board(), hurt.board().conflicts().get(0), Side.SUPPORT)).isZero();
    Stage back =
        stage.copy().changed("g", card -> card.withDamage(0).withRotated(false).withSevere(0));
    back.act(Acts.attack(back, 1, "f", "g"));
    Stage again =
        back.changed("g", card -> card.withNeutralised(false).withNeutralisedThisTurn(false))
            .changed(
                "f",
                card -> card.withNeutralised(false).withNeutralisedThisTurn(false).withDamage(1));
    again.act(Acts.attack(again, 2, "g", "f"));
    assertThat(again.card("g").damage()).isEqualTo(3);
    assertThat(again.card("f").neutralised()).isTrue();
    assertThat(again.card("f").severe()).isEqualTo(1);
  }

  @Rule("B5-RSV-04")
  @Test
  void damageAddsToTheDamageThatIsThere() {
    Stage stage =
        plays(
            given().inRow(1, "f").card("f", card -> card.withDamage(1)),
            event("mine", new Damage(new Target.Titled("f"), Amount.of(2))));
    assertThat(stage.card("f").damage()).isEqualTo(3);
  }

  @Rule({"B5-AGD-07", "B5-AGD-11", "B5-D-43"})
  @Test
  void aHiddenAgendaIsReplacedToo() {
    Stage stage =
        given().inCircle(1, "member").inHand(1, "plan").inHand(1, "other-plan").actionRound(1);
    stage.act(new HideAgenda(P, stage.id("member"), stage.id("plan"))).act(Acts.pass(2));
    stage.act(new ReplaceAgenda(P, stage.ambassador(1), stage.id("other-plan")));
    assertThat(stage.view(1).hidesAgenda(P)).isFalse();
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("plan"));
    assertThat(stage.board().faction(P).agenda()).isPresent();
  }

  @Rule({"B5-HEA-03", "B5-HEA-02"})
  @Test
  void oneSevereTokenComesOffAtATime() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .card("member", card -> card.withNeutralised(true).withSevere(3))
            .actionRound(1);
    stage.act(Acts.heal(stage, 1, "member"));
    assertThat(stage.card("member").severe()).isEqualTo(2);
    assertThat(stage.card("member").neutralised()).isTrue();
  }

  @Rule({"B5-MRC-08", "B5-MRC-10"})
  @Test
  void inItsStepTheMercenaryActsAlone() {
    Stage stage =
        given().inRow(1, "f").forHire("raiders").conflict(Ability.MILITARY, 1, 2).actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2)).act(Acts.pass(1));
    assertThat(stage.state().frames().top()).isInstanceOf(MercenaryStep.class);
    stage.refusesAlone(Acts.support(stage, 1, "f", 1, Ability.MILITARY), "B5-MRC-08");
    stage.act(Acts.support(stage, 1, "raiders", 1, Ability.MILITARY));
  }
}
