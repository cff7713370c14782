package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.internal.rule.DrawTwoEmptyRule;
import io.stardeck.sfbf.internal.rule.TakeReserveEmptyRule;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.rule.WindowPhase;
import io.stardeck.sfbf.internal.step.Windows;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** DEFENCE and FIGHTER_DEFENCE: the defender plays cards, one after another (BF-DEF-02). */
public final class DefenceWindowPhase extends WindowPhase<Phase.DefenceWindow> {
  private static final RuleId DEF_02 = RuleId.of("BF-DEF-02");

  /** Nobody is obliged to defend (BF-DEF-01); the defence ends for good (BF-DEF-02). */
  public static final ActionRule<BattleForceState, BattleForceView, PassDefence> PASS =
      ActionRule.only(
          PassDefence.class,
          PassDefence::new,
          (play, pass) -> {
            play.tell(DEF_02, new Passed(pass.actor()));
            Reactions.endDefence(play);
          });

  /** The window, the same for every player. */
  public DefenceWindowPhase() {
    super(
        "Your ship is attacked: play a defence, or pass",
        "Your ship is attacked, and you can play no defence: pass",
        ImmutableList.of(
            PASS,
            new TakeReserveEmptyRule(),
            new DrawTwoEmptyRule(),
            new PlayDefenceRule(),
            new AddCancelRule()));
  }

  /** With no card left to play, and none to be had, the defence is over. */
  @Override
  protected boolean mayPlay(BattleForceState state, Phase.DefenceWindow phase) {
    return Windows.mayPlay(state, phase.seat());
  }

  @Override
  protected void close(Play<BattleForceState> play, Phase.DefenceWindow phase) {
    Reactions.endDefence(play);
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.DefenceWindow phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.DAMAGE,
        attack -> attack.form() != Form.MUTINY && TurnLayers.defends(attack, phase),
        inspection);
  }
}
