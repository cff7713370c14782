package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/**
 * Plays of the enemy by the rules of the players. To those rules its open cards look like a hand,
 * though they are none (BF-SOL-11).
 */
final class Moves {
  private Moves() {}

  /** What the enemy {@code seat} knows, with its open cards as the hand. */
  static BattleForceView view(BattleForceState state, Seat seat) {
    return view(state, seat, state.table().enemyCards());
  }

  /** What the enemy {@code seat} would know if {@code cards} were its open cards. */
  static BattleForceView view(BattleForceState state, Seat seat, ImmutableList<CardId> cards) {
    return BattleForceView.of(state.with(state.table().withEnemyCards(cards)), seat);
  }

  /** Whether the rules let the seat of {@code view} make that play. */
  static <A extends BattleForceAction> boolean legal(
      BattleForceView view, BattleRule<A> rule, A action) {
    Findings findings = Findings.probing();
    rule.check(view, action, findings);
    return findings.clean();
  }

  /** All plays of that rule that the enemy {@code seat} may make, in the order of its cards. */
  static <A extends BattleForceAction> ImmutableList<A> all(
      BattleForceState state, Seat seat, BattleRule<A> rule) {
    BattleForceView view = view(state, seat);
    ImmutableList.Builder<A> moves = ImmutableList.builder();
    rule.candidates(
        view,
        move -> {
          if (legal(view, rule, move)) {
            moves.add(move);
          }
        });
    return moves.build();
  }

  /**
   * Makes the first play of that rule that the enemy {@code seat} may make.
   *
   * @return whether there is one
   */
  static <A extends BattleForceAction> boolean makeFirst(
      Play<BattleForceState> play, Seat seat, BattleRule<A> rule) {
    ImmutableList<A> moves = all(play.state(), seat, rule);
    if (moves.isEmpty()) {
      return false;
    }
    rule.perform(play, moves.get(0));
    return true;
  }

  /**
   * Makes that play if the rules allow it.
   *
   * @return whether they do
   */
  static <A extends BattleForceAction> boolean make(
      Play<BattleForceState> play, BattleRule<A> rule, A action) {
    if (!legal(view(play.state(), action.actor()), rule, action)) {
      return false;
    }
    rule.perform(play, action);
    return true;
  }
}
