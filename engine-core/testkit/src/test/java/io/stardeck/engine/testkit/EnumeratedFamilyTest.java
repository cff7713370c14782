package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.junit.jupiter.api.Test;

final class EnumeratedFamilyTest {
  @Test
  void aFamilyOfNamedLeavesPasses() {
    assertThatCode(() -> EnumeratedFamily.check(Whole.class)).doesNotThrowAnyException();
    assertThat(EnumeratedFamily.leaves(Whole.class))
        .containsExactly(Whole.A.class, Whole.Branch.B.class);
  }

  @Test
  void aSingleRecordNeedsNoName() {
    assertThatCode(() -> EnumeratedFamily.check(Alone.class)).doesNotThrowAnyException();
  }

  @Test
  void aMemberWithoutANameIsFound() {
    assertThatThrownBy(() -> EnumeratedFamily.check(Nameless.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("@JsonTypeName of B");
  }

  @Test
  void aMemberThatOthersMayExtendIsFound() {
    assertThatThrownBy(() -> EnumeratedFamily.check(Open.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("A is sealed or final");
  }

  @Test
  void aSecondListIsFound() {
    assertThatThrownBy(() -> EnumeratedFamily.check(Listed.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("second time");
  }

  @Test
  void twoMembersOfOneNameAreFound() {
    assertThatThrownBy(() -> EnumeratedFamily.check(Ambiguous.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("others named a");
  }

  @Test
  void aMemberWithoutARuleIsFound() {
    assertThatThrownBy(() -> EnumeratedFamily.checkRules(Whole.class, Whole.A.class::equals))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Branch.B");
  }

  private record Alone(int number) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  private sealed interface Whole {
    @JsonTypeName("a")
    record A() implements Whole {}

    sealed interface Branch extends Whole {
      @JsonTypeName("b")
      record B() implements Branch {}
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  private sealed interface Nameless {
    @JsonTypeName("a")
    record A() implements Nameless {}

    record B() implements Nameless {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  private sealed interface Open {
    @JsonTypeName("a")
    non-sealed interface A extends Open {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(Listed.A.class))
  private sealed interface Listed {
    @JsonTypeName("a")
    record A() implements Listed {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  private sealed interface Ambiguous {
    @JsonTypeName("a")
    record A() implements Ambiguous {}

    @JsonTypeName("a")
    record B() implements Ambiguous {}
  }
}
