package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import org.junit.jupiter.api.Test;

final class RuleMatrixTest {
  private static final RuleBook BOOK =
      RuleBook.of(
          new RuleBook.Entry(RuleId.of("T-01"), "basic", "one"),
          new RuleBook.Entry(RuleId.of("T-02"), "basic", "two"),
          new RuleBook.Entry(RuleId.of("T-03"), "advanced", "three"));

  private final RuleMatrix matrix =
      RuleMatrix.of(BOOK, ImmutableList.of(Cited.class, CitedAsAWhole.class));

  @Test
  void aRuleWithoutATestIsMissing() {
    assertThat(matrix.uncited()).containsExactly(RuleId.of("T-03"));
  }

  @Test
  void aCitationThatIsNotInTheBookIsUnknown() {
    assertThat(matrix.unknown()).containsExactly("T-0", "T-99");
  }

  @Test
  void aMethodThatIsNoTestShowsNothing() {
    assertThat(matrix.tests().get("T-03")).isEmpty();
  }

  @Test
  void theTestsOfAContractBelongToTheClassThatImplementsIt() {
    RuleMatrix inherited =
        RuleMatrix.of(BOOK, ImmutableList.of(Contract.class, CitedByContract.class));

    assertThat(inherited.tests().get("T-03")).containsExactly("CitedByContract.law");
  }

  @Test
  void theMatrixNamesEachTest() {
    assertThat(matrix.markdown())
        .contains("| T-01 | basic | Cited.one |")
        .contains("| T-02 | basic | Cited.two<br>CitedAsAWhole.all |")
        .contains("| T-03 | advanced |  |")
        .contains("2 of 3 rules are cited by tests.");
  }

  /** Looked at, never run: it lies in a class that is not found as a test. */
  private static final class Cited {
    @Rule("T-01")
    @Test
    void one() {}

    @Rule({"T-02", "T-99", "T-0", "T-X-01", "T-I-02"})
    @Test
    void two() {}

    @Rule("T-03")
    void three() {}
  }

  @Rule("T-02")
  private static final class CitedAsAWhole {
    @Test
    void all() {}
  }

  /** A contract's tests, which no class of its own runs. */
  public interface Contract {
    /** A law. */
    @Test
    default void law() {}
  }

  @Rule("T-03")
  private static final class CitedByContract implements Contract {}
}
