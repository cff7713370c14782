package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Small changes of the board. */
public final class Boards {
  private Boards() {}

  /** The board so far. */
  public static Board of(Play<B5State> play) {
    return play.state().board();
  }

  /** Changes the board. */
  public static void change(Play<B5State> play, UnaryOperator<ImmutableBoard> change) {
    play.become(play.state().with(change.apply(ImmutableBoard.copyOf(of(play)))));
  }

  /** Changes one faction. */
  public static void change(Play<B5State> play, Seat seat, UnaryOperator<ImmutableFaction> change) {
    play.become(play.state().with(seat, change));
  }

  /** Changes a card in play, if it is there. */
  public static void change(Play<B5State> play, CardId id, UnaryOperator<ImmutableCard> change) {
    Spot spot = find(play, id);
    if (spot != null) {
      change(play, spot, change);
    }
  }

  /** Changes a card in play that was just found. */
  public static void change(Play<B5State> play, Spot spot, UnaryOperator<ImmutableCard> change) {
    Board board = of(play);
    play.become(
        play.state().with(spot.change(board, card -> change.apply(ImmutableCard.copyOf(card)))));
  }

  /** Replaces an open conflict. */
  public static void put(Play<B5State> play, Conflict conflict) {
    play.become(play.state().with(of(play).with(conflict)));
  }

  /** Changes every card in play, what lies on others included. */
  public static void changeAll(Play<B5State> play, UnaryOperator<Card> change) {
    UnaryOperator<Card> whole = card -> whole(card, change);
    for (Seat seat : of(play).seats()) {
      change(
          play,
          seat,
          now ->
              now.withInnerCircle(Lists.map(now.innerCircle(), whole))
                  .withSupportingRow(Lists.map(now.supportingRow(), whole))
                  .withOnStation(Lists.map(now.onStation(), whole))
                  .withAgenda(now.agenda().map(whole)));
    }
    ImmutableList<Mercenary> row = of(play).mercenaries();
    if (!row.isEmpty()) {
      change(play, now -> now.withMercenaries(Lists.map(row, each -> each.with(whole))));
    }
  }

  /** That card changed, and what lies on it. */
  private static Card whole(Card card, UnaryOperator<Card> change) {
    Card next = change.apply(card);
    ImmutableList<Card> attached = Lists.map(next.attachments(), change);
    return attached == next.attachments()
        ? next
        : ImmutableCard.copyOf(next).withAttachments(attached);
  }

  /** The card of that id in play, or null. */
  public static @Nullable Spot find(Play<B5State> play, CardId id) {
    return Spot.find(of(play), id);
  }

  /** Ends the modifiers that are so. */
  public static void end(Play<B5State> play, Predicate<Modifier> ends) {
    ImmutableList<Modifier> before = of(play).modifiers();
    ImmutableList<Modifier> left = Lists.filter(before, ends.negate());
    if (left != before) {
      change(play, now -> now.withModifiers(left));
    }
  }
}
