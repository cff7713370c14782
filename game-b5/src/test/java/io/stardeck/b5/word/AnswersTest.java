package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.NoGain;
import io.stardeck.b5.card.word.FactionOperation.OnGain;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.ConflictEvent.InfluenceGained;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What answers a gain, and what replies to an event: when there is nothing to answer, nothing. */
final class AnswersTest {
  private static GainInfluence gain(int number) {
    return new GainInfluence(Who.OWN, Amount.of(number));
  }

  /** The patron gains 2 whenever its faction gains; the event gains so much. */
  private static Stage gained(int number, Operation... beside) {
    ImmutableEffect.Builder constant = Effect.builder().trigger(Trigger.CONSTANT);
    constant.addOperations(new OnGain(Who.OWN, ImmutableList.of(gain(2))));
    constant.addOperations(beside);
    Effect played = Effect.builder().trigger(Trigger.PLAY).addOperations(gain(number)).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("patron", Race.NARN, 2, 3).addEffects(constant.build()).build(),
                card("deed", Kind.EVENT).addEffects(played).build())
            .inRow(1, "patron")
            .inHand(1, "deed")
            .actionRound(1);
    return stage.act(Acts.play(stage, 1, "deed"));
  }

  @Rule("B5-W-44")
  @Test
  void whatIsNoGainIsAnsweredByNothing() {
    assertThat(gained(1).rating(1)).isEqualTo(4 + 1 + 2);
    OnGain another = new OnGain(Who.OWN, ImmutableList.of(gain(3)));
    assertThat(gained(1, another).rating(1)).as("each once").isEqualTo(4 + 1 + 2 + 3);
    Stage nothing = gained(0);
    assertThat(nothing.rating(1)).isEqualTo(4);
    assertThat(nothing.events()).noneMatch(event -> event.what() instanceof InfluenceGained);
    assertThat(gained(1, new NoGain(Who.OWN)).rating(1)).isEqualTo(4);
  }

  /** The censor may cancel an event, for 2 influence, from that turn on. */
  private static Stage censored(int pool, int turn) {
    Effect reply =
        Effect.builder()
            .trigger(Trigger.REPLY_EVENT)
            .condition(new Condition.Turn(turn))
            .addCosts(new Cost.RotateSelf(), new Cost.Apply(Amount.of(2)))
            .addOperations(new CancelEvent())
            .build();
    Effect played = Effect.builder().trigger(Trigger.PLAY).addOperations(gain(1)).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("censor", Race.HUMAN, 2, 3).addEffects(reply).build(),
                card("deed", Kind.EVENT).addEffects(played).build())
            .inRow(2, "censor")
            .inHand(1, "deed")
            .influence(2, 4, pool)
            .actionRound(1);
    return stage.act(Acts.play(stage, 1, "deed"));
  }

  @Rule({"B5-RPL-02", "B5-RPL-03"})
  @Test
  void aReplyThatCannotBePaidOrWhoseConditionDoesNotHoldIsNotAskedFor() {
    Stage asked = censored(2, 2);
    ReplyWith reply = new ReplyWith(Seat.of(2), asked.id("censor"));
    assertThat(asked.legal(2)).contains(reply);
    assertThat(asked.act(reply).pool(2)).isZero();
    assertThat(asked.rating(1)).isEqualTo(4);
    assertThat(censored(1, 2).rating(1)).isEqualTo(5);
    assertThat(censored(2, 3).rating(1)).isEqualTo(5);
  }
}
