package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import org.junit.jupiter.api.Test;

class ActionNamesTest {

  @Test
  void nameIsTheLogicalOne() {
    assertThat(ActionNames.of(Pass.class)).isEqualTo("pass");
  }

  @Test
  void generatedClassBearsTheNameOfItsValue() {
    assertThat(ActionNames.of(GeneratedFire.class)).isEqualTo("fire");
  }

  @Test
  void withoutALogicalNameThereIsThatOfTheClass() {
    assertThat(ActionNames.of(Wait.class)).isEqualTo("Wait");
  }

  @JsonTypeName("pass")
  private record Pass(Seat actor) implements Action {}

  @JsonTypeName("fire")
  private interface Fire extends Action {}

  private record GeneratedFire(Seat actor) implements Fire {}

  private record Wait(Seat actor) implements Action {}
}
