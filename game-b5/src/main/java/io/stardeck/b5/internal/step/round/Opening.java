package io.stardeck.b5.internal.step.round;

import static io.stardeck.b5.internal.value.RuleIds.FRM_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.event.TurnEvent.DeckShuffled;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Comparator;
import java.util.EnumSet;

/** The opening hand ({@code B5-FRM-04}): cards of the own deck, of different kinds. */
public final class Opening {
  private Opening() {}

  /** The definitions that the seat of the view may choose now, in the order of its deck list. */
  public static ImmutableList<String> choices(B5View view) {
    Board board = view.board();
    Seat seat = view.seat();
    ImmutableList.Builder<String> choices = ImmutableList.builder();
    for (String id : board.config().decks().get(seat.index()).cards().keySet()) {
      if (isFresh(board, view.hand(), board.config().set().card(id).kind())) {
        choices.add(id);
      }
    }
    return choices.build();
  }

  private static boolean isFresh(Board board, ImmutableList<CardId> hand, Kind kind) {
    for (CardId card : hand) {
      if (board.def(card).kind() == kind) {
        return false;
      }
    }
    return true;
  }

  /**
   * The copy of the lowest number of that definition in the own deck: which one is taken does not
   * depend on how the deck lies, which nobody knows.
   */
  public static CardId copy(B5State state, Seat seat, String definition) {
    return state.zones().cards(Places.deck(seat)).stream()
        .filter(card -> state.board().def(card).id().equals(definition))
        .min(Comparator.naturalOrder())
        .orElseThrow(() -> new IllegalArgumentException("no " + definition + " is in that deck"));
  }

  /** Whether the hand of that player is full, as everybody can tell from the deck list. */
  public static boolean isFull(B5State state, Seat seat) {
    Board board = state.board();
    EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (String id : board.config().decks().get(seat.index()).cards().keySet()) {
      kinds.add(board.config().set().card(id).kind());
    }
    int full = Math.min(board.config().openingHand(), kinds.size());
    return state.zones().size(Places.hand(seat)) >= full;
  }

  /** The hand is chosen: the deck is shuffled. */
  public static void shuffle(Play<B5State> play, Seat seat) {
    Cards.DEALER.shuffle(play, Places.deck(seat));
    play.tell(FRM_04, new DeckShuffled(seat));
  }
}
