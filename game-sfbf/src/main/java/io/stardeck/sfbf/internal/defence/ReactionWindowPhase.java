package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/** REACTION: the attacker may answer ECM, Erratic Maneuvers or Wild Weasel at once (BF-RCT-01). */
public final class ReactionWindowPhase extends BattlePhase<Phase.ReactionWindow> {
  private static final RuleId RCT_01 = RuleId.of("BF-RCT-01");

  /** Nobody is obliged to react: the defence stands (BF-RCT-01). */
  public static final ActionRule<BattleForceState, BattleForceView, PassReaction> PASS =
      ActionRule.only(
          PassReaction.class,
          PassReaction::new,
          (play, pass) -> {
            play.tell(RCT_01, new Passed(pass.actor()));
            play.pop();
          });

  /** The phase, with what is open in it. */
  public ReactionWindowPhase() {
    super(ImmutableList.of(PASS, new PlayReactionRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.ReactionWindow phase) {
    String defence = view.table().card(phase.defence()).title();
    return asked(
        view,
        "Answer " + defence + ", or let it stand",
        "You can answer " + defence + " with nothing: let it stand");
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.ReactionWindow phase, Layer layer, Inspection inspection) {
    Table table = state.table();
    if (!inspection.require(
        layer.below() instanceof Phase.DefenceWindow && phase.seat().equals(table.active()),
        layer.path(),
        "there is nothing to react to")) {
      return;
    }
    Attack attack = table.attack().orElseThrow();
    @Nullable Defence last = Iterables.getLast(attack.defences(), null);
    boolean fits = last != null && !last.cancelled() && last.card().equals(phase.defence());
    String path = layer.path() + ".defence";
    if (inspection.require(fits, path, "that was not played just now")) {
      Berth berth = table.find(attack.target().orElseThrow());
      boolean stands =
          berth != null
              && switch (table.kind(phase.defence())) {
                case ECM -> true;
                case EM -> berth.ship().erratic().isPresent();
                case WW -> berth.ship().weasel().isPresent();
                default -> false;
              };
      inspection.require(stands, path, "that cannot be answered");
    }
  }
}
