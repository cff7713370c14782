package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.CardGroup;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tie-break A: the tied players draw cards for the highest total (BF-WIN-07, BF-D-52). */
final class DrawnCards {
  private static final RuleId WIN_07 = RuleId.of("BF-WIN-07");
  private static final int FIRST_DRAW = 5;

  private final Play<BattleForceState> play;

  /** The total of each side that is still in it, in the order of {@link #sides}. */
  private List<Integer> totals = new ArrayList<>();

  private List<ImmutableList<Seat>> sides;

  private DrawnCards(Play<BattleForceState> play, List<ImmutableList<Seat>> sides) {
    this.play = play;
    this.sides = sides;
    for (int i = 0; i < sides.size(); i++) {
      totals.add(0);
    }
  }

  /**
   * Shuffles all action cards and lets the tied sides draw: five cards each at first, one by one in
   * seat order, then one more for each that is still tied. Only weapon cards count their number.
   * Allies add theirs up.
   *
   * @return the side that is ahead; all that are still tied if the cards run out
   */
  static ImmutableList<ImmutableList<Seat>> breakTie(
      Play<BattleForceState> play, ImmutableList<ImmutableList<Seat>> tied) {
    AllCards.shuffle(play, WIN_07);
    DrawnCards draw = new DrawnCards(play, tied);
    for (int card = 0; card < FIRST_DRAW && draw.enough(); card++) {
      draw.round();
    }
    draw.keepBest();
    while (draw.sides.size() > 1 && draw.enough()) {
      draw.round();
      draw.keepBest();
    }
    return ImmutableList.copyOf(draw.sides);
  }

  private boolean enough() {
    return play.state().starbase() >= Scores.seats(ImmutableList.copyOf(sides)).size();
  }

  /** One card for each, face up, in seat order. */
  private void round() {
    for (Seat seat : Scores.seats(ImmutableList.copyOf(sides))) {
      CardId card = CARDS.top(play, Places.STARBASE).away();
      Table table = play.state().table();
      play.become(play.state().with(table.withDiscard(table.discard().push(card))));
      play.tell(WIN_07, new CardDrawn(seat, Source.STARBASE, Optional.of(card)));
      if (table.kind(card).is(CardGroup.WEAPON)) {
        int side = sideOf(seat);
        totals.set(side, totals.get(side) + table.card(card).value());
      }
    }
  }

  private int sideOf(Seat seat) {
    int side = 0;
    while (!sides.get(side).contains(seat)) {
      side++;
    }
    return side;
  }

  private void keepBest() {
    int most = 0;
    for (int total : totals) {
      most = Math.max(most, total);
    }
    List<Integer> bestTotals = new ArrayList<>();
    List<ImmutableList<Seat>> bestSides = new ArrayList<>();
    for (int i = 0; i < sides.size(); i++) {
      if (totals.get(i) == most) {
        bestTotals.add(most);
        bestSides.add(sides.get(i));
      }
    }
    totals = bestTotals;
    sides = bestSides;
  }
}
