package io.stardeck.b5.bot;

import io.stardeck.b5.action.FrameAction;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;

/** What an action of the rounds around the action round is worth. */
final class FrameWorth {
  /** What can be sponsored in the first turns. */
  private static final int CHEAP = 4;

  private FrameWorth() {}

  static double of(Situation situation, FrameAction action) {
    if (action instanceof ChooseOpeningCard choose) {
      return opening(situation, situation.board().config().set().card(choose.definition()));
    }
    if (action instanceof Sustain sustain) {
      return sustaining(situation, sustain.card());
    }
    if (action instanceof DeclareConflict declare) {
      return Declaring.card(situation, declare);
    }
    if (action instanceof DeclareStanding declare) {
      return Declaring.standing(situation, declare);
    }
    if (action instanceof RevealAftermath reveal) {
      return Aftermaths.revealing(situation, reveal);
    }
    // influence that is left over is lost
    return action instanceof BuyCard ? 1 : 0;
  }

  /** A first member for the Inner Circle, an agenda that is power, a conflict. */
  private static double opening(Situation situation, CardDef def) {
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
  private static double sustaining(Situation situation, CardId card) {
    Spot spot = situation.spot(card);
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
