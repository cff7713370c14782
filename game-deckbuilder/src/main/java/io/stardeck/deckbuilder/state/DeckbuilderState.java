package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;

/**
 * A game at one moment: all that it needs to go on.
 *
 * @param table what everybody sees
 * @param zones the cards that lie face down, see {@link Places}, and who knows which they are
 * @param chance the random generator, which nobody knows
 */
public record DeckbuilderState(Table table, Zones<CardId> zones, Chance chance)
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
  public DeckbuilderState withChance(Chance next) {
    return new DeckbuilderState(table, zones, next);
  }

  @Override
  public int size(Place place) {
    return zones.size(place);
  }

  @Override
  public ImmutableList<CardId> hand(Seat seat) {
    return zones.cards(Places.hand(seat));
  }

  /** The Deck of {@code seat}, the top first. */
  public ImmutableList<CardId> deck(Seat seat) {
    return zones.cards(Places.deck(seat));
  }

  /** The space deck, the top first. */
  public ImmutableList<CardId> space() {
    return zones.cards(Places.SPACE);
  }

  /** The starbase deck, the top first. */
  public ImmutableList<CardId> starbase() {
    return zones.cards(Places.STARBASE);
  }

  /** The Borg area, the top first. */
  public ImmutableList<CardId> borg() {
    return zones.cards(Places.BORG);
  }

  @Override
  public ImmutableList<CardId> top(Place place, int n) {
    ImmutableList<CardId> cards = zones.cards(place);
    return cards.subList(0, Math.min(n, cards.size()));
  }

  /** This state with another table. */
  public DeckbuilderState with(Table next) {
    return new DeckbuilderState(next, zones, chance);
  }

  /** This state with another turn. */
  public DeckbuilderState with(Turn next) {
    return with(table.withTurn(next));
  }

  /** This state with face-down cards elsewhere, or known to others. */
  public DeckbuilderState with(Zones<CardId> next) {
    return new DeckbuilderState(table, next, chance);
  }

  /** This state with another public area of {@code seat}. */
  public DeckbuilderState with(Seat seat, Area next) {
    return with(table.withAreas(Lists.set(table.areas(), seat.index(), next)));
  }

  /** This state with another tally of {@code seat}. */
  public DeckbuilderState with(Seat seat, Tally next) {
    return with(seat, table.area(seat).withTally(next));
  }
}
