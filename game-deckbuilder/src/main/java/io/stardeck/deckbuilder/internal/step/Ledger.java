package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Keeps {@link Holding}s: whose cards are whose, as far as everybody can follow it. */
public final class Ledger {
  private Ledger() {}

  /** {@code card} has come among the cards of {@code seat}. */
  public static void join(Play<DeckbuilderState> play, Seat seat, CardId card) {
    Table table = play.state().table();
    int at = of(table, seat);
    Holding holding = table.holdings().get(at);
    set(play, at, new Holding(holding.seats(), Lists.plus(holding.cards(), card)));
  }

  /** {@code card} is none of the cards of {@code seat} any more. */
  public static void leave(Play<DeckbuilderState> play, Seat seat, CardId card) {
    Table table = play.state().table();
    int at = of(table, seat);
    Holding holding = table.holdings().get(at);
    set(play, at, new Holding(holding.seats(), Lists.minus(holding.cards(), card)));
  }

  /** {@code seat} leaves the game, and everybody sees {@code cards}, all that were his. */
  static void part(Play<DeckbuilderState> play, Seat seat, ImmutableList<CardId> cards) {
    Table table = play.state().table();
    int at = of(table, seat);
    Holding holding = table.holdings().get(at);
    if (holding.seats().size() == 1) {
      set(play, at, new Holding(holding.seats(), ImmutableList.of()));
      return;
    }
    ImmutableList<CardId> others = holding.cards();
    for (CardId card : cards) {
      others = Lists.minus(others, card);
    }
    set(play, at, new Holding(Lists.minus(holding.seats(), seat), others));
    Table parted = play.state().table();
    Holding none = new Holding(ImmutableList.of(seat), ImmutableList.of());
    play.become(play.state().with(parted.withHoldings(Lists.plus(parted.holdings(), none))));
  }

  /** A card has gone unseen from one player to the other ({@code DB-VIS-07}). */
  public static void mix(Play<DeckbuilderState> play, Seat from, Seat to) {
    Table table = play.state().table();
    int one = of(table, from);
    int other = of(table, to);
    if (one == other) {
      return;
    }
    Holding first = table.holdings().get(Math.min(one, other));
    Holding second = table.holdings().get(Math.max(one, other));
    ImmutableList<Seat> seats =
        ImmutableList.sortedCopyOf(Lists.plusAll(first.seats(), second.seats()));
    Holding both = new Holding(seats, Lists.plusAll(first.cards(), second.cards()));
    set(play, Math.min(one, other), both);
    Table mixed = play.state().table();
    play.become(
        play.state()
            .with(mixed.withHoldings(Lists.without(mixed.holdings(), Math.max(one, other)))));
  }

  private static int of(Table table, Seat seat) {
    int at = 0;
    while (!table.holdings().get(at).seats().contains(seat)) {
      at++;
    }
    return at;
  }

  private static void set(Play<DeckbuilderState> play, int at, Holding holding) {
    Table table = play.state().table();
    play.become(play.state().with(table.withHoldings(Lists.set(table.holdings(), at, holding))));
  }
}
