package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.OptionalInt;

/**
 * An action together with an event; the two are one action ({@code B5-EVT-02}).
 *
 * @param actor whose both are
 * @param deed the action that the event accompanies
 * @param card the event
 * @param chosen what was chosen for it, in the order of its choices
 * @param number the number chosen, where its cost has one
 */
@JsonTypeName("with-event")
public record WithEvent(
    Seat actor, Deed deed, CardId card, ImmutableList<Chosen> chosen, OptionalInt number)
    implements B5Action {
  /** The event without the action. */
  public PlayEvent alone() {
    return new PlayEvent(actor, card, chosen, number);
  }
}
