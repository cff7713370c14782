package io.stardeck.fleetcaptains.card.word;

import java.util.Optional;

/**
 * What is chosen for a card or an ability.
 *
 * @param whose whose ship or token it is; anybody's unless told
 * @param reach where it is
 * @param at in which tiles it is, or which tile it is
 * @param sizeAtMost the greatest ship that fits
 * @param optional whether it need not be chosen
 */
public record TargetSpec(
    TargetKind kind,
    Optional<Side> whose,
    Reach reach,
    Optional<TileFilter> at,
    Optional<Integer> sizeAtMost,
    boolean optional) {}
