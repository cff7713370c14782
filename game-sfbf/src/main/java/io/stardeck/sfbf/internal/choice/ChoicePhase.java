package io.stardeck.sfbf.internal.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.attack.BeginAttackRule;
import io.stardeck.sfbf.internal.ceasefire.PlayCeasefireRule;
import io.stardeck.sfbf.internal.fighters.BeginFightersRule;
import io.stardeck.sfbf.internal.fighters.BeginPlanetFightersRule;
import io.stardeck.sfbf.internal.flotilla.PlayFlotillaRule;
import io.stardeck.sfbf.internal.mutiny.BeginMutinyRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** CHOICE: phase 4, one thing or nothing (BF-ATK-01). */
public final class ChoicePhase extends BattlePhase<Phase.Choice> {
  /** Nobody has to attack: nothing, or nothing more, in phase 4 (BF-ATK-01, BF-TRN-05). */
  public static final ActionRule<BattleForceState, BattleForceView, PassAttack> PASS =
      ActionRule.only(
          PassAttack.class, PassAttack::new, (play, pass) -> Choices.pass(play, pass.actor()));

  /** The phase, with what is open in it. */
  public ChoicePhase() {
    super(
        ImmutableList.of(
            PASS,
            new SecondFormationRule(),
            new BeginRedrawRule(),
            new BeginAttackRule(),
            new BeginFightersRule(),
            new BeginPlanetFightersRule(),
            new BeginMutinyRule(),
            new PlayFlotillaRule(),
            new PlayCeasefireRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Choice phase) {
    return phase.attacks() == 0
        ? "Phase 4: attack, do something else instead, or pass"
        : "Phase 4: attack with a second ship, or pass";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Choice phase) {
    if (!phase.done() && Choices.any(play.state(), phase)) {
      return false;
    }
    Desks.clear(play, phase.seat());
    play.pop();
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Choice phase, Layer layer, Inspection inspection) {
    TurnLayers.phase(state, phase, layer, inspection);
    int most = state.table().config().has(Option.SECOND_ATTACK) ? 2 : 1;
    inspection.range(layer.path() + ".attacks", phase.attacks(), 0, most);
    inspection.require(
        phase.attacks() < most || phase.done(),
        layer.path(),
        "all attacks are made, phase 4 is over");
    inspection.require(
        phase.first().isEmpty() || phase.attacks() > 0, layer.path(), "no ship has attacked");
    inspection.require(!phase.done() || !layer.top(), layer.path(), "phase 4 is over");
  }
}
