package io.stardeck.b5.config;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Findings;
import java.util.HashSet;
import java.util.Set;

/** What a configuration must keep to. */
final class ConfigRules {
  private static final RuleId FRM_01 = RuleId.of("B5-FRM-01");
  private static final RuleId FRM_02 = RuleId.of("B5-FRM-02");
  private static final RuleId SPN_08 = RuleId.of("B5-SPN-08");
  private static final RuleId GEN_05 = RuleId.of("B5-GEN-05");
  private static final int MOST_COPIES = 1_000;

  private final B5Config config;
  private final Findings findings = Findings.explaining();

  private ConfigRules(B5Config config) {
    this.config = config;
  }

  static ImmutableList<Violation> violations(B5Config config) {
    ConfigRules rules = new ConfigRules(config);
    rules.factions();
    rules.decks();
    rules.numbers();
    rules.mercenaries();
    return rules.findings.violations();
  }

  private void factions() {
    if (config.players() < 2 || config.players() > 4) {
      findings.reject("players", FRM_01, "2 to 4 play, not %s", config.players());
    }
    if (config.races().size() != config.players()) {
      findings.reject("races", FRM_01, "one for each player, not %s", config.races());
    }
    if (new HashSet<>(config.races()).size() != config.races().size()
        || config.races().contains(Race.NEUTRAL)) {
      findings.reject("races", FRM_01, "each player has another of %s", Race.FACTIONS);
    }
  }

  private void decks() {
    if (config.decks().size() != config.players()) {
      findings.reject("decks", FRM_02, "one for each player");
    }
    int some = Math.min(config.decks().size(), config.races().size());
    for (int i = 0; i < some; i++) {
      deck(config.decks().get(i), config.races().get(i), "decks[" + i + "]");
    }
  }

  private void deck(Deck deck, Race race, String path) {
    long size = 0;
    for (var entry : deck.cards().entrySet()) {
      CardDef card = config.set().find(entry.getKey());
      int copies = entry.getValue();
      size += copies;
      if (card == null) {
        findings.reject(path, FRM_02, "the set has no card %s", entry.getKey());
        continue;
      }
      if (copies < 1 || copies > config.maxCopies()) {
        findings.reject(
            path, FRM_02, "%s of %s, at most %s", copies, card.id(), config.maxCopies());
      }
      if (card.kind() == Kind.AMBASSADOR) {
        findings.reject(path, FRM_02, "the ambassador %s is in no deck", card.id());
      }
      if (reserved(card, race)) {
        findings.reject(path, FRM_02, "%s is reserved for %s", card.id(), card.race());
      }
    }
    if (size < config.deckMin() || size > MOST_COPIES) {
      findings.reject(path, FRM_02, "%s cards, at least %s", size, config.deckMin());
    }
  }

  private static boolean reserved(CardDef card, Race race) {
    return card.race() != Race.NEUTRAL
        && card.race() != race
        && !card.kind().isCharacter()
        && card.kind() != Kind.ENHANCEMENT;
  }

  private void numbers() {
    range("startRating", config.startRating(), 1, 100);
    range("minRating", config.minRating(), 1, config.startRating());
    range("buildMaxRating", config.buildMaxRating(), 0, 999);
    range("buildCost", config.buildCost(), 1, 100);
    range("deckMin", config.deckMin(), 1, MOST_COPIES);
    range("maxCopies", config.maxCopies(), 1, 100);
    range("openingHand", config.openingHand(), 0, 10);
    range("drawPerTurn", config.drawPerTurn(), 0, 100);
    range("drawPrice", config.drawPrice(), 0, 100);
    range("maxBuys", config.maxBuys(), 0, 100);
    range("standingCost", config.standingCost(), 0, 100);
    range("maxActionsPerRound", config.maxActionsPerRound(), 1, 1_000);
    range("stationStart", config.stationStart(), 0, 1_000);
    range("vorlonStart", config.vorlonStart(), 0, 1_000);
    range("victoryPower", config.victoryPower(), 1, 1_000);
    range("majorMargin", config.majorMargin(), 0, 1_000);
    range("maxTurns", config.maxTurns(), 1, 1_000);
  }

  private void mercenaries() {
    if (config.openMercenaries().size() > MOST_COPIES) {
      findings.reject("openMercenaries", GEN_05, "at most %s", MOST_COPIES);
    }
    Set<String> open = new HashSet<>();
    for (String id : config.openMercenaries()) {
      CardDef card = config.set().find(id);
      if (card == null || !card.mercenary()) {
        findings.reject("openMercenaries", GEN_05, "the set has no mercenary %s", id);
      } else if (!open.add(card.race() + card.title())
          && config.uniqueCards()
          && !card.multiple()) {
        findings.reject("openMercenaries", SPN_08, "%s is there twice", card.title());
      }
    }
  }

  private void range(String name, int value, int least, int most) {
    if (value < least || value > most) {
      findings.reject(name, GEN_05, "%s is not %s to %s", value, least, most);
    }
  }
}
