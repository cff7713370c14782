package io.stardeck.engine.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.ArchCondition.from;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.lang.ArchRule;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.ZonesView;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.NullMarked;

/** What no class of the engine or of a game may lean on; {@link ArchitectureLaws} holds it. */
final class Architecture {
  private static final String ENGINE = "io.stardeck.engine..";
  private static final String COMMAND_LINE = "io.stardeck.engine.cli..";
  private static final String JSON = "io.stardeck.engine.json..";
  private static final ImmutableSet<String> CLOCK_METHODS =
      ImmutableSet.of("currentTimeMillis", "nanoTime");
  private static final ImmutableSet<String> MAPPER_SOURCES =
      ImmutableSet.of(JavaConstructor.CONSTRUCTOR_NAME, "builder");
  private static final ImmutableSet<String> SALTED_METHODS = ImmutableSet.of("of", "copyOf");

  static final ArchRule gamesLeaveTheEnginesMachineryAlone =
      noClasses()
          .that()
          .resideOutsideOfPackage(ENGINE)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.stardeck.engine.internal..")
          .allowEmptyShould(true);

  static final ArchRule gamesStandOnTheEngineAlone =
      noClasses()
          .that()
          .resideInAPackage("io.stardeck..")
          .should(from(describe("depend on another game", Architecture::dependsOnAnotherGame)))
          .allowEmptyShould(true);

  static final ArchRule nothingSpeaksToTheTerminal =
      noClasses()
          .that()
          .resideOutsideOfPackage(COMMAND_LINE)
          .should(ACCESS_STANDARD_STREAMS)
          .because("an engine answers values");

  static final ArchRule allRandomComesFromChance =
      noClasses()
          .should()
          .dependOnClassesThat(
              are(assignableTo(Random.class)).and(not(assignableTo(SecureRandom.class))))
          .orShould()
          .dependOnClassesThat(are(assignableTo(SplittableRandom.class)))
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random..")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(java.util.UUID.class, "randomUUID")
          .because("equal seeds play equal games");

  static final ArchRule onlyTheCommandLineMakesSeeds =
      noClasses()
          .that()
          .resideOutsideOfPackage(COMMAND_LINE)
          .should()
          .dependOnClassesThat(are(assignableTo(SecureRandom.class)))
          .because("a host gives the seed");

  static final ArchRule nothingReadsTheClock =
      noClasses()
          .that()
          .resideOutsideOfPackage(COMMAND_LINE)
          .should()
          .accessTargetWhere(describe("read the clock", Architecture::readsTheClock))
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.time..")
          .because("a game is the same at any time");

  static final ArchRule nothingKeepsToAnOrderThatChangesFromRunToRun =
      noClasses()
          .should()
          .accessTargetWhere(
              describe("make a java.util.Set or Map of unknown order", Architecture::isSalted))
          .because("their order differs between runs; Guava's keep the order of insertion");

  static final ArchRule onePlaceBuildsTheJsonMapper =
      noClasses()
          .that()
          .resideOutsideOfPackage(JSON)
          .should()
          .accessTargetWhere(describe("make an ObjectMapper", Architecture::makesMapper))
          .because("any other mapper reads what the strict one refuses");

  static final ArchRule onlyTheCommandLineNeedsItsLibraries =
      noClasses()
          .that()
          .resideOutsideOfPackage(COMMAND_LINE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("picocli..", "me.tongfei..", "org.jline..")
          .because("who embeds the library need not have them");

  static final ArchRule everyPackageIsNullMarked =
      classes()
          .should(from(describe("be in a @NullMarked package", Architecture::isNullMarked)))
          .because("null has to be declared");

  static final ArchRule viewsOfZonesCanBeCompleted =
      classes()
          .that(are(assignableTo(GameView.class)))
          .and(describe("hold a ZonesView", Architecture::holdsZones))
          .should(from(describe("say how they are completed", Architecture::canBeCompleted)))
          .allowEmptyShould(true)
          .because("a view that leaves the engine holds what its seat may know and no more");

  private Architecture() {}

  /** All rules, for the classes of {@code root} and below. */
  static ImmutableList<ArchRule> rules(String root) {
    return ImmutableList.of(
        gamesLeaveTheEnginesMachineryAlone,
        gamesStandOnTheEngineAlone,
        nothingSpeaksToTheTerminal,
        allRandomComesFromChance,
        onlyTheCommandLineMakesSeeds,
        nothingReadsTheClock,
        nothingKeepsToAnOrderThatChangesFromRunToRun,
        onePlaceBuildsTheJsonMapper,
        onlyTheCommandLineNeedsItsLibraries,
        everyPackageIsNullMarked,
        viewsOfZonesCanBeCompleted,
        packagesAreFreeOfCycles(root));
  }

  /** {@code root} itself is one of the packages, so the pattern begins at what it lies in. */
  private static ArchRule packagesAreFreeOfCycles(String root) {
    return slices()
        .matching(root.substring(0, root.lastIndexOf('.') + 1) + "(**)")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .because("a package can be read after those that it needs");
  }

  private static boolean holdsZones(JavaClass type) {
    return type.getFields().stream()
        .anyMatch(field -> field.getRawType().isEquivalentTo(ZonesView.class));
  }

  private static boolean canBeCompleted(JavaClass type) {
    return type.tryGetMethod("complete").isPresent();
  }

  private static boolean isNullMarked(JavaClass type) {
    return type.getPackage().isAnnotatedWith(NullMarked.class);
  }

  /** Whether {@code type} needs a class of {@code io.stardeck} beside its own part and the core. */
  private static boolean dependsOnAnotherGame(JavaClass type) {
    PackageMatcher ownPart = PackageMatcher.of(part(type.getPackageName()));
    PackageMatcher core = PackageMatcher.of(ENGINE);
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType().getPackageName())
        .filter(name -> name.startsWith("io.stardeck."))
        .anyMatch(name -> !ownPart.matches(name) && !core.matches(name));
  }

  /** The pattern for the packages of one module: {@code io.stardeck.sfbf..}. */
  private static String part(String packageName) {
    return Splitter.on('.').splitToStream(packageName).limit(3).collect(joining(".")) + "..";
  }

  private static boolean readsTheClock(JavaAccess<?> access) {
    return access.getTargetOwner().isEquivalentTo(System.class)
        && CLOCK_METHODS.contains(access.getName());
  }

  private static boolean makesMapper(JavaAccess<?> access) {
    return MAPPER_SOURCES.contains(access.getName())
        && access.getTargetOwner().isAssignableTo(ObjectMapper.class);
  }

  private static boolean isSalted(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    return (owner.isEquivalentTo(Set.class) || owner.isEquivalentTo(Map.class))
        && SALTED_METHODS.contains(access.getName());
  }
}
