package io.stardeck.b5.bot;

import static com.google.common.base.Verify.verifyNotNull;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.internal.value.Joining;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What the player looks at before a decision. */
final class Situation {
  private final B5View view;

  Situation(B5View view) {
    this.view = view;
  }

  B5View view() {
    return view;
  }

  Board board() {
    return view.board();
  }

  Seat me() {
    return view.seat();
  }

  Faction own() {
    return board().faction(me());
  }

  CardDef def(CardId card) {
    return board().def(card);
  }

  /** A card that must be in play. */
  Spot spot(CardId card) {
    return verifyNotNull(Spot.find(board(), card), "%s is not in play", card);
  }

  boolean mine(Spot spot) {
    return spot.of(me());
  }

  int power(Seat seat) {
    return Standing.power(board(), seat);
  }

  /** By how much the initiator leads. */
  int lead(Conflict conflict) {
    return Totals.of(board(), conflict, Side.SUPPORT) - Totals.of(board(), conflict, Side.OPPOSE);
  }

  /** How much more the player wants its initiator to win it than to lose it. */
  double stake(Conflict conflict) {
    if (conflict.initiator().equals(me())) {
      return 3;
    }
    if (conflict.target().isPresent() && conflict.target().get().equals(me())) {
      return -2.5;
    }
    int initiator = power(conflict.initiator()) - power(me());
    if (conflict.target().isPresent()) {
      int target = power(conflict.target().get()) - power(me());
      if (target > 1 && target > initiator + 1) {
        return 1.5;
      }
    }
    return initiator > 0 ? -2.8 : initiator >= -2 ? -1.6 : -0.8;
  }

  /** What the ready cards of a player could add to a side of that conflict. */
  int reserve(Seat seat, Conflict conflict, Side side) {
    Role role = Role.of(side);
    int sum = 0;
    int most = 0;
    ImmutableList<Spot> all = board().spots();
    for (int i = 0; i < all.size(); i++) {
      Spot spot = all.get(i);
      if (spot.of(seat) && mayJoin(spot, seat, conflict, role, conflict.type())) {
        int rating = Ratings.current(board(), spot, conflict.type());
        sum += rating;
        most = Math.max(most, rating);
      }
    }
    return conflict.traits().oneFleetEachSide() ? most : sum;
  }

  /** Whether a card of that player may join so with that ability, if it has any. */
  boolean mayJoin(Spot spot, Seat seat, Conflict conflict, Role role, Ability ability) {
    return mayAct(spot)
        && Joining.kindMay(board(), spot, conflict, role)
        && !Joining.barred(board(), spot, ability)
        && Joining.admitted(board(), spot, seat, conflict, role, ability);
  }

  /**
   * The sum of the ratings with which a player's ready cards could join a conflict of that type.
   *
   * @param target whether the player is its target
   */
  int strength(Seat seat, Ability type, boolean target) {
    int sum = 0;
    ImmutableList<Spot> all = board().spots();
    for (int i = 0; i < all.size(); i++) {
      Spot spot = all.get(i);
      Kind kind = board().def(spot).kind();
      boolean joins = type == Ability.MILITARY ? kind == Kind.FLEET : kind.isCharacter();
      boolean shutOut = !target && board().def(spot).joinsOnlyWhenTarget();
      if (joins && !shutOut && spot.of(seat) && mayAct(spot)) {
        sum += Ratings.current(board(), spot, type);
      }
    }
    return sum;
  }

  private static boolean mayAct(Spot spot) {
    return spot.top() && spot.card().ready() && !spot.card().neutralisedThisTurn();
  }

  /** What it costs the player to rotate that card: members of the Inner Circle do more. */
  double rotating(Spot spot) {
    return spot.row() == Row.INNER_CIRCLE ? 0.5 : 0.2;
  }
}
