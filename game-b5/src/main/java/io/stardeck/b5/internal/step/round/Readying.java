package io.stardeck.b5.internal.step.round;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.event.TurnEvent.InitiativeSet;
import io.stardeck.b5.event.TurnEvent.PoolRestored;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.StateCheck;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** The Ready round after the choices: readying, influence, initiative ({@code B5-FRM-10}). */
public final class Readying {
  private static final RuleId FRM_11 = RuleId.of("B5-FRM-11");
  private static final RuleId FRM_14 = RuleId.of("B5-FRM-14");
  private static final RuleId FRM_15 = RuleId.of("B5-FRM-15");
  private static final ImmutableList<Ability> TIE_BREAKS =
      ImmutableList.of(Ability.DIPLOMACY, Ability.INTRIGUE, Ability.PSI, Ability.LEADERSHIP);

  private Readying() {}

  /** Readies every card but those that are kept, fills the pools, and sets the order. */
  public static void ready(Play<B5State> play, ImmutableList<CardId> kept) {
    int[] prices = new int[Boards.of(play).players()];
    ImmutableList<Spot> rotated =
        Lists.filter(
            Boards.of(play).spots(), spot -> spot.card().rotated() && !kept.contains(spot.id()));
    for (Spot spot : rotated) {
      int price = Standing.readyCost(Boards.of(play), spot);
      spot.seat().ifPresent(seat -> prices[seat.index()] += price);
    }
    InPlay.unrotate(play, rotated, FRM_11);
    StateCheck.run(play);
    for (int i = 0; i < prices.length; i++) {
      restore(play, Seat.at(i), prices[i]);
    }
    initiative(play);
  }

  private static void restore(Play<B5State> play, Seat seat, int price) {
    int bonus = Boards.of(play).faction(seat).nextTurnBonus();
    int most = Standing.rating(Boards.of(play), seat) + bonus;
    int pool = Math.max(0, most - Math.max(0, price));
    Boards.change(
        play, seat, each -> each.withTurnBonus(bonus).withNextTurnBonus(0).withPool(pool));
    play.tell(FRM_14, new PoolRestored(seat, pool));
  }

  /** Lowest rating first; then the abilities of the ambassador; then chance. */
  private static void initiative(Play<B5State> play) {
    ImmutableList<Seat> seats = Seat.clockwiseFrom(Seat.of(1), Boards.of(play).players());
    List<Seat> order = new ArrayList<>(play.<Seat>shuffle(seats));
    Board board = Boards.of(play);
    order.sort((one, other) -> compare(board, one, other));
    ImmutableList<Seat> sorted = ImmutableList.copyOf(order);
    Boards.change(play, each -> each.withOrder(sorted));
    play.tell(FRM_15, new InitiativeSet(sorted));
  }

  private static int compare(Board board, Seat one, Seat other) {
    int by = Integer.compare(Standing.rating(board, one), Standing.rating(board, other));
    for (int i = 0; by == 0 && i < TIE_BREAKS.size(); i++) {
      Ability ability = TIE_BREAKS.get(i);
      by =
          Integer.compare(
              Ratings.current(board, board.ambassador(other), ability),
              Ratings.current(board, board.ambassador(one), ability));
    }
    return by;
  }
}
