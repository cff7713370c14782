package io.stardeck.sfbf.internal.fighters;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.internal.flotilla.SupportFireRule;
import io.stardeck.sfbf.internal.rule.DrawTwoEmptyRule;
import io.stardeck.sfbf.internal.rule.TakeReserveEmptyRule;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.rule.WindowPhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** FIGHTER_FIRE: the defender fires at fighters before the dice (BF-FTR-09 to 13). */
public final class FireWindowPhase extends WindowPhase<Phase.FireWindow> {
  private static final RuleId FTR_09 = RuleId.of("BF-FTR-09");

  /** Nobody is obliged to fire at fighters; the dice follow (BF-FTR-15). */
  public static final ActionRule<BattleForceState, BattleForceView, PassFire> PASS =
      ActionRule.only(
          PassFire.class,
          PassFire::new,
          (play, pass) -> {
            play.tell(FTR_09, new Passed(pass.actor()));
            play.pop();
          });

  /** The window, the same for every player. */
  public FireWindowPhase() {
    super(
        "Fire at the fighters, or pass",
        "You cannot fire at the fighters: pass",
        ImmutableList.of(
            PASS,
            new FireAtFightersRule(),
            new SupportFireRule(),
            new TakeReserveEmptyRule(),
            new DrawTwoEmptyRule()));
  }

  /** Without a hand or a ship that may fire, all of it public, the dice follow (BF-I-40). */
  @Override
  protected boolean mayPlay(BattleForceState state, Phase.FireWindow phase) {
    return FighterFire.open(state, state.table().attack().orElseThrow());
  }

  @Override
  protected void close(Play<BattleForceState> play, Phase.FireWindow phase) {
    play.pop();
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.FireWindow phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.ROLL,
        attack ->
            (attack.form() == Form.FIGHTERS || attack.form() == Form.PLANET_FIGHTERS)
                && TurnLayers.defends(attack, phase),
        inspection);
  }
}
