package io.stardeck.deckbuilder.invariant;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
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

  @Rule({"DB-VIS-01", "DB-I-24"})
  @Property(tries = 15)
  void nobodySeesTheOrderOfADeckAndEverybodyItsSize(@ForAll("walks") Walk walk) {
    Random random = new Random(walk.seed());
    walk.states(
        state -> {
          for (Seat seat : watchers(state)) {
            DeckbuilderView view = Walk.GAME.view(state, seat);
            for (Place place : Places.all(state.table().players()).keySet()) {
              List<Integer> unseen = new ArrayList<>(Laid.unseen(state, place, seat));
              Collections.shuffle(unseen, random);
              if (unseen.size() > 1) {
                DeckbuilderState other =
                    CARDS.exchanged(state, place, unseen.get(0), place, unseen.get(1), seat);
                assertThat(Walk.GAME.view(other, seat)).isEqualTo(view);
              }
            }
            assertThat(view.spaceDeck()).isEqualTo(state.space().size());
            assertThat(view.starbaseDeck()).isEqualTo(state.starbase().size());
            for (Seat of : Seat.first(state.table().players())) {
              assertThat(view.counts(of))
                  .isEqualTo(new Counts(state.hand(of).size(), state.deck(of).size()));
            }
          }
        });
  }

  @Rule("DB-VIS-03")
  @Property(tries = 8)
  void everybodySeesTheTableAsItIs(@ForAll("walks") Walk walk) {
    walk.states(
        state -> {
          for (Seat seat : watchers(state)) {
            DeckbuilderView view = Walk.GAME.view(state, seat);
            assertThat(view.table()).isEqualTo(state.table());
            assertThat(view.borgArea()).isEqualTo(state.borg().size());
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
          for (Seat seat : Seat.first(state.table().players())) {
            ImmutableList<Integer> hand = Laid.unseen(state, Places.hand(whose), seat);
            ImmutableList<Integer> deck = Laid.unseen(state, Places.deck(whose), seat);
            if (seat.equals(whose) || hand.isEmpty() || deck.isEmpty()) {
              continue;
            }
            int at = hand.get(random.nextInt(hand.size()));
            int other = deck.get(random.nextInt(deck.size()));
            DeckbuilderState changedHand =
                CARDS.exchanged(state, Places.hand(whose), at, Places.deck(whose), other, seat);
            changed[0]++;
            assertThat(Walk.GAME.legalActions(changedHand, seat))
                .isEqualTo(Walk.GAME.legalActions(state, seat));
            assertThat(Walk.GAME.prompt(Walk.GAME.view(changedHand, seat)))
                .isEqualTo(Walk.GAME.prompt(Walk.GAME.view(state, seat)));
          }
        });
    Statistics.label("hands changed")
        .collect(changed[0] > 20)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 50));
  }
}
