package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Transfer;
import io.stardeck.engine.zone.Zone;

/** Cards are picked out of decks, or lie elsewhere in them. */
public final class Decks {
  private Decks() {}

  /**
   * Takes {@code card} out of a deck: it is one of those at which the effect under way looks, and
   * where among them it lay only those know who know all of them and see which is taken.
   *
   * @param follow who see which is taken
   */
  static Transfer<DeckbuilderState, CardId> take(
      Play<DeckbuilderState> play, Place deck, CardId card, Audience follow) {
    int n = lookedAt(play.state(), deck, card);
    Audience who = follow;
    Zone<CardId> zone = play.state().zones().at(deck);
    for (int i = 0; i < n; i++) {
      who = who.and(zone.knowers(i));
    }
    arrange(play, deck, n, card, 0, who);
    return CARDS.top(play, deck);
  }

  /** How many cards there are of which one can be taken. */
  private static int lookedAt(DeckbuilderState state, Place deck, CardId card) {
    for (Phase phase : state.table().phases()) {
      if (phase instanceof Run run
          && run.look().isPresent()
          && Places.of(run.look().get()).equals(deck)
          && state.seen(run.look().get()).contains(card)) {
        return run.look().get().n();
      }
    }
    return state.zones().size(deck);
  }

  /**
   * One of the top cards of a deck goes under the others of them, or under all cards of the deck.
   *
   * @param top the top cards
   * @param card one of them
   * @param seat who sees that
   */
  public static void sink(
      Play<DeckbuilderState> play, Look top, CardId card, boolean bottom, Seat seat) {
    Place deck = Places.of(top);
    arrange(play, deck, top.n(), card, bottom ? 0 : top.n() - 1, Audience.only(seat));
    if (bottom) {
      CARDS.top(play, deck).under(deck);
    }
    showFlipped(play, deck);
  }

  /**
   * Lays {@code card} at that position among the top {@code n} cards, as {@code who} see; where it
   * is the only one, all see that it stays where it is.
   */
  private static void arrange(
      Play<DeckbuilderState> play, Place deck, int n, CardId card, int position, Audience who) {
    if (n == 1) {
      return;
    }
    ImmutableList<CardId> rest = Lists.minus(play.state().top(deck, n), card);
    ImmutableList<CardId> order =
        ImmutableList.<CardId>builder()
            .addAll(rest.subList(0, position))
            .add(card)
            .addAll(rest.subList(position, rest.size()))
            .build();
    CARDS.arrange(play, deck, order, who);
  }

  /** All see where those lie that were flipped in this turn (DB-EXP-08). */
  static void showFlipped(Play<DeckbuilderState> play, Place deck) {
    if (!deck.equals(Places.SPACE)) {
      return;
    }
    for (CardId card : play.state().table().turn().flipped()) {
      if (play.state().space().contains(card)) {
        CARDS.show(play, deck, card, Audience.everyone());
      }
    }
  }
}
