package io.stardeck.deckbuilder.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Trigger;
import io.stardeck.engine.json.EngineJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What each word of the vocabulary reads like, all that it can say included. */
class WordTextsTest {
  private static final Voice VOICE = Voice.of("Refit");

  @ParameterizedTest
  @CsvFileSource(resources = "words.txt", delimiter = '|', quoteCharacter = '`')
  void wordsAreRead(String kind, String json, String text) {
    String read =
        switch (kind) {
          case "effect" -> EffectText.of(VOICE, EngineJson.read(json, Effect.class));
          case "condition" -> ConditionText.of(VOICE, EngineJson.read(json, Condition.class));
          case "modifier" -> AbilityText.MODIFIERS.of(VOICE, EngineJson.read(json, Modifier.class));
          case "ability" -> AbilityText.of(VOICE, EngineJson.read(json, Ability.class));
          case "static" -> AbilityText.of(VOICE, EngineJson.read(json, StaticEffect.class));
          default -> AbilityText.of(VOICE, EngineJson.read(json, Trigger.class));
        };
    assertThat(read).isEqualTo(text);
  }
}
