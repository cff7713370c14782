package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words under a condition of their own that work within an action, a reply or a gain. */
final class ConditionalDeedsTest {
  /** The scenes play in turn 2. */
  private static final int NOW = 2;

  private static final int LATER = 3;

  private static Operation from(int turn, Operation word) {
    return new Operation.If(new Condition.Turn(turn), ImmutableList.of(word));
  }

  private static CardDef event(String id, ActionKind with, Operation word) {
    return card(id, Kind.EVENT)
        .addPlayWith(with)
        .addEffects(Effect.builder().trigger(Trigger.WITH_ACTION).addOperations(word).build())
        .build();
  }

  @Rule({"B5-W-52", "B5-SPN-06"})
  @Test
  void aConditionalPriceHoldsForTheActionThatTheEventAccompanies() {
    SponsorCost cheaper = new SponsorCost(Amount.of(-2), Filter.ANY, false);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 3, 3).build(),
                event("now", ActionKind.SPONSOR, from(NOW, cheaper)),
                event("later", ActionKind.SPONSOR, from(LATER, cheaper)))
            .inHand(1, "envoy")
            .inHand(1, "now")
            .inHand(1, "later")
            .influence(1, 4, 4)
            .actionRound(1);
    Stage late = stage.copy();
    late.act(Acts.with(late, Acts.sponsor(late, 1, "ambassador 1", "envoy"), "later"));
    assertThat(late.pool(1)).isEqualTo(1);
    stage.act(Acts.with(stage, Acts.sponsor(stage, 1, "ambassador 1", "envoy"), "now"));
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.board().modifiers()).isEmpty();
  }

  private static Stage opposed(Operation reply) {
    AttackDamage more =
        new AttackDamage(
            new Target.Plain(Target.Word.ATTACKER),
            Amount.of(2),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Effect answer =
        Effect.builder()
            .trigger(Trigger.REPLY_ATTACKED)
            .addCosts(new Cost.RotateSelf())
            .addOperations(reply)
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("spy", Race.NARN, 2, 5, 2).build(),
                character("foe", Race.HUMAN, 2, 9, 2).build(),
                card("friend", Kind.GROUP).addEffects(answer).build(),
                event("now", ActionKind.ATTACK, from(NOW, more)),
                event("later", ActionKind.ATTACK, from(LATER, more)))
            .inRow(1, "spy")
            .inRow(2, "foe")
            .inRow(2, "friend")
            .inHand(1, "now")
            .inHand(1, "later")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    return stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
  }

  @Rule({"B5-W-52", "B5-W-49"})
  @Test
  void aConditionalBonusOfAnEventHoldsForTheAttack() {
    Stage stage = opposed(from(LATER, new Withdraw(Filter.ANY)));
    Stage late = stage.copy();
    late.act(Acts.with(late, Acts.attack(late, 1, "spy", "foe"), "later"));
    assertThat(late.card("foe").damage()).isEqualTo(2);
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "spy", "foe"), "now"));
    assertThat(stage.card("foe").damage()).isEqualTo(2 + 2);
    assertThat(stage.board().modifiers()).isEmpty();
  }

  @Rule({"B5-RPL-02", "B5-W-36"})
  @Test
  void aConditionalReplyFitsWhileItsConditionHolds() {
    Stage late = opposed(from(LATER, new Withdraw(Filter.ANY)));
    late.act(Acts.attack(late, 1, "spy", "foe"));
    assertThat(late.card("foe").damage()).isEqualTo(2);
    Stage stage = opposed(from(NOW, new Withdraw(Filter.ANY)));
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    stage.act(new ReplyWith(Seat.of(2), stage.id("friend")));
    assertThat(stage.card("foe").damage()).isZero();
    assertThat(stage.board().conflict(1).participant(stage.id("foe"))).isNull();
  }

  @Rule("B5-W-11")
  @Test
  void aConditionalRiseOfAGainCountsWhileItsConditionHolds() {
    assertThat(gained(NOW)).isEqualTo(4 + 1 + 1);
    assertThat(gained(LATER)).isEqualTo(4 + 1);
  }

  private static int gained(int fromTurn) {
    Operation more = from(fromTurn, new GainInfluence(Who.OWN, Amount.of(1)));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3).build(),
                card("bank", Kind.LOCATION)
                    .addEffects(
                        Effect.builder().trigger(Trigger.CONFLICT_GAIN).addOperations(more).build())
                    .build())
            .inRow(1, "envoy")
            .inRow(1, "bank")
            .influence(1, 4, 4)
            .conflict(Conflicts.standing(Ability.DIPLOMACY).orElseThrow(), 1, Optional.empty())
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).idleUntil(DrawRound.class);
    return stage.rating(1);
  }
}
