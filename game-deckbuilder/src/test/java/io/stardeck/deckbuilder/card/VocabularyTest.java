package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.EnumeratedFamily;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VocabularyTest {
  @Test
  void everyFamilyOfWordsIsListedCompletely() {
    EnumeratedFamily.check(Effect.class);
    EnumeratedFamily.check(Condition.class);
    EnumeratedFamily.check(Amount.class);
    EnumeratedFamily.check(Who.class);
    EnumeratedFamily.check(Price.class);
    EnumeratedFamily.check(Modifier.class);
  }

  @Test
  void aSetIsWrittenAndReadAsTheSame() {
    assertThat(CardSets.read(CardSets.write(Given.SMALL))).isEqualTo(Given.SMALL);
    assertThat(EngineJson.read("\"standard\"", CardSet.class)).isEqualTo(CardSets.standard());
  }

  @Test
  void plainWordsAndNumbersNeedNoObject() {
    String text =
        "{\"op\":\"DRAW\",\"player\":\"EACH_OPPONENT\",\"n\":{\"op\":\"PLUS\",\"of\":[1,2]}}";
    Effect effect = EngineJson.read(text, Effect.class);
    assertThat(effect)
        .isEqualTo(
            new CardEffect.Draw(
                Optional.of(new Who.Plain(Owner.EACH_OPPONENT)),
                new Amount.Plus(ImmutableList.of(Amount.of(1), Amount.of(2)))));
    assertThat(EngineJson.read(EngineJson.write(effect), Effect.class)).isEqualTo(effect);
  }

  @Test
  void everyFaultOfASetIsToldWithItsPath() {
    String text = CardSets.write(Given.SMALL).replaceFirst("\"count\":20", "\"count\":0");
    assertThatThrownBy(() -> CardSets.read(text)).hasMessageContaining("DB-DAT-01");
  }
}
