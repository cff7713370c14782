package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.FaultException;
import org.junit.jupiter.api.Test;

class RuleBooksTest {
  @Test
  void aRuleBookIsReadInItsOrder() {
    RuleBook book =
        RuleBooks.read(
            """
            [{"id": "R-02", "level": "basic", "text": "Second."},
             {"id": "R-01", "level": "advanced", "text": "First."}]
            """);
    assertThat(book.rules())
        .containsExactly(
            new RuleBook.Entry(RuleId.of("R-02"), "basic", "Second."),
            new RuleBook.Entry(RuleId.of("R-01"), "advanced", "First."));
  }

  @Test
  void everyFaultOfARuleBookIsTold() {
    FaultException form =
        catchThrowableOfType(
            FaultException.class,
            () ->
                RuleBooks.read(
                    "[{\"id\": \"a b\", \"level\": \"x\", \"text\": \"t\"}, {\"id\": \"A\"}]"));
    assertThat(form.faults())
        .extracting(Fault::path)
        .containsExactlyInAnyOrder("[0].id", "[1].level", "[1].text");

    FaultException content =
        catchThrowableOfType(
            FaultException.class,
            () ->
                RuleBooks.read(
                    """
                    [{"id": "A", "level": "x", "text": "t"}, {"id": "A", "level": "x", "text": " "}]
                    """));
    assertThat(content.faults())
        .containsExactly(
            new Fault("[1].id", "another rule is named A"),
            new Fault("[1].text", "a rule says something"));
  }

  @Test
  void aRuleBookThatIsNotThereIsTheCallersMistake() {
    RuleBook book = RuleBooks.load(RuleBooksTest.class, "none.json");
    assertThatIllegalArgumentException().isThrownBy(book::rules);
  }
}
