package io.stardeck.deckbuilder.balance;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.zone.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * {@code DB-BAL-10}: what one copy of a card of the Starbase is worth in place of a starting
 * Ensign. Each pair is the same deal twice: first one player has the card, then the other.
 */
final class OneCard {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final PlannerBot BOT = new PlannerBot();
  private static final double LEAST = 0.505;
  private static final double MOST = 0.60;
  private static final double ABOVE_ITS_COST = 0.04;

  /** The highest cost at which the ceiling holds. */
  private static final int ROOM = 6;

  private OneCard() {}

  /**
   * The share of wins with each card, and the mean of the cards of each cost that are ours.
   *
   * @param every 1 for each kind of card, 2 for every other
   */
  static ImmutableList<Figure> figures(int pairs, int every) {
    ListMultimap<Integer, Worth> costs = MultimapBuilder.treeKeys().arrayListValues().build();
    int kind = 0;
    for (CardDef card : CardSets.standard().cards()) {
      if (card.family() == Family.STARBASE && card.cost().isPresent() && kind++ % every == 0) {
        costs.put(card.costOrZero(), worth(card, pairs));
      }
    }
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    for (int cost : costs.keySet()) {
      List<Worth> ours = costs.get(cost).stream().filter(Worth::ours).toList();
      double mean = ours.stream().mapToDouble(Worth::share).average().orElse(Double.NaN);
      double error =
          Math.sqrt(ours.stream().mapToDouble(each -> each.error() * each.error()).sum())
              / Math.max(1, ours.size());
      for (Worth each : costs.get(cost)) {
        String what = "cost " + cost + ": wins with one " + each.card().name();
        figures.add(
            each.ours()
                ? figure(what, LEAST, mean + ABOVE_ITS_COST, each.share(), each.error())
                : figure(what + " (fixed)", 0, 1, each.share(), each.error()));
      }
      if (!ours.isEmpty()) {
        figures.add(figure("mean of cost " + cost, LEAST, cost <= ROOM ? MOST : 1, mean, error));
      }
    }
    return figures.build();
  }

  private static Figure figure(
      String what, double low, double high, double measured, double error) {
    return new Figure("DB-BAL-10", what, low, high, measured, error);
  }

  /** Plays that many pairs; in each, the card is in the starbase deck of the deal. */
  static Worth worth(CardDef card, int pairs) {
    double sum = 0;
    double squares = 0;
    int played = 0;
    for (int deal = 0; played < pairs; deal++) {
      DeckbuilderState dealt =
          GAME.setup(Games.config(Scenario.EXPLORATION, 2), Chance.seeded("one/" + deal)).state();
      Optional<CardId> copy =
          dealt.starbase().stream().filter(id -> dealt.table().def(id).equals(card)).findFirst();
      if (copy.isPresent()) {
        double won = 0;
        for (Seat seat : Seat.first(2)) {
          Outcome outcome = end(with(dealt, seat, copy.get()));
          won += outcome.winners().contains(seat) ? 0.5 / outcome.winners().size() : 0;
        }
        sum += won;
        squares += won * won;
        played++;
      }
    }
    return new Worth(card, played, sum, squares);
  }

  private static Outcome end(DeckbuilderState begun) {
    DeckbuilderState state = begun;
    while (!GAME.toAct(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      DeckbuilderAction action =
          BOT.choose(GAME.view(state, seat), GAME.legalActions(state, seat), Chance.seeded("one"));
      state = GAME.apply(state, action).state();
    }
    return GAME.outcome(state).orElseThrow();
  }

  /**
   * The same deal, but that card of the starbase deck and an Ensign of {@code seat} change places.
   */
  private static DeckbuilderState with(DeckbuilderState dealt, Seat seat, CardId card) {
    Table table = dealt.table();
    Place hand = Places.hand(seat);
    Place deck = Places.deck(seat);
    CardId ensign =
        Lists.plusAll(dealt.hand(seat), dealt.deck(seat)).stream()
            .filter(id -> table.def(id).has(Keyword.ENSIGN))
            .findFirst()
            .orElseThrow();
    DeckbuilderState state = Laid.in(dealt, hand, changed(dealt.hand(seat), ensign, card));
    state = Laid.in(state, deck, changed(dealt.deck(seat), ensign, card));
    state = Laid.in(state, Places.STARBASE, Lists.minus(dealt.starbase(), card));
    return CARDS
        .informed(state, Audience.everyone(), ImmutableList.of(deck, hand))
        .with(
            table.withStarbase(
                table
                    .starbase()
                    .withPile(Basic.ENSIGN, table.starbase().pile(Basic.ENSIGN).push(ensign))));
  }

  private static ImmutableList<CardId> changed(
      ImmutableList<CardId> cards, CardId from, CardId to) {
    List<CardId> changed = new ArrayList<>(cards);
    Collections.replaceAll(changed, from, to);
    return ImmutableList.copyOf(changed);
  }
}
