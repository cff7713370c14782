package io.stardeck.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

/** Piles are told a line each. */
final class PilesTextTest {
  @Test
  void eachPileIsALineWithItsCardsInOrder() {
    PilesText piles = new PilesText();
    piles.add("seat 1", ImmutableList.of("War", "Peace", "War"));
    piles.add("seat 2", ImmutableList.of());
    assertThat(piles).hasToString("seat 1: War, Peace, War\nseat 2: nothing");
  }
}
