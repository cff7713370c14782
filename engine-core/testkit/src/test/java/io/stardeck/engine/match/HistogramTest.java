package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;

class HistogramTest {

  @Property
  void describesTheNumbersThatWereAdded(
      @ForAll @NotEmpty List<@IntRange(max = 500) Integer> numbers) {
    Distribution found = histogram(numbers).distribution();
    List<Integer> sorted = ImmutableList.sortedCopyOf(numbers);
    assertThat(found.count()).isEqualTo(numbers.size());
    assertThat(found.min()).isEqualTo(Collections.min(numbers));
    assertThat(found.max()).isEqualTo(Collections.max(numbers));
    assertThat(found.mean())
        .isCloseTo(numbers.stream().mapToInt(n -> n).average().orElseThrow(), within(1e-9));
    assertThat(found.median()).isEqualTo(sorted.get((numbers.size() + 1) / 2 - 1));
    assertThat(numbers)
        .filteredOn(n -> n <= found.p95())
        .hasSizeGreaterThanOrEqualTo(95 * numbers.size() / 100);
    assertThat(numbers)
        .filteredOn(n -> n < found.p5())
        .hasSizeLessThan(5 * numbers.size() / 100 + 1);
  }

  @Property
  void aPercentileIsTheSmallestNumberThatSoManyDoNotExceed(
      @ForAll @IntRange(max = 20) int twenties) {
    Histogram histogram = new Histogram();
    for (int number = 1; number <= 20 * twenties; number++) {
      histogram.add(number);
    }
    Distribution found = histogram.distribution();
    assertThat(found.p5()).isEqualTo(twenties);
    assertThat(found.p25()).isEqualTo(5 * twenties);
    assertThat(found.p75()).isEqualTo(15 * twenties);
    assertThat(found.p95()).isEqualTo(19 * twenties);
  }

  @Property
  void addsUpInAnyOrder(
      @ForAll @NotEmpty List<@IntRange(max = 500) Integer> some,
      @ForAll List<@IntRange(max = 500) Integer> others) {
    Histogram all = histogram(some);
    all.addAll(histogram(others));
    Histogram turned = histogram(others);
    turned.addAll(histogram(some));
    assertThat(all.distribution()).isEqualTo(turned.distribution());
    assertThat(all.distribution().count()).isEqualTo(some.size() + others.size());
  }

  @Example
  void withoutNumbersAllIsZero() {
    Distribution none = new Histogram().distribution();
    assertThat(none.count()).isZero();
    assertThat(none.mean()).isZero();
    assertThat(none.max()).isZero();
  }

  private static Histogram histogram(List<Integer> numbers) {
    Histogram histogram = new Histogram();
    numbers.forEach(histogram::add);
    return histogram;
  }
}
