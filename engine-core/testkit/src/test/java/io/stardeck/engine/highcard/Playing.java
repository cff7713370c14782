package io.stardeck.engine.highcard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Playing a card, and the end of the round with the last one ({@code HC-03}, {@code HC-04}). */
final class Playing implements ActionRule<Deal, Deal.View, Move.PlayCard> {
  @Override
  public void candidates(Deal.View view, Consumer<? super Move.PlayCard> offer) {
    for (int card : view.hand()) {
      offer.accept(new Move.PlayCard(view.seat(), card));
    }
  }

  @Override
  public void check(Deal.View view, Move.PlayCard action, Findings findings) {
    if (!view.hand().contains(action.card())) {
      findings.reject(HighCard.PLAY, "%s is not in your hand", action.card());
    }
  }

  @Override
  public void perform(Play<Deal> play, Move.PlayCard action) {
    Deal deal = play.state();
    Seat seat = action.actor();
    List<Integer> hand = new ArrayList<>(deal.hand(seat));
    hand.remove(Integer.valueOf(action.card()));
    Deal.Open open = deal.open();
    ImmutableList<Integer> table = Deal.with(open.table(), seat.index(), action.card());
    play.become(
        deal.withHand(seat, hand)
            .with(new Deal.Open(open.config(), open.phase(), open.points(), table, open.spent())));
    play.tell(HighCard.PLAY, new Happening.Played(seat, action.card()));
    if (!passTurn(play, seat.next(open.config().seats()))) {
      endRound(play);
    }
  }

  /** Gives the turn to the first seat from {@code from} on that can use it. */
  private static boolean passTurn(Play<Deal> play, Seat from) {
    Deal deal = play.state();
    Deal.Open open = deal.open();
    Seat seat = from;
    for (int i = 0; i < open.config().seats(); i++) {
      if (deal.able(seat)) {
        play.replace(new Phase.Turn(seat));
        return true;
      }
      seat = seat.next(open.config().seats());
    }
    return false;
  }

  private static void endRound(Play<Deal> play) {
    Deal.Open open = play.state().open();
    int highest = Collections.max(open.table());
    int winner = open.table().indexOf(highest);
    List<Integer> spent = new ArrayList<>(open.spent());
    open.table().stream().filter(card -> card > 0).forEach(spent::add);
    play.become(
        play.state()
            .with(
                new Deal.Open(
                    open.config(),
                    new Phase.End(),
                    Deal.with(open.points(), winner, open.points().get(winner) + 1),
                    ImmutableList.copyOf(Collections.nCopies(open.config().seats(), 0)),
                    Ordering.natural().immutableSortedCopy(spent))));
    play.tell(HighCard.ROUND, new Happening.RoundWon(Seat.at(winner)));
    passTurn(play, Seat.at(winner));
  }
}
