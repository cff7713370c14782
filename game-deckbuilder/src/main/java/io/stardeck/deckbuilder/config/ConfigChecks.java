package io.stardeck.deckbuilder.config;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Findings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the rules hold against a configuration. */
final class ConfigChecks {
  private static final RuleId SET_01 = RuleId.of("DB-SET-01");

  private final DeckbuilderConfig config;
  private final Findings findings = Findings.explaining();

  private ConfigChecks(DeckbuilderConfig config) {
    this.config = config;
  }

  static ImmutableList<Violation> of(DeckbuilderConfig config) {
    ConfigChecks checks = new ConfigChecks(config);
    if (checks.players()) {
      checks.teams();
      checks.startPlayer();
      checks.cards();
      checks.startingShips();
    }
    checks.options();
    return checks.findings.violations();
  }

  private boolean players() {
    int most = config.scenario() == Scenario.KLINGON_CIVIL_WAR ? 4 : 5;
    boolean fits = config.players() >= 2 && config.players() <= most;
    if (!fits) {
      violation("players", "2 to %s can play, not %s", most, config.players());
    }
    return fits;
  }

  private void teams() {
    ImmutableList<ImmutableList<Seat>> teams = config.teams();
    if (teams.isEmpty()) {
      return;
    }
    Set<Seat> seated = new HashSet<>();
    int named = 0;
    int first = 0;
    for (ImmutableList<Seat> team : teams) {
      named += team.size();
      seated.addAll(team);
      boolean ordered = !team.isEmpty() && team.get(0).number() > first;
      for (int i = 1; i < team.size(); i++) {
        ordered &= team.get(i - 1).number() < team.get(i).number();
      }
      if (!ordered) {
        violation("teams", "each has players in seat order, and the teams go by their first seats");
        return;
      }
      first = team.get(0).number();
    }
    if (named != config.players()
        || seated.size() != named
        || !seated.containsAll(Seat.first(config.players()))) {
      violation("teams", "each of the %s players is in one team", config.players());
    } else {
      teamSizes(teams);
    }
  }

  private void teamSizes(ImmutableList<ImmutableList<Seat>> teams) {
    boolean alone = teams.size() == config.players();
    switch (config.scenario()) {
      case EXPLORATION -> {
        if (!alone) {
          violation("teams", "in Exploration each player is alone");
        }
      }
      case KLINGON_CIVIL_WAR -> {
        boolean opposite =
            teams.size() == 2
                && teams.get(0).size() == 2
                && teams.get(0).get(1).number() - teams.get(0).get(0).number() == 2;
        if (config.players() == 4 ? !opposite : !alone) {
          violation("teams", "four players form two teams, partners opposite; fewer are alone");
        }
      }
      case BORG_INVASION -> {
        // One team of all, or any teams (DB-BOR-70).
      }
    }
  }

  private void startPlayer() {
    config
        .startPlayer()
        .filter(seat -> seat.number() < 1 || seat.number() > config.players())
        .ifPresent(seat -> violation("startPlayer", "%s does not sit at this table", seat));
  }

  private void options() {
    if (!config.startingEffects() && !config.borg()) {
      violation("startingEffects", "only Borg Invasion can do without them");
    }
    if (config.victoryPoints() < 1) {
      violation("victoryPoints", "1 or more, not %s", config.victoryPoints());
    }
    if (config.victoryPoints() != 400 && config.scenario() != Scenario.EXPLORATION) {
      violation("victoryPoints", "only Exploration is won by points");
    }
    int cap = config.turnCap().orElse(1);
    if (cap < 1 || cap > DeckbuilderConfig.MOST_TURNS) {
      violation("turnCap", "1 to %s, not %s", DeckbuilderConfig.MOST_TURNS, cap);
    }
  }

  private void cards() {
    int ships = 0;
    int borg = 0;
    for (CardDef card : config.cardSet().cards()) {
      if (card.family() == Family.STARTER && card.count() < config.players()) {
        violation("cardSet", "%s copies of %s are not enough", card.count(), card.id());
      }
      ships += startsHere(card) ? card.count() : 0;
      borg += card.family() == Family.BORG_CARD ? card.count() : 0;
    }
    for (Basic kind : Basic.values()) {
      int there = config.cardSet().basic(kind.keyword()).count();
      if (there < kind.dealt() * config.players()) {
        violation("cardSet", "%s of kind %s are not enough", there, kind);
      }
    }
    if (ships < config.players()) {
      violation("cardSet", "%s starting Starships are not enough", ships);
    }
    if (borg < config.borgArea()) {
      violation("cardSet", "%s Borg cards are not enough", borg);
    }
  }

  private void startingShips() {
    ImmutableList<String> ids = config.startingShips();
    if (ids.isEmpty()) {
      return;
    }
    if (ids.size() != config.players()) {
      violation("startingShips", "one for each of the %s players", config.players());
    }
    Map<String, Integer> taken = new HashMap<>();
    for (String id : ids) {
      @Nullable CardDef card = config.cardSet().find(id);
      if (card == null || !startsHere(card)) {
        violation("startingShips", "%s is no starting Starship of this scenario", id);
      } else if (taken.merge(id, 1, Integer::sum) > card.count()) {
        violation("startingShips", "there is no further %s", id);
      }
    }
  }

  private boolean startsHere(CardDef card) {
    return card.role() == Role.STARTING && card.family() == config.scenario().family();
  }

  private void violation(String path, String format, Object... values) {
    findings.reject(path, SET_01, format, values);
  }
}
