package io.stardeck.deckbuilder.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** What nobody, or one player alone, can see. */
class SecretsTest {
  @Provide
  Arbitrary<Walk> walks() {
    return Walk.any();
  }

  private static ImmutableList<Seat> watchers(DeckbuilderState state) {
    return Lists.plus(Seat.first(state.table().players()), Seat.SPECTATOR);
  }

  private static boolean looking(DeckbuilderState state) {
    return state.table().phases().top() instanceof Choice choice && choice.look().isPresent();
  }

  @Rule({"DB-VIS-01", "DB-I-24"})
  @Property(tries = 15)
  void nobodySeesTheOrderOfADeckAndEverybodyItsSize(@ForAll("walks") Walk walk) {
    Random random = new Random(walk.seed());
    walk.states(
        state -> {
          if (looking(state) || state.spaceGoneRound()) {
            return;
          }
          DeckbuilderState other = state.with(shuffled(state.hidden(), random));
          for (Seat seat : watchers(state)) {
            DeckbuilderView view = Walk.GAME.view(state, seat);
            if (!other.spaceGoneRound()) {
              assertThat(Walk.GAME.view(other, seat)).isEqualTo(view);
            }
            assertThat(view.spaceDeck()).isEqualTo(state.hidden().space().size());
            assertThat(view.starbaseDeck()).isEqualTo(state.hidden().starbase().size());
            for (Seat of : Seat.first(state.table().players())) {
              assertThat(view.counts(of))
                  .isEqualTo(new Counts(state.hand(of).size(), state.hidden().deck(of).size()));
            }
          }
        });
  }

  private static Hidden shuffled(Hidden hidden, Random random) {
    ImmutableList.Builder<Pile<CardId>> decks = ImmutableList.builder();
    hidden.decks().forEach(deck -> decks.add(shuffled(deck, random)));
    return new Hidden(
        decks.build(),
        shuffled(hidden.space(), random),
        shuffled(hidden.starbase(), random),
        hidden.borg(),
        hidden.chance().fork(7));
  }

  private static Pile<CardId> shuffled(Pile<CardId> pile, Random random) {
    List<CardId> cards = new ArrayList<>(pile.toList());
    Collections.shuffle(cards, random);
    return Pile.topFirst(cards);
  }

  @Rule("DB-VIS-03")
  @Property(tries = 8)
  void everybodySeesTheTableAsItIs(@ForAll("walks") Walk walk) {
    walk.states(
        state -> {
          for (Seat seat : watchers(state)) {
            DeckbuilderView view = Walk.GAME.view(state, seat);
            assertThat(view.table()).isEqualTo(state.table());
            assertThat(view.borgArea()).isEqualTo(state.hidden().borg().size());
          }
        });
  }

  @Rule({"DB-I-29", "DB-VIS-02", "DB-GEN-10"})
  @Property(tries = 20)
  void theCardsOfAHandChangeNothingForTheOthers(@ForAll("walks") Walk walk) {
    Random random = new Random(walk.seed());
    int[] changed = new int[1];
    walk.states(
        state -> {
          Seat whose = Seat.at(random.nextInt(state.table().players()));
          Pile<CardId> deck = state.hidden().deck(whose);
          ImmutableList<CardId> hand = state.hand(whose);
          if (deck.isEmpty() || hand.isEmpty() || looking(state)) {
            return;
          }
          int at = random.nextInt(hand.size());
          DeckbuilderState other =
              state
                  .withHand(whose, Lists.set(hand, at, deck.top()))
                  .with(state.hidden().withDeck(whose, deck.pop().push(hand.get(at))));
          changed[0]++;
          for (Seat seat : Seat.first(state.table().players())) {
            if (!seat.equals(whose)) {
              assertThat(Walk.GAME.legalActions(other, seat))
                  .isEqualTo(Walk.GAME.legalActions(state, seat));
              assertThat(Walk.GAME.prompt(Walk.GAME.view(other, seat)))
                  .isEqualTo(Walk.GAME.prompt(Walk.GAME.view(state, seat)));
            }
          }
        });
    Statistics.label("hands changed")
        .collect(changed[0] > 20)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 50));
  }
}
