package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;

/**
 * An encounter card.
 *
 * @param allShips whether every ship of a task force resolves it
 * @param effects what it does, in this order; it is passed if its first test was, or if it has none
 * @param standing what holds for the ship that carries it as cargo
 */
public record EncounterDef(
    String id,
    String name,
    boolean allShips,
    Polarity polarity,
    ImmutableList<Effect> effects,
    ImmutableList<Standing> standing,
    int vp,
    Afterwards afterwards,
    String text) {}
