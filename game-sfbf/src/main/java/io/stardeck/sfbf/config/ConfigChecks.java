package io.stardeck.sfbf.config;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.Race;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/**
 * What {@code BF-GEN-12} and {@code BF-D-72} hold against a configuration. One method for each
 * thing to agree on.
 */
final class ConfigChecks {
  private static final RuleId REFUSED = RuleId.of("BF-GEN-12");
  private static final int MOST_POINTS = 10_000;
  private static final int MOST_TO_END = 1000;
  private static final ImmutableSet<Option> DRAFTS =
      Sets.immutableEnumSet(Option.SHIP_DRAFT, Option.DRAFT_FOUR);

  private final BattleForceConfig config;
  private final Findings findings = Findings.explaining();

  private ConfigChecks(BattleForceConfig config) {
    this.config = config;
  }

  static ImmutableList<Violation> of(BattleForceConfig config) {
    ConfigChecks checks = new ConfigChecks(config);
    checks.players();
    checks.levels();
    checks.ships();
    checks.pointLimit();
    checks.fleetOptions();
    checks.teams();
    checks.races();
    checks.end();
    checks.solitaire();
    return checks.findings.violations();
  }

  private void players() {
    int players = config.players();
    if (players < 1 || players > ConfigFacts.MOST_PLAYERS) {
      refuse("players", "%s players are not 1 to %s", players, ConfigFacts.MOST_PLAYERS);
    } else if (players == 1 && !config.solitaire()) {
      refuse("players", "one player alone plays the solitaire game");
    }
  }

  private void levels() {
    if (config.advanced() && !config.fighters()) {
      refuse("fighters", "only the basic game can do without fighters");
    }
  }

  private void ships() {
    config.shipsPerPlayer().ifPresent(this::ships);
  }

  private void ships(int ships) {
    int most = config.facts().mostShips();
    if (config.firstGame() && ships != most) {
      refuse("shipsPerPlayer", "the first game deals %s ships to each player, not %s", most, ships);
    } else if (ships < 1 || ships > most) {
      refuse("shipsPerPlayer", "%s ships for each player are not 1 to %s", ships, most);
    } else if (config.has(Option.FLEET_CORE) && ships < 2) {
      refuse("shipsPerPlayer", "a dreadnought and a carrier are two ships, not %s", ships);
    }
  }

  private void pointLimit() {
    config.pointLimit().ifPresent(this::pointLimit);
  }

  private void pointLimit(int limit) {
    if (limit < 0 || limit > MOST_POINTS) {
      refuse("pointLimit", "%s is not 0 to %s", limit, MOST_POINTS);
    } else if (limit > 0 && config.copies() == 2) {
      refuse("pointLimit", "%s players have no point limit, but it is %s", config.players(), limit);
    }
  }

  private void fleetOptions() {
    Set<Option> picking = EnumSet.noneOf(Option.class);
    config.options().stream().filter(Option::picksFleets).forEach(picking::add);
    if (config.firstGame() && !picking.isEmpty()) {
      refuse("options", "the first game excludes %s", picking);
    }
    if (picking.containsAll(DRAFTS) || picking.contains(Option.SINGLE_RACE) && picking.size() > 1) {
      refuse("options", "%s exclude each other", picking);
    }
  }

  private void teams() {
    ImmutableList<ImmutableList<Seat>> teams = config.teamsInForce();
    if (!config.has(Option.ALLIES)) {
      if (!config.teams().isEmpty()) {
        refuse("teams", "there are teams only with the option ALLIES");
      }
      return;
    }
    if (teams.size() < 2) {
      refuse("teams", "%s players do not form two or more teams of one size", config.players());
    }
    Set<Seat> placed = new HashSet<>();
    for (int team = 0; team < teams.size(); team++) {
      team("teams[" + team + "]", teams.get(team), teams.get(0).size(), placed);
    }
    if (!teams.isEmpty() && placed.size() < config.players()) {
      refuse("teams", "only %s of %s players are in a team", placed.size(), config.players());
    }
  }

  private void team(String path, ImmutableList<Seat> team, int size, Set<Seat> placed) {
    if (team.size() < 2 || team.size() != size) {
      refuse(path, "teams are of one size, two or more, not %s and %s", size, team.size());
    }
    for (Seat seat : team) {
      if (seat.number() < 1 || seat.number() > config.players()) {
        refuse(path, "there is no %s among %s players", seat, config.players());
      } else if (!placed.add(seat)) {
        refuse(path, "%s is in two teams", seat);
      }
    }
  }

  private void races() {
    ImmutableList<Race> races = config.races();
    if (!config.has(Option.SINGLE_RACE)) {
      if (!races.isEmpty()) {
        refuse("races", "races are agreed only with the option SINGLE_RACE");
      }
      return;
    }
    if (config.players() > Race.values().length) {
      refuse("options", "there are no races of their own for %s players", config.players());
    }
    if (!races.isEmpty()) {
      agreedRaces(races);
    }
  }

  private void agreedRaces(ImmutableList<Race> races) {
    if (races.size() != config.players()) {
      refuse("races", "%s races are agreed for %s players", races.size(), config.players());
    }
    Set<Race> taken = EnumSet.noneOf(Race.class);
    for (int seat = 0; seat < races.size(); seat++) {
      if (!taken.add(races.get(seat))) {
        refuse("races[" + seat + "]", "%s is taken", races.get(seat));
      }
    }
    if (config.players() == 6 && taken.contains(Race.ORION) && taken.contains(Race.THOLIAN)) {
      refuse("races", "with six players ORION and THOLIAN are one race");
    }
  }

  private void end() {
    range("lastReshuffle", config.lastReshuffle(), MOST_TO_END);
    range("trophiesToEnd", config.trophiesToEnd(), MOST_TO_END);
    range("maxGameTurns", config.maxGameTurns(), BattleForceConfig.MOST_GAME_TURNS);
  }

  private void solitaire() {
    if (!config.solitaire()) {
      return;
    }
    if (config.players() != 1) {
      refuse("solitaire", "the solitaire game is for one player, not for %s", config.players());
    }
    if (!config.rows()) {
      refuse("solitaire", "the solitaire game is an advanced game with formation");
    }
    if (!config.options().stream().allMatch(Option::endsGame)) {
      refuse("options", "the solitaire game has end options only, not %s", config.options());
    }
    if (config.tieBreak() != TieBreak.SHARED) {
      refuse("tieBreak", "the solitaire game has no tie-break, not even %s", config.tieBreak());
    }
  }

  private void range(String path, int value, int most) {
    if (value < 1 || value > most) {
      refuse(path, "%s is not 1 to %s", value, most);
    }
  }

  private void refuse(String path, String format, Object... values) {
    findings.reject(path, REFUSED, format, values);
  }
}
