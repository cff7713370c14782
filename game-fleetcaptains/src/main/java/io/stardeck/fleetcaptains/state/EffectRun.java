package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * What the words of a list of effects stand for.
 *
 * @param player whose card or encounter it is
 * @param source the card, the encounter, the ship or the tile
 * @param about what the words are about
 * @param force the members of the task force that harm hits too ({@code FC-TFO-07})
 * @param targets what was chosen; nothing where somebody chose to choose none
 * @param first whether a test in it decides whether the encounter is passed
 */
public record EffectRun(
    Seat player,
    CardId source,
    Target about,
    ImmutableList<CardId> force,
    ImmutableList<Target> targets,
    boolean first) {
  /** The same about something else, and about it alone. */
  public EffectRun about(Target other) {
    return new EffectRun(player, source, about.with(other), ImmutableList.of(), targets, first);
  }

  /** The same in a list within the one that it began with. */
  public EffectRun inner() {
    return new EffectRun(player, source, about, force, targets, false);
  }
}
