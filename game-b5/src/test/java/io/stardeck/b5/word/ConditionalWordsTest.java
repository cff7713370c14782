package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words under a condition of their own, and words of a card that nobody controls. */
final class ConditionalWordsTest {
  private static final Choice ANY_CARD = new Choice.OfCard(Filter.ANY, Optional.empty());

  private static CardDef event(String id, int fromTurn, Choice choice, Operation word) {
    Operation when = new Operation.If(new Condition.Turn(fromTurn), ImmutableList.of(word));
    return card(id, Kind.EVENT)
        .addEffects(
            Effect.builder().trigger(Trigger.PLAY).addChoices(choice).addOperations(when).build())
        .build();
  }

  private static Given given(Choice choice, Operation word) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3, 4).build(),
            event("now", 2, choice, word),
            event("later", 3, choice, word),
            fleet("raiders", Race.NEUTRAL, 1, 3)
                .mercenary(true)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.ENTERS)
                        .addOperations(new GainInfluence(Who.OWN, Amount.of(2)))
                        .build())
                .build())
        .inHand(1, "now")
        .inHand(1, "later")
        .inHand(1, "raiders");
  }

  @Rule("B5-EFF-05")
  @Test
  void aCardThatWasReadiedIsNoTargetOfWhatWouldReadyItAsThingsStand() {
    Ready ready = new Ready(new Target.Plain(Target.Word.FIRST));
    Stage stage =
        given(ANY_CARD, ready)
            .inCircle(1, "envoy")
            .card("envoy", card -> card.withRotated(true).withReadiedThisTurn(true))
            .actionRound(1);
    stage.refuses(Acts.play(stage, 1, "now", "envoy"), "B5-EFF-05");
    stage.act(Acts.play(stage, 1, "later", "envoy"));
    assertThat(stage.card("envoy").rotated()).isTrue();
  }

  @Rule({"B5-W-16", "B5-REL-03"})
  @Test
  void warAsThingsStandIsDeclaredOnNobodyButAtTheHighestTension() {
    Given given = given(new Choice.OfFaction(true, false), new War(Optional.empty(), 0));
    Stage calm = given.actionRound(1);
    calm.refuses(Acts.play(calm, 1, "now", Seat.of(2)), "B5-EFF-02");
    calm.act(Acts.play(calm, 1, "later", Seat.of(2)));
    assertThat(calm.board().relations().atWar(Race.NARN, Race.HUMAN)).isFalse();
    Stage tense =
        given
            .board(
                board ->
                    board.withRelations(board.relations().withTension(Race.NARN, Race.HUMAN, 5)))
            .actionRound(1);
    tense.act(Acts.play(tense, 1, "now", Seat.of(2)));
    assertThat(tense.board().relations().atWar(Race.NARN, Race.HUMAN)).isTrue();
  }

  @Rule({"B5-W-16", "B5-REL-03"})
  @Test
  void whatRaisesATensionForWarLowersNone() {
    Stage stage =
        given(new Choice.OfFaction(true, false), new War(Optional.empty(), 2))
            .board(
                board ->
                    board.withRelations(board.relations().withTension(Race.NARN, Race.HUMAN, 5)))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "now", Seat.of(2)));
    assertThat(stage.board().relations().tension(Race.NARN, Race.HUMAN)).isEqualTo(5);
    assertThat(stage.board().relations().atWar(Race.NARN, Race.HUMAN)).isTrue();
  }

  @Rule({"B5-W-15", "B5-W-16"})
  @Test
  void warIsDeclaredOnNobodyTowardWhomTheTensionThatItRaisesMayNotRise() {
    Effect calms =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(new NoTensionRise(Race.NARN, Race.HUMAN))
            .build();
    Given given =
        given(new Choice.OfFaction(true, false), new War(Optional.empty(), 5))
            .define(card("choir", Kind.GROUP).addEffects(calms).build());
    Stage free = given.actionRound(1);
    free.act(Acts.play(free, 1, "now", Seat.of(2)));
    assertThat(free.board().relations().atWar(Race.NARN, Race.HUMAN)).isTrue();
    Stage held = given.inRow(2, "choir").actionRound(1);
    held.refuses(Acts.play(held, 1, "now", Seat.of(2)), "B5-EFF-02");
  }

  @Rule({"B5-SPN-09", "B5-I-20"})
  @Test
  void whatAMercenaryDoesOnEnteringItDoesForWhoSponsoredIt() {
    Stage stage = given(ANY_CARD, new War(Optional.of(Race.HUMAN), 0)).actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "raiders"));
    assertThat(stage.board().mercenaries()).hasSize(1);
    assertThat(stage.rating(1)).isEqualTo(6);
    assertThat(stage.rating(2)).isEqualTo(4);
  }
}
