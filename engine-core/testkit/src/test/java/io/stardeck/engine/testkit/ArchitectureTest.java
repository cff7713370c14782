package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule catches the class that breaks it. */
class ArchitectureTest {
  @ParameterizedTest
  @MethodSource("breaches")
  void eachRuleCatchesWhatBreaksIt(ArchRule rule, Class<?> culprit) {
    var report = rule.evaluate(new ClassFileImporter().importClasses(culprit)).getFailureReport();

    assertThat(report.getDetails()).isNotEmpty();
  }

  static Stream<Arguments> breaches() {
    return Stream.of(
        Arguments.of(Architecture.nothingSpeaksToTheTerminal, Chatter.class),
        Arguments.of(Architecture.allRandomComesFromChance, OtherRandom.class),
        Arguments.of(Architecture.allRandomComesFromChance, ThreadsRandom.class),
        Arguments.of(Architecture.allRandomComesFromChance, MathRandom.class),
        Arguments.of(Architecture.allRandomComesFromChance, RandomId.class),
        Arguments.of(Architecture.onlyTheCommandLineMakesSeeds, SecretSeed.class),
        Arguments.of(Architecture.nothingReadsTheClock, Stopwatch.class),
        Arguments.of(Architecture.nothingReadsTheClock, Calendar.class),
        Arguments.of(Architecture.nothingKeepsToAnOrderThatChangesFromRunToRun, SaltedSet.class),
        Arguments.of(Architecture.nothingKeepsToAnOrderThatChangesFromRunToRun, SaltedMap.class),
        Arguments.of(Architecture.onePlaceBuildsTheJsonMapper, LooseMapper.class),
        Arguments.of(Architecture.onePlaceBuildsTheJsonMapper, LooseBuilder.class));
  }

  static final class Chatter {
    void act() {
      System.out.println();
    }
  }

  static final class OtherRandom {
    int act() {
      return new Random(1).nextInt();
    }
  }

  static final class ThreadsRandom {
    int act() {
      return ThreadLocalRandom.current().nextInt();
    }
  }

  static final class MathRandom {
    double act() {
      return Math.random();
    }
  }

  static final class RandomId {
    Object act() {
      return UUID.randomUUID();
    }
  }

  static final class SecretSeed {
    int act() {
      return new SecureRandom().nextInt();
    }
  }

  static final class Stopwatch {
    long act() {
      return System.nanoTime();
    }
  }

  static final class Calendar {
    Object act() {
      return Instant.now();
    }
  }

  static final class SaltedSet {
    Object act() {
      return Set.of(1, 2);
    }
  }

  static final class SaltedMap {
    Object act() {
      return Map.of(1, 2);
    }
  }

  static final class LooseMapper {
    Object act() {
      return new ObjectMapper();
    }
  }

  static final class LooseBuilder {
    Object act() {
      return JsonMapper.builder();
    }
  }
}
