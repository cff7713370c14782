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
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AddMark;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.DamageTaken;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever speaks at an attack may name its two cards. */
final class AttackMomentsTest {
  private static final AddMark ON_ATTACKER = doom(Target.Word.ATTACKER, 1);
  private static final AddMark ON_TARGET = doom(Target.Word.ATTACK_TARGET, 2);

  private static AddMark doom(Target.Word on, int number) {
    return new AddMark(new Target.Plain(on), Mark.DOOM, Amount.of(number));
  }

  /** The foe with that effect opposes; the own spy may attack it. */
  private static Stage opposed(Effect ofFoe) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("spy", Race.NARN, 2, 5, 2).build(),
                character("foe", Race.HUMAN, 2, 9, 2).addEffects(ofFoe).build(),
                card("friend", Kind.GROUP).addEffects(ofFoe).build(),
                card("slander", Kind.EVENT)
                    .addPlayWith(ActionKind.ATTACK)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.WITH_ACTION)
                            .addOperations(ON_ATTACKER, ON_TARGET)
                            .build())
                    .build())
            .inRow(1, "spy")
            .inRow(2, "foe")
            .inRow(2, "friend")
            .inHand(1, "slander")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    return stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
  }

  private static void assertMarked(Stage stage) {
    assertThat(stage.marks(stage.id("spy"), Mark.DOOM)).isEqualTo(1);
    assertThat(stage.marks(stage.id("foe"), Mark.DOOM)).isEqualTo(2);
  }

  @Rule("B5-W-52")
  @Test
  void anEventThatAccompaniesAnAttackSpeaksOfItsTwoCards() {
    Stage stage = opposed(Effect.builder().trigger(Trigger.ENTERS).build());
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "spy", "foe"), "slander"));
    assertMarked(stage);
  }

  /** The foe strikes back with its Intrigue of 2 before the event lowers it. */
  @Rule({"B5-EVT-02", "B5-RSV-03"})
  @Test
  void whatElseAnEventDoesItDoesAfterTheActionThatItAccompanies() {
    CardDef ruin =
        card("ruin", Kind.EVENT)
            .addPlayWith(ActionKind.ATTACK)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.WITH_ACTION)
                    .addOperations(
                        new Damage(new Target.Plain(Target.Word.ATTACK_TARGET), Amount.of(2)))
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                ruin,
                character("spy", Race.NARN, 2, 5, 2).build(),
                character("foe", Race.HUMAN, 2, 9, 2).build())
            .inRow(1, "spy")
            .inRow(2, "foe")
            .inHand(1, "ruin")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "spy", "foe"), "ruin"));
    assertThat(stage.card("spy").damage()).isEqualTo(2);
    assertThat(stage.card("foe").damage()).isEqualTo(2 + 2);
  }

  /** The spy deals 5 to the foe, who has 6 Intrigue to deal back. */
  @Rule({"B5-EVT-02", "B5-W-32", "B5-W-33"})
  @ParameterizedTest(name = "{0} on {1}")
  @CsvSource({
    "nothing, ATTACKER, 5, 6",
    "first, ATTACKER, 5, 1",
    "first, ATTACK_TARGET, 0, 6",
    "shield, ATTACKER, 5, 3",
    "shield, ATTACK_TARGET, 2, 6"
  })
  void whatAnEventSaysOfAnAttackCountsInTheOneThatItAccompanies(
      String says, Target.Word on, int dealt, int received) {
    Target target = new Target.Plain(on);
    ImmutableList<Operation> words =
        switch (says) {
          case "first" -> ImmutableList.of(new DealsFirst(target));
          case "shield" -> ImmutableList.of(new DamageTaken(target, Amount.of(-3)));
          default -> ImmutableList.of();
        };
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("ruse", Kind.EVENT)
                    .addPlayWith(ActionKind.ATTACK)
                    .addEffects(
                        Effect.builder().trigger(Trigger.WITH_ACTION).operations(words).build())
                    .build(),
                character("spy", Race.NARN, 2, 9, 5).build(),
                character("foe", Race.HUMAN, 2, 9, 6).build())
            .inRow(1, "spy")
            .inRow(2, "foe")
            .inHand(1, "ruse")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "spy", "foe"), "ruse"));
    assertThat(stage.card("foe").damage()).isEqualTo(dealt);
    assertThat(stage.card("spy").damage()).isEqualTo(received);
  }

  @Rule({"B5-W-36", "B5-RPL-04"})
  @Test
  void aReplyToAnAttackSpeaksOfItsTwoCards() {
    Stage stage =
        opposed(
            Effect.builder()
                .trigger(Trigger.REPLY_ATTACKED)
                .addCosts(new Cost.RotateSelf())
                .addOperations(new Withdraw(Filter.ANY), ON_ATTACKER, ON_TARGET)
                .build());
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    stage.act(new ReplyWith(Seat.of(2), stage.id("friend")));
    assertMarked(stage);
  }

  @Rule("B5-W-10")
  @Test
  void whatHappensAfterAnAttackSpeaksOfItsTwoCards() {
    Stage stage =
        opposed(
            Effect.builder()
                .trigger(Trigger.AFTER_ATTACK)
                .addOperations(ON_ATTACKER, ON_TARGET)
                .build());
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    assertMarked(stage);
  }
}
