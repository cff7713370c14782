package io.stardeck.deckbuilder.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Cards that are dealt anew to Hands and Decks so that no Hand gets more Borg cards than a Hand can
 * hold ({@code DB-I-16}): whoever holds more has left the game.
 */
final class BorgLimit {
  private final DeckbuilderView view;
  private final List<CardId> dealt;

  /** In which Hand each of the cards will lie: the index of the seat, or -1 for a Deck. */
  private final List<Integer> hand = new ArrayList<>();

  /** How many more Borg cards each Hand can take; less than 0 if it has too many. */
  private final int[] room;

  private BorgLimit(DeckbuilderView view, Holding holding, ImmutableList<CardId> dealt) {
    this.view = view;
    this.dealt = new ArrayList<>(dealt);
    this.room = new int[view.table().players()];
    for (Seat seat : holding.seats()) {
      ImmutableList<CardId> seen = view.hand(seat);
      room[seat.index()] = Table.ASSIMILATING - 1 - (int) seen.stream().filter(this::borg).count();
      hand.addAll(Collections.nCopies(view.counts(seat).hand() - seen.size(), seat.index()));
      hand.addAll(Collections.nCopies(view.counts(seat).deck() - Dealing.seenDeck(view, seat), -1));
    }
  }

  /**
   * {@code dealt}, as it will be handed out to the players of {@code holding}, with as few cards
   * exchanged as need be.
   *
   * @param dealt for each player the unseen part of his Hand, then that of his Deck
   */
  static ImmutableList<CardId> kept(
      DeckbuilderView view, Holding holding, ImmutableList<CardId> dealt) {
    BorgLimit limit = new BorgLimit(view, holding, dealt);
    for (int i = 0; i < dealt.size(); i++) {
      if (limit.inHand(i) && limit.borg(dealt.get(i))) {
        limit.room[limit.hand.get(i)]--;
      }
    }
    for (int i = 0; i < dealt.size(); i++) {
      if (limit.inHand(i) && limit.borg(limit.dealt.get(i)) && limit.room[limit.hand.get(i)] < 0) {
        limit.exchange(i);
      }
    }
    return ImmutableList.copyOf(limit.dealt);
  }

  private void exchange(int surplus) {
    for (int i = 0; i < dealt.size(); i++) {
      if (!borg(dealt.get(i)) && (!inHand(i) || room[hand.get(i)] > 0)) {
        Collections.swap(dealt, i, surplus);
        room[hand.get(surplus)]++;
        if (inHand(i)) {
          room[hand.get(i)]--;
        }
        return;
      }
    }
  }

  private boolean inHand(int i) {
    return hand.get(i) >= 0;
  }

  private boolean borg(CardId card) {
    return view.table().def(card).type() == CardType.BORG;
  }
}
