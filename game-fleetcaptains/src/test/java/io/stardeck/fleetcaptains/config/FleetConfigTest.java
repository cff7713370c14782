package io.stardeck.fleetcaptains.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be agreed before the game. */
final class FleetConfigTest {
  @Rule({"FC-X-41", "FC-ACT-04", "FC-D-04", "FC-OBJ-05"})
  @ParameterizedTest
  @CsvSource({"6,3", "10,3", "12,3", "13,4", "15,4", "16,5", "38,5"})
  void theActionLimitGrowsWithTheTarget(int target, int limit) {
    assertThat(FleetConfig.builder().targetScore(target).build().actionLimit()).isEqualTo(limit);
  }

  @Rule({"FC-OBJ-03", "FC-D-05"})
  @Test
  void targetsBelow6AndAbove38AreRefused() {
    for (int target : new int[] {5, 39}) {
      assertThat(FleetConfig.builder().targetScore(target).build().violations())
          .extracting(violation -> violation.rule().value())
          .containsExactly("FC-OBJ-03");
    }
    for (int target : new int[] {6, 38}) {
      assertThat(FleetConfig.builder().targetScore(target).build().violations()).isEmpty();
    }
  }

  @Rule({"FC-FLT-01", "FC-D-14"})
  @Test
  void twoPlayersOrFourInTeamsTakePart() {
    for (int players : new int[] {1, 3, 5}) {
      assertThat(FleetConfig.builder().players(players).build().violations())
          .extracting(violation -> violation.rule().value())
          .containsExactly("FC-FLT-01");
    }
    for (int players : new int[] {2, 4}) {
      assertThat(FleetConfig.builder().players(players).build().violations()).isEmpty();
    }
  }

  @Rule("FC-VIC-04")
  @Test
  void theGameHasOneTurnAtLeast() {
    assertThat(FleetConfig.builder().maxTurns(1).build().violations()).isEmpty();
    assertThat(FleetConfig.builder().maxTurns(0).build().violations())
        .extracting(violation -> violation.rule().value())
        .containsExactly("FC-VIC-04");
  }

  @Rule({"FC-D-70", "FC-D-91", "FC-I-44"})
  @Test
  void aStandardGameHas200TurnsAtMost() {
    FleetConfig standard = FleetConfig.builder().build();
    assertThat(standard.turns()).isEqualTo(200);
    assertThat(standard.decisionBound()).isEqualTo(1_000_300);
    assertThat(FleetConfig.builder().targetScore(7).build().turns()).isEqualTo(140);
    assertThat(FleetConfig.builder().maxTurns(5).build().turns()).isEqualTo(5);
  }
}
