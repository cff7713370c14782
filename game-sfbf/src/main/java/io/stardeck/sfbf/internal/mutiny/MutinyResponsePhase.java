package io.stardeck.sfbf.internal.mutiny;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassMutiny;
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

/** MUTINY_RESPONSE: the owner may play Prime Teams before the roll (BF-MUT-06). */
public final class MutinyResponsePhase extends WindowPhase<Phase.MutinyResponse> {
  private static final RuleId MUT_06 = RuleId.of("BF-MUT-06");

  /** Nobody is obliged to answer; the die is rolled (BF-MUT-06). */
  public static final ActionRule<BattleForceState, BattleForceView, PassMutiny> PASS =
      ActionRule.only(
          PassMutiny.class,
          PassMutiny::new,
          (play, pass) -> {
            play.tell(MUT_06, new Passed(pass.actor()));
            play.pop();
          });

  /** The window, the same for every player. */
  public MutinyResponsePhase() {
    super(
        "Play Prime Teams against the mutiny, or pass",
        "You can play nothing against the mutiny: pass",
        ImmutableList.of(
            PASS, new AnswerMutinyRule(), new TakeReserveEmptyRule(), new DrawTwoEmptyRule()));
  }

  /** Without a hand, which everybody sees, the die follows (BF-I-40). */
  @Override
  protected boolean mayPlay(BattleForceState state, Phase.MutinyResponse phase) {
    return Windows.mayPlay(state, phase.seat());
  }

  @Override
  protected void close(Play<BattleForceState> play, Phase.MutinyResponse phase) {
    play.pop();
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.MutinyResponse phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.ROLL,
        attack -> attack.form() == Form.MUTINY && TurnLayers.defends(attack, phase),
        inspection);
  }
}
