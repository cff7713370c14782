package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.internal.rule.DrawTwoEmptyRule;
import io.stardeck.sfbf.internal.rule.TakeReserveEmptyRule;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.rule.WindowPhase;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** PF_INTERCEPT: another player may fire at the flotilla (BF-PFF-03 to 08). */
public final class InterceptionPhase extends WindowPhase<Phase.Interception> {
  private static final RuleId PFF_03 = RuleId.of("BF-PFF-03");

  /** Nobody is obliged to intercept (BF-PFF-03). */
  public static final ActionRule<BattleForceState, BattleForceView, PassIntercept> PASS =
      ActionRule.only(
          PassIntercept.class,
          PassIntercept::new,
          (play, pass) -> {
            play.tell(PFF_03, new Passed(pass.actor()));
            Interceptions.next(play, (Phase.Interception) play.state().table().phases().top());
          });

  /** The window, the same for every player. */
  public InterceptionPhase() {
    super(
        "Fire at the PF flotilla, or pass",
        "You cannot fire at the PF flotilla: pass",
        ImmutableList.of(
            PASS,
            new InterceptRule(),
            new SupportFireRule(),
            new TakeReserveEmptyRule(),
            new DrawTwoEmptyRule()));
  }

  /** Without a hand or a ship that may fire, all of it public, the next player's turn (BF-I-40). */
  @Override
  protected boolean mayPlay(BattleForceState state, Phase.Interception phase) {
    return Interceptions.open(state, state.table().attack().orElseThrow(), phase.seat());
  }

  @Override
  protected void close(Play<BattleForceState> play, Phase.Interception phase) {
    Interceptions.next(play, phase);
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Interception phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.TARGET,
        attack ->
            attack.form() == Form.FLOTILLA
                && Turns.follow(Interceptions.order(state.table()), phase.seat(), phase.waiting()),
        inspection);
  }
}
