package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

final class RulingTest {
  @Test
  void anAcceptedActionHasAStateAndNoViolations() {
    Ruling<String> ruling = Ruling.accept("next", ImmutableList.of());
    assertThat(ruling.accepted()).isTrue();
    assertThat(ruling.state()).isEqualTo("next");
    assertThat(ruling.violations()).isEmpty();
  }

  @Test
  void aRejectedActionHasViolationsAndNoState() {
    Ruling<String> ruling = Ruling.reject(RuleId.of("T-01"), "not now");
    assertThat(ruling.accepted()).isFalse();
    assertThat(ruling.events()).isEmpty();
    assertThatIllegalStateException()
        .isThrownBy(ruling::state)
        .withMessageContaining("T-01: not now");
  }

  @Test
  void aRefusalNamesItsReason() {
    assertThatIllegalArgumentException().isThrownBy(() -> Ruling.reject(ImmutableList.of()));
  }

  @Test
  void aSeatIsToldWhatItMaySeeAndNotWhoElseDoes() {
    RuleId rule = RuleId.of("T-01");
    GameEvent shown = new GameEvent() {};
    GameEvent whispered = new GameEvent() {};
    Seat first = Seat.of(1);
    Ruling<String> ruling =
        Ruling.accept(
            "next",
            ImmutableList.of(
                new Event(Audience.everyone(), rule, shown),
                new Event(Audience.only(Seat.of(2)), rule, whispered)));
    assertThat(ruling.told(first)).containsExactly(new Event(Audience.only(first), rule, shown));
    assertThat(ruling.told(Seat.of(2))).extracting(Event::what).containsExactly(shown, whispered);
    assertThat(Ruling.<String>reject(rule, "no").told(first)).isEmpty();
  }
}
