package io.stardeck.stccg.effects;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.SealedFamily;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.internal.effects.Words;
import org.junit.jupiter.api.Test;

class WordsTest {
  @Test
  void everyWordOfTheVocabularyIsCarriedOutByAClassOfItsOwn() {
    assertThat(Words.PHASE.interpreter().effects())
        .containsExactlyInAnyOrderElementsOf(SealedFamily.leaves(Effect.class));
  }
}
