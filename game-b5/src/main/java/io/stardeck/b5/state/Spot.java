package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a card in play was found.
 *
 * @param number its position among the cards in play of its faction, or of the mercenary row; -1 if
 *     it was looked for alone
 * @param row what it lies in
 * @param seat whose row; of the mercenary row who directs it, if anybody does
 * @param index its position there, or its host's
 * @param attached its position on its host; -1 if it lies there itself
 * @param card the card
 */
public record Spot(int number, Row row, Optional<Seat> seat, int index, int attached, Card card) {
  private static final int ALONE = -1;
  static final int ON_NONE = -1;
  static final ImmutableList<Optional<Seat>> SEATS =
      Seat.first(4).stream().map(Optional::of).collect(ImmutableList.toImmutableList());

  /** What cards in play lie in. */
  public enum Row {
    INNER_CIRCLE,
    SUPPORTING_ROW,
    STATION,
    AGENDA,
    MERCENARIES
  }

  /** The card of that id in play, or null. */
  public static @Nullable Spot find(Board board, CardId id) {
    for (int i = 0; i < board.factions().size(); i++) {
      Spot found = find(board.factions().get(i), SEATS.get(i), id);
      if (found != null) {
        return found;
      }
    }
    for (int i = 0; i < board.mercenaries().size(); i++) {
      Mercenary mercenary = board.mercenaries().get(i);
      Spot found = find(Row.MERCENARIES, mercenary.director(), i, mercenary.card(), id);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Spot find(Faction faction, Optional<Seat> seat, CardId id) {
    Layout known = faction.memo().known();
    if (known != null) {
      return known.find(id);
    }
    Spot found = find(Row.INNER_CIRCLE, seat, faction.innerCircle(), id);
    found = found == null ? find(Row.SUPPORTING_ROW, seat, faction.supportingRow(), id) : found;
    found = found == null ? find(Row.STATION, seat, faction.onStation(), id) : found;
    return found == null && faction.agenda().isPresent()
        ? find(Row.AGENDA, seat, 0, faction.agenda().get(), id)
        : found;
  }

  private static @Nullable Spot find(
      Row row, Optional<Seat> seat, ImmutableList<Card> cards, CardId id) {
    Spot found = null;
    for (int i = 0; i < cards.size() && found == null; i++) {
      found = find(row, seat, i, cards.get(i), id);
    }
    return found;
  }

  private static @Nullable Spot find(
      Row row, Optional<Seat> seat, int index, Card card, CardId id) {
    if (card.id().number() == id.number()) {
      return new Spot(ALONE, row, seat, index, ON_NONE, card);
    }
    ImmutableList<Card> attached = card.attachments();
    for (int i = 0; i < attached.size(); i++) {
      if (attached.get(i).id().number() == id.number()) {
        return new Spot(ALONE, row, seat, index, i, attached.get(i));
      }
    }
    return null;
  }

  /** Whether it lies there itself, not on another card. */
  public boolean top() {
    return attached < 0;
  }

  /** Whether it is controlled by that player. */
  public boolean of(Seat who) {
    return seat.isPresent() && seat.get().number() == who.number();
  }

  /** The card that it lies on, or itself if it lies on none. */
  public Card host(Board board) {
    return switch (row) {
      case INNER_CIRCLE -> owner(board).innerCircle().get(index);
      case SUPPORTING_ROW -> owner(board).supportingRow().get(index);
      case STATION -> owner(board).onStation().get(index);
      case AGENDA -> owner(board).agenda().orElseThrow();
      case MERCENARIES -> board.mercenaries().get(index).card();
    };
  }

  /** The board with that change made to the card. */
  public Board change(Board board, UnaryOperator<Card> change) {
    Card host = host(board);
    return place(
        board,
        top()
            ? change.apply(host)
            : ImmutableCard.copyOf(host)
                .withAttachments(
                    Lists.set(
                        host.attachments(),
                        attached,
                        change.apply(host.attachments().get(attached)))));
  }

  /** The board without the card; if it lies there itself, without all that lies on it. */
  public Board remove(Board board) {
    if (!top()) {
      Card host = host(board);
      return place(
          board,
          ImmutableCard.copyOf(host).withAttachments(Lists.without(host.attachments(), attached)));
    }
    if (row == Row.MERCENARIES) {
      return ImmutableBoard.copyOf(board)
          .withMercenaries(Lists.without(board.mercenaries(), index));
    }
    ImmutableFaction faction = ImmutableFaction.copyOf(owner(board));
    return board.with(
        seat.orElseThrow(),
        switch (row) {
          case INNER_CIRCLE -> faction.withInnerCircle(Lists.without(faction.innerCircle(), index));
          case SUPPORTING_ROW ->
              faction.withSupportingRow(Lists.without(faction.supportingRow(), index));
          case STATION -> faction.withOnStation(Lists.without(faction.onStation(), index));
          case AGENDA -> faction.withAgenda(Optional.empty());
          case MERCENARIES -> throw new IllegalStateException("a mercenary is of no faction");
        });
  }

  private Board place(Board board, Card card) {
    if (row == Row.MERCENARIES) {
      Mercenary now = board.mercenaries().get(index);
      return ImmutableBoard.copyOf(board)
          .withMercenaries(
              Lists.set(
                  board.mercenaries(), index, new Mercenary(card, now.bids(), now.director())));
    }
    ImmutableFaction faction = ImmutableFaction.copyOf(owner(board));
    return board.with(
        seat.orElseThrow(),
        switch (row) {
          case INNER_CIRCLE ->
              faction.withInnerCircle(Lists.set(faction.innerCircle(), index, card));
          case SUPPORTING_ROW ->
              faction.withSupportingRow(Lists.set(faction.supportingRow(), index, card));
          case STATION -> faction.withOnStation(Lists.set(faction.onStation(), index, card));
          case AGENDA -> faction.withAgenda(card);
          case MERCENARIES -> throw new IllegalStateException("a mercenary is of no faction");
        });
  }

  private Faction owner(Board board) {
    return board.faction(seat.orElseThrow());
  }
}
