package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;
import static io.stardeck.deckbuilder.turn.PlayOn.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SightTest {
  private static final ImmutableList<Seat> WATCHERS =
      ImmutableList.of(Given.ONE, Given.TWO, Seat.SPECTATOR);

  @Rule({"DB-VIS-01", "DB-VIS-02", "DB-I-24"})
  @Property(tries = 40)
  void nobodySeesOrderOrContentOfADeckNorTheHandOfAnother(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @Size(max = 60) List<@IntRange(max = 999) Integer> numbers) {
    DeckbuilderState state = played(seed, numbers);
    assertThat(GAME.view(state, Seat.SPECTATOR).hand()).isEmpty();
    for (Seat seat : ImmutableList.of(Given.ONE, Seat.SPECTATOR)) {
      for (Place place : Places.all(2).keySet()) {
        ImmutableList<Integer> unseen = Laid.unseen(state, place, seat);
        if (unseen.size() > 1) {
          int last = unseen.get(unseen.size() - 1);
          DeckbuilderState other = CARDS.exchanged(state, place, unseen.get(0), place, last, seat);
          assertThat(GAME.view(other, seat)).isEqualTo(GAME.view(state, seat));
        }
      }
      assertThat(GAME.view(state, seat).hand(Given.TWO))
          .hasSize(
              state.hand(Given.TWO).size()
                  - Laid.unseen(state, Places.hand(Given.TWO), seat).size());
    }
    assertThat(GAME.view(state, Given.TWO).hand(Given.TWO)).isEqualTo(state.hand(Given.TWO));
  }

  @Rule("DB-VIS-03")
  @Property(tries = 40)
  void allSeeTheTableAndHowManyCardsAreHidden(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @Size(max = 60) List<@IntRange(max = 999) Integer> numbers) {
    DeckbuilderState state = played(seed, numbers);
    for (Seat seat : WATCHERS) {
      DeckbuilderView view = GAME.view(state, seat);
      assertThat(view.table()).isEqualTo(state.table());
      for (Seat other : Seat.first(2)) {
        assertThat(view.counts(other))
            .isEqualTo(new Counts(state.hand(other).size(), state.deck(other).size()));
      }
      assertThat(view.spaceDeck()).isEqualTo(state.space().size());
      assertThat(view.starbaseDeck()).isEqualTo(state.starbase().size());
      assertThat(view.borgArea()).isEqualTo(state.borg().size());
    }
  }

  private static DeckbuilderState played(int seed, List<Integer> numbers) {
    DeckbuilderState state = PlayOn.begin(Given.BUSY, 2, seed);
    for (int number : numbers) {
      if (GAME.outcome(state).isEmpty()) {
        state = GAME.apply(state, PlayOn.pick(state, number)).state();
      }
    }
    return state;
  }
}
