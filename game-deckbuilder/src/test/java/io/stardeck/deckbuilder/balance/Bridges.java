package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Arrays;
import java.util.Locale;

/**
 * {@code DB-CARD-24}: what the cards of the Bridge come to in a turn. Cards that a player keeps
 * back count as well: the player can play them if an encounter asks for them.
 */
final class Bridges implements Line {
  private static final Stat[] STATS = {Stat.SPEED, Stat.ATTACK, Stat.DIPLOMACY};
  private static final int[] TURNS = {1, 8, 15, 20};

  /** By turn and stat: the least and the most that the median should be. */
  private static final double[][][] TARGETS = {
    {{1, 1}, {2, 3}, {0, 1}},
    {{3, 3}, {4, 4}, {1, 2}},
    {{5, 5}, {5, 5}, {3, 3}},
    {{5, 5}, {6, 6}, {3, 4}}
  };

  /** What a whole number of cards may miss a number by that was designed for their mean. */
  private static final double ROUNDING = 1;

  private static final double WIDEST = 2.5;

  /** Fewer numbers than these tell nothing. */
  private static final int ENOUGH = 30;

  /** A turn that one game in so many comes to tells of the games that drag on alone. */
  private static final int RARE = 10;

  private final Numbers[][] totals = new Numbers[TURNS.length][STATS.length];
  private final int[] turns = new int[Seat.MAX + 1];
  private final int[] most = new int[STATS.length];

  Bridges() {
    for (Numbers[] ofTurn : totals) {
      Arrays.setAll(ofTurn, stat -> new Numbers());
    }
  }

  @Override
  public void fresh() {
    Arrays.fill(turns, 0);
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    count(events);
    look(after);
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    for (int turn = 0; turn < TURNS.length; turn++) {
      for (int stat = 0; stat < STATS.length; stat++) {
        Numbers of = totals[turn][stat];
        if (of.size() < Math.max(ENOUGH, totals[0][stat].size() / RARE)) {
          continue;
        }
        double[] target = TARGETS[turn][stat];
        String what =
            STATS[stat].name().toLowerCase(Locale.ROOT) + " of the Bridge, turn " + TURNS[turn];
        figures.add(
            Figure.number(
                "DB-CARD-24",
                what + ", median",
                Math.max(0, target[0] - ROUNDING),
                target[1] + ROUNDING,
                of.median()));
        figures.add(
            Figure.number(
                "DB-CARD-24",
                what + ", 90th percentile",
                0,
                WIDEST * Math.max(of.median(), target[1]),
                of.at(0.9)));
      }
    }
    return figures.build();
  }

  private void look(DeckbuilderState state) {
    Seat seat = state.table().turnPlayer();
    for (int stat = 0; stat < STATS.length; stat++) {
      int total =
          sum(state, state.table().area(seat).bridge(), STATS[stat])
              + sum(state, state.hand(seat), STATS[stat]);
      most[stat] = Math.max(most[stat], total);
    }
  }

  private static int sum(DeckbuilderState state, ImmutableList<CardId> cards, Stat stat) {
    int sum = 0;
    for (int i = 0; i < cards.size(); i++) {
      CardDef card = state.table().def(cards.get(i));
      if ((card.type() == CardType.CHARACTER || card.type() == CardType.MANEUVER)
          && card.stats().of(stat).orElse(Amount.NONE) instanceof Amount.Constant constant) {
        sum += constant.value();
      }
    }
    return sum;
  }

  private void count(ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnEnded ended) {
        add(turns[ended.seat().number()]);
      } else if (event.what() instanceof TurnStarted started) {
        turns[started.seat().number()]++;
        Arrays.fill(most, 0);
      }
    }
  }

  private void add(int turn) {
    for (int i = 0; i < TURNS.length; i++) {
      for (int stat = 0; stat < STATS.length && TURNS[i] == turn; stat++) {
        totals[i][stat].add(most[stat]);
      }
    }
  }
}
