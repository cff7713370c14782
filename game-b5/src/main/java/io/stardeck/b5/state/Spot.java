package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.config.Roster;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a card in play was found.
 *
 * @param row what it lies in
 * @param seat whose row; of the mercenary row who directs it, if anybody does
 * @param index its position there, or its host's
 * @param attached its position on its host; -1 if it lies there itself
 * @param card the card
 */
public record Spot(Row row, Optional<Seat> seat, int index, int attached, Card card) {
  static final int ON_NONE = -1;
  static final ImmutableList<Optional<Seat>> SEATS =
      Seat.first(4).stream().map(Optional::of).collect(ImmutableList.toImmutableList());

  /** What cards in play lie in. */
  public enum Row {
    INNER_CIRCLE(Faction::innerCircle, ImmutableFaction::withInnerCircle),
    SUPPORTING_ROW(Faction::supportingRow, ImmutableFaction::withSupportingRow),
    STATION(Faction::onStation, ImmutableFaction::withOnStation),
    AGENDA(Row::agenda, (faction, cards) -> faction.withAgenda(cards.stream().findFirst())),
    /** Shared by all. */
    MERCENARIES(faction -> ImmutableList.of(), (faction, cards) -> faction);

    private final Function<Faction, ImmutableList<Card>> cards;
    private final BiFunction<ImmutableFaction, ImmutableList<Card>, Faction> with;

    Row(
        Function<Faction, ImmutableList<Card>> cards,
        BiFunction<ImmutableFaction, ImmutableList<Card>, Faction> with) {
      this.cards = cards;
      this.with = with;
    }

    private static ImmutableList<Card> agenda(Faction faction) {
      return faction.agenda().isPresent()
          ? ImmutableList.of(faction.agenda().get())
          : ImmutableList.of();
    }

    /** The cards of that faction that lie there themselves. */
    ImmutableList<Card> of(Faction faction) {
      return cards.apply(faction);
    }

    private Faction with(Faction faction, ImmutableList<Card> there) {
      return with.apply(ImmutableFaction.copyOf(faction), there);
    }
  }

  /** Those that each faction has, in the order in which cards in play are listed. */
  static final ImmutableList<Row> OF_FACTION =
      ImmutableList.of(Row.INNER_CIRCLE, Row.SUPPORTING_ROW, Row.STATION, Row.AGENDA);

  /** The card of that id in play, or null. */
  public static @Nullable Spot find(Board board, CardId id) {
    Roster roster = board.config().roster();
    int players = board.factions().size();
    int owner = roster.has(id) ? roster.owner(id).index() : 0; // where most cards lie
    for (int i = 0; i < players; i++) {
      int index = (owner + i) % players;
      Spot found = find(board.factions().get(index), SEATS.get(index), id);
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
    Spot found = null;
    for (int i = 0; i < OF_FACTION.size() && found == null; i++) {
      found = find(OF_FACTION.get(i), seat, OF_FACTION.get(i).of(faction), id);
    }
    return found;
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
      return new Spot(row, seat, index, ON_NONE, card);
    }
    ImmutableList<Card> attached = card.attachments();
    for (int i = 0; i < attached.size(); i++) {
      if (attached.get(i).id().number() == id.number()) {
        return new Spot(row, seat, index, i, attached.get(i));
      }
    }
    return null;
  }

  /** The id of the card. */
  public CardId id() {
    return card.id();
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
    return row == Row.MERCENARIES
        ? board.mercenaries().get(index).card()
        : row.of(owner(board)).get(index);
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
    return with(board, Lists.without(row.of(owner(board)), index));
  }

  private Board place(Board board, Card card) {
    if (row == Row.MERCENARIES) {
      Mercenary now = board.mercenaries().get(index);
      return ImmutableBoard.copyOf(board)
          .withMercenaries(
              Lists.set(
                  board.mercenaries(), index, new Mercenary(card, now.bids(), now.director())));
    }
    return with(board, Lists.set(row.of(owner(board)), index, card));
  }

  private Board with(Board board, ImmutableList<Card> cards) {
    return board.with(seat.orElseThrow(), row.with(owner(board), cards));
  }

  private Faction owner(Board board) {
    return board.faction(seat.orElseThrow());
  }
}
