package io.stardeck.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Words that are put together. */
final class PhrasesTest {
  private enum Kind {
    NON_ALIGNED
  }

  @Test
  void whatIsCountedIsOneOrMany() {
    assertThat(Phrases.count(1, "card")).isEqualTo("1 card");
    assertThat(Phrases.count(0, "card")).isEqualTo("0 cards");
    assertThat(Phrases.count(2, "control token")).isEqualTo("2 control tokens");
  }

  @Test
  void aNumberHasItsSign() {
    assertThat(List.of(Phrases.signed(2), Phrases.signed(0), Phrases.signed(-3)))
        .containsExactly("+2", "+0", "-3");
  }

  @Test
  void theLastOfSeveralComesWithAnotherWord() {
    assertThat(Phrases.and(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    assertThat(Phrases.or(List.of("a", "b"))).isEqualTo("a or b");
    assertThat(Phrases.and(List.of("a"))).isEqualTo("a");
    assertThat(Phrases.or(List.of())).isEmpty();
  }

  @Test
  void constantsAreWords() {
    assertThat(Phrases.word(Kind.NON_ALIGNED)).isEqualTo("Non aligned");
    assertThat(Phrases.lower(Kind.NON_ALIGNED)).isEqualTo("non aligned");
    assertThat(Phrases.word("IN_PLAY")).isEqualTo("In play");
    assertThat(Phrases.capital("the Klingon Empire")).isEqualTo("The Klingon Empire");
  }
}
