package io.stardeck.engine.card;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

final class NumberedTest {
  @Property
  void aLetterAndANumberAreThatNumber(@ForAll @IntRange(max = 999_999_999) int number) {
    assertThat(Numbered.parse('c', "c" + number)).isEqualTo(number);
  }

  @Property
  void whatIsReadIsWrittenInOneWay(
      @ForAll @StringLength(max = 12) @CharRange(from = '/', to = ':') String digits) {
    int number = Numbered.parse('c', "c" + digits);
    assertThat(number == -1 || ("c" + number).equals("c" + digits)).isTrue();
  }

  @Example
  void everythingElseIsNone() {
    for (String text : new String[] {"", "c", "d1", "c01", "c-1", "c+1", "c1 ", "c\u0661", "C1"}) {
      assertThat(Numbered.parse('c', text)).as(text).isEqualTo(-1);
    }
    assertThat(Numbered.parse('c', "c9999999999")).isEqualTo(-1);
  }
}
