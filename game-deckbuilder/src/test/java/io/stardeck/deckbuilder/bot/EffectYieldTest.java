package io.stardeck.deckbuilder.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.engine.SealedFamily;
import org.junit.jupiter.api.Test;

final class EffectYieldTest {
  @Test
  void everyWordIsValued() {
    assertThat(EffectYield.words())
        .containsExactlyInAnyOrderElementsOf(SealedFamily.leaves(Effect.class));
  }
}
