package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.DrawTwoEmptyRule;
import io.stardeck.sfbf.internal.rule.TakeReserveEmptyRule;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** PF_INTERCEPT: another player may fire at the flotilla (BF-PFF-03 to 08). */
public final class InterceptionPhase implements BattlePhase<Phase.Interception> {
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

  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> playing =
      ImmutableList.of(
          new InterceptRule(),
          new SupportFireRule(),
          new TakeReserveEmptyRule(),
          new DrawTwoEmptyRule());
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.<ActionRule<BattleForceState, BattleForceView, ?>>builder()
          .add(PASS)
          .addAll(playing)
          .build();

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.Interception phase) {
    return PhaseRule.leavesNothing(view, playing)
        ? "You cannot fire at the PF flotilla: pass"
        : "Fire at the PF flotilla, or pass";
  }

  /** Without a hand or a ship that may fire, all of it public, the next player's turn (BF-I-40). */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Interception phase) {
    BattleForceState state = play.state();
    if (Interceptions.open(state, state.table().attack().orElseThrow(), phase.seat())) {
      return false;
    }
    Interceptions.next(play, phase);
    return true;
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
