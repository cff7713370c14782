package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.Place;
import io.stardeck.deckbuilder.card.When;
import io.stardeck.deckbuilder.event.GoalMet;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.state.Bindings;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** Goals are judged, and what follows when one is met (DB-EFF-10, DB-EFF-11). */
public final class Goals {
  private Goals() {}

  /** Whether {@code seat} meets the Goal of {@code card} now (DB-MIS-06). */
  public static boolean met(Sight sight, Seat seat, CardId card) {
    CardDef def = sight.table().def(card);
    Bindings bindings = Bindings.of(seat, card);
    return def.goal().isPresent()
        && Conditions.hold(sight, bindings, def.goal().get())
        && Payments.payable(sight, bindings, def.goalPay());
  }

  /**
   * {@code seat} has met the Goal: the card goes to him, he pays for it, then he gets the Reward,
   * once (DB-MIS-07, DB-EVT-05).
   */
  public static void achieve(Play<DeckbuilderState> play, Seat seat, CardId card, RuleId rule) {
    CardDef def = play.state().table().def(card);
    play.tell(rule, new GoalMet(seat, card));
    Place to = def.disposition().achieved().orElse(Place.POINTS);
    if (to == Place.INFLUENCE) {
      Runs.start(play, seat, card, def.reward());
      Awards.place(play, seat, card, to);
    } else {
      Awards.place(play, seat, card, to);
      Awards.arbitrate(play, seat, def);
      Runs.start(play, seat, card, def.reward());
    }
    Payments.begin(play, Bindings.of(seat, card), def.goalPay());
    Triggers.fire(play, When.GOAL_ACHIEVED, seat, Optional.of(card));
  }
}
