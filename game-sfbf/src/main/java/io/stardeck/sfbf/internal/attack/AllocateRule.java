package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Objects;
import java.util.function.Consumer;

/** Laying one damage on a box of the defender's choice (BF-DMG-05). */
public final class AllocateRule implements BattleRule<Allocate> {
  private static final RuleId DMG_05 = RuleId.of("BF-DMG-05");

  @Override
  public void candidates(BattleForceView view, Consumer<? super Allocate> offer) {
    for (int i = 0; i < BoxTypes.ALL.size(); i++) {
      if (hasUndamaged(view, BoxTypes.ALL.get(i))) {
        offer.accept(new Allocate(view.seat(), BoxTypes.ALL.get(i)));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, Allocate action, Findings findings) {
    if (!hasUndamaged(view, action.box())) {
      Phase.Allocation phase = (Phase.Allocation) view.table().phases().top();
      findings.reject("box", DMG_05, "%s has no undamaged %s box", phase.ship(), action.box());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Allocate action) {
    Phase.Allocation phase = (Phase.Allocation) play.state().table().phases().top();
    if (phase.points() == 1) {
      play.pop();
    } else {
      play.replace(new Phase.Allocation(phase.seat(), phase.ship(), phase.points() - 1));
    }
    Harm.box(play, Ships.berth(play, phase.ship()), action.box());
  }

  private static boolean hasUndamaged(BattleForceView view, BoxType box) {
    ShipId ship = ((Phase.Allocation) view.table().phases().top()).ship();
    Berth berth = Objects.requireNonNull(view.table().find(ship));
    return !view.table().card(ship).undamaged(box, berth.ship().damaged()).isEmpty();
  }
}
