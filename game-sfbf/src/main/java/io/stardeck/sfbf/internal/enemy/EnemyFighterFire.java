package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.fighters.FireAtFightersRule;
import io.stardeck.sfbf.internal.fighters.FireWindowPhase;
import io.stardeck.sfbf.internal.flotilla.SupportFireRule;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The enemy fires at fighters, as long as the dice could do more than the fire takes off: doubles
 * what was fired if a card can, else fires the highest card, from the target's cheapest box rather
 * than from an escort (BF-SOL-07, 09).
 */
final class EnemyFighterFire implements Policy<Phase.FireWindow> {
  private static final int HIGHEST_FACE = 6;
  private static final int ESCORT = 100;
  private static final FireAtFightersRule FIRE = new FireAtFightersRule();
  private static final SupportFireRule SUPPORT = new SupportFireRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.FireWindow frame) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    int most = HIGHEST_FACE * dice(attack) + attack.plusOnes().size();
    boolean wanted = Damage.fire(table, attack) < most;
    if (!wanted || !Moves.makeFirst(play, frame.seat(), SUPPORT) && !fires(play, frame)) {
      FireWindowPhase.PASS.perform(play, new PassFire(frame.seat()));
    }
    return true;
  }

  private static boolean fires(Play<BattleForceState> play, Phase.FireWindow frame) {
    @Nullable FireAtFighters best = null;
    int most = Integer.MIN_VALUE;
    for (FireAtFighters move : Moves.all(play.state(), frame.seat(), FIRE)) {
      int dear = move.box().map(BoxOrder.DAMAGE::indexOf).orElse(ESCORT);
      int worth = 2 * ESCORT * play.state().table().card(move.card()).value() - dear;
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    if (best == null) {
      return false;
    }
    FIRE.perform(play, best);
    return true;
  }

  private static int dice(Attack attack) {
    return attack.form() == Form.FIGHTERS ? attack.squadrons() : 2 * attack.openers().size();
  }
}
