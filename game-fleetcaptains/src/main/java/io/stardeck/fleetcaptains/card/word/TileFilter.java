package io.stardeck.fleetcaptains.card.word;

import io.stardeck.fleetcaptains.card.fact.Built;
import io.stardeck.fleetcaptains.card.fact.LocationType;
import java.util.Optional;

/**
 * Which tiles are meant, from the side of a player; what is empty does not matter. Tiles that lie
 * face down, and posts, are meant only if that is said.
 *
 * @param type what it shows
 * @param cls the class of planet, nebula or star
 * @param name its name
 * @param habitable whether it has a habitable body
 * @param explored whether it lies face up; it does unless told
 * @param exploredBy who explored it
 * @param controlledBy who has control tokens there
 * @param controlAtLeast how many control tokens the player has there at least, or the enemy who
 *     controls it
 * @param installation what stands there
 * @param ownPost it is the own post, or else the enemy's
 * @param adjacentTo it lies next to such a tile or post
 * @param noEnemies whether no uncloaked enemy ship is there
 */
public record TileFilter(
    Optional<LocationType> type,
    Optional<String> cls,
    Optional<String> name,
    Optional<Boolean> habitable,
    Optional<Boolean> explored,
    Optional<Whose> exploredBy,
    Optional<Whose> controlledBy,
    Optional<Integer> controlAtLeast,
    Optional<Built> installation,
    Optional<Boolean> ownPost,
    Optional<TileFilter> adjacentTo,
    Optional<Boolean> noEnemies) {}
