package io.stardeck.b5.rule;

import static io.stardeck.b5.rule.FinerPoints.given;
import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.CardOperation.DamageTaken;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.CardOperation.Role;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words about attacks and the damage that they do, at their finer points (EFF, W). */
final class FinerStrikesTest {
  /** What such an effect of the attacker, then of the attacked card, makes of two equal cards. */
  private static Stage attacked(Operation operation, boolean attacking, int damage) {
    Effect constant = Effect.builder().trigger(Trigger.CONSTANT).addOperations(operation).build();
    String changed = attacking ? "ours" : "theirs";
    Stage stage =
        given()
            .define(
                fleet("ours", Race.NARN, 2, 4)
                    .effects(attacking ? ImmutableList.of(constant) : ImmutableList.of())
                    .build(),
                fleet("theirs", Race.HUMAN, 2, 4)
                    .effects(attacking ? ImmutableList.of() : ImmutableList.of(constant))
                    .build())
            .inRow(1, "ours")
            .inRow(2, "theirs")
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "theirs", 1, Ability.MILITARY));
    Stage hurt = stage.changed(changed, card -> card.withDamage(damage));
    if (operation instanceof DealsFirst && !attacking) {
      hurt = hurt.changed("ours", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)));
    }
    return hurt.act(Acts.attack(hurt, 1, "ours", "theirs"));
  }

  @Rule("B5-W-32")
  @Test
  void whoDealsFirstHurtsBeforeTheOtherStrikesWithWhatIsLeft() {
    Stage fast = attacked(new DealsFirst(Target.SELF), true, 2);
    assertThat(fast.card("theirs").damage()).isEqualTo(2);
    assertThat(fast.card("ours").neutralised()).isTrue();
    assertThat(fast.card("ours").severe()).isZero();
    Stage slow = attacked(new DealsFirst(Target.SELF), false, 0);
    assertThat(slow.card("ours").neutralised()).isTrue();
    assertThat(slow.card("theirs").damage()).as("Strife of a fallen card").isZero();
    assertThat(slow.card("theirs").neutralised()).isFalse();
  }

  @Rule("B5-W-33")
  @Test
  void noLessThanNoDamageIsTaken() {
    Stage stage = attacked(new DamageTaken(Target.SELF, Amount.of(-6)), true, 1);
    assertThat(stage.card("ours").damage()).isEqualTo(1);
    assertThat(stage.card("theirs").damage()).isEqualTo(3);
  }

  @Rule("B5-W-49")
  @Test
  void aBonusForAttacksIsNoneForWhoIsAttacked() {
    for (boolean attacking : new boolean[] {true, false}) {
      AttackDamage more =
          new AttackDamage(
              Target.SELF,
              Amount.of(-1),
              Optional.of(Role.ATTACKING),
              Optional.empty(),
              Optional.empty());
      Stage stage = attacked(more, attacking, 0);
      assertThat(stage.card("theirs").neutralised()).isEqualTo(!attacking);
      assertThat(stage.card("ours").neutralised()).isTrue();
    }
  }

  @Rule({"B5-W-51", "B5-DMG-14"})
  @Test
  void whoWasNeutralisedThisTurnIsNotAmongTheFirstThatRotate() {
    CardDef march =
        card("march", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addCosts(new Cost.RotateFirst(Filter.ANY))
                    .addOperations(new GainInfluence(Who.OWN, new Amount.Chosen()))
                    .build())
            .build();
    Stage stage =
        given()
            .define(march)
            .inHand(1, "march")
            .inRow(1, "f")
            .inRow(1, "captain")
            .card("f", card -> card.withNeutralisedThisTurn(true))
            .actionRound(1);
    stage.refuses(Acts.playFor(stage, 1, "march", 2), "B5-GEN-05");
    stage.act(Acts.playFor(stage, 1, "march", 1));
    assertThat(stage.card("captain").rotated()).isTrue();
    assertThat(stage.card("f").rotated()).isFalse();
  }
}
