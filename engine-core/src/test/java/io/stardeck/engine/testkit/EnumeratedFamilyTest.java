package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.junit.jupiter.api.Test;

final class EnumeratedFamilyTest {
  @Test
  void aCompleteFamilyPasses() {
    assertThatCode(() -> EnumeratedFamily.check(Whole.class)).doesNotThrowAnyException();
    assertThat(EnumeratedFamily.leaves(Whole.class))
        .containsExactly(Whole.A.class, Whole.Branch.B.class);
  }

  @Test
  void aSingleRecordNeedsNoName() {
    assertThatCode(() -> EnumeratedFamily.check(Alone.class)).doesNotThrowAnyException();
  }

  @Test
  void aMemberThatIsNotListedIsFound() {
    assertThatThrownBy(() -> EnumeratedFamily.check(Unlisted.class))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Unlisted.B");
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
  @JsonSubTypes({@Type(Whole.A.class), @Type(Whole.Branch.class)})
  private sealed interface Whole {
    @JsonTypeName("a")
    record A() implements Whole {}

    @JsonSubTypes(@Type(Whole.Branch.B.class))
    sealed interface Branch extends Whole {
      @JsonTypeName("b")
      record B() implements Branch {}
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@Type(Unlisted.A.class))
  private sealed interface Unlisted {
    @JsonTypeName("a")
    record A() implements Unlisted {}

    @JsonTypeName("b")
    record B() implements Unlisted {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes({@Type(Ambiguous.A.class), @Type(Ambiguous.B.class)})
  private sealed interface Ambiguous {
    @JsonTypeName("a")
    record A() implements Ambiguous {}

    @JsonTypeName("a")
    record B() implements Ambiguous {}
  }
}
