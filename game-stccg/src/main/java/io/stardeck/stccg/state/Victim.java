package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * Who is about to die, or a ship about to be destroyed.
 *
 * @param seat whose it is
 * @param card the card, which all see
 * @param host what a person is on; nothing of a ship
 */
public record Victim(Seat seat, Card card, Optional<Host> host) {
  /** Whether a card on the host is that one. */
  public boolean is(Card other) {
    return is(other, card.id());
  }

  /** Whether a card was announced by that id, which is its own or, if that has changed, marked. */
  public static boolean is(Card card, CardId announced) {
    return card.id().equals(announced) || card.marks().contains(new Mark.Dying(announced));
  }

  /** What a person bears until it has died or is saved. */
  public Mark mark() {
    return new Mark.Dying(card.id());
  }
}
