package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RequirementsTest {
  @Rule("DB-EFF-14")
  @Property(tries = 12)
  void soMuchOfAStatOrCardOrMoreIsEnough(@ForAll @IntRange(max = 8) int wanted) {
    Scene scene = Given.exploration(2).bridge(ONE, "man", "c1", "c2").scene();
    Condition speed = new Condition.StatAtLeast(Stat.SPEED, Amount.of(wanted));
    Condition cards = new Condition.CountAtLeast(Selector.all(Zone.BRIDGE), Amount.of(wanted));
    Bindings bindings = Bindings.of(ONE, card("uss-armstrong"));
    assertThat(Conditions.hold(scene.state(), bindings, speed)).isEqualTo(wanted <= 3 + 2 + 2);
    assertThat(Conditions.hold(scene.state(), bindings, cards)).isEqualTo(wanted <= 3);
  }
}
