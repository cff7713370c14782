package io.stardeck.deckbuilder.config;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.engine.Seat;

/** What follows from a configuration and is asked often. */
final class ConfigFacts {
  private final ImmutableList<ImmutableList<Seat>> teams;
  private final int[] teamOf = new int[Seat.MAX + 1];

  ConfigFacts(DeckbuilderConfig config) {
    teams = config.teams().isEmpty() ? usual(config) : config.teams();
    for (int team = 0; team < teams.size(); team++) {
      for (Seat seat : teams.get(team)) {
        teamOf[seat.number()] = team;
      }
    }
  }

  ImmutableList<ImmutableList<Seat>> teams() {
    return teams;
  }

  int team(Seat seat) {
    return teamOf[seat.number()];
  }

  private static ImmutableList<ImmutableList<Seat>> usual(DeckbuilderConfig config) {
    int players = Math.max(0, Math.min(config.players(), Seat.MAX));
    ImmutableList<Seat> all = Seat.first(players);
    if (config.borg()) {
      return ImmutableList.of(all);
    }
    if (config.scenario() == Scenario.KLINGON_CIVIL_WAR && players == 4) {
      return ImmutableList.of(
          ImmutableList.of(all.get(0), all.get(2)), ImmutableList.of(all.get(1), all.get(3)));
    }
    return all.stream().map(ImmutableList::of).collect(ImmutableList.toImmutableList());
  }
}
