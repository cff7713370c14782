package io.stardeck.b5.bot;

import io.stardeck.b5.card.Constants.Constant;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Relations;

/** What the own agenda makes power of, so that it is worth working for. */
final class AgendaAims {
  private AgendaAims() {}

  /** The power that one more tension from the own race toward another brings, now or later. */
  static double tension(Situation situation, Race toward) {
    Race own = situation.own().race();
    Relations relations = situation.board().relations();
    int now = relations.tension(own, toward);
    if (now >= Relations.MOST || situation.own().agenda().isEmpty()) {
      return 0;
    }
    double power = 0;
    for (Constant constant : powers(situation)) {
      Amount amount = ((Numbered) constant.operation()).amount();
      if (amount instanceof Amount.Tension tension) {
        power += tension.toward() == toward ? 1 : 0;
      } else if (amount instanceof Amount.HighestTension) {
        power += now == relations.highest(own) ? 1 : 0;
      } else if (amount instanceof Amount.Fixed fixed
          && constant.condition().orElse(null) instanceof Condition.AtWar war
          && war.with() == toward) {
        power += (double) fixed.value() / (Relations.MOST - now);
      }
    }
    return power;
  }

  /** The power that one more mark of that kind brings. */
  static double mark(Situation situation, Mark mark) {
    if (situation.own().agenda().isEmpty()) {
      return 0;
    }
    double power = 0;
    for (Constant constant : powers(situation)) {
      power += counts(((Numbered) constant.operation()).amount(), mark);
    }
    return power;
  }

  private static Iterable<Constant> powers(Situation situation) {
    return situation.def(situation.own().agenda().orElseThrow().id()).constants().of(Stat.POWER);
  }

  private static double counts(Amount amount, Mark mark) {
    if (amount instanceof Amount.Marks marks) {
      return marks.marks().contains(mark) ? 1 : 0;
    }
    if (amount instanceof Amount.Over over) {
      return counts(over.amount(), mark) / over.by();
    }
    double sum = 0;
    for (Amount part : amount.parts()) {
      sum += counts(part, mark);
    }
    return sum;
  }
}
