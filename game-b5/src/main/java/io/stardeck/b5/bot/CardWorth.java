package io.stardeck.b5.bot;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Constants.Constant;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What a card is worth to have in play. */
final class CardWorth {
  private CardWorth() {}

  /** By its ratings and its text, about as much as its cost. */
  static double of(CardDef def) {
    double worth = 0;
    for (Ability ability : Ability.values()) {
      worth += def.kind().holdsDamage() ? usefulness(ability) * def.printed(ability) : 0;
    }
    if (def.opposesWhenAimed()) {
      worth = 1;
    }
    for (Effect effect : def.effects()) {
      worth += effect.trigger() == Trigger.CONFLICT_GAIN ? 7 : 0.8;
    }
    return worth + 0.5 * def.marks().size();
  }

  private static double usefulness(Ability ability) {
    return switch (ability) {
      case DIPLOMACY, INTRIGUE -> 1;
      case MILITARY -> 0.9;
      case PSI, LEADERSHIP -> 0.5;
    };
  }

  /** The power and the rating that its lasting effects give that player at this moment. */
  static int power(Situation situation, Seat seat, CardId card) {
    return power(Scope.of(situation.board(), seat, card), situation.def(card));
  }

  /** The same of a card that may lie anywhere. */
  static int power(Scope scope, CardDef def) {
    return sum(scope, def, Stat.POWER) + sum(scope, def, Stat.RATING);
  }

  private static int sum(Scope scope, CardDef def, Stat stat) {
    int sum = 0;
    for (Constant constant : def.constants().of(stat)) {
      boolean holds = Conditions.hold(scope, constant.condition());
      sum += holds ? Amounts.of(scope, ((Numbered) constant.operation()).amount()) : 0;
    }
    return sum;
  }

  /** What its lasting effects raise on the card that it lies on, in sum; below 0 if they lower. */
  static int raises(Situation situation, CardId card) {
    Scope scope = Scope.of(situation.board(), situation.me(), card);
    int sum = 0;
    for (Constant constant : situation.def(card).constants().of(Stat.ABILITY)) {
      if (constant.operation() instanceof CardOperation.Raise raise) {
        sum += raise.abilities().size() * Amounts.of(scope, raise.amount());
      }
    }
    return sum;
  }
}
