package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Drafting a ship from the open pool (BF-OPT-01 to 04, BF-D-53). */
public final class DraftShipRule implements BattleRule<DraftShip> {
  private static final RuleId OPT_01 = RuleId.of("BF-OPT-01");
  private static final RuleId OPT_02 = RuleId.of("BF-OPT-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super DraftShip> offer) {
    ImmutableList<ShipId> pool = phase(view).pool();
    for (int i = 0; i < pool.size(); i++) {
      offer.accept(new DraftShip(view.seat(), pool.get(i)));
    }
  }

  @Override
  public void check(BattleForceView view, DraftShip action, Findings findings) {
    if (!view.table().exists(action.ship())) {
      findings.reject("ship", Checks.ACT_01, "there is no ship %s", action.ship());
      return;
    }
    if (!phase(view).pool().contains(action.ship())) {
      findings.reject("ship", OPT_01, "%s is taken already", action.ship());
    }
    @Nullable ShipTag tag = ShipDraft.required(view.table(), phase(view));
    if (tag != null && !view.table().card(action.ship()).is(tag)) {
      findings.reject("ship", OPT_02, "%s is no %s, which is picked first", action.ship(), tag);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, DraftShip action) {
    SetupPhase.DraftShips phase = (SetupPhase.DraftShips) play.state().table().phases().top();
    ShipDraft.pick(play, phase, action.ship());
  }

  private static SetupPhase.DraftShips phase(BattleForceView view) {
    return (SetupPhase.DraftShips) view.table().phases().top();
  }
}
