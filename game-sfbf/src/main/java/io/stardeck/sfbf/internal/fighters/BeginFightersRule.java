package io.stardeck.sfbf.internal.fighters;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.Attackers;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Beginning the draft of a carrier's fighter attack (BF-FTR-01 to 04). */
public final class BeginFightersRule implements BattleRule<BeginFighters> {
  private static final RuleId GEN_06 = RuleId.of("BF-GEN-06");
  private static final RuleId FTR_01 = RuleId.of("BF-FTR-01");
  private static final RuleId FTR_04 = RuleId.of("BF-FTR-04");
  private static final RuleId ATK_20 = RuleId.of("BF-ATK-20");

  @Override
  public void candidates(BattleForceView view, Consumer<? super BeginFighters> offer) {
    if (view.table().config().fighters() && Targets.any(view.table(), view.seat(), Form.FIGHTERS)) {
      Fleet fleet = view.table().fleet(view.seat());
      offer(view, fleet.screen(), offer);
      offer(view, fleet.main(), offer);
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, BeginFighters action, Findings findings) {
    if (!view.table().config().fighters()) {
      findings.reject(GEN_06, "this game is played without fighters");
    }
    @Nullable Berth berth = Attackers.check(view, action.ship(), findings);
    if (berth != null) {
      checkSquadrons(view, berth, action.squadrons(), findings);
    }
    if (!Targets.any(view.table(), view.seat(), Form.FIGHTERS)) {
      findings.reject(ATK_20, "there is no target");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, BeginFighters action) {
    Desks.lay(
        play,
        Draft.Assault.begun(
            action.actor(), Form.FIGHTERS, Optional.of(action.ship()), action.squadrons()));
  }

  private static void offer(
      BattleForceView view, ImmutableList<Ship> row, Consumer<? super BeginFighters> offer) {
    for (int i = 0; i < row.size(); i++) {
      int ready =
          Attackers.may(view, row.get(i)) ? Squadrons.ready(view.table(), row.get(i)).size() : 0;
      for (int squadrons = 1; squadrons <= ready; squadrons++) {
        offer.accept(new BeginFighters(view.seat(), row.get(i).id(), squadrons));
      }
    }
  }

  private static void checkSquadrons(
      BattleForceView view, Berth berth, int squadrons, Findings findings) {
    int ready = Squadrons.ready(view.table(), berth.ship()).size();
    if (ready == 0) {
      findings.reject(FTR_01, "%s has no undamaged squadron", berth.ship().id());
    } else if (squadrons < 1 || squadrons > ready) {
      findings.reject("squadrons", FTR_04, "1 to %s squadrons can fly, not %s", ready, squadrons);
    }
  }
}
