package io.stardeck.b5.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.engine.card.CardId;
import java.util.OptionalInt;

/** Effects and events: what their words do for the player, less what they cost. */
final class EffectWorth {
  private static final double INFLUENCE = 0.25;
  private static final double RATING = 3;
  private static final int EARLY = 10;

  private EffectWorth() {}

  static double using(Situation situation, UseEffect use) {
    Effect effect = situation.def(use.source()).effects().get(use.effect());
    double worth =
        of(situation, scope(situation, use.source(), use.chosen(), use.number()), effect);
    return effect.trigger() == Trigger.ROTATE
        ? worth - situation.rotating(situation.spot(use.source()))
        : worth;
  }

  static double playing(Situation situation, PlayEvent play) {
    Scope scope = scope(situation, play.card(), play.chosen(), play.number());
    CardDef def = situation.def(play.card());
    return ofPlay(situation, scope, def) - INFLUENCE * def.cost();
  }

  /** What is worth it when the card is played or revealed. */
  static double ofPlay(Situation situation, Scope scope, CardDef def) {
    double worth = 0;
    for (Effect effect : def.effects()) {
      worth += effect.trigger() == Trigger.PLAY ? of(situation, scope, effect) : 0;
    }
    return worth;
  }

  private static Scope scope(
      Situation situation, CardId source, ImmutableList<Chosen> chosen, OptionalInt number) {
    return Scope.of(situation.board(), situation.me(), source).choosing(chosen, number.orElse(0));
  }

  private static double of(Situation situation, Scope scope, Effect effect) {
    double worth = 0;
    for (Operation operation : effect.operations()) {
      worth += WordWorth.of(situation, scope, operation);
    }
    for (Cost cost : effect.costs()) {
      worth -= price(situation, scope, cost);
    }
    return worth;
  }

  /** Early on influence brings more of itself. */
  private static double rating(Situation situation) {
    return situation.own().baseRating() < EARLY ? 4 * RATING : RATING;
  }

  private static double price(Situation situation, Scope scope, Cost cost) {
    if (cost instanceof Cost.Apply apply) {
      return INFLUENCE * Amounts.of(scope, apply.amount());
    } else if (cost instanceof Cost.ApplyChosen) {
      return INFLUENCE * scope.number();
    } else if (cost instanceof Cost.RotateFirst) {
      return 0.3 * scope.number();
    } else if (cost instanceof Cost.Lose lose) {
      return rating(situation) * lose.amount();
    } else if (cost instanceof Cost.MoveToStation move) {
      return rating(situation) * move.amount();
    } else if (cost instanceof Cost.DiscardSelf) {
      return scope.source() == null ? 0 : CardWorth.of(situation.def(scope.source()));
    }
    return 0.5;
  }
}
