package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Ship;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Phase 2: a repair card where it is not wasted, then everything that is free, best boxes first.
 */
final class Repairing implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    BattleForceAction repair = moment.best(RepairBox.class, 0, each -> Boxes.worth(each.box()));
    if (repair == null) {
      repair = moment.best(PlayRepair.class, 0, each -> worth(moment, each));
    }
    if (repair == null) {
      repair =
          moment.best(ControlDamage.class, 0, each -> each.box().map(Boxes::worth).orElse(1.0));
    }
    return repair == null ? moment.first(EndRepair.class) : repair;
  }

  /** The damage that comes off beyond what damage control does for nothing. */
  private static double worth(Moment moment, PlayRepair play) {
    Ship ship = Objects.requireNonNull(moment.table().find(play.ship(), moment.seat())).ship();
    ActionCard card = moment.table().card(play.card());
    boolean whole = card.kind() == CardKind.ENG;
    int off = whole ? ship.damage() : Math.min(card.value(), ship.damage());
    int least = whole ? 3 : Math.min(card.value(), 3);
    return off >= least ? off + Fleets.harm(moment.table(), ship) : 0;
  }
}
