package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a turn readies, decides, ends and draws: the frame at its finer points (FRM). */
final class TurnRulesTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static final Effect BONUS =
      Effect.builder()
          .trigger(Trigger.ROTATE)
          .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
          .addOperations(
              new Raise(
                  new Target.Plain(Target.Word.FIRST),
                  ImmutableSet.of(Ability.DIPLOMACY),
                  Amount.of(2)))
          .build();

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 2, 3).addEffects(BONUS).build(),
            character("spy", Race.NARN, 2, 0, 5).build(),
            character("half-spy", Race.NARN, 2, 0, 4).build(),
            card("human-talk", Kind.CONFLICT)
                .race(Race.HUMAN)
                .conflict(ConflictTraits.builder().type(Ability.INTRIGUE).needsTarget(true).build())
                .build(),
            card("office", Kind.GROUP).addEffects(BONUS).build(),
            character("hireling", Race.NEUTRAL, 1, 1).mercenary(true).build());
  }

  private static Stage declaring(Given given) {
    return given.at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
  }

  @Rule({"B5-FRM-11", "B5-D-64"})
  @Test
  void neutralisedMembersAndMercenariesAreUnrotatedToo() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .card("member", card -> card.withNeutralised(true).withRotated(true))
            .forHire("hireling")
            .card("hireling", card -> card.withRotated(true))
            .actionRound(1)
            .idleUntil(ConflictRound.class);
    assertThat(stage.card("member").rotated()).isFalse();
    assertThat(stage.card("member").neutralised()).isTrue();
    assertThat(stage.card("hireling").rotated()).isFalse();
  }

  @Rule("B5-FRM-12")
  @Test
  void aNeutralisedCardSustainsNothingAndNothingIsSustainedForOne() {
    Given given = given().inCircle(1, "member").inRow(1, "office");
    Stage source = given.actionRound(1);
    source.act(Acts.use(source, 1, "member", 0, "ambassador 1")).act(Acts.pass(2));
    source.act(Acts.use(source, 1, "office", 0, "ambassador 1"));
    Stage down = source.changed("member", card -> card.withNeutralised(true));
    down.idleUntil(ReadyRound.class);
    down.refuses(new Sustain(P, down.id("member")), "B5-FRM-12");
    Stage target = given.actionRound(1);
    target.act(Acts.use(target, 1, "member", 0, "ambassador 2")).act(Acts.pass(2));
    target.act(Acts.use(target, 1, "office", 0, "ambassador 1"));
    Stage fallen = target.changed("ambassador 2", card -> card.withNeutralised(true));
    fallen.idleUntil(ReadyRound.class);
    fallen.refuses(new Sustain(P, fallen.id("member")), "B5-FRM-12");
  }

  @Rule({"B5-FRM-22", "B5-RAC-05"})
  @Test
  void aConflictAsksForOneOfTheTwoTensionsAndForItsRace() {
    for (Race from : new Race[] {Race.NARN, Race.HUMAN}) {
      Race toward = from == Race.NARN ? Race.HUMAN : Race.NARN;
      Stage stage =
          declaring(
              given()
                  .inHand(1, "limited-strike")
                  .inHand(1, "human-talk")
                  .board(
                      board ->
                          board.withRelations(board.relations().withTension(from, toward, 3))));
      stage.refusesAlone(
          new DeclareConflict(P, stage.id("human-talk"), Optional.of(Q), Optional.empty()),
          "B5-FRM-22");
      stage.act(
          new DeclareConflict(P, stage.id("limited-strike"), Optional.of(Q), Optional.empty()));
    }
  }

  @Rule("B5-FRM-24")
  @Test
  void aStandingConflictOfIntrigueTakesInfluenceByAMarginOfFive() {
    for (String spy : new String[] {"spy", "half-spy"}) {
      Stage stage = declaring(given().inRow(1, spy).influence(2, 9, 9));
      stage.act(new DeclareStanding(P, Ability.INTRIGUE, Optional.of(Q), Optional.empty()));
      stage.act(new DeclineConflict(Q));
      stage.act(Acts.support(stage, 1, spy, 1, Ability.INTRIGUE)).idleUntil(DrawRound.class);
      assertThat(stage.rating(1)).isEqualTo(5);
      assertThat(stage.rating(2)).isEqualTo(spy.equals("spy") ? 8 : 9);
    }
  }

  @Rule({"B5-FRM-24", "B5-FRM-33"})
  @Test
  void aLostStandingConflictOfMilitaryCostsOneOfRatingAndPool() {
    Stage stage = declaring(given().influence(1, 9, 9).faction(1, each -> each.withPool(10)));
    stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.empty()));
    assertThat(stage.pool(1)).isEqualTo(9);
    stage.act(new DeclineConflict(Q)).idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(8);
    assertThat(stage.pool(1)).isEqualTo(8);
    assertThat(stage.rating(2)).isEqualTo(4);
  }

  @Rule({"B5-FRM-30", "B5-FRM-23", "B5-D-67"})
  @Test
  void conflictsAreDecidedInTheOrderOfDeclaration() {
    Stage stage =
        given()
            .conflict(Ability.PSI, 2)
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1)
            .idleUntil(DrawRound.class);
    assertThat(stage.board().results())
        .extracting(result -> result.conflict().type())
        .containsExactly(Ability.PSI, Ability.DIPLOMACY, Ability.INTRIGUE);
  }

  @Rule({"B5-FRM-40", "B5-W-08"})
  @Test
  void anAftermathIsNotRevealedForACardThatItDoesNotName() {
    Stage stage =
        given().inRow(1, "spy").inHand(1, "hunted").conflict(Ability.INTRIGUE, 1, 2).actionRound(1);
    stage.act(Acts.set(stage, 1, "hunted", "spy"));
    stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.INTRIGUE));
    stage.act(Acts.support(stage, 1, "spy", 1, Ability.INTRIGUE));
    stage.idleUntil(AftermathStep.class);
    stage.refuses(Acts.reveal(stage, 1, "hunted", "spy"), "B5-FRM-40");
    stage.act(Acts.reveal(stage, 1, "hunted", "ambassador 2"));
  }

  @Rule("B5-FRM-40")
  @Test
  void whereARevealedAftermathLayIsToldWithIt() {
    Stage stage =
        given()
            .inRow(1, "spy")
            .inHand(1, "hunted")
            .inHand(1, "refugees")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "hunted", "spy"));
    stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.INTRIGUE));
    stage.act(Acts.set(stage, 1, "refugees", "ambassador 1"));
    stage.idleUntil(AftermathStep.class);
    B5State state = stage.state();
    B5State exchanged = Cards.DEALER.exchanged(state, Places.set(P), 0, Places.set(P), 1, Q);
    assertThat(GAME.view(exchanged, Q)).isEqualTo(GAME.view(state, Q));
    B5Action reveal = Acts.reveal(stage, 1, "hunted", "ambassador 2");
    assertThat(GAME.apply(exchanged, reveal).told(Q))
        .isNotEqualTo(GAME.apply(state, reveal).told(Q));
  }

  @Rule({"B5-HEA-07", "B5-FRM-52", "B5-FRM-32", "B5-D-02", "B5-D-38", "B5-D-39"})
  @Test
  void theDataOfATurnAreClearedAllElseStays() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .card("member", card -> card.withNeutralised(true).withSevere(2).withEffectsUsed(1))
            .card(
                "ambassador 1",
                card -> card.withHealedThisTurn(true).withNeutralisedThisTurn(true).withDamage(1))
            .forHire("hireling")
            .board(board -> board.withApplyLimit(3))
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(new Bid(P, stage.id("hireling"), 2)).idleUntil(ConflictRound.class);
    assertThat(stage.card("member").effectsUsed()).isZero();
    assertThat(stage.card("member").neutralisedThisTurn()).isTrue();
    assertThat(stage.card("member").severe()).isEqualTo(2);
    assertThat(stage.card(stage.ambassador(1)).healedThisTurn()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).neutralisedThisTurn()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).damage()).isEqualTo(1);
    assertThat(stage.board().applyLimit()).isEmpty();
    assertThat(stage.board().results()).isEmpty();
    assertThat(stage.board().mercenaries().get(0).director()).isEmpty();
    assertThat(stage.board().mercenaries().get(0).bids()).containsOnly(0);
  }

  @Rule({"B5-FRM-53", "B5-FRM-57", "B5-D-69"})
  @Test
  void theNumbersOfCardsDrawnAndBoughtAreThoseOfTheConfiguration() {
    Given given = given().config(config -> config.drawPerTurn(2)).influence(1, 20, 20);
    for (int i = 0; i < 8; i++) {
      given = given.inDeck(1, "narn-aide");
    }
    Stage stage = given.actionRound(1).idleUntil(DrawRound.class);
    assertThat(stage.view(1).hand()).hasSize(2);
    stage.act(new BuyCard(P)).act(new BuyCard(P));
    assertThat(stage.view(1).hand()).hasSize(4);
    assertThat(stage.pool(1)).isEqualTo(20 - 6);
    assertThat(stage.toAct()).doesNotContain(P);
    for (int pool : new int[] {2, 3}) {
      Stage poor = given.influence(1, 20, pool).actionRound(1).idleUntil(DrawRound.class);
      assertThat(poor.legal(1).contains(new BuyCard(P))).as("for %s", pool).isEqualTo(pool == 3);
    }
  }
}
