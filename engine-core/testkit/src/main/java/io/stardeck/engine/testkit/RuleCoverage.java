package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.reflect.ClassPath;
import io.stardeck.engine.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Example;

/**
 * Each rule of a game's book is cited by a test of the game, and each citation is in the book. A
 * game's test implements this interface in the package that all its tests lie in or below. Writes
 * the matrix of rules and tests to {@code target/rule-coverage.md}.
 */
public interface RuleCoverage {
  /** The game. */
  Game<?, ?, ?, ?> game();

  /** The matrix is complete, and holds nothing else. */
  @Example
  default void everyRuleIsCitedByATest() throws IOException {
    RuleMatrix matrix = RuleMatrix.of(game().ruleBook(), tests());
    Path page = Path.of("target", "rule-coverage.md");
    Files.createDirectories(page.getParent());
    Files.writeString(page, matrix.markdown());
    assertThat(matrix.unknown()).as("ids that tests cite and the book does not have").isEmpty();
    assertThat(matrix.uncited()).as("rules that no test cites; see %s", page).isEmpty();
  }

  /** The classes in this test's package and below. */
  private ImmutableList<Class<?>> tests() throws IOException {
    ClassLoader loader = getClass().getClassLoader();
    String prefix = getClass().getPackageName();
    ImmutableList.Builder<Class<?>> classes = ImmutableList.builder();
    for (ClassPath.ClassInfo info : ClassPath.from(loader).getAllClasses()) {
      if (info.getPackageName().equals(prefix) || info.getPackageName().startsWith(prefix + ".")) {
        classes.add(info.load());
      }
    }
    return classes.build();
  }
}
