package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.IgnoreRule;
import io.stardeck.fleetcaptains.card.word.Standing.While;

/** The numbers that words name, and the rules that they waive: within what can be played. */
final class NumberRules {
  private static final RuleId CRD_02 = RuleId.of("FC-CRD-02");
  private static final RuleId I_06 = RuleId.of("FC-I-06");
  private static final int MOST = 99;

  private final Faults faults;

  NumberRules(Faults faults) {
    this.faults = faults;
  }

  void standing(String path, ImmutableList<Standing> standing) {
    for (int i = 0; i < standing.size(); i++) {
      standing(path + "[" + i + "]", standing.get(i));
    }
  }

  void standing(String path, Standing standing) {
    if (standing instanceof IgnoreRule ignore && !IgnoreRule.WAIVABLE.contains(ignore.rule())) {
      faults.add(path + ".rule", CRD_02, "a rule that cannot be waived");
    } else if (standing instanceof While conditional) {
      ofShip(path + ".then", conditional.then());
    } else if (standing instanceof Standing.Changing change) {
      within(path + ".amount", change.amount());
    }
    if (standing instanceof Standing.ModifyFleetLimit limit && limit.amount() < 0) {
      faults.add(path + ".amount", I_06, "a fleet is never smaller than at the start");
    }
  }

  /** What holds for a ship alone: on a condition, or since it was imposed on it. */
  void ofShip(String path, Standing standing) {
    if (!StandingRules.ofShip(standing)) {
      faults.add(path, CRD_02, "this is about no ship");
    }
    standing(path, standing);
  }

  void effect(String path, Effect effect) {
    boolean hidden =
        effect instanceof Effect.DiscardCommand discard && discard.chooser() == Chooser.OPPONENT;
    faults.when(hidden, path + ".chooser", CRD_02, "nobody chooses in another player's hand");
    int amount = effect instanceof Effect.Counted counted ? counted.amount() : 1;
    if (effect instanceof Effect.PreventDamage prevent) {
      amount = prevent.amount().orElse(1);
    }
    faults.when(amount < 1 || amount > MOST, path + ".amount", CRD_02, "1 to 99");
    if (effect instanceof Effect.ModifyTest change) {
      within(path + ".amount", change.amount());
    } else if (effect instanceof Effect.PlaceSystemToken token) {
      within(path + ".amount", token.amount().orElse(0));
    } else if (effect instanceof Effect.Test test) {
      within(path + ".level", test.level());
      if (test.levelOf().isPresent() && test.levelOf().get() instanceof Amount.Number number) {
        within(path + ".levelOf.number", number.number());
      }
    }
  }

  private void within(String path, int amount) {
    faults.when(amount < -MOST || amount > MOST, path, CRD_02, "-99 to 99");
  }
}
