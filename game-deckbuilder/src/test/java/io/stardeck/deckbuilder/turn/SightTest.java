package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.turn.PlayOn.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
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
    Hidden hidden = state.hidden();
    boolean looking =
        state.table().phases().top() instanceof Choice choice && choice.look().isPresent();
    assertThat(Scene.GAME.view(state, Seat.SPECTATOR).hand()).isEmpty();
    ImmutableList<CardId> own = state.hand(Given.TWO);
    Hidden turned =
        hidden
            .withStarbase(reversed(hidden.starbase()))
            .withDeck(Given.ONE, reversed(hidden.deck(Given.ONE)))
            .withDeck(Given.TWO, reversed(hidden.deck(Given.TWO)));
    DeckbuilderState other = state.with(turned).withHand(Given.TWO, own.reverse());
    if (looking) {
      return;
    }
    for (Seat seat : ImmutableList.of(Given.ONE, Seat.SPECTATOR)) {
      assertThat(GAME.view(other, seat)).isEqualTo(GAME.view(state, seat));
      assertThat(GAME.view(state, seat).hand(Given.TWO)).isEmpty();
    }
    assertThat(GAME.view(state, Given.TWO).hand(Given.TWO)).isEqualTo(own);
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
            .isEqualTo(new Counts(state.hand(other).size(), state.hidden().deck(other).size()));
      }
      assertThat(view.spaceDeck()).isEqualTo(state.hidden().space().size());
      assertThat(view.starbaseDeck()).isEqualTo(state.hidden().starbase().size());
      assertThat(view.borgArea()).isEqualTo(state.hidden().borg().size());
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

  private static Pile<CardId> reversed(Pile<CardId> pile) {
    return Pile.topFirst(pile.toList().reverse());
  }
}
