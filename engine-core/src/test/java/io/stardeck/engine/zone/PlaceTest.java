package io.stardeck.engine.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How places are written. */
final class PlaceTest {
  @Property
  void whatIsWrittenIsRead(
      @ForAll @CharRange(from = 'a', to = 'z') @StringLength(min = 1, max = 18) String word,
      @ForAll @CharRange(from = 'a', to = 'z') @StringLength(min = 1, max = 18) String other,
      @ForAll @IntRange(min = -1, max = 999_999_999) int of) {
    for (String zone : new String[] {word, word + "-" + other}) {
      Place place = new Place(zone, of);
      assertThat(Place.parse(place.toString())).isEqualTo(place);
    }
  }

  @Example
  void placeWithoutNumberIsTheOnlyOneOfItsKind() {
    assertThat(Place.parse("space-deck")).isEqualTo(Place.of("space-deck"));
    assertThat(Place.parse("hand-0")).isEqualTo(new Place("hand", 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "-1",
        "hand-",
        "-hand",
        "two--hyphens",
        "hand-01",
        "hand--1",
        "hand-1234567890",
        "Hand-1",
        "hand 1",
        "hand1",
        "händ-1",
        "a-name-that-is-longer-than-forty-letters-is-none"
      })
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> Place.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a place is named like hand-2 or stock, not \"%s\"", text);
  }
}
