package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.text.Texts;
import org.immutables.value.Value;
import org.junit.jupiter.api.Test;

class SealedFamilyTest {
  @Test
  void theLeavesAreThoseOfAllBranchesInOrder() {
    assertThat(SealedFamily.leaves(Order.class))
        .containsExactly(Move.Walk.class, Move.Run.class, Fire.class, Hold.class);
    assertThat(SealedFamily.leaves(Move.class)).containsExactly(Move.Walk.class, Move.Run.class);
    assertThat(SealedFamily.leaves(Hold.class)).containsExactly(Hold.class);
  }

  @Test
  void aLeafBearsItsNameAndHandsItDownToWhatIsGenerated() {
    assertThat(SealedFamily.name(Move.Walk.class)).hasValue("walk");
    assertThat(SealedFamily.name(ImmutableFire.class)).hasValue("fire");
    assertThat(SealedFamily.name(Hold.class)).isEmpty();
    assertThat(SealedFamily.display(Hold.class)).isEqualTo("Hold");
  }

  @Test
  void aTextForALeafIsOneForWhatIsGenerated() {
    Texts<String, Order> texts =
        Texts.<String, Order>builder().put(Fire.class, (to, fire) -> to + fire.shots()).build();
    assertThat(texts.of("shots: ", ImmutableFire.builder().shots(2).build())).isEqualTo("shots: 2");
  }

  sealed interface Order permits Move, Fire, Hold {}

  sealed interface Move extends Order {
    @JsonTypeName("walk")
    record Walk() implements Move {}

    @JsonTypeName("run")
    record Run() implements Move {}
  }

  @Value.Immutable
  @JsonTypeName("fire")
  sealed interface Fire extends Order permits ImmutableFire {
    int shots();
  }

  record Hold() implements Order {}
}
