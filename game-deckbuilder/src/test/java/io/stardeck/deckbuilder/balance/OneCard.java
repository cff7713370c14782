package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.Scenario;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.Family;
import io.stardeck.deckbuilder.card.Keyword;
import io.stardeck.deckbuilder.state.Basic;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.Secrets;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.CardId;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code DB-BAL-10}: what one copy of a card of the Starbase is worth in place of a starting
 * Ensign. Each pair is the same deal twice: first one player has the card, then the other.
 */
final class OneCard {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final PlannerBot BOT = new PlannerBot();
  private static final double LEAST = 0.505;
  private static final double MOST = 0.60;

  private OneCard() {}

  /**
   * The share of wins with each card, with the cards of each cost, and with all of them.
   *
   * @param every 1 for each kind of card, 2 for every other
   */
  static ImmutableList<Figure> figures(int pairs, int every) {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    Map<Integer, double[]> costs = new TreeMap<>();
    double[] all = new double[2];
    int kind = 0;
    for (CardDef card : CardSets.standard().cards()) {
      if (card.family() == Family.STARBASE && card.cost().isPresent() && kind++ % every == 0) {
        double[] one = play(card, pairs);
        figures.add(share("wins with one " + card.name(), one));
        double[] ofCost = costs.computeIfAbsent(card.costOrZero(), cost -> new double[2]);
        for (int i = 0; i < one.length; i++) {
          ofCost[i] += one[i];
          all[i] += one[i];
        }
      }
    }
    costs.forEach((cost, sum) -> figures.add(share("wins with one card of cost " + cost, sum)));
    figures.add(share("wins with one card", all));
    return figures.build();
  }

  /** Wins and games. */
  private static double[] play(CardDef card, int pairs) {
    double[] sum = new double[2];
    for (int pair = 0; sum[1] < 2 * pairs; pair++) {
      DeckbuilderState dealt =
          GAME.setup(Games.config(Scenario.EXPLORATION, 2), Chance.seeded("one/" + pair)).state();
      Optional<CardId> copy =
          dealt.hidden().starbase().toList().stream()
              .filter(id -> dealt.table().def(id).equals(card))
              .findFirst();
      if (copy.isPresent()) {
        for (Seat seat : Seat.first(2)) {
          Outcome outcome = end(with(dealt, seat, copy.get()));
          sum[0] += outcome.winners().contains(seat) ? 1.0 / outcome.winners().size() : 0;
          sum[1]++;
        }
      }
    }
    return sum;
  }

  private static Figure share(String what, double[] sum) {
    return Figure.share("DB-BAL-10", what, LEAST, MOST, sum[0], (int) sum[1]);
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
    Holding held = table.holdings().get(seat.index());
    CardId ensign =
        held.cards().stream()
            .filter(id -> table.def(id).has(Keyword.ENSIGN))
            .findFirst()
            .orElseThrow();
    List<Holding> holdings = new ArrayList<>(table.holdings());
    holdings.set(seat.index(), new Holding(held.seats(), changed(held.cards(), ensign, card)));
    List<Secrets> secrets = new ArrayList<>(dealt.secrets());
    secrets.set(seat.index(), new Secrets(changed(dealt.hand(seat), ensign, card)));
    Hidden hidden = dealt.hidden();
    Pile<CardId> starbase =
        Pile.topFirst(
            hidden.starbase().toList().stream()
                .filter(id -> !id.equals(card))
                .collect(ImmutableList.toImmutableList()));
    return new DeckbuilderState(
        table
            .withHoldings(holdings)
            .withStarbase(
                table
                    .starbase()
                    .withPile(Basic.ENSIGN, table.starbase().pile(Basic.ENSIGN).push(ensign))),
        ImmutableList.copyOf(secrets),
        hidden
            .withDeck(seat, Pile.topFirst(changed(hidden.deck(seat).toList(), ensign, card)))
            .withStarbase(starbase));
  }

  private static ImmutableList<CardId> changed(
      ImmutableList<CardId> cards, CardId from, CardId to) {
    List<CardId> changed = new ArrayList<>(cards);
    Collections.replaceAll(changed, from, to);
    return ImmutableList.copyOf(changed);
  }
}
