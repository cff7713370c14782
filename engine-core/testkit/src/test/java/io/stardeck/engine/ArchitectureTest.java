package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.stardeck.engine.testkit.ArchitectureLaws;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

class ArchitectureTest implements ArchitectureLaws {
  /** The packages of whoever puts finished games into an application. */
  private static final ImmutableSet<String> HOSTS =
      ImmutableSet.of(
          "", ".bot", ".chance", ".cli", ".json", ".match", ".record", ".referee", ".session");

  private static final int MOST = 63;

  @Test
  void aHostMeetsFewTypes() {
    ImmutableSortedSet<String> types =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.stardeck.engine")
                .stream()
                .filter(
                    type -> HOSTS.contains(type.getPackageName().replace("io.stardeck.engine", "")))
                .filter(type -> type.isTopLevelClass())
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getSimpleName)
                .filter(name -> !name.equals("package-info"))
                .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
    assertThat(types).hasSizeBetween(1, MOST).contains("Game", "GameJson", "Match");
  }
}
