package io.stardeck.engine.rules.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import org.junit.jupiter.api.Test;

final class InspectionTest {
  private final Inspection inspection = new Inspection();

  @Test
  void noStepIsTakenAfterOneThatFoundSomething() {
    inspection.steps(
        () -> inspection.require(true, "one", "wrong"),
        () -> {
          inspection.require(false, "two", "wrong");
          inspection.require(false, "two", "wrong, too");
        },
        () -> inspection.require(false, "three", "wrong"));
    assertThat(inspection.faults())
        .containsExactly(new Fault("two", "wrong"), new Fault("two", "wrong, too"));
  }

  @Test
  void violationsStandWhereTheirThingStandsAndKeepTheirRule() {
    RuleId rule = RuleId.of("HC-01");
    Violation violation = new Violation("players", rule, "too many", ImmutableList.of());
    inspection.violations("table.config", ImmutableList.of(violation));
    assertThat(inspection.faults())
        .containsExactly(new Fault("table.config.players", rule, "too many"));
  }
}
