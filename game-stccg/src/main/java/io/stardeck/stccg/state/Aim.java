package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a card was played on, or what its effects act on; as far as it is a matter of such things.
 *
 * @param host the ship, outpost, surface or pod whose group is meant
 * @param card a card: an event, a person of one's own
 * @param location a location, or the one on the left of a border
 * @param seat a player
 * @param announced the number of a card announced in the open window, from 1 on; 0 for what the
 *     window is about
 */
public record Aim(
    Optional<Host> host,
    Optional<CardId> card,
    OptionalInt location,
    Optional<Seat> seat,
    OptionalInt announced) {
  /** Nothing. */
  public static final Aim NOTHING =
      new Aim(
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          OptionalInt.empty());

  /** A ship, an outpost, a team or a pod. */
  public static Aim at(Host host) {
    return new Aim(
        Optional.of(host), NOTHING.card, NOTHING.location, NOTHING.seat, NOTHING.announced);
  }

  /** A card. */
  public static Aim at(CardId card) {
    return new Aim(
        NOTHING.host, Optional.of(card), NOTHING.location, NOTHING.seat, NOTHING.announced);
  }

  /** A location, or the border on its right. */
  public static Aim at(int location) {
    return NOTHING.with(location);
  }

  /** A player. */
  public static Aim at(Seat seat) {
    return NOTHING.with(seat);
  }

  /** A card announced in the open window; 0 for what the window is about. */
  public static Aim atAnnounced(int number) {
    return new Aim(
        NOTHING.host, NOTHING.card, NOTHING.location, NOTHING.seat, OptionalInt.of(number));
  }

  /** The same, with a location besides. */
  public Aim with(int there) {
    return new Aim(host, card, OptionalInt.of(there), seat, announced);
  }

  /** The same, with a player besides. */
  public Aim with(Seat player) {
    return new Aim(host, card, location, Optional.of(player), announced);
  }
}
