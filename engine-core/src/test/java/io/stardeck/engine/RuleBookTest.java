package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RuleBookTest {
  private static final RuleBook.Entry FIRE = entry("T-ATK-02");
  private static final RuleBook.Entry AIM = entry("T-ATK-01");
  private static final RuleBook.Entry DRAW = entry("T-DRW-01");
  private static final RuleBook BOOK = RuleBook.of(FIRE, AIM, DRAW);

  @Test
  void rulesKeepTheirOrder() {
    assertThat(BOOK.rules()).containsExactly(FIRE, AIM, DRAW);
    assertThat(BOOK.startingWith("T-ATK")).containsExactly(FIRE, AIM);
    assertThat(BOOK.startingWith("ATK")).isEmpty();
    assertThat(BOOK.startingWith("")).isEqualTo(BOOK.rules());
  }

  @Test
  void aRuleIsFoundByItsId() {
    assertThat(BOOK.find(RuleId.of("T-DRW-01"))).isEqualTo(DRAW);
    assertThat(BOOK.find(RuleId.of("T-DRW-02"))).isNull();
    assertThat(BOOK.contains(RuleId.of("T-DRW-02"))).isFalse();
  }

  @Test
  void noTwoRulesBearOneId() {
    assertThatIllegalArgumentException().isThrownBy(() -> RuleBook.of(FIRE, FIRE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "A B",
        "A_1",
        "\u00c4-1",
        "A-1\n",
        "a234567890123456789012345678901234567890x"
      })
  void aRuleIsNamedByLettersDigitsAndHyphens(String name) {
    assertThatIllegalArgumentException().isThrownBy(() -> RuleId.of(name));
  }

  private static RuleBook.Entry entry(String id) {
    return new RuleBook.Entry(RuleId.of(id), "basic", "The rule " + id + ".");
  }

  @Test
  void rulesThatAreReadLaterAreAskedForOnceAndOnlyWhenOneIsWanted() {
    AtomicInteger asked = new AtomicInteger();
    RuleBook later =
        RuleBook.readLater(
            () -> {
              asked.incrementAndGet();
              return ImmutableList.of(FIRE, AIM);
            });
    assertThat(asked).hasValue(0);
    assertThat(later.contains(FIRE.id())).isTrue();
    assertThat(later.rules()).containsExactly(FIRE, AIM);
    assertThat(asked).hasValue(1);
  }
}
