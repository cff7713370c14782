package io.stardeck.deckbuilder.state.choice;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the words of a text stand for while it is carried out.
 *
 * @param player SELF: whose effect it is
 * @param self THIS: the card whose effect it is
 * @param chosen CHOSEN_PLAYER, CHOSEN_OPPONENT or CHOSEN_OTHER
 * @param number CHOSEN: the number that was chosen
 * @param named NAMED: the name that was named
 * @param current CURRENT: the card that FOR_EACH is at
 */
public record Bindings(
    Seat player,
    CardId self,
    Optional<Seat> chosen,
    OptionalInt number,
    Optional<String> named,
    Optional<CardId> current) {
  /** At the beginning of a text. */
  public static Bindings of(Seat player, CardId self) {
    return new Bindings(
        player, self, Optional.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty());
  }

  /** The same with that chosen player. */
  public Bindings withChosen(Seat seat) {
    return new Bindings(player, self, Optional.of(seat), number, named, current);
  }

  /** The same with that chosen number. */
  public Bindings withNumber(int value) {
    return new Bindings(player, self, chosen, OptionalInt.of(value), named, current);
  }

  /** The same with that name. */
  public Bindings withNamed(String name) {
    return new Bindings(player, self, chosen, number, Optional.of(name), current);
  }

  /** The same with that card as the one that FOR_EACH is at. */
  public Bindings withCurrent(CardId card) {
    return new Bindings(player, self, chosen, number, named, Optional.of(card));
  }

  /** The same for another player, for amounts that are worked out for each. */
  public Bindings withPlayer(Seat seat) {
    return seat.equals(player) ? this : new Bindings(seat, self, chosen, number, named, current);
  }
}
