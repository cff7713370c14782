package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.PromoteCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.ReplyOperation.TakeDamageFor;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who may reply, what a reply costs, and what is left of what it answers (RPL). */
final class ReplyRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static final CardDef GIFT =
      card("gift", Kind.EVENT)
          .addEffects(
              Effect.builder()
                  .trigger(Trigger.PLAY)
                  .addOperations(new GainInfluence(Who.OWN, Amount.of(2)))
                  .build())
          .build();

  private static CardDef censor(int price) {
    return character("censor", Race.NEUTRAL, 2, 1)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.REPLY_EVENT)
                .addCosts(new Cost.Apply(Amount.of(price)))
                .addOperations(new CancelEvent())
                .build())
        .build();
  }

  private static Stage gift(int price) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(GIFT, censor(price))
            .inRow(2, "censor")
            .inHand(1, "gift")
            .actionRound(1);
    return stage.act(Acts.play(stage, 1, "gift"));
  }

  @Rule({"B5-RPL-02", "B5-RPL-03", "B5-RPL-04"})
  @Test
  void aReplyIsPaidForAndOneThatCannotBePaidOpensNoWindow() {
    Stage cheap = gift(3);
    assertThat(cheap.state().frames().top()).isInstanceOf(ReplyWindow.class);
    cheap.act(new ReplyWith(Q, cheap.id("censor")));
    assertThat(cheap.pool(2)).isEqualTo(4 - 3);
    assertThat(cheap.rating(1)).isEqualTo(4);
    Stage dear = gift(5);
    assertThat(dear.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    assertThat(dear.rating(1)).isEqualTo(6);
  }

  @Rule({"B5-RPL-04", "B5-D-74"})
  @Test
  void theFirstReplyIsTheLast() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(GIFT, censor(1))
            .inRow(2, "censor")
            .inRow(3, "censor")
            .inHand(1, "gift")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "gift")).act(new ReplyWith(Q, stage.id("censor")));
    assertThat(stage.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    assertThat(stage.toAct()).containsExactly(Q);
    assertThat(stage.pool(3)).isEqualTo(4);
  }

  @Rule({"B5-RPL-03", "B5-D-74"})
  @ParameterizedTest
  @CsvSource({"1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"})
  void theyAreAskedInTheOrderOfTheTurnAfterWhoActs(String order) {
    ImmutableList<Seat> seats =
        Splitter.on(' ')
            .splitToStream(order)
            .map(seat -> Seat.of(Integer.parseInt(seat)))
            .collect(ImmutableList.toImmutableList());
    for (int first = 0; first < 3; first++) {
      Seat actor = seats.get(first);
      ImmutableList<Seat> from =
          ImmutableList.of(actor, seats.get((first + 1) % 3), seats.get((first + 2) % 3));
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
              .define(GIFT, censor(1))
              .inRow(1, "censor")
              .inRow(2, "censor")
              .inRow(3, "censor")
              .inHand(actor.number(), "gift")
              .at(new ActionRound(Round.of(RoundEnd.ALL_PASS, from)), seats);
      stage.act(Acts.play(stage, actor.number(), "gift"));
      for (Seat asked : from.subList(1, 3)) {
        assertThat(stage.toAct()).containsExactly(asked);
        assertThat(stage.rating(actor.number())).as("not in effect yet").isEqualTo(4);
        stage.act(new DeclineReply(asked));
      }
      assertThat(stage.rating(actor.number())).isEqualTo(6);
    }
  }

  @Rule({"B5-RPL-01", "B5-RPL-02"})
  @Test
  void onlyWhoseCardIsAttackedRepliesToTheAttack() {
    for (int seat : new int[] {2, 3}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
              .define(
                  character("spy", Race.NARN, 2, 0, 1).build(),
                  character("wary", Race.NEUTRAL, 2, 1)
                      .addEffects(
                          Effect.builder()
                              .trigger(Trigger.REPLY_ATTACKED)
                              .addCosts(new Cost.RotateSelf())
                              .addOperations(new Withdraw(Filter.ANY))
                              .build())
                      .build())
              .inRow(1, "spy")
              .inRow(seat, "wary")
              .conflict(Ability.INTRIGUE, 1, 2)
              .actionRound(2);
      stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.INTRIGUE)).act(Acts.pass(3));
      stage.act(Acts.attack(stage, 1, "spy", "ambassador 2"));
      assertThat(stage.state().frames().top() instanceof ReplyWindow).isEqualTo(seat == 2);
      assertThat(stage.toAct()).containsExactly(Q);
    }
  }

  @Rule({"B5-W-34", "B5-RPL-04", "B5-RPL-05"})
  @Test
  void anActionGoesOnAtItsLoweredCostWithoutTheEventThatCameWithIt() {
    CardDef favour =
        card("favour", Kind.EVENT)
            .addPlayWith(ActionKind.PROMOTE)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.WITH_ACTION)
                    .addOperations(
                        new PromoteCost(Amount.of(-2), Filter.ANY),
                        new GainInfluence(Who.OWN, Amount.of(2)))
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(favour, censor(1), character("envoy", Race.NARN, 3, 1).build())
            .inRow(1, "envoy")
            .inRow(2, "censor")
            .inHand(1, "favour")
            .actionRound(1);
    stage.act(Acts.with(stage, Acts.promote(stage, 1, "ambassador 1", "envoy"), "favour"));
    stage.act(new ReplyWith(Q, stage.id("censor")));
    assertThat(stage.board().faction(P).innerCircle()).hasSize(2);
    assertThat(stage.pool(1)).isEqualTo(4 - (3 + 1 - 2));
    assertThat(stage.rating(1)).isEqualTo(4);
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("favour"));
    assertThat(stage.toAct()).containsExactly(Q);
  }

  @Rule({"B5-RPL-01", "B5-RPL-02", "B5-W-36"})
  @Test
  void aCardRepliesToNothingButWhatItsWordNames() {
    Withdraw fleets = new Withdraw(Filter.builder().addKinds(Kind.FLEET).build());
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                GIFT,
                censor(0),
                character("spy", Race.NARN, 2, 0, 1).build(),
                character("guard", Race.HUMAN, 2, 0, 1).build(),
                character("pilot", Race.NEUTRAL, 2, 1)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.REPLY_ATTACKED)
                            .addCosts(new Cost.RotateSelf())
                            .addOperations(fleets)
                            .build())
                    .build())
            .inRow(1, "spy")
            .inRow(1, "censor")
            .inRow(2, "pilot")
            .inRow(2, "guard")
            .inHand(1, "gift")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.INTRIGUE));
    Stage played = stage.copy().act(Acts.play(stage, 1, "gift"));
    assertThat(played.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    stage.act(Acts.attack(stage, 1, "spy", "ambassador 2"));
    assertThat(stage.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    Stage stands = stage.changed("spy", card -> card.withNeutralised(false));
    stands.act(Acts.attack(stands, 2, "guard", "spy"));
    assertThat(stands.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
  }

  @Rule({"B5-RPL-03", "B5-RPL-04", "B5-D-74"})
  @Test
  void aReplyToAnAttackLeavesNoneToTheEventThatCameWithIt() {
    CardDef cover =
        card("cover", Kind.EVENT)
            .addPlayWith(ActionKind.ATTACK)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.WITH_ACTION)
                    .addOperations(new GainInfluence(Who.OWN, Amount.of(2)))
                    .build())
            .build();
    CardDef guard =
        character("guard", Race.HUMAN, 2, 1)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.REPLY_ATTACKED)
                    .addCosts(new Cost.RotateSelf())
                    .addOperations(new TakeDamageFor("ward"))
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(
                cover,
                guard,
                censor(1),
                character("ward", Race.HUMAN, 2, 0, 3).build(),
                character("spy", Race.NARN, 2, 0, 1).build())
            .inRow(1, "spy")
            .inRow(2, "ward")
            .inRow(2, "guard")
            .inRow(3, "censor")
            .inHand(1, "cover")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "ward", 1, Ability.INTRIGUE)).act(Acts.pass(3));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "spy", "ward"), "cover"));
    stage.act(new ReplyWith(Q, stage.id("guard")));
    assertThat(stage.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    assertThat(stage.rating(1)).isEqualTo(4 + 2);
    assertThat(stage.card("ward").damage()).isZero();
  }
}
