package io.stardeck.fleetcaptains.config;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Findings;

/** What a configuration must keep to (section 2.0 of the rules). */
final class ConfigRules {
  private static final RuleId FLT_01 = RuleId.of("FC-FLT-01");
  private static final RuleId OBJ_03 = RuleId.of("FC-OBJ-03");
  private static final RuleId VIC_04 = RuleId.of("FC-VIC-04");
  private static final RuleId D_10 = RuleId.of("FC-D-10");
  private static final int LEAST = 6;
  private static final int MOST = 38;
  private static final int MOST_TURNS = 100_000;
  private static final int MOST_REDRAWS = 100;

  private ConfigRules() {}

  static ImmutableList<Violation> violations(FleetConfig config) {
    Findings findings = Findings.explaining();
    boolean players = config.players() == 2 || config.teams();
    if (!players) {
      findings.reject("players", FLT_01, "two players, or four in teams, not %s", config.players());
    }
    if (config.targetScore() < LEAST || config.targetScore() > MOST) {
      findings.reject("targetScore", OBJ_03, "the target is 6 to 38, not %s", config.targetScore());
    }
    int turns = config.maxTurns().orElse(1);
    if (turns < 1 || turns > MOST_TURNS) {
      findings.reject("maxTurns", VIC_04, "1 to 100000 turns, not %s", turns);
    }
    if (config.maxRedraws() < 0 || config.maxRedraws() > MOST_REDRAWS) {
      findings.reject("maxRedraws", D_10, "0 to 100 redraws, not %s", config.maxRedraws());
    }
    if (players) {
      BoardShape.violations(config.board(), config.players()).forEach(findings::reject);
    }
    return findings.violations();
  }
}
