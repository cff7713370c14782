package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The shipped sets. */
final class CardSetsTest {
  @Test
  void shippedSetsAreReadAsTheyAreWritten() {
    assertThat(CardSets.starter().cards()).hasSize(146);
    assertThat(CardSets.training().cards()).hasSize(49);
    for (CardSet set : CardSets.shipped()) {
      assertThat(CardSets.read(CardSets.write(set))).isEqualTo(set);
    }
  }
}
