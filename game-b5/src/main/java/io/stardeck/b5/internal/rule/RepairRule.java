package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.REP_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.step.Damage;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Repairing a fleet or location ({@code B5-REP}). */
final class RepairRule extends DeedRule<Repair> {
  private static final RuleId REP_01 = RuleId.of("B5-REP-01");
  private static final RuleId REP_03 = RuleId.of("B5-REP-03");

  RepairRule() {
    super(ActionKind.REPAIR, REP_02, Repair::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Repair> offer) {
    ImmutableList<Spot> actors = Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      Spot spot = actors.get(i);
      if (spot.card().damage() > 0
          && repairable(view.board(), spot)
          && Naming.mayAct(spot.card())) {
        for (int n = 1; n <= Math.min(spot.card().damage(), purse); n++) {
          offer.accept(new Repair(view.seat(), spot.id(), n));
        }
      }
    }
  }

  private static boolean repairable(Board board, Spot spot) {
    Kind kind = board.def(spot).kind();
    return kind == Kind.FLEET || kind == Kind.LOCATION;
  }

  @Override
  void forbid(B5View view, Repair deed, Findings findings) {
    if (deed.number() < 1) {
      findings.reject(GEN_05, "at least 1 is repaired, not %s", deed.number());
      return;
    }
    Spot spot = Naming.acting(view, deed.card(), findings);
    if (spot == null) {
      return;
    }
    if (!repairable(view.board(), spot)) {
      findings.reject(REP_01, "%s is no fleet or location", deed.card());
    }
    if (spot.card().neutralised()) {
      findings.reject(REP_03, "%s is neutralised", deed.card());
    }
    EffectUse.acts(spot, findings);
    if (deed.number() > spot.card().damage()) {
      findings.reject(
          REP_02, "%s has %s damage, not %s", deed.card(), spot.card().damage(), deed.number());
    }
  }

  @Override
  int influence(Board board, Repair deed, @Nullable Accompaniment with) {
    return deed.number();
  }

  @Override
  void carryOut(Play<B5State> play, Repair deed, @Nullable Accompaniment with) {
    Damage.repair(play, deed.card(), deed.number());
  }
}
