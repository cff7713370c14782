package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What no class of a game may lean on, as a test that a game inherits: no clock and no random but
 * the game's own, no order that changes from run to run, no other game, no cycle among packages.
 *
 * <pre>{@code class ArchitectureTest implements ArchitectureLaws {}}</pre>
 */
public interface ArchitectureLaws {
  /**
   * The package that is held to the rules, with all below it: that of the test, unless overridden.
   */
  default String root() {
    return getClass().getPackageName();
  }

  /** One test for each rule, over the classes that are not tests. */
  @TestFactory
  default Stream<DynamicTest> architecture() {
    ImportOption noTestkit = location -> !location.contains("io/stardeck/engine/testkit/");
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new DoNotIncludeTests())
            .withImportOption(noTestkit)
            .importPackages(root());
    assertThat(classes).as("the classes of %s", root()).isNotEmpty();
    return Architecture.rules(root()).stream()
        .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(classes)));
  }
}
