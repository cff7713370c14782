package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a card in play was found.
 *
 * @param number its position among all cards in play; -1 if it was looked for alone
 * @param row what it lies in
 * @param seat whose row; of the mercenary row who directs it, if anybody does
 * @param index its position there, or its host's
 * @param attached its position on its host; -1 if it lies there itself
 * @param card the card
 */
public record Spot(int number, Row row, Optional<Seat> seat, int index, int attached, Card card) {
  private static final int USUAL = 32;
  private static final int ALONE = -1;
  private static final ImmutableList<Optional<Seat>> SEATS =
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
    ImmutableList<Spot> known = board.memo().knownSpots();
    if (known == null) {
      Finding finding = new Finding(id);
      walk(board, finding);
      return finding.found;
    }
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).card.id().number() == id.number()) {
        return known.get(i);
      }
    }
    return null;
  }

  /** All cards in play, what lies on others included, seat by seat, then the mercenaries. */
  static ImmutableList<Spot> all(Board board) {
    List<Spot> spots = new ArrayList<>(USUAL);
    walk(
        board,
        (row, seat, index, attached, card) -> {
          spots.add(new Spot(spots.size(), row, seat, index, attached, card));
          return false;
        });
    return ImmutableList.copyOf(spots);
  }

  /** Those of each faction; mercenaries that it directs last. */
  static ImmutableList<ImmutableList<Spot>> bySeat(Board board) {
    ImmutableList<Spot> all = board.spots();
    ImmutableList<ImmutableList<Spot>> found = ImmutableList.of();
    int next = 0;
    for (int i = 0; i < board.factions().size(); i++) {
      int first = next;
      while (next < all.size()
          && all.get(next).row != Row.MERCENARIES
          && all.get(next).of(Seat.at(i))) {
        next++;
      }
      found = Lists.plus(found, all.subList(first, next));
    }
    for (int i = next; i < all.size(); i++) {
      if (all.get(i).seat.isPresent()) {
        int seat = all.get(i).seat.get().index();
        found = Lists.set(found, seat, Lists.plus(found.get(seat), all.get(i)));
      }
    }
    return found;
  }

  /** Those that lead a fleet. */
  static ImmutableList<Spot> leaders(Board board) {
    ImmutableList<Spot> leaders = ImmutableList.of();
    for (int i = 0; i < board.spots().size(); i++) {
      if (board.spots().get(i).card.leading().isPresent()) {
        leaders = Lists.plus(leaders, board.spots().get(i));
      }
    }
    return leaders;
  }

  /** Whether the walk ends at that card. */
  private interface Visit {
    boolean at(Row row, Optional<Seat> seat, int index, int attached, Card card);
  }

  private static final class Finding implements Visit {
    private final CardId id;
    private @Nullable Spot found;

    Finding(CardId id) {
      this.id = id;
    }

    @Override
    public boolean at(Row row, Optional<Seat> seat, int index, int attached, Card card) {
      if (card.id().number() == id.number()) {
        found = new Spot(ALONE, row, seat, index, attached, card);
      }
      return found != null;
    }
  }

  private static void walk(Board board, Visit visit) {
    for (int i = 0; i < board.factions().size(); i++) {
      Faction faction = board.factions().get(i);
      Optional<Seat> seat = SEATS.get(i);
      if (walk(Row.INNER_CIRCLE, seat, faction.innerCircle(), visit)
          || walk(Row.SUPPORTING_ROW, seat, faction.supportingRow(), visit)
          || walk(Row.STATION, seat, faction.onStation(), visit)
          || faction.agenda().isPresent()
              && walk(Row.AGENDA, seat, 0, faction.agenda().get(), visit)) {
        return;
      }
    }
    for (int i = 0; i < board.mercenaries().size(); i++) {
      Mercenary mercenary = board.mercenaries().get(i);
      if (walk(Row.MERCENARIES, mercenary.director(), i, mercenary.card(), visit)) {
        return;
      }
    }
  }

  private static boolean walk(
      Row row, Optional<Seat> seat, ImmutableList<Card> cards, Visit visit) {
    for (int i = 0; i < cards.size(); i++) {
      if (walk(row, seat, i, cards.get(i), visit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean walk(Row row, Optional<Seat> seat, int index, Card card, Visit visit) {
    if (visit.at(row, seat, index, -1, card)) {
      return true;
    }
    ImmutableList<Card> attached = card.attachments();
    for (int i = 0; i < attached.size(); i++) {
      if (visit.at(row, seat, index, i, attached.get(i))) {
        return true;
      }
    }
    return false;
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
