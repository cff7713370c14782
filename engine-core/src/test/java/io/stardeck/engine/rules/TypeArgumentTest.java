package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a class puts in for a parameter of an interface. */
final class TypeArgumentTest {
  private static final TypeArgument SECOND = new TypeArgument(Pairing.class, 1);

  private interface Pairing<A, B> {}

  private interface OfNumbers<N> extends Pairing<String, N> {}

  private static class Plain implements Pairing<String, Integer> {}

  private static final class Below extends Plain {}

  private static final class Through implements OfNumbers<Long> {}

  private static final class OfLists implements Pairing<String, List<String>> {}

  private static final class Open<T> implements Pairing<String, T> {}

  @Test
  void classSaysItItselfOrByWhatItExtends() {
    assertThat(SECOND.of(new Plain())).isEqualTo(Integer.class);
    assertThat(SECOND.of(new Below())).isEqualTo(Integer.class);
    assertThat(SECOND.of(new Through())).isEqualTo(Long.class);
    assertThat(SECOND.of(new Pairing<Integer, Short>() {})).isEqualTo(Short.class);
  }

  @Test
  void genericTypeIsToldWithoutItsArguments() {
    assertThat(SECOND.of(new OfLists())).isEqualTo(List.class);
  }

  @Test
  void genericClassDoesNotSayIt() {
    assertThatThrownBy(() -> SECOND.of(new Open<Integer>()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Open does not say its")
        .hasMessageContaining("Pairing");
  }
}
