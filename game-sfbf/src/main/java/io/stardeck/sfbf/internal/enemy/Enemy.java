package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.TypeArgument;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/**
 * The enemy of the solitaire game. It has a fleet and turns like a player, with the same phases and
 * windows, but is no seat: where it has to decide, its {@link Policy} does, within the action that
 * leads there (BF-SOL-10, BF-D-58). The cards that it keeps lie open (BF-SOL-11).
 */
public final class Enemy {
  /** What policies are for, as their classes say. */
  static final TypeArgument FRAME = new TypeArgument(Policy.class, 0);

  private static final ImmutableList<Policy<?>> POLICIES =
      ImmutableList.of(
          new EnemyDraw(),
          new EnemyRepair(),
          new EnemyRepairBoxes(),
          new EnemyFormation(),
          new EnemyChoice(),
          new EnemyDefence(),
          new EnemyReaction(),
          new EnemyAnswer(),
          new EnemyAllocation(),
          new EnemyFighterFire(),
          new EnemyInterception(),
          new EnemyFlotillaTarget(),
          new EnemyMutinyResponse());

  private Enemy() {}

  /** The same phases, in which the enemy decides what falls to it. */
  public static ImmutableList<PhaseRule<BattleForceState, BattleForceView, ?>> playing(
      ImmutableList<? extends PhaseRule<BattleForceState, BattleForceView, ?>> phases) {
    ImmutableList.Builder<PhaseRule<BattleForceState, BattleForceView, ?>> playing =
        ImmutableList.builder();
    for (PhaseRule<BattleForceState, BattleForceView, ?> phase : phases) {
      @Nullable Policy<?> policy = policy(phase.frame());
      playing.add(policy == null ? phase : join(phase, policy));
    }
    return playing.build();
  }

  private static @Nullable Policy<?> policy(Class<?> frame) {
    for (Policy<?> policy : POLICIES) {
      if (policy.frame() == frame) {
        return policy;
      }
    }
    return null;
  }

  @SuppressWarnings("unchecked") // both are for one type of frame
  private static <F extends Phase> PhaseRule<BattleForceState, BattleForceView, F> join(
      PhaseRule<BattleForceState, BattleForceView, ?> phase, Policy<F> policy) {
    return new EnemyFrame<>((PhaseRule<BattleForceState, BattleForceView, F>) phase, policy);
  }
}
