package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * {@code DB-BAL-10}: the cards of the search area that hardly anybody buys although they could,
 * when they buy something or end their turn.
 */
final class Purchases implements Line {
  private static final double LEAST = 0.02;

  private final Map<CardDef, int[]> counts = new LinkedHashMap<>();
  private final Set<CardDef> offered = new LinkedHashSet<>();
  private final Set<CardDef> bought = new LinkedHashSet<>();

  @Override
  public void decided(
      DeckbuilderState before,
      int options,
      DeckbuilderAction action,
      DeckbuilderState after,
      ImmutableList<Event> events) {
    if (action instanceof GainSlot gain) {
      before
          .table()
          .starbase()
          .slots()
          .get(gain.slot())
          .card()
          .ifPresent(card -> bought.add(before.table().def(card)));
    }
    if (action instanceof GainSlot || action instanceof GainBasic || action instanceof EndTurn) {
      offers(before, action.actor());
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    for (CardDef card : offered) {
      int[] count = counts.computeIfAbsent(card, each -> new int[2]);
      count[0]++;
      count[1] += bought.contains(card) ? 1 : 0;
    }
    offered.clear();
    bought.clear();
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    counts.forEach(
        (card, count) ->
            figures.add(
                Figure.share(
                    "DB-BAL-10", "games that buy " + card.name(), LEAST, 1, count[1], count[0])));
    return figures.build();
  }

  private void offers(DeckbuilderState state, Seat seat) {
    int xp = state.table().area(seat).tally().xp();
    for (Slot slot : state.table().starbase().slots()) {
      if (slot.card().isPresent()) {
        CardId card = slot.card().get();
        CardDef def = state.table().def(card);
        if (def.cost().isPresent() && Costs.of(state, seat, card) <= xp) {
          offered.add(def);
        }
      }
    }
  }
}
