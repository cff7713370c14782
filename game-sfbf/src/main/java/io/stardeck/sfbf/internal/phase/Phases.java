package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.internal.attack.AllocationPhase;
import io.stardeck.sfbf.internal.attack.CombatPhase;
import io.stardeck.sfbf.internal.attack.CombatStage;
import io.stardeck.sfbf.internal.attack.DamageStage;
import io.stardeck.sfbf.internal.attack.DefenceStage;
import io.stardeck.sfbf.internal.attack.EndStage;
import io.stardeck.sfbf.internal.attack.FireStage;
import io.stardeck.sfbf.internal.attack.InterceptStage;
import io.stardeck.sfbf.internal.attack.RollStage;
import io.stardeck.sfbf.internal.attack.TargetStage;
import io.stardeck.sfbf.internal.ceasefire.CeasefireStashPhase;
import io.stardeck.sfbf.internal.choice.ChoicePhase;
import io.stardeck.sfbf.internal.defence.DefenceAnswerPhase;
import io.stardeck.sfbf.internal.defence.DefenceWindowPhase;
import io.stardeck.sfbf.internal.defence.ReactionWindowPhase;
import io.stardeck.sfbf.internal.discard.DiscardPhase;
import io.stardeck.sfbf.internal.discard.OrderDiscardsPhase;
import io.stardeck.sfbf.internal.draft.AssaultDraftPhase;
import io.stardeck.sfbf.internal.draft.CardsDraftPhase;
import io.stardeck.sfbf.internal.draft.FleetDraftPhase;
import io.stardeck.sfbf.internal.draft.RowsDraftPhase;
import io.stardeck.sfbf.internal.draw.DrawPhase;
import io.stardeck.sfbf.internal.end.DuelSetupPhase;
import io.stardeck.sfbf.internal.end.GameOverPhase;
import io.stardeck.sfbf.internal.enemy.Enemy;
import io.stardeck.sfbf.internal.fighters.FireWindowPhase;
import io.stardeck.sfbf.internal.flotilla.FlotillaTargetPhase;
import io.stardeck.sfbf.internal.flotilla.InterceptionPhase;
import io.stardeck.sfbf.internal.formation.FormationPhase;
import io.stardeck.sfbf.internal.mutiny.MutinyResponsePhase;
import io.stardeck.sfbf.internal.repair.RepairBoxesPhase;
import io.stardeck.sfbf.internal.repair.RepairPhase;
import io.stardeck.sfbf.internal.setup.ArrangePhase;
import io.stardeck.sfbf.internal.setup.ChooseDevicePhase;
import io.stardeck.sfbf.internal.setup.ChooseFleetPhase;
import io.stardeck.sfbf.internal.setup.ChooseRacePhase;
import io.stardeck.sfbf.internal.setup.ChooseStashPhase;
import io.stardeck.sfbf.internal.setup.DraftShipsPhase;
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
