package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.Afterwards;
import io.stardeck.fleetcaptains.card.fact.Polarity;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;

/**
 * An encounter card.
 *
 * @param allShips whether every ship of a task force resolves it
 * @param effects what it does, in this order; it is passed if its first test was, or if it has none
 * @param standing what holds while it lies in play: for the ship that it is aboard or at, or all in
 *     its tile
 * @param abilities what it offers while it lies in play
 */
public record EncounterDef(
    String id,
    String name,
    boolean allShips,
    Polarity polarity,
    ImmutableList<Effect> effects,
    ImmutableList<Standing> standing,
    ImmutableList<Ability> abilities,
    int vp,
    Afterwards afterwards,
    String text) {}
