package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import org.junit.jupiter.api.Test;

final class FindingsTest {
  private static final RuleId RULE = RuleId.of("T-01");

  @Test
  void allViolationsAreKeptInOrder() {
    Findings findings = Findings.explaining();
    findings.reject(RULE, "costs %s, your pool holds %s", 4, 3);
    findings.reject(RuleId.of("T-02"), "not now");
    assertThat(findings.clean()).isFalse();
    assertThat(findings.violations())
        .extracting(Violation::toString)
        .containsExactly("T-01: costs 4, your pool holds 3", "T-02: not now");
  }

  @Test
  void nothingFoundIsClean() {
    assertThat(Findings.explaining().clean()).isTrue();
    assertThat(Findings.explaining().violations()).isEmpty();
  }

  @Test
  void aProbeMakesNoText() {
    Findings findings = Findings.probing();
    findings.reject(RULE, "%s", new Unprintable());
    assertThat(findings.clean()).isFalse();
    assertThat(findings.violations()).isEmpty();
    findings.reset();
    assertThat(findings.clean()).isTrue();
  }

  private static final class Unprintable {
    @Override
    public String toString() {
      throw new AssertionError("printed");
    }
  }
}
