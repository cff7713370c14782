package io.stardeck.b5.bot;

import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.Spot;

/** The opening hand, and what stays rotated. */
final class FrameWorth {
  /** What can be sponsored in the first turns. */
  private static final int CHEAP = 4;

  private FrameWorth() {}

  /** A first member for the Inner Circle, an agenda that is power, a conflict. */
  static double opening(Situation situation, ChooseOpeningCard choose) {
    CardDef def = situation.board().config().set().card(choose.definition());
    double soon = def.cost() <= CHEAP ? 5 : 0;
    return switch (def.kind()) {
      case CHARACTER -> 10 + soon + CardWorth.of(def) - 0.5 * def.cost();
      case AGENDA -> 7 + CardWorth.power(Scope.of(situation.board(), situation.me(), null), def);
      case CONFLICT -> 8;
      case FLEET -> 5 + soon - def.cost();
      default -> 1;
    };
  }

  /** A leader stays with a fleet that would be lost without. */
  static double sustaining(Situation situation, Sustain sustain) {
    Spot spot = situation.spot(sustain.card());
    if (spot.card().leading().isEmpty()) {
      return 0;
    }
    Spot fleet = situation.spot(spot.card().leading().get());
    int without =
        Ratings.needed(situation.board(), fleet)
            - Ratings.current(situation.board(), spot, Ability.LEADERSHIP);
    return fleet.card().damage() >= without ? 1 : 0;
  }
}
