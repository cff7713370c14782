package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;

/**
 * A game at one moment: all that it needs to go on.
 *
 * @param table what everybody knows
 * @param secrets what each seat knows, in seat order
 * @param hidden what nobody knows
 */
public record DeckbuilderState(Table table, ImmutableList<Secrets> secrets, Hidden hidden)
    implements GameState<DeckbuilderState>, Sight {
  @Override
  public Pile<Phase> frames() {
    return table.phases();
  }

  @Override
  public DeckbuilderState withFrames(Pile<Frame> frames) {
    return with(table.withPhases(frames.as(Phase.class)));
  }

  @Override
  public Chance chance() {
    return hidden.chance();
  }

  @Override
  public DeckbuilderState withChance(Chance next) {
    return with(hidden.withChance(next));
  }

  @Override
  public Counts counts(Seat seat) {
    return new Counts(hand(seat).size(), hidden.deck(seat).size());
  }

  @Override
  public ImmutableList<CardId> hand(Seat seat) {
    return secrets.get(seat.index()).hand();
  }

  @Override
  public ImmutableList<CardId> seen(Look look) {
    return switch (look.pile()) {
      case HAND -> ImmutableList.sortedCopyOf(CardId.BY_NUMBER, hand(look.whose()));
      case DECK -> top(hidden.deck(look.whose()), look.n());
      case STARBASE_DECK -> top(hidden.starbase(), look.n());
      case SPACE_DECK -> top(hidden.space(), look.n());
    };
  }

  @Override
  public int spaceDeck() {
    return hidden.space().size();
  }

  @Override
  public int starbaseDeck() {
    return hidden.starbase().size();
  }

  @Override
  public int borgArea() {
    return hidden.borg().size();
  }

  @Override
  public boolean spaceGoneRound() {
    return !hidden.space().isEmpty() && table.turn().flipped().contains(hidden.space().top());
  }

  /** This state with another table. */
  public DeckbuilderState with(Table next) {
    return new DeckbuilderState(next, secrets, hidden);
  }

  /** This state with another turn. */
  public DeckbuilderState with(Turn next) {
    return with(table.withTurn(next));
  }

  /** This state with other hidden things. */
  public DeckbuilderState with(Hidden next) {
    return new DeckbuilderState(table, secrets, next);
  }

  /** This state with another Hand of {@code seat}. */
  public DeckbuilderState withHand(Seat seat, ImmutableList<CardId> cards) {
    return new DeckbuilderState(
        table, Lists.set(secrets, seat.index(), new Secrets(cards)), hidden);
  }

  /** This state with another public area of {@code seat}. */
  public DeckbuilderState with(Seat seat, Area next) {
    return with(table.withAreas(Lists.set(table.areas(), seat.index(), next)));
  }

  /** This state with another tally of {@code seat}. */
  public DeckbuilderState with(Seat seat, Tally next) {
    return with(seat, table.area(seat).withTally(next));
  }

  private static ImmutableList<CardId> top(Pile<CardId> pile, int n) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int left = n; left > 0 && !pile.isEmpty(); left--) {
      cards.add(pile.top());
      pile = pile.pop();
    }
    return cards.build();
  }
}
