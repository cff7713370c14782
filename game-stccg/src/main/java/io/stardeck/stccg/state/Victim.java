package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * Who is about to die, or a ship about to be destroyed.
 *
 * @param seat whose it is
 * @param card the card, which all see
 * @param host what a person is on; nothing of a ship
 */
public record Victim(Seat seat, Card card, Optional<Host> host) {
  /** Whether a card on the host is that one, by its id or, where that has changed, its mark. */
  public boolean is(Card other) {
    return other.id().equals(card.id()) || other.marks().contains(mark());
  }

  /** What a person bears until it has died or is saved. */
  public Mark mark() {
    return new Mark.Dying(card.id());
  }
}
