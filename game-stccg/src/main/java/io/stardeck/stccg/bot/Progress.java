package io.stardeck.stccg.bot;

import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Requirement.AllOf;
import io.stardeck.stccg.card.word.Requirement.AnyOf;
import io.stardeck.stccg.card.word.Requirement.HasClass;
import io.stardeck.stccg.card.word.Requirement.HasSkill;
import io.stardeck.stccg.card.word.Requirement.Total;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;

/** How near a group is to what is asked of it: from 0 to 1. */
final class Progress {
  private static final double WHOLE = 2;

  private Progress() {}

  static double towards(MissionDef mission, Group group) {
    double best = 0;
    for (Requirement one : mission.requirements()) {
      best = Math.max(best, towards(one, group));
    }
    return best;
  }

  private static double towards(Requirement asked, Group group) {
    if (asked instanceof AnyOf) {
      double best = 0;
      for (Requirement part : asked.parts()) {
        best = Math.max(best, towards(part, group));
      }
      return best;
    } else if (asked instanceof AllOf) {
      double sum = 0;
      for (Requirement part : asked.parts()) {
        sum += towards(part, group);
      }
      return sum / asked.parts().size();
    } else if (asked instanceof HasSkill skill) {
      return share(Requirements.skillHalves(group, skill.name()), WHOLE * skill.n().orElse(1));
    } else if (asked instanceof HasClass named) {
      return share(Requirements.halves(group, named.is()), WHOLE * named.n().orElse(1));
    } else if (asked instanceof Total total) {
      return share(Requirements.sum(group, total.attribute()), total.than() + 1.0);
    }
    return Requirements.met(asked, group) ? 1 : 0;
  }

  private static double share(double have, double need) {
    return Math.min(1, have / need);
  }
}
