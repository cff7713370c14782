package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * How a conflict of this turn ended ({@code B5-FRM-32}).
 *
 * @param conflict as it was when it was decided
 * @param support the total of those who supported it
 * @param opposition the total of those who opposed it
 * @param won whether the initiator won
 * @param war whether it was a war conflict ({@code B5-REL-04})
 * @param captured the location captured by it ({@code B5-REL-07})
 */
public record ConflictResult(
    Conflict conflict,
    int support,
    int opposition,
    boolean won,
    boolean war,
    Optional<CardId> captured) {
  /** Who won it; nobody if it was lost and had no target. */
  public Optional<Seat> winner() {
    return won ? Optional.of(conflict.initiator()) : conflict.target();
  }

  /** Who lost it; nobody if it was won and had no target. */
  public Optional<Seat> loser() {
    return won ? conflict.target() : Optional.of(conflict.initiator());
  }

  /** The same with a location captured by it. */
  public ConflictResult capturing(CardId location) {
    return new ConflictResult(conflict, support, opposition, won, war, Optional.of(location));
  }

  /** The same with those participants neutralised while it was open. */
  public ConflictResult neutralising(ImmutableList<CardId> participants) {
    if (participants.equals(conflict.neutralised())) {
      return this;
    }
    Conflict now = ImmutableConflict.copyOf(conflict).withNeutralised(participants);
    return new ConflictResult(now, support, opposition, won, war, captured);
  }

  /** By how much. */
  public int margin() {
    return Math.abs(support - opposition);
  }
}
