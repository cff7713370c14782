package io.stardeck.b5.bot;

import static com.google.common.base.Verify.verifyNotNull;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.internal.value.Clash;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.Seat;

/** Conflicts: what a card turns by joining, by leading a fleet that takes part, by attacking. */
final class Contesting {
  private Contesting() {}

  static double joining(Situation situation, Join join) {
    Conflict conflict = conflict(situation, join.conflict());
    return joining(situation, conflict, join.side(), situation.spot(join.card()), join.ability());
  }

  /** What it is worth that a card joins a side with that ability. */
  static double joining(
      Situation situation, Conflict conflict, Side side, Spot spot, Ability ability) {
    int rating = Ratings.current(situation.board(), spot, ability);
    double worth = turning(situation, conflict, side, rating);
    return worth <= 0 ? 0 : worth - situation.rotating(spot);
  }

  /** What it is worth that a side of a conflict grows by so much, with more to come. */
  static double turning(Situation situation, Conflict conflict, Side side, int more) {
    double stake = situation.stake(conflict);
    boolean wanted = side == Side.SUPPORT ? stake > 0 : stake < 0;
    if (!wanted || more <= 0) {
      return 0;
    }
    int lead = situation.lead(conflict);
    int reserve = reserve(situation, conflict, side);
    int behind = side == Side.SUPPORT ? 1 - lead : lead;
    if (behind <= 0) {
      return side == Side.SUPPORT ? ahead(conflict, lead, reserve) : 0;
    }
    if (Math.max(reserve, more) < behind) {
      return 0;
    }
    // the smallest card that is enough, or the largest if none is
    double fit = more >= behind ? 0.5 - 0.03 * (more - behind) : 0.03 * more;
    return 1 + Math.abs(stake) + fit;
  }

  /** The own ready cards, and against an initiator some of those who are not concerned. */
  private static int reserve(Situation situation, Conflict conflict, Side side) {
    int own = situation.reserve(situation.me(), conflict, side);
    int others = 0;
    for (int i = 0; side == Side.OPPOSE && i < situation.board().players(); i++) {
      Seat seat = Seat.at(i);
      if (!seat.equals(situation.me()) && !seat.equals(conflict.initiator())) {
        others += situation.reserve(seat, conflict, side);
      }
    }
    return own + others / 2;
  }

  /** A won conflict may be worth winning by more. */
  private static double ahead(Conflict conflict, int lead, int reserve) {
    for (Outcome outcome : conflict.traits().onWin()) {
      int margin = outcome.margin().orElse(0);
      if (margin > lead && margin <= lead + reserve) {
        return 1.2;
      }
    }
    return 0;
  }

  static double leading(Situation situation, LeadFleet lead) {
    Board board = situation.board();
    int leadership = Ratings.current(board, situation.spot(lead.character()), Ability.LEADERSHIP);
    double best = 0;
    for (Conflict conflict : board.conflicts()) {
      Participant entry = conflict.participant(lead.fleet());
      if (entry != null && entry.role() != Role.ATTACK && entry.ability() == Ability.MILITARY) {
        Side side = entry.role() == Role.SUPPORT ? Side.SUPPORT : Side.OPPOSE;
        best = Math.max(best, turning(situation, conflict, side, leadership));
      }
    }
    return best <= 0 ? 0 : best - situation.rotating(situation.spot(lead.character()));
  }

  static double attacking(Situation situation, Attack attack) {
    Board board = situation.board();
    Conflict conflict = conflict(situation, attack.conflict());
    Participant entry = verifyNotNull(conflict.participant(attack.target()));
    Clash clash = verifyNotNull(Clash.of(board, attack, null));
    int dealt = clash.taken(board, clash.target(), clash.dealt(board));
    int received = clash.taken(board, clash.attacker(), clash.received(board));
    double worth =
        wounding(board, clash.target(), dealt) - wounding(board, clash.attacker(), received);
    return worth
        + weakening(situation, conflict, entry, clash.target(), dealt)
        - 1
        - situation.rotating(clash.attacker());
  }

  /** What it hurts the player of a card that the card takes so much damage. */
  private static double wounding(Board board, Spot spot, int damage) {
    double card = CardWorth.of(board.def(spot));
    int left = Ratings.needed(board, spot) - spot.card().damage();
    if (damage < left) {
      return 0.05 * card * damage / left;
    }
    return spot.row() == Row.INNER_CIRCLE ? 1.5 : 0.5 + 0.4 * card;
  }

  /** What it is worth that a participant counts less. */
  private static double weakening(
      Situation situation, Conflict conflict, Participant entry, Spot target, int damage) {
    if (entry.role() == Role.ATTACK) {
      return 0;
    }
    Side hurt = entry.role() == Role.SUPPORT ? Side.SUPPORT : Side.OPPOSE;
    Side helped = hurt == Side.SUPPORT ? Side.OPPOSE : Side.SUPPORT;
    Board board = situation.board();
    int rating = Ratings.current(board, target, entry.ability());
    boolean gone = damage >= Ratings.needed(board, target) - target.card().damage();
    return turning(situation, conflict, helped, gone ? rating : Math.min(rating, damage));
  }

  static Conflict conflict(Situation situation, int number) {
    return verifyNotNull(situation.board().conflict(number), "no open conflict %s", number);
  }
}
