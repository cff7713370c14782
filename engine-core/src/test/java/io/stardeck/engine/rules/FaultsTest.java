package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import org.junit.jupiter.api.Test;

/** Faults as they are collected. */
final class FaultsTest {
  @Test
  void aFaultIsNotedIfSomethingIsWrong() {
    RuleId rule = RuleId.of("FC-CMP-01");
    Faults faults = new Faults();
    assertThat(faults.when(false, "ships", rule, "12 ships")).isFalse();
    assertThat(faults.when(true, "ships", rule, "12 ships, not %s", 11)).isTrue();
    assertThat(faults.when(false, "id", "no %s", "id")).isFalse();
    assertThat(faults.when(true, "id", "no %s", "%d")).isTrue();
    assertThat(faults.list())
        .containsExactly(new Fault("ships", rule, "12 ships, not 11"), new Fault("id", "no %d"));
  }
}
