package io.stardeck.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is meant by a name that was typed. */
final class TypedNameTest {
  private static final ImmutableList<String> ALL =
      ImmutableList.of("Warp Speed", "War", "Wartime", "Peace");

  @ParameterizedTest
  @CsvSource({
    "war, War",
    "WARTIME, Wartime",
    "warp, Warp Speed",
    "pe, Peace",
    "wa, Warp Speed",
    "x,"
  })
  void theWholeNameGoesBeforeABeginning(String typed, String meant) {
    assertThat(new TypedName(typed).in(ALL, Function.identity()))
        .isEqualTo(Optional.ofNullable(meant));
  }

  @ParameterizedTest
  @CsvSource({"war, War", "warp,", "PEACE, Peace"})
  void aBeginningIsNoWholeName(String typed, String meant) {
    assertThat(new TypedName(typed).whole(ALL, Function.identity()))
        .isEqualTo(Optional.ofNullable(meant));
  }

  @ParameterizedTest
  @CsvSource({"c0, 0", "c9999, 9999", "c10000,", "c999999999,", "c,", "C1,", "12,", "c1x,", "c-1,"})
  void aCardIsMeantByItsId(String typed, Integer number) {
    assertThat(new TypedName(typed).card()).isEqualTo(Optional.ofNullable(number).map(CardId::of));
  }
}
