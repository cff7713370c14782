package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DeferredTest {
  @Test
  void nothingIsWorkedOutUntilSomebodyAsksAndThenOnce() {
    List<String> asked = new ArrayList<>();
    Deferred<ImmutableList<String>> deferred =
        Deferred.until(
            () -> {
              asked.add("asked");
              return ImmutableList.of("a");
            });
    assertThat(asked).isEmpty();
    assertThat(deferred.get()).containsExactly("a");
    assertThat(deferred.get()).isSameAs(deferred.get());
    assertThat(asked).hasSize(1);
  }

  @Test
  void whatItHoldsDecidesWhetherItIsEqual() {
    Deferred<String> later = Deferred.until(() -> "a");
    assertThat(later).isEqualTo(Deferred.of("a")).hasSameHashCodeAs(Deferred.of("a"));
    assertThat(later).isNotEqualTo(Deferred.of("b")).hasToString("a");
  }

  @Test
  void inJsonItIsWhatItHolds() throws Exception {
    ObjectMapper json = new ObjectMapper();
    assertThat(json.writeValueAsString(Deferred.until(() -> List.of(1, 2)))).isEqualTo("[1,2]");
    assertThat(json.readValue("[1,2]", new TypeReference<Deferred<List<Integer>>>() {}))
        .isEqualTo(Deferred.of(List.of(1, 2)));
  }
}
