package io.stardeck.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Sentences with the parts of a value in them. */
final class SentenceTest {
  /** A value with parts of all kinds. */
  public record Move(
      String who,
      Optional<String> what,
      OptionalInt number,
      boolean far,
      ImmutableList<String> to) {}

  private static final Move WHOLE =
      new Move("Ann", Optional.of("ship"), OptionalInt.of(2), true, ImmutableList.of("a", "b"));
  private static final Move BARE =
      new Move("Bob", Optional.empty(), OptionalInt.empty(), false, ImmutableList.of());

  private static String of(String sentence, Move value) {
    return Texts.<String, Move>builder(SentenceTest::part)
        .put(Move.class, sentence)
        .build()
        .of("the ", value);
  }

  private static String part(String context, String name, String form, Object part) {
    if (part instanceof ImmutableList<?> list) {
      return String.join(" and ", list.stream().map(Object::toString).toList());
    }
    return name.equals("what") ? context + part : part + form;
  }

  @Test
  void partsStandWhereTheyAreNamed() {
    assertThat(of("{who} moves {what} to {to}, {number: times}", WHOLE))
        .isEqualTo("Ann moves the ship to a and b, 2 times");
  }

  @Test
  void whatIsNotThereIsLeftOutOrSaidOtherwise() {
    String sentence = "{who} moves[what? with #][far? far] [number:x?# steps|a step][to?: #]";
    assertThat(of(sentence, WHOLE)).isEqualTo("Ann moves with the ship far 2x steps: a and b");
    assertThat(of(sentence, BARE)).isEqualTo("Bob moves a step");
  }

  @Test
  void aChoiceMayNameOtherParts() {
    assertThat(of("[far?{who} and #|only {who}]", WHOLE)).isEqualTo("Ann and far");
    assertThat(of("[far?{who} and #|only {who}]", BARE)).isEqualTo("only Bob");
  }

  @Test
  void whatAPartSaysIsNotReadAsASentence() {
    Move strange =
        new Move("{to}", Optional.of("# [far?x]"), OptionalInt.empty(), true, ImmutableList.of());
    assertThat(of("{who} moves[what? #]", strange)).isEqualTo("{to} moves the # [far?x]");
  }

  @Test
  void aSentenceThatCannotBeMadeIsRefusedAtOnce() {
    assertThatThrownBy(() -> of("{nobody} moves", BARE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no part nobody");
    assertThatThrownBy(() -> of("[far?{what|x] moves", BARE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bracket");
  }

  @Test
  void withoutOtherWordsAPartIsItsText() {
    assertThat(
            Texts.<String, Move>builder().put(Move.class, "{who} {number}").build().of("", WHOLE))
        .isEqualTo("Ann 2");
  }
}
