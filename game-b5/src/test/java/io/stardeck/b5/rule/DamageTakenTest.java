package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.DamageTaken;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a card takes of the damage that is dealt to it (W). */
final class DamageTakenTest {
  private static ImmutableList<Effect> armour(boolean armoured, int less, boolean first) {
    ImmutableEffect.Builder effect = Effect.builder().trigger(Trigger.CONSTANT);
    if (armoured) {
      effect.addOperations(new DamageTaken(Target.SELF, Amount.of(-less)));
    }
    if (first) {
      effect.addOperations(new DealsFirst(Target.SELF));
    }
    return armoured || first ? ImmutableList.of(effect.build()) : ImmutableList.of();
  }

  @Rule("B5-W-33")
  @ParameterizedTest(name = "attacking: {0}, {1} deals first, {2} less")
  @CsvSource({
    "true, nobody, 2",
    "true, ours, 2",
    "true, theirs, 2",
    "false, nobody, 2",
    "false, ours, 2",
    "false, theirs, 2",
    "true, nobody, 4",
    "false, nobody, 4",
    "true, nobody, 9",
    "false, ours, 9"
  })
  void whoeverHasItTakesLessInAnAttackAndNobodyElse(boolean attacking, String first, int less) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("ours", Race.NARN, 2, 4)
                    .putAbilities(Ability.PSI, 9)
                    .effects(armour(attacking, less, first.equals("ours")))
                    .build(),
                fleet("theirs", Race.HUMAN, 2, 4)
                    .putAbilities(Ability.PSI, 9)
                    .effects(armour(!attacking, less, first.equals("theirs")))
                    .build())
            .inRow(1, "ours")
            .inRow(2, "theirs")
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "theirs", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "ours", "theirs"));
    String armoured = attacking ? "ours" : "theirs";
    String other = attacking ? "theirs" : "ours";
    boolean hurtBefore = first.equals(armoured); // the other strikes with what is left to it
    boolean slower = first.equals(other);
    int taken = Math.max(0, (hurtBefore ? 0 : 4) - less);
    assertThat(stage.card(armoured).damage()).isEqualTo(taken);
    assertThat(stage.card(other).damage()).isEqualTo(slower ? 4 - taken : 4);
  }

  @Rule("B5-W-33")
  @ParameterizedTest
  @CsvSource({"2", "9"})
  void whatAnEffectDealsIsTakenInFull(int less) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("armoured", Race.NARN, 2, 4).effects(armour(true, less, false)).build(),
                card("storm", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addOperations(
                                new Damage(
                                    new Target.All(Filter.builder().addKinds(Kind.FLEET).build()),
                                    Amount.of(3)))
                            .build())
                    .build())
            .inRow(1, "armoured")
            .inHand(2, "storm")
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "storm"));
    assertThat(stage.card("armoured").damage()).isEqualTo(3);
  }
}
