package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Condition;

/** What conditions and amounts must keep to: those about a ship stand where there is one. */
final class ConditionRules {
  private static final RuleId CRD_02 = RuleId.of("FC-CRD-02");

  private final Faults faults;

  ConditionRules(Faults faults) {
    this.faults = faults;
  }

  /** A condition that is asked of a player alone: of no ship, and of no tile. */
  void ofNoShip(String path, Condition condition) {
    boolean ofShip =
        condition instanceof Condition.At
            || condition instanceof Condition.OnAlert
            || condition instanceof Condition.Cloaked;
    if (ofShip) {
      fault(path);
    } else if (condition instanceof Condition.Compare compare) {
      ofNoShip(path + ".first", compare.first());
      ofNoShip(path + ".second", compare.second());
    } else if (condition instanceof Condition.Not not) {
      ofNoShip(path + ".of", not.of());
    } else if (condition instanceof Condition.Or or) {
      each(path + ".of", or.of());
    } else if (condition instanceof Condition.And and) {
      each(path + ".of", and.of());
    }
  }

  private void each(String path, ImmutableList<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++) {
      ofNoShip(path + "[" + i + "]", conditions.get(i));
    }
  }

  private void ofNoShip(String path, Amount amount) {
    if (amount instanceof Amount.Rating
        || amount instanceof Amount.Size
        || amount instanceof Amount.Control) {
      fault(path);
    }
  }

  private void fault(String path) {
    faults.add(path, CRD_02, "there is no ship that this asks about");
  }
}
