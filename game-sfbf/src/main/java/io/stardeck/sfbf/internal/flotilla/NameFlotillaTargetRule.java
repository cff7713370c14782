package io.stardeck.sfbf.internal.flotilla;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Naming the target of a PF flotilla, which opens the draft of its cards (BF-PFF-09). */
public final class NameFlotillaTargetRule implements BattleRule<NameFlotillaTarget> {
  @Override
  public void candidates(BattleForceView view, Consumer<? super NameFlotillaTarget> offer) {
    Seat seat = view.seat();
    Targets.each(
        view.table(),
        seat,
        Form.FLOTILLA,
        target -> offer.accept(new NameFlotillaTarget(seat, target.ship().id())));
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, NameFlotillaTarget action, Findings findings) {
    Targets.check(view, Form.FLOTILLA, action.ship(), findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, NameFlotillaTarget action) {
    Desks.lay(
        play,
        Draft.Assault.begun(action.actor(), Form.FLOTILLA, Optional.empty(), 0)
            .withTarget(action.ship()));
  }
}
