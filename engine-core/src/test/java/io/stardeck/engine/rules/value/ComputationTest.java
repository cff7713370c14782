package io.stardeck.engine.rules.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.stardeck.engine.Explanation;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class ComputationTest {
  private static final RuleId RULE = RuleId.of("VAL-1");
  private static final CardId CARD = CardId.of(7);

  private record Step(Operation operation, int amount) {}

  @Example
  void setThenAddThenMultiplyThenTheBounds() {
    Computation sum =
        Computation.silent()
            .atLeast(0, RULE, CARD)
            .multiply(2, RULE, CARD)
            .add(-1, RULE, CARD)
            .set(4, RULE, CARD)
            .set(6, RULE, CARD)
            .base(9, RULE, CARD);
    assertThat(sum.value()).as("(6 - 1) × 2").isEqualTo(10);
    assertThat(sum.atMost(5, RULE, CARD).value()).isEqualTo(5);
    assertThat(sum.add(-9, RULE, CARD).value()).isEqualTo(0);
  }

  @Example
  void whatIsAddedIsSummedBeforeTheFloor() {
    Computation sum = Computation.silent().base(3, RULE, CARD).atLeast(0, RULE, CARD);
    assertThat(sum.add(-5, RULE, CARD).add(4, RULE, CARD).value()).isEqualTo(2);
  }

  @Example
  void eachPartIsToldWithTheNumberAfterItItsRuleAndItsSource() {
    RuleId damage = RuleId.of("VAL-2");
    Explanation why =
        Computation.explaining()
            .atLeast(0, RULE, "")
            .atMost(5, damage, "ship 3")
            .add(2, RULE, CARD)
            .base(8, RULE, "ship 3")
            .explained();
    assertThat(why.value()).isEqualTo(5);
    assertThat(why.parts())
        .as("the floor did nothing")
        .containsExactly(
            new Part(Operation.BASE, 8, 8, RULE, "ship 3"),
            new Part(Operation.ADD, 2, 10, RULE, "c7"),
            new Part(Operation.AT_MOST, 5, 5, damage, "ship 3"));
    assertThat(EngineJson.read(EngineJson.write(why), Explanation.class)).isEqualTo(why);
  }

  @Example
  void whatChangesNothingIsNotTold() {
    Computation sum = Computation.explaining().base(8, RULE, CARD);
    sum.add(0, RULE, CARD).multiply(1, RULE, CARD).atMost(8, RULE, CARD);
    assertThat(sum.explained().parts()).hasSize(1);
  }

  @Example
  void aSilentOneKeepsNoParts() {
    assertThatIllegalStateException().isThrownBy(() -> Computation.silent().explained());
  }

  @Property
  void theLastPartArrivesAtTheNumberThatSilenceGives(@ForAll("steps") List<Step> steps) {
    Computation silent = Computation.silent().base(1, RULE, CARD);
    Computation explaining = Computation.explaining().base(1, RULE, CARD);
    for (Step step : steps) {
      silent.with(step.operation(), step.amount(), RULE, CARD);
      explaining.with(step.operation(), step.amount(), RULE, CARD);
    }
    Explanation why = explaining.explained();
    assertThat(why.value()).isEqualTo(silent.value());
    assertThat(why.parts().get(why.parts().size() - 1).value()).isEqualTo(silent.value());
    assertThat(why.parts()).isSortedAccordingTo((a, b) -> a.operation().compareTo(b.operation()));
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    return Combinators.combine(Arbitraries.of(Operation.class), Arbitraries.integers())
        .as(Step::new)
        .list()
        .ofMaxSize(8);
  }
}
