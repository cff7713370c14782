package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** When a player does better to trash a card of their Hand than to act. */
final class Trashing {
  /** A turn is more certain than what a better deck promises. */
  private static final double CERTAIN = 4;

  private static final double LEAST = 10;

  private Trashing() {}

  /** Whether a card can be trashed, and nothing better is sure. */
  static boolean open(Moment moment) {
    return moment.open(TrashPhase.class) && !moment.open(WinByDiplomacy.class);
  }

  /** The Trash Phase that promises more than what the Hand can win and buy; null if none does. */
  static @Nullable DeckbuilderAction instead(Moment moment, Outlook outlook) {
    double turn = LEAST + CERTAIN * turn(moment, outlook);
    return moment.best(
        TrashPhase.class, turn, each -> outlook.gainWithout(moment.def(each.card())));
  }

  /** What the Hand promises in this turn, in Mission Points. */
  private static double turn(Moment moment, Outlook outlook) {
    if (moment.table().is(Scenario.BORG_INVASION)) {
      return purchase(moment, outlook);
    }
    Hopes hopes = Hopes.ofAll(moment);
    double mission = 0;
    for (Slot slot : moment.table().missions()) {
      if (slot.card().isPresent()
          && hopes.meets(moment.def(slot.card().get()), slot.card().get())) {
        mission = Math.max(mission, moment.def(slot.card().get()).missionPoints());
      }
    }
    double flight = Math.max(0, Flight.of(moment, outlook.space(), hopes).value());
    return Math.max(mission, flight) + purchase(moment, outlook);
  }

  private static double purchase(Moment moment, Outlook outlook) {
    double xp = moment.xp();
    for (CardId card : moment.view().hand()) {
      xp += Printed.of(moment.def(card)).played().xp();
    }
    double most = 0;
    for (Slot slot : moment.table().starbase().slots()) {
      if (slot.card().isPresent()) {
        CardDef card = moment.def(slot.card().get());
        most = card.costOrZero() <= xp ? Math.max(most, outlook.gain(card)) : most;
      }
    }
    return most;
  }
}
