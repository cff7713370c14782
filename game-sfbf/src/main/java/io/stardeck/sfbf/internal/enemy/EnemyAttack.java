package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * The enemy's attack with weapons (SP-6, BF-SOL-03 to 05, 09): first the cards that it keeps, in
 * the order drawn, then one card after another from the Starbase.
 */
final class EnemyAttack {
  private static final RuleId SOL_03 = RuleId.of("BF-SOL-03");

  private final Play<BattleForceState> play;
  private final Seat seat;
  private final EnemySalvo salvo;

  private EnemyAttack(Play<BattleForceState> play, Seat seat, ShipId target) {
    this.play = play;
    this.seat = seat;
    this.salvo = new EnemySalvo(play, seat, target);
  }

  /**
   * Draws and attacks, if there is a target.
   *
   * @return whether it attacked; if not, the drawing may have ended the game (BF-OPT-41)
   */
  static boolean make(Play<BattleForceState> play, Seat seat) {
    Optional<ShipId> target = EnemyShips.target(play.state().table(), seat, Form.SHIP);
    return target.isPresent() && new EnemyAttack(play, seat, target.get()).make();
  }

  private boolean make() {
    useKept();
    if (salvo.begun() || salvo.possible()) {
      draw();
    }
    if (play.over()) {
      salvo.drop();
      return false;
    }
    if (salvo.begun()) {
      salvo.commit();
      return true;
    }
    return false;
  }

  /** A kept card that does not fit stays kept. */
  private void useKept() {
    for (CardId card : table().enemyCards()) {
      if (table().kind(card).weapon()) {
        salvo.addWeapon(card);
      }
    }
    supportWithKept();
  }

  /**
   * Doubling cards and Prime Teams, from before this turn or from before the first weapon card, as
   * soon as they fit (BF-SOL-04, 09).
   */
  private void supportWithKept() {
    for (CardId card : table().enemyCards()) {
      salvo.addSupport(card);
    }
  }

  /** Until a card comes that the attacker cannot use; what does not fit before that is kept. */
  private void draw() {
    while (Cards.canDraw(play.state())) {
      CardId card = Cards.drawOpen(play, seat, SOL_03);
      if (play.over()) {
        return;
      }
      boolean begun = salvo.begun();
      if (table().kind(card).weapon() && salvo.addWeapon(card)) {
        supportWithKept();
      } else if (begun && !salvo.addSupport(card)) {
        return;
      }
    }
  }

  private Table table() {
    return play.state().table();
  }
}
