package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.internal.enemy.Enemy;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** All phases, windows and drafts of the game, in the order in which play meets them. */
public final class Phases {
  private Phases() {}

  /** One rule for each type of frame. */
  public static ImmutableList<PhaseRule<BattleForceState, BattleForceView, ?>> all() {
    return Enemy.playing(phases());
  }

  private static ImmutableList<PhaseRule<BattleForceState, BattleForceView, ?>> phases() {
    return ImmutableList.of(
        new ChooseRacePhase(),
        new DraftShipsPhase(),
        new ChooseFleetPhase(),
        new FleetDraftPhase(),
        new ChooseStashPhase(),
        new CardsDraftPhase(),
        new ArrangePhase(),
        new RowsDraftPhase(),
        new ChooseDevicePhase(),
        new TurnStartPhase(),
        new DrawPhase(),
        new RepairPhase(),
        new RepairBoxesPhase(),
        new FormationPhase(),
        new ChoicePhase(),
        new AssaultDraftPhase(),
        new CombatPhase(stages()),
        new InterceptionPhase(),
        new FlotillaTargetPhase(),
        new FireWindowPhase(),
        new MutinyResponsePhase(),
        new CeasefireStashPhase(),
        new OrderDiscardsPhase(),
        new DiscardPhase(),
        new DefenceWindowPhase(),
        new ReactionWindowPhase(),
        new DefenceAnswerPhase(),
        new AllocationPhase(),
        new DuelSetupPhase(),
        new GameOverPhase());
  }

  /**
   * Whether {@code action} is open somewhere in the phase of the turn that {@code frame} belongs
   * to.
   */
  public static boolean samePhase(Frame frame, BattleForceAction action) {
    return Sections.of(action).contains(Sections.of(frame));
  }

  private static ImmutableList<CombatStage> stages() {
    return ImmutableList.of(
        new InterceptStage(),
        new TargetStage(),
        new FireStage(),
        new RollStage(),
        new DefenceStage(),
        new DamageStage(),
        new EndStage());
  }
}
