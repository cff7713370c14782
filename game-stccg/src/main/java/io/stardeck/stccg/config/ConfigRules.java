package io.stardeck.stccg.config;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Findings;
import io.stardeck.stccg.deck.DeckRules;

/** What makes a configuration one that can be played ({@code ST-CFG}, {@code ST-DCK-07}). */
public final class ConfigRules {
  /** The fewest players. */
  public static final int MIN_PLAYERS = 2;

  /** The most players. */
  public static final int MAX_PLAYERS = 4;

  private static final RuleId CFG_02 = RuleId.of("ST-CFG-02");
  private static final RuleId CFG_03 = RuleId.of("ST-CFG-03");
  private static final RuleId CFG_04 = RuleId.of("ST-CFG-04");
  private static final RuleId CFG_05 = RuleId.of("ST-CFG-05");
  private static final RuleId CFG_06 = RuleId.of("ST-CFG-06");
  private static final RuleId CFG_08 = RuleId.of("ST-CFG-08");
  private static final RuleId CFG_11 = RuleId.of("ST-CFG-11");
  private static final RuleId ADV_01 = RuleId.of("ST-ADV-01");
  private static final RuleId DCK_07 = RuleId.of("ST-DCK-07");

  private static final ImmutableSet<Integer> DECK_SIZES = ImmutableSet.of(60, 55, 50);
  private static final int USUAL_CARDS = 60;
  private static final int STARTER_MISSIONS = 4;
  private static final int USUAL_MISSIONS = 6;
  private static final int MOST_CARDS = 1000;
  private static final int MOST_MISSIONS = MOST_CARDS / 2 - 2; // even, with an outpost beside them
  private static final int MOST = 1_000_000;
  private static final int LEAST_ORDERS = 50;

  private final StccgConfig config;
  private final Findings findings = Findings.explaining();

  private ConfigRules(StccgConfig config) {
    this.config = config;
  }

  /** All that is wrong with {@code config}; nothing if a game can be set up with it. */
  public static ImmutableList<Violation> check(StccgConfig config) {
    ConfigRules rules = new ConfigRules(config);
    rules.options();
    rules.decks();
    return rules.findings.violations();
  }

  /** All that is wrong with {@code config} but for its decks. */
  public static ImmutableList<Violation> options(StccgConfig config) {
    ConfigRules rules = new ConfigRules(config);
    rules.options();
    return rules.findings.violations();
  }

  private void options() {
    players();
    numbers();
    time();
  }

  private void players() {
    int players = config.players();
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) {
      findings.reject(CFG_02, "%s to %s players, not %s", MIN_PLAYERS, MAX_PLAYERS, players);
    }
    if (config.firstPlayer().isPresent()) {
      int first = config.firstPlayer().get().number();
      if (first < 1 || first > players) {
        findings.reject(CFG_08, "seat %s does not play", first);
      }
    }
  }

  private void numbers() {
    int missions = config.missionsPerPlayer();
    boolean usual = missions == STARTER_MISSIONS || missions == USUAL_MISSIONS;
    if (missions > USUAL_MISSIONS && missions % 2 == 1) {
      findings.reject(ADV_01, "an even number of missions, not %s", missions);
    } else if (!usual && (missions < USUAL_MISSIONS || missions > MOST_MISSIONS)) {
      findings.reject(CFG_03, "4, 6 or an even number up to %s, not %s", MOST_MISSIONS, missions);
    }
    if (!DECK_SIZES.contains(config.deckSize())
        || config.biggerDecks() && config.deckSize() != USUAL_CARDS) {
      findings.reject(CFG_04, "decks of 60 (or more), 55 or 50, not %s", config.deckSize());
    }
    if (config.pointGoal() < 1 || config.pointGoal() > MOST) {
      findings.reject(CFG_05, "a goal is 1 or more, not %s", config.pointGoal());
    }
    if (config.ordersPerTurn() < LEAST_ORDERS || config.ordersPerTurn() > MOST) {
      findings.reject(
          CFG_11, "%s orders a turn or more, not %s", LEAST_ORDERS, config.ordersPerTurn());
    }
  }

  private void time() {
    boolean counts = config.timeLimit() == TimeLimit.TURNS;
    if (counts ? config.turnLimit() < 1 : config.turnLimit() != 0) {
      findings.reject(
          CFG_06, "%s turns under the time limit %s", config.turnLimit(), config.timeLimit());
    }
  }

  private void decks() {
    if (config.decks().size() != config.players()) {
      findings.reject(DCK_07, "%s decks for %s players", config.decks().size(), config.players());
    }
    for (int i = 0; i < config.decks().size(); i++) {
      if (config.decks().get(i).size() > MOST_CARDS) {
        findings.reject(DCK_07, "a deck of more than %s cards", MOST_CARDS);
      } else {
        DeckRules.check(config.decks().get(i), config.cards(), config.limits())
            .forEach(findings::reject);
      }
    }
  }
}
