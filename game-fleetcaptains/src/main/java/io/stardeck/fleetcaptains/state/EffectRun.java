package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * What the words of a list of effects stand for.
 *
 * @param player whose card or encounter it is
 * @param source the card, the encounter or the tile
 * @param ship the ship that the words are about
 * @param force the members of the task force that harm hits too ({@code FC-TFO-07})
 * @param targets what was chosen
 * @param first whether a test in it decides whether the encounter is passed
 */
public record EffectRun(
    Seat player,
    CardId source,
    Optional<CardId> ship,
    ImmutableList<CardId> force,
    ImmutableList<Target> targets,
    boolean first) {
  /** The same about another ship, and about it alone. */
  public EffectRun about(CardId other) {
    return new EffectRun(player, source, Optional.of(other), ImmutableList.of(), targets, first);
  }

  /** The same within a test's outcome. */
  public EffectRun inner() {
    return new EffectRun(player, source, ship, force, targets, false);
  }
}
