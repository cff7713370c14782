package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.turn.PlayOn.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.CardEvent.StarbaseReshuffled;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;

class ChanceTest {
  @Rule({"DB-RNG-02", "DB-RNG-04", "DB-PLR-06"})
  @Property(tries = 40)
  void chanceEntersOnlyWhereTwoCardsOrMoreAreShuffled(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @Size(min = 200, max = 200) List<@IntRange(max = 999) Integer> numbers) {
    DeckbuilderState state = PlayOn.begin(Given.BUSY, 2 + seed % 2, seed);
    for (int number : numbers) {
      if (GAME.outcome(state).isPresent()) {
        break;
      }
      DeckbuilderAction action = PlayOn.pick(state, number);
      Ruling<DeckbuilderState> ruling = GAME.apply(state, action);
      boolean drew = !ruling.state().chance().equals(state.chance());
      boolean shuffled = ruling.events().stream().anyMatch(ChanceTest::shuffles);
      assertThat(drew).as("%s, with %s", action, ruling.events()).isEqualTo(shuffled);
      assertThat(GAME.apply(state, action)).isEqualTo(ruling);
      Statistics.label("shuffled").collect(shuffled);
      state = ruling.state();
    }
    Statistics.label("shuffled")
        .coverage(coverage -> coverage.check(true).count(count -> count > 50));
  }

  private static boolean shuffles(Event event) {
    return event.what() instanceof DeckReshuffled deck && deck.cards() > 1
        || event.what() instanceof StarbaseReshuffled starbase && starbase.cards() > 1;
  }
}
