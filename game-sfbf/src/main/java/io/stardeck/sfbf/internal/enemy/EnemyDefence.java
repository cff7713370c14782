package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.rule.PassDefenceRule;
import io.stardeck.sfbf.internal.rule.PlayDefenceRule;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The enemy defends a ship as long as damage would result: with the first card in the order of
 * {@link #KINDS} that lowers it (SP-7, BF-SOL-07). He fires no weapon card in defence.
 */
final class EnemyDefence implements Policy<Phase.DefenceWindow> {
  private static final ImmutableList<CardKind> KINDS =
      ImmutableList.of(
          CardKind.TB, CardKind.RS, CardKind.ECM, CardKind.EM, CardKind.WW, CardKind.DSG);
  private static final PlayDefenceRule DEFEND = new PlayDefenceRule();
  private static final PassDefenceRule PASS = new PassDefenceRule();

  @Override
  public Class<Phase.DefenceWindow> frame() {
    return Phase.DefenceWindow.class;
  }

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.DefenceWindow frame) {
    @Nullable PlayDefence best = best(play, frame);
    if (best == null) {
      PASS.perform(play, new PassDefence(frame.seat()));
    } else {
      DEFEND.perform(play, best);
    }
    return true;
  }

  private static @Nullable PlayDefence best(
      Play<BattleForceState> play, Phase.DefenceWindow frame) {
    Table table = play.state().table();
    int damage = damage(table);
    if (damage == 0) {
      return null;
    }
    @Nullable PlayDefence best = null;
    int bestRank = Integer.MAX_VALUE;
    for (PlayDefence move : Moves.all(play.state(), frame.seat(), DEFEND)) {
      int kind = KINDS.indexOf(table.kind(move.card()));
      int left = kind < 0 ? damage : damageAfter(play, move);
      int rank = rank(kind, table.card(move.card()).value(), left);
      if (left < damage && rank < bestRank) {
        best = move;
        bestRank = rank;
      }
    }
    return best;
  }

  /**
   * The lower the sooner: by kind, then the card of the lower number, then the aim that leaves less
   * damage.
   */
  private static int rank(int kind, int value, int left) {
    return kind << 20 | value << 12 | left;
  }

  private static int damageAfter(Play<BattleForceState> play, PlayDefence move) {
    Play<BattleForceState> trial = Play.silent(play.state());
    DEFEND.perform(trial, move);
    return damage(trial.state().table());
  }

  /** The damage that would result; none to a ship that has disengaged (BF-DEF-50). */
  private static int damage(Table table) {
    Ship target = Engagement.targetShip(table);
    return target.disengaged().isPresent()
        ? 0
        : Damage.of(table, table.attack().orElseThrow(), target);
  }
}
