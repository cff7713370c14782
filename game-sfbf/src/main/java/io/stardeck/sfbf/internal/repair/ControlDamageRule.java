package io.stardeck.sfbf.internal.repair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Continuous damage control: one damage from each damaged ship, without a card (BF-REP-06 to 09).
 */
public final class ControlDamageRule implements BattleRule<ControlDamage> {
  private static final RuleId REP_06 = RuleId.of("BF-REP-06");
  private static final RuleId REP_11 = RuleId.of("BF-REP-11");

  @Override
  public void candidates(BattleForceView view, Consumer<? super ControlDamage> offer) {
    if (!view.table().advanced()) {
      return;
    }
    Phase.Repair phase = (Phase.Repair) view.table().phases().top();
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(row);
      for (int i = 0; i < ships.size(); i++) {
        if (ships.get(i).damage() > 0 && !phase.served().contains(ships.get(i).id())) {
          offer(view, ships.get(i), offer);
        }
      }
    }
  }

  private static void offer(
      BattleForceView view, Ship ship, Consumer<? super ControlDamage> offer) {
    if (view.table().config().traditional()) {
      offer.accept(new ControlDamage(view.seat(), ship.id(), Optional.empty()));
      return;
    }
    for (int i = 0; i < BoxTypes.ALL.size(); i++) {
      BoxType type = BoxTypes.ALL.get(i);
      if (!Repairs.damaged(view.table(), ship, type).isEmpty()) {
        offer.accept(new ControlDamage(view.seat(), ship.id(), Optional.of(type)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, ControlDamage action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no continuous damage control");
    }
    Phase.Repair phase = (Phase.Repair) view.table().phases().top();
    if (phase.served().contains(action.ship())) {
      findings.reject("ship", REP_06, "%s was served in this phase already", action.ship());
    }
    boolean traditional = view.table().config().traditional();
    if (traditional == action.box().isPresent()) {
      findings.reject(
          Checks.ACT_01, traditional ? "damage lies on no box, name none" : "name the type of box");
      return;
    }
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), REP_11, findings);
    if (berth == null) {
      return;
    }
    if (berth.ship().damage() == 0) {
      findings.reject("ship", REP_11, "%s has no damage", action.ship());
    } else if (!traditional
        && Repairs.damaged(view.table(), berth.ship(), action.box().get()).isEmpty()) {
      findings.reject(REP_06, "%s has no damaged %s box", action.ship(), action.box().get());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, ControlDamage action) {
    Phase.Repair phase = (Phase.Repair) play.state().table().phases().top();
    play.replace(
        new Phase.Repair(
            phase.seat(), phase.cardPlayed(), Lists.plus(phase.served(), action.ship())));
    Berth berth = Ships.berth(play, action.ship());
    if (action.box().isPresent()) {
      Repairs.box(play, berth, action.box().get(), REP_06);
    } else {
      Repairs.points(play, berth, 1, REP_06);
    }
  }
}
