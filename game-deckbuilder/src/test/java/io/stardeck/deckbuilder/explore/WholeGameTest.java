package io.stardeck.deckbuilder.explore;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class WholeGameTest {
  /** Far more than a game takes in which the points lie evenly. */
  private static final int MOST = 1_000_000;

  private static final ImmutableSet<String> ENDS = ImmutableSet.of("DB-VIC-01", "DB-VIC-04");

  @Rule({"DB-VIC-01", "DB-I-22", "DB-I-27"})
  @Property(tries = 20)
  void randomPlayWithoutACapBringsExplorationToItsEnd(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @IntRange(min = 2, max = 3) int players) {
    DeckbuilderGame game = new DeckbuilderGame();
    DeckbuilderConfig config =
        DeckbuilderConfig.builder().players(players).cardSet(Given.BUSY).build();
    Random random = new Random(seed);
    DeckbuilderState state = game.setup(config, Chance.seeded("game " + seed)).state();
    int actions = 0;
    while (game.outcome(state).isEmpty() && actions < MOST) {
      state = game.apply(state, any(game, state, random)).state();
      actions++;
    }
    Outcome outcome = game.outcome(state).orElseThrow();
    assertThat(ENDS).contains(outcome.rule().value());
    assertThat(outcome.winners()).isNotEmpty();
    assertThat(game.faults(state)).isEmpty();
  }

  /** Any legal action, the end of the turn only if there is no other. */
  private static DeckbuilderAction any(
      DeckbuilderGame game, DeckbuilderState state, Random random) {
    Seat seat = game.toAct(state).get(0);
    List<DeckbuilderAction> legal = new ArrayList<>(game.legalActions(state, seat));
    if (legal.size() > 1) {
      legal.removeIf(action -> action instanceof EndTurn || action instanceof TrashPhase);
    }
    return legal.isEmpty() ? new EndTurn(seat) : legal.get(random.nextInt(legal.size()));
  }
}
