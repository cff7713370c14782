package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What actions refuse just beyond what they allow, and who is asked when a round begins. */
final class ActionEdgesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 2, 3).build(),
            character("envoy", Race.NARN, 2, 3).build(),
            character("sage", Race.MINBARI, 2, 3).build(),
            card("only", Kind.GROUP).multiple(false).build(),
            card("robe", Kind.ENHANCEMENT).race(Race.MINBARI).cost(3).build(),
            card("guild", Kind.GROUP).build(),
            card("tale", Kind.AFTERMATH)
                .race(Race.HUMAN)
                .condition(new Condition.Lost(Optional.empty()))
                .build(),
            card("plan", Kind.AGENDA).addRequirements(new Condition.Rating(9)).build(),
            fleet("f", Race.NARN, 2, 4).putAbilities(Ability.DIPLOMACY, 2).build(),
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            card("fort", Kind.LOCATION).build());
  }

  @Rule({"B5-FRM-20", "B5-ACT-01", "B5-PAS-02"})
  @Test
  void inATurnThatBeginsEachDeclaresOnceAndActsInTheOrderOfTheTurn() {
    Stage stage = given().influence(1, 6, 6).actionRound(1).idleUntil(ConflictRound.class);
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(new DeclareStanding(Q, Ability.DIPLOMACY, Optional.empty(), Optional.empty()));
    assertThat(stage.toAct()).containsExactly(P);
    stage.act(new DeclineConflict(P));
    assertThat(stage.state().frames().top()).isInstanceOf(ActionRound.class);
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY));
  }

  @Rule({"B5-SPN-08", "B5-D-08", "B5-I-29"})
  @Test
  void aTitleThatAnotherFactionHasIsNotSponsored() {
    Stage stage = given().inRow(2, "only").inHand(1, "only").actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "only#1"), "B5-SPN-08");
  }

  @Rule({"B5-RAC-02", "B5-RAC-04"})
  @Test
  void anEnhancementOfAnotherRaceCostsWhatIsPrinted() {
    Stage stage = given().inCircle(1, "sage").inHand(1, "robe").actionRound(1);
    stage.act(Acts.sponsorOn(stage, 1, "sage", "robe", "sage"));
    assertThat(stage.pool(1)).isEqualTo(4 - 3);
  }

  @Rule("B5-PRO-01")
  @Test
  void aMemberIsNotPromotedOnceMore() {
    Stage stage = given().inCircle(1, "member").inRow(1, "envoy").influence(1, 9, 9).actionRound(1);
    stage.refuses(Acts.promote(stage, 1, "ambassador 1", "member"), "B5-PRO-01");
    stage.act(Acts.promote(stage, 1, "ambassador 1", "envoy"));
  }

  @Rule({"B5-INF-04", "B5-INF-01"})
  @Test
  void influenceIsBuiltFromNineAndNotFromTen() {
    Stage ten = given().influence(1, 10, 10).actionRound(1);
    ten.refuses(Acts.build(ten, 1, "ambassador 1"), "B5-INF-04");
    Stage nine = given().influence(1, 9, 9).actionRound(1);
    nine.act(Acts.build(nine, 1, "ambassador 1"));
    assertThat(nine.rating(1)).isEqualTo(10);
  }

  @Rule({"B5-DMG-18", "B5-D-35"})
  @Test
  void whatACardGivesAlwaysItGivesNeutralisedToo() {
    Raise raise =
        new Raise(
            new Target.Plain(Target.Word.OWN_AMBASSADOR),
            ImmutableSet.of(Ability.DIPLOMACY),
            Amount.of(2));
    Stage bare = given().actionRound(1);
    Stage stage =
        given()
            .define(
                card("patron", Kind.GROUP)
                    .addEffects(
                        Effect.builder().trigger(Trigger.CONSTANT).addOperations(raise).build())
                    .build())
            .inRow(1, "patron")
            .card("patron", card -> card.withNeutralised(true))
            .actionRound(1);
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY))
        .isEqualTo(bare.rating(bare.ambassador(1), Ability.DIPLOMACY) + 2);
  }

  @Rule({"B5-EVT-05", "B5-RAC-05"})
  @Test
  void anAftermathOfAnotherRaceIsNotSet() {
    Stage stage = given().inHand(1, "tale").inHand(2, "tale").actionRound(1);
    stage.refuses(Acts.set(stage, 1, "tale", "ambassador 1"), "B5-EVT-05");
  }

  @Rule({"B5-AGD-05", "B5-AGD-10"})
  @Test
  void whatIsNotHiddenIsNotRevealedAndWhatIsRequiredMustHold() {
    Stage stage = given().inHand(1, "plan").actionRound(1);
    stage.refuses(new RevealAgenda(P), "B5-AGD-05");
    SponsorAgenda sponsor = new SponsorAgenda(P, stage.ambassador(1), stage.id("plan"));
    stage.refuses(sponsor, "B5-AGD-10");
    given().inHand(1, "plan").influence(1, 9, 9).actionRound(1).act(sponsor);
  }

  @Rule({"B5-HEA-07", "B5-D-48"})
  @Test
  void theAmbassadorIsNotHealedByTheOthersAlone() {
    for (boolean too : new boolean[] {false, true}) {
      Stage stage =
          given()
              .inCircle(1, "member")
              .card(
                  "ambassador 1",
                  card -> card.withNeutralised(true).withSevere(3).withNeutralisedOnTurn(1))
              .actionRound(1);
      stage.act(Acts.heal(stage, 1, "member")).act(Acts.pass(2));
      stage.act(too ? Acts.heal(stage, 1, "ambassador 1") : Acts.pass(1));
      stage.idleUntil(DrawRound.class);
      assertThat(stage.card(stage.ambassador(1)).neutralised()).isEqualTo(!too);
    }
  }

  @Rule({"B5-REP-01", "B5-REP-02"})
  @Test
  void noGroupIsRepairedAndNoMoreThanIsDamaged() {
    Stage stage =
        given()
            .inRow(1, "f")
            .inRow(1, "patrons")
            .define(card("patrons", Kind.GROUP).putAbilities(Ability.INTRIGUE, 4).build())
            .card("f", card -> card.withDamage(2))
            .card("patrons", card -> card.withDamage(2))
            .actionRound(1);
    stage.refuses(Acts.repair(stage, 1, "patrons", 1), "B5-REP-01");
    stage.refuses(Acts.repair(stage, 1, "f", 3), "B5-REP-02");
    stage.act(Acts.repair(stage, 1, "f", 2));
  }

  @Rule({"B5-MRC-02", "B5-MRC-05", "B5-D-51"})
  @Test
  void theHigherBidDirectsWhoeverBidFirst() {
    for (int first : new int[] {1, 3}) {
      Stage stage = given().forHire("raiders").inRow(1, "f").actionRound(1);
      stage.refuses(new Bid(P, stage.id("f"), 1), "B5-MRC-02");
      stage.refuses(new Bid(P, stage.id("raiders"), 0), "B5-GEN-05");
      stage.act(new Bid(P, stage.id("raiders"), first));
      stage.act(new Bid(Q, stage.id("raiders"), 2)).idleUntil(MercenaryStep.class);
      assertThat(stage.toAct()).containsExactly(first == 1 ? Q : P);
    }
  }

  @Rule("B5-FRM-22")
  @Test
  void whatAConflictCardRequiresMustHoldWhenItIsDeclared() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    for (int rating : new int[] {4, 9}) {
      Stage stage =
          given()
              .define(
                  card("talk", Kind.CONFLICT)
                      .conflict(ConflictTraits.builder().type(Ability.DIPLOMACY).build())
                      .addRequirements(new Condition.Rating(9))
                      .build())
              .inHand(1, "talk")
              .influence(1, rating, rating)
              .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
      DeclareConflict talk =
          new DeclareConflict(P, stage.id("talk"), Optional.empty(), Optional.empty());
      if (rating == 4) {
        stage.refuses(talk, "B5-FRM-22");
      } else {
        stage.act(talk);
      }
    }
  }

  @Rule({"B5-EFF-05", "B5-EFF-03"})
  @Test
  void whoIsReadiedByAnEffectGivesNoMoreWhatItGaveWhileRotated() {
    Target first = new Target.Plain(Target.Word.FIRST);
    Choice any = new Choice.OfCard(Filter.ANY, Optional.empty());
    Raise raise = new Raise(first, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2));
    Stage stage =
        given()
            .define(
                card("patron", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.ROTATE)
                            .addChoices(any)
                            .addOperations(raise)
                            .build())
                    .build(),
                card("wake", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addChoices(any)
                            .addOperations(new Ready(first))
                            .build())
                    .build())
            .inRow(1, "patron")
            .inRow(1, "envoy")
            .inHand(1, "wake")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "patron", 0, "envoy")).act(Acts.pass(2));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3 + 2);
    stage.act(Acts.play(stage, 1, "wake", "patron"));
    assertThat(stage.card("patron").rotated()).isFalse();
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3);
  }

  @Rule("B5-REL-06")
  @Test
  void aConflictIsAimedAtALocationOfItsTargetAlone() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q, R);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(card("fort", Kind.LOCATION).build(), card("port", Kind.LOCATION).build())
            .inRow(2, "fort")
            .inRow(3, "port")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.refuses(
        new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("port"))),
        "B5-REL-06");
    stage.act(
        new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("fort"))));
  }

  @Rule("B5-D-22")
  @Test
  void aFleetJoinsAConflictOfAnyTypeInWhichItHasARating() {
    Stage stage =
        given()
            .inRow(1, "f")
            .conflict(Ability.PSI, 1)
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    stage.refuses(Acts.support(stage, 1, "f", 1, Ability.PSI), "B5-SUP-03");
    stage.act(Acts.support(stage, 1, "f", 2, Ability.DIPLOMACY));
  }
}
