package io.stardeck.deckbuilder.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.GameView;
import java.util.Optional;

/**
 * What one seat, or the spectator, may know (section 2.2 of the catalogue). Legal actions and
 * checks are worked out from this alone.
 *
 * @param seat whose view it is
 * @param table what everybody knows
 * @param hand the own Hand; empty for the spectator
 * @param look what the seat is shown because it has to choose, if anything is
 * @param shown the cards of {@code look}, the top first
 * @param counts the numbers of cards that each player keeps hidden, in seat order
 * @param spaceDeck the number of cards in the space deck
 * @param starbaseDeck the number of cards in the starbase deck
 * @param borgArea the number of cards in the Borg area
 * @param spaceGoneRound whether the top card of the space deck has been flipped in this turn
 */
public record DeckbuilderView(
    Seat seat,
    Table table,
    ImmutableList<CardId> hand,
    Optional<Look> look,
    ImmutableList<CardId> shown,
    ImmutableList<Counts> counts,
    int spaceDeck,
    int starbaseDeck,
    int borgArea,
    boolean spaceGoneRound)
    implements GameView, Sight {
  /** What {@code seat} may know of {@code state}. */
  public static DeckbuilderView of(DeckbuilderState state, Seat seat) {
    Table table = state.table();
    ImmutableList.Builder<Counts> counts = ImmutableList.builderWithExpectedSize(table.players());
    for (int index = 0; index < table.players(); index++) {
      counts.add(state.counts(Seat.at(index)));
    }
    Optional<Look> look =
        table.phases().top() instanceof Choice choice && choice.seat().equals(seat)
            ? choice.look()
            : Optional.empty();
    return new DeckbuilderView(
        seat,
        table,
        seat.equals(Seat.SPECTATOR) ? ImmutableList.of() : state.hand(seat),
        look,
        look.isPresent() ? state.seen(look.get()) : ImmutableList.of(),
        counts.build(),
        state.spaceDeck(),
        state.starbaseDeck(),
        state.borgArea(),
        state.spaceGoneRound());
  }

  @Override
  public Phase top() {
    return table.phases().top();
  }

  @Override
  public Counts counts(Seat of) {
    return counts.get(of.index());
  }

  @Override
  public ImmutableList<CardId> hand(Seat of) {
    return of.equals(seat) ? hand : seen(new Look(CardEffect.Pile.HAND, of, 0));
  }

  @Override
  public ImmutableList<CardId> seen(Look wanted) {
    if (look.isEmpty()
        || look.get().pile() != wanted.pile()
        || !look.get().whose().equals(wanted.whose())) {
      return ImmutableList.of();
    }
    return wanted.pile() == CardEffect.Pile.HAND || wanted.n() >= shown.size()
        ? shown
        : shown.subList(0, wanted.n());
  }
}
