package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.EncounterRange;
import io.stardeck.fleetcaptains.card.fact.LocationType;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import java.util.Optional;

/**
 * A location tile ({@code FC-LOC-03}).
 *
 * @param cls the class of a planet, a nebula or a star
 * @param encounters the rolls that bring an encounter; empty if none does
 * @param standing what holds for every ship in it
 * @param abilities what it offers to the ships in it
 * @param onExploring what befalls the ship that explores it
 */
public record LocationDef(
    String id,
    String name,
    LocationType type,
    Optional<String> cls,
    int sectorSize,
    Optional<EncounterRange> encounters,
    boolean habitable,
    ImmutableList<Standing> standing,
    ImmutableList<Ability> abilities,
    ImmutableList<Effect> onExploring,
    String text) {}
