package io.stardeck.deckbuilder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.engine.Seat;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The laws in Borg Invasion: one team of two to five, or two teams of two. */
class BorgLawsTest extends DeckbuilderLawsTest {
  private static final ImmutableList<ImmutableList<Seat>> TWO_TEAMS =
      ImmutableList.of(
          ImmutableList.of(Seat.of(1), Seat.of(3)), ImmutableList.of(Seat.of(2), Seat.of(4)));

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    Arbitrary<DeckbuilderConfig> together =
        Combinators.combine(Arbitraries.integers().between(2, 5), Arbitraries.of(true, false))
            .as((players, effects) -> borg(players).startingEffects(effects).build());
    return Arbitraries.oneOf(together, Arbitraries.just(borg(4).teams(TWO_TEAMS).build()));
  }

  private static ImmutableDeckbuilderConfig.Builder borg(int players) {
    return DeckbuilderConfig.builder()
        .scenario(Scenario.BORG_INVASION)
        .players(players)
        .cardSet(Given.SMALL)
        .turnCap(16);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of(
        "action agree-end",
        "action pass",
        "action assign-cube",
        "action win-by-diplomacy",
        "phase team-window",
        "phase cube-play",
        "phase cube-damage",
        "event borg-card-given",
        "event borg-cards-shown",
        "event player-out",
        "event cube-defeated");
  }
}
