package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.ReadyCost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.PoolNextTurn;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.TurnEvent.PoolRestored;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words about influence of one turn, and about what sponsoring costs. */
final class SpendingWordsTest {
  private static Given given(CardDef... events) {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("aide", Race.NARN, 4, 1).build(),
                character("human", Race.HUMAN, 4, 1).build(),
                fleet("f", Race.NARN, 4, 1).build())
            .define(events)
            .influence(1, 9, 9)
            .influence(2, 9, 9);
    for (CardDef event : events) {
      given.inHand(1, event.id());
    }
    return given;
  }

  @Rule({"B5-W-12", "B5-W-18", "B5-FRM-33"})
  @Test
  void aLossLeavesTheInfluenceOfThisTurnAbove() {
    Stage stage =
        given(event("fine", new LoseInfluence(Who.OWN, Amount.of(1))))
            .faction(1, faction -> faction.withTurnBonus(3).withPool(12))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "fine"));
    assertThat(stage.rating(1)).isEqualTo(8);
    assertThat(stage.pool(1)).isEqualTo(8 + 3);
  }

  @Rule("B5-W-18")
  @Test
  void whatIsGivenForTheNextTurnAddsUp() {
    PoolNextTurn two = new PoolNextTurn(Amount.of(2));
    Given given = given(event("loan", two), event("credit", two)).define(event("gift", two));
    Stage stage = given.inHand(2, "gift").actionRound(1);
    stage.act(Acts.play(stage, 1, "loan")).act(Acts.play(stage, 2, "gift"));
    stage.act(Acts.play(stage, 1, "credit")).idleUntil(ConflictRound.class);
    assertThat(stage.pool(1)).isEqualTo(9 + 4);
    assertThat(stage.pool(2)).isEqualTo(9 + 2);
  }

  private static Given bargain() {
    Filter characters = Filter.builder().addKinds(Kind.CHARACTER).build();
    return given(event("bargain", new NextCost(-2, characters)))
        .inHand(1, "aide")
        .inHand(1, "f")
        .inHand(2, "human");
  }

  @Rule("B5-W-13")
  @Test
  void whatMakesTheNextCharacterCheaperServesNoFleetAndNoOtherFaction() {
    Stage stage = bargain().inCircle(1, "aide").actionRound(1);
    stage.act(Acts.play(stage, 1, "bargain"));
    stage.act(Acts.sponsor(stage, 2, "ambassador 2", "human"));
    assertThat(stage.pool(2)).isEqualTo(9 - 4);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "f")).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(9 - 4);
    stage.act(Acts.sponsor(stage, 1, "aide#2", "aide"));
    assertThat(stage.pool(1)).isEqualTo(9 - 4 - 2);
  }

  @Rule("B5-W-13")
  @Test
  void whatMakesTheNextCharacterCheaperEndsWithTheTurn() {
    Stage stage = bargain().actionRound(1);
    stage.act(Acts.play(stage, 1, "bargain")).idleUntil(ConflictRound.class);
    stage.idleUntil(ActionRound.class);
    if (!stage.toAct().contains(Seat.of(1))) {
      stage.act(Acts.pass(2));
    }
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "aide"));
    assertThat(stage.pool(1)).isEqualTo(9 - 4);
  }

  @Rule({"B5-W-26", "B5-I-01"})
  @ParameterizedTest
  @CsvSource({"12, 0", "3, 6", "-2, 9"})
  void thePriceOfReadyingTakesNoMoreThanThePoolAndGivesNothing(int number, int left) {
    Target ambassador = new Target.Plain(Target.Word.OWN_AMBASSADOR);
    Effect price =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(new ReadyCost(ambassador, Amount.of(number)))
            .build();
    Stage stage =
        given()
            .define(card("levy", Kind.GROUP).addEffects(price).build())
            .inRow(1, "levy")
            .card("ambassador 1", card -> card.withRotated(true))
            .actionRound(1)
            .idleUntil(ConflictRound.class);
    assertThat(stage.pool(1)).isEqualTo(left);
    assertThat(stage.pool(2)).isEqualTo(9);
    assertThat(stage.events()).extracting(Event::what).contains(new PoolRestored(Seat.of(1), left));
  }

  @Rule("B5-W-14")
  @Test
  void allTokensAreSpentAtOnceAndOnFleetsAlone() {
    Stage stage =
        given()
            .inRow(1, "quadrant-14")
            .card("quadrant-14", card -> card.withTokens(2))
            .inHand(1, "aide")
            .inHand(1, "f")
            .inCircle(1, "human")
            .actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "aide")).act(Acts.pass(2));
    assertThat(stage.card("quadrant-14").tokens()).isEqualTo(2);
    assertThat(stage.pool(1)).isEqualTo(9 - 4);
    stage.act(Acts.sponsor(stage, 1, "human", "f"));
    assertThat(stage.card("quadrant-14").tokens()).isZero();
    assertThat(stage.pool(1)).isEqualTo(9 - 4);
  }
}
