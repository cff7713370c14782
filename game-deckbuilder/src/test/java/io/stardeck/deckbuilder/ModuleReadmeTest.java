package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Readme;
import io.stardeck.engine.testkit.ReadmeLaws;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The README of this module shows code that runs, every setting and every word of the cards. */
final class ModuleReadmeTest implements ReadmeLaws {
  private static final Readme README = Readme.at(Path.of("README.md"));

  @Override
  public Class<?> config() {
    return DeckbuilderConfig.class;
  }

  @Override
  public Class<?> immutableConfig() {
    return ImmutableDeckbuilderConfig.class;
  }

  @ParameterizedTest
  @MethodSource("words")
  void tellsEveryWordOfTheCards(String word) {
    assertThat(README.text()).contains("`" + word + "`");
  }

  @ParameterizedTest
  @EnumSource
  void tellsEveryTrigger(When when) {
    assertThat(README.text()).contains("`" + when + "`");
  }

  @ParameterizedTest
  @MethodSource("cards")
  void theCardThatItShowsIsOne(String card) {
    String set =
        "{\"id\":\"shown\",\"version\":\"1\",\"size\":\"TEST\",\"cards\":[%s]}".formatted(card);

    assertThat(EngineJson.parse(set).path("cards")).hasSize(1);
    assertThat(EngineJson.read(card, CardDef.class).onPlay()).isNotEmpty();
  }

  static ImmutableList<String> cards() {
    return README.blocks("json");
  }

  static ImmutableList<String> words() {
    List<String> words = new ArrayList<>();
    for (Class<?> family : List.of(Effect.class, Modifier.class, Condition.class, Amount.class)) {
      collect(family, words);
    }
    words.remove("CONSTANT");
    return ImmutableList.copyOf(words);
  }

  private static void collect(Class<?> family, List<String> words) {
    JsonTypeName name = family.getAnnotation(JsonTypeName.class);
    if (name != null) {
      words.add(name.value());
    }
    if (family.isSealed()) {
      for (Class<?> member : family.getPermittedSubclasses()) {
        collect(member, words);
      }
    }
  }
}
