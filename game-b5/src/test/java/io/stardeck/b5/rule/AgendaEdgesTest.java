package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LookHand;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Agendas at the edges of what is allowed: hidden beside open, and those that cannot be had. */
final class AgendaEdgesTest {
  private static final Seat P = Seat.of(1);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            card("plan", Kind.AGENDA).cost(1).build(),
            card("other", Kind.AGENDA).cost(1).build(),
            card("dear", Kind.AGENDA).cost(5).build(),
            card("lofty", Kind.AGENDA).addRequirements(new Condition.Rating(9)).build(),
            card("human-plan", Kind.AGENDA).race(Race.HUMAN).build(),
            character("member", Race.NARN, 1, 3).build(),
            character("envoy", Race.NARN, 1, 3).build())
        .inCircle(1, "member")
        .inRow(1, "envoy");
  }

  private static HideAgenda hide(Stage stage, String by, String agenda) {
    return new HideAgenda(P, stage.id(by), stage.id(agenda));
  }

  private static Stage hidden(Given given) {
    Stage stage = given.inHand(1, "plan").actionRound(1);
    return stage.act(hide(stage, "member", "plan")).act(Acts.pass(2));
  }

  @Rule({"B5-AGD-01", "B5-AGD-09"})
  @Test
  void aHiddenAgendaIsTheOneAgendaToo() {
    Stage stage = hidden(given().inHand(1, "other"));
    stage.refuses(new SponsorAgenda(P, stage.id("ambassador 1"), stage.id("other")), "B5-AGD-01");
    stage.refuses(hide(stage, "ambassador 1", "other"), "B5-AGD-09");
  }

  @Rule("B5-AGD-03")
  @Test
  void anAgendaIsHiddenByAMemberWhoRotates() {
    Stage stage = given().inHand(1, "plan").actionRound(1);
    stage.refuses(hide(stage, "envoy", "plan"), "B5-AGD-03");
    stage.act(hide(stage, "member", "plan"));
    assertThat(stage.card("member").rotated()).isTrue();
  }

  @Rule({"B5-AGD-02", "B5-D-43"})
  @Test
  void anAgendaOpenOrHiddenIsDiscardedThoughNobodyIsReady() {
    Stage open =
        given()
            .agenda(1, "plan")
            .card("member", card -> card.withRotated(true))
            .card("ambassador 1", card -> card.withRotated(true))
            .actionRound(1);
    Stage hidden = hidden(given().card("ambassador 1", card -> card.withRotated(true)));
    for (Stage stage : new Stage[] {open, hidden}) {
      stage.act(new DiscardAgenda(P));
      assertThat(stage.view(1).hidesAgenda(P)).isFalse();
      assertThat(stage.board().faction(P).agenda()).isEmpty();
      assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("plan"));
    }
  }

  @Rule("B5-AGD-05")
  @Test
  void anOpenAgendaIsNotRevealed() {
    given().agenda(1, "plan").actionRound(1).refuses(new RevealAgenda(P), "B5-AGD-05");
  }

  @Rule({"B5-AGD-07", "B5-AGD-10"})
  @Test
  void anAgendaIsReplacedOnlyByOneThatCanBeSponsored() {
    for (String barred : new String[] {"human-plan", "lofty", "dear"}) {
      Stage stage = given().agenda(1, "plan").inHand(1, barred).actionRound(1);
      stage.refuses(new ReplaceAgenda(P, stage.id("member"), stage.id(barred)), "B5-AGD-10");
    }
  }

  @Rule("B5-D-80")
  @Test
  void whichOfTwoKnownAgendasWasHiddenIsNotKnown() {
    Stage stage =
        given()
            .define(event("spying", new LookHand(Who.OTHER)), card("rally", Kind.EVENT).build())
            .inHand(1, "plan")
            .inHand(1, "other")
            .inHand(1, "rally")
            .inHand(2, "spying")
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "spying"));
    assertThat(stage.view(2).zones().cards(Places.hand(P))).hasSize(3);
    stage.act(hide(stage, "member", "plan"));
    assertThat(stage.view(2).zones().cards(Places.hand(P)))
        .as("the event alone is known still")
        .hasSize(1)
        .allMatch(card -> stage.board().def(card).kind() == Kind.EVENT);
    assertThat(stage.view(2).zones().cards(Places.hiddenAgenda(P))).isEmpty();
  }

  @Rule({"B5-AGD-05", "B5-AGD-11"})
  @Test
  void whatAnAgendaDoesByEnteringItDoesWhenItIsRevealed() {
    Effect entering =
        Effect.builder()
            .trigger(Trigger.ENTERS)
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(card("accord", Kind.AGENDA).addEffects(entering).build())
            .inHand(1, "accord")
            .actionRound(1);
    stage.act(new HideAgenda(Seat.of(1), stage.ambassador(1), stage.id("accord")));
    assertThat(stage.rating(1)).isEqualTo(4);
    stage.act(Acts.pass(2)).act(new RevealAgenda(Seat.of(1)));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
  }
}
