package io.stardeck.sfbf.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.choice.ChoicePhase;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChoosingAttackTest {
  @Test
  void everyPlayThatIsOpenInPhaseFourIsWeighed() {
    Set<Class<?>> open = new HashSet<>();
    for (ActionRule<?, ?, ?> rule : new ChoicePhase().open()) {
      open.add(rule.action());
    }
    assertThat(open).isEqualTo(ChoosingAttack.weighed());
  }
}
