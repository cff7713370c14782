package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Forbid;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.PromoteCost;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Whose price a filter changes: a card in play as it lies, one of the hand by what is printed. */
final class PricesByFilterTest {
  private static final Filter CHOSEN_ONES =
      Filter.builder().mark(new Filter.Marked(Mark.DESTINY, 1)).build();
  private static final Filter READY = Filter.builder().ready(true).build();

  private static CardDef office(Trigger trigger, Operation... operations) {
    return card("office", Kind.GROUP)
        .addEffects(Effect.builder().trigger(trigger).addOperations(operations).build())
        .build();
  }

  /** An office of the first player, with a marked prophet, a clerk, and a Human guest. */
  private static Given given(CardDef office) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            office,
            character("prophet", Race.NARN, 4, 1).putMarks(Mark.DESTINY, 1).build(),
            character("clerk", Race.NARN, 4, 1).build(),
            character("guest", Race.HUMAN, 4, 1).build())
        .inRow(1, "office")
        .influence(1, 10, 10);
  }

  private static int sponsoring(Stage stage, String card) {
    return 10 - stage.copy().act(Acts.sponsor(stage, 1, "ambassador 1", card)).pool(1);
  }

  private static int promoting(Stage stage, String card) {
    return 10 - stage.copy().act(Acts.promote(stage, 1, "ambassador 1", card)).pool(1);
  }

  @Rule({"B5-PRO-04", "B5-GEN-04"})
  @Test
  void promotingACardIsCheaperAsItLiesInPlay() {
    CardDef office =
        office(
            Trigger.CONSTANT,
            new PromoteCost(Amount.of(-2), CHOSEN_ONES),
            new NoDoubling(CHOSEN_ONES, true));
    Stage stage =
        given(office)
            .inRow(1, "clerk")
            .inRow(1, "guest")
            .inRow(1, "guest")
            .card("guest", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)))
            .actionRound(1);
    assertThat(promoting(stage, "clerk")).isEqualTo(4 + 1);
    assertThat(promoting(stage, "guest")).isEqualTo(4 + 1 - 2);
    assertThat(promoting(stage, "guest#2")).isEqualTo(2 * 4 + 1);
  }

  @Rule({"B5-SPN-06", "B5-GEN-04"})
  @Test
  void sponsoringACardOfTheHandIsCheaperByThePrintedMarks() {
    CardDef office =
        office(
            Trigger.CONSTANT,
            new SponsorCost(Amount.of(-1), CHOSEN_ONES, false),
            new SponsorCost(Amount.of(-2), READY, false),
            new SponsorCost(Amount.of(-3), Filter.builder().addWhose(Who.OTHER).build(), false));
    Stage stage = given(office).inHand(1, "prophet").inHand(1, "clerk").actionRound(1);
    assertThat(sponsoring(stage, "prophet")).isEqualTo(4 - 1);
    assertThat(sponsoring(stage, "clerk")).isEqualTo(4);
  }

  @Rule("B5-W-13")
  @Test
  void whatMakesTheNextFittingCardCheaperWaitsForIt() {
    CardDef office = office(Trigger.ROTATE, new NextCost(-2, CHOSEN_ONES));
    Stage stage =
        given(office).inHand(1, "clerk").inHand(1, "prophet").inCircle(1, "kodath").actionRound(1);
    stage.act(Acts.use(stage, 1, "office", 0)).act(Acts.pass(2));
    stage.act(Acts.sponsor(stage, 1, "kodath", "clerk")).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(10 - 4);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "prophet"));
    assertThat(stage.pool(1)).isEqualTo(10 - 4 - 2);
  }

  @Rule("B5-GEN-04")
  @Test
  void whatIsForbiddenWithNeutralisedCardsIsOpenToCardsOfTheHand() {
    Filter fallen = Filter.builder().neutralised(true).build();
    Forbid forbid = new Forbid(Who.OWN, ImmutableSet.of(ActionKind.SPONSOR), fallen);
    Stage stage = given(office(Trigger.CONSTANT, forbid)).inHand(1, "clerk").actionRound(1);
    assertThat(sponsoring(stage, "clerk")).isEqualTo(4);
  }
}
