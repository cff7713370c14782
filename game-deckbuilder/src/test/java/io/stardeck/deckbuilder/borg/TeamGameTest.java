package io.stardeck.deckbuilder.borg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderConfig;
import io.stardeck.deckbuilder.Scenario;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Games of teams come to their end, whatever anybody does. */
class TeamGameTest {
  @Property(tries = 100)
  void anyGameEnds(@ForAll @IntRange(min = 2, max = 5) int players, @ForAll int seed) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(players)
            .scenario(Scenario.BORG_INVASION)
            .cardSet(Given.SMALL)
            .turnCap(20)
            .build();
    DeckbuilderState state = Scene.GAME.setup(config, Chance.seeded("team " + seed)).state();
    Random random = new Random(seed);
    long left = Scene.GAME.decisionBound(config);
    while (Scene.GAME.outcome(state).isEmpty()) {
      assertThat(left--).isPositive();
      ImmutableList.Builder<DeckbuilderAction> all = ImmutableList.builder();
      for (Seat seat : Seat.first(players)) {
        all.addAll(Scene.GAME.legalActions(state, seat));
      }
      ImmutableList<DeckbuilderAction> legal = all.build();
      state = Scene.GAME.apply(state, legal.get(random.nextInt(legal.size()))).state();
      assertThat(Scene.GAME.faults(state)).isEmpty();
    }
  }
}
