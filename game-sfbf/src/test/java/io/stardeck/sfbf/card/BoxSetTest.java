package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoxSetTest {
  @Property
  void behavesAsTheSetOfItsPositions(
      @ForAll Set<@IntRange(max = BoxSet.MAX) Integer> some,
      @ForAll Set<@IntRange(max = BoxSet.MAX) Integer> others,
      @ForAll @IntRange(max = BoxSet.MAX) int box) {
    BoxSet set = of(some);
    BoxSet other = of(others);
    assertThat(set.boxes()).isEqualTo(ImmutableList.copyOf(new TreeSet<>(some)));
    assertThat(set.union(other)).isEqualTo(of(Sets.union(some, others)));
    assertThat(set.intersect(other)).isEqualTo(of(Sets.intersection(some, others)));
    assertThat(set.minus(other)).isEqualTo(of(Sets.difference(some, others)));
    assertThat(set.with(box)).isEqualTo(of(Sets.union(some, Set.of(box))));
    assertThat(set.without(box)).isEqualTo(of(Sets.difference(some, Set.of(box))));
    assertThat(set.contains(box)).isEqualTo(some.contains(box));
    assertThat(set.containsAll(other)).isEqualTo(some.containsAll(others));
    assertThat(set.size()).isEqualTo(some.size());
    assertThat(set.isEmpty()).isEqualTo(some.isEmpty());
    if (!some.isEmpty()) {
      assertThat(set.lowest()).isEqualTo(new TreeSet<>(some).first());
    }
  }

  @Property
  void readsWhatItWrites(@ForAll Set<@IntRange(max = BoxSet.MAX) Integer> some) {
    assertThat(EngineJson.read(EngineJson.write(of(some)), BoxSet.class)).isEqualTo(of(some));
  }

  @Test
  void isWrittenAsItsPositions() {
    assertThat(EngineJson.write(BoxSet.empty().with(7).with(2).with(62))).isEqualTo("[2,7,62]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[63]", "[-1]", "[1,1]", "[2,1]", "[\"1\"]", "[1.0]", "7", "{}", "[null]"})
  void refusesWhatIsNoAscendingListOfPositions(String json) {
    assertThatThrownBy(() -> EngineJson.read(json, BoxSet.class))
        .isInstanceOf(FaultException.class);
  }

  @Test
  void holdsNothingOutsideItsRange() {
    assertThatThrownBy(() -> new BoxSet(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoxSet.empty().with(63)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoxSet.firstBoxes(64)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoxSet.empty().lowest()).isInstanceOf(IllegalArgumentException.class);
    assertThat(BoxSet.firstBoxes(63).size()).isEqualTo(63);
    assertThat(BoxSet.firstBoxes(63).contains(63)).isFalse();
    assertThat(BoxSet.firstBoxes(63).contains(-1)).isFalse();
  }

  private static BoxSet of(Set<Integer> boxes) {
    return BoxSet.of(ImmutableList.copyOf(new TreeSet<>(boxes)));
  }
}
