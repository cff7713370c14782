package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Countdown.Concede;
import io.stardeck.engine.rules.Countdown.Count;
import io.stardeck.engine.rules.Countdown.Look;
import org.junit.jupiter.api.Test;

/** Rules of actions that hold nothing but their actor. */
final class OnlyTest {
  private static final Look VIEW = new Look(Seat.of(1), new Count(3, Seat.of(1)));
  private static final Concede CONCEDE = new Concede(Seat.of(1));

  @Test
  void nothingForbidsIt() {
    Findings findings = Findings.explaining();
    Countdown.conceding().check(VIEW, CONCEDE, findings);
    assertThat(findings.violations()).isEmpty();
    assertThat(Countdown.conceding().offersLegalOnly()).isTrue();
  }

  @Test
  void whatMayForbidItIsAskedBeforeItIsOffered() {
    ActionRule<Count, Look, Concede> rule =
        ActionRule.only(
            Concede.class,
            Concede::new,
            (view, findings) -> findings.reject(RuleId.of("B5-ACT-02"), "not now"),
            (play, concede) -> {});
    Findings findings = Findings.explaining();
    rule.check(VIEW, CONCEDE, findings);
    assertThat(findings.violations()).hasSize(1);
    assertThat(rule.offersLegalOnly()).isFalse();
  }
}
