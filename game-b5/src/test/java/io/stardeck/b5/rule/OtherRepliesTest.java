package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Replies that do something else than to take the damage of an attack or to escape it. */
final class OtherRepliesTest {
  private static final Seat Q = Seat.of(2);

  /** Q's envoy supports a conflict, and a trap of Q's replies to attacks by doing that. */
  private static Stage attacked(Operation... operations) {
    Effect springs =
        Effect.builder()
            .trigger(Trigger.REPLY_ATTACKED)
            .addCosts(new Cost.RotateSelf())
            .addOperations(operations)
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.HUMAN, 2, 3).build(),
                character("foe", Race.NARN, 2, 4).build(),
                card("trap", Kind.GROUP).addEffects(springs).build())
            .inRow(2, "envoy")
            .inRow(2, "trap")
            .inRow(1, "foe")
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "envoy", 1, Ability.DIPLOMACY));
    return stage.act(Acts.attack(stage, 1, "foe", "envoy"));
  }

  private static final Damage HARM =
      new Damage(new Target.Plain(Target.Word.ATTACKER), Amount.of(2));

  @Rule({"B5-RPL-01", "B5-RPL-02", "B5-RPL-04", "B5-RSV-01"})
  @Test
  void aReplyThatNamesNoCardFitsEveryAttackOnAnOwnCard() {
    Stage stage = attacked(HARM);
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(new ReplyWith(Q, stage.id("trap")));
    assertThat(stage.card("envoy").damage()).isEqualTo(4 - 2);
    assertThat(stage.card("foe").neutralised()).isTrue();
    assertThat(stage.card("foe").severe()).isEqualTo(2 + 3 - 4);
  }

  @Rule("B5-RPL-02")
  @Test
  void aReplyThatNamesOtherCardsFitsNone() {
    Withdraw fleets = new Withdraw(Filter.builder().addKinds(Kind.FLEET).build());
    assertThat(attacked(HARM, fleets).state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    Operation rarely =
        new Operation.If(new Condition.Station(100), ImmutableList.of(new Withdraw(Filter.ANY)));
    assertThat(attacked(HARM, rarely).state().frames().top()).isNotInstanceOf(ReplyWindow.class);
  }

  private static Effect reply(Trigger trigger, Operation operation) {
    return Effect.builder()
        .trigger(trigger)
        .addCosts(new Cost.RotateSelf())
        .addOperations(operation)
        .build();
  }

  @Rule({"B5-RPL-02", "B5-W-55"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofTwoRepliesThatFitACardUsesTheFirst(boolean cancelsFirst) {
    Effect cancels = reply(Trigger.REPLY_EVENT, new CancelEvent());
    Effect escapes = reply(Trigger.REPLY_ATTACKED, new Withdraw(Filter.ANY));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("foe", Race.NARN, 2, 4).build(),
                card("slander", Kind.EVENT)
                    .addPlayWith(ActionKind.ATTACK)
                    .addEffects(Effect.builder().trigger(Trigger.WITH_ACTION).build())
                    .build(),
                character("envoy", Race.HUMAN, 2, 9).build(),
                card("guard", Kind.GROUP)
                    .addEffects(cancelsFirst ? cancels : escapes, cancelsFirst ? escapes : cancels)
                    .build())
            .inRow(1, "foe")
            .inHand(1, "slander")
            .inRow(2, "envoy")
            .inRow(2, "guard")
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "envoy", 1, Ability.DIPLOMACY));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "foe", "envoy"), "slander"));
    stage.act(new ReplyWith(Q, stage.id("guard")));
    assertThat(stage.card("envoy").damage()).isEqualTo(cancelsFirst ? 4 : 0);
  }
}
