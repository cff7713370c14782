package io.stardeck.deckbuilder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.engine.Seat;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The laws in Borg Invasion: one team of two to five, or several teams. */
class BorgLawsTest extends DeckbuilderLawsTest {
  private static final ImmutableList<ImmutableList<ImmutableList<Seat>>> SEVERAL_TEAMS =
      ImmutableList.of(
          ImmutableList.of(team(1), team(2)),
          ImmutableList.of(team(1, 3), team(2)),
          ImmutableList.of(team(1, 3), team(2, 4)),
          ImmutableList.of(team(1), team(2, 3), team(4, 5)));

  private static ImmutableList<Seat> team(Integer... seats) {
    return Arrays.stream(seats).map(Seat::of).collect(ImmutableList.toImmutableList());
  }

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    Arbitrary<CardSet> cards = Arbitraries.of(Given.SMALL, Given.BORG, CardSets.standard());
    Arbitrary<DeckbuilderConfig> together =
        Combinators.combine(
                Arbitraries.integers().between(2, 5), cards, Arbitraries.of(true, false))
            .as((players, set, effects) -> borg(players, set).startingEffects(effects).build());
    Arbitrary<DeckbuilderConfig> apart =
        Combinators.combine(Arbitraries.of(SEVERAL_TEAMS), cards)
            .as((teams, set) -> borg(players(teams), set).teams(teams).build());
    return Arbitraries.oneOf(together, apart);
  }

  private static int players(ImmutableList<ImmutableList<Seat>> teams) {
    return teams.stream().mapToInt(ImmutableList::size).sum();
  }

  private static ImmutableDeckbuilderConfig.Builder borg(int players, CardSet cards) {
    return DeckbuilderConfig.builder()
        .scenario(Scenario.BORG_INVASION)
        .players(players)
        .cardSet(cards)
        .turnCap(16);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of(
        "action agree-end",
        "action explore",
        "action pass",
        "action assign-cube",
        "action win-by-diplomacy",
        "phase team-window",
        "phase cube-play",
        "phase cube-damage",
        "event borg-card-given",
        "event borg-cards-shown",
        "event player-out",
        "event cube-defeated",
        "event diplomacy-won",
        "event goal-met",
        "event player-agreed");
  }
}
