package io.stardeck.fleetcaptains.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Which tiles are meant, from the side of a player; what is empty does not matter. Tiles that lie
 * face down, and posts, are meant only if that is said.
 */
@Value.Immutable
@JsonSerialize(as = ImmutableTileFilter.class)
@JsonDeserialize(as = ImmutableTileFilter.class)
public interface TileFilter {
  /** Every explored tile. */
  TileFilter ANY = ImmutableTileFilter.builder().build();

  /** What it shows. */
  Optional<LocationType> type();

  /** The class of planet, nebula or star. */
  Optional<String> cls();

  /** Its name. */
  Optional<String> name();

  /** Whether it has a habitable body. */
  Optional<Boolean> habitable();

  /** Whether it lies face up; it does unless told. */
  Optional<Boolean> explored();

  /** Who explored it. */
  Optional<Whose> exploredBy();

  /** Who has control tokens there. */
  Optional<Whose> controlledBy();

  /** How many control tokens the player has there at least. */
  Optional<Integer> controlAtLeast();

  /** What stands there. */
  Optional<Built> installation();

  /** It is the own post, or else the enemy's. */
  Optional<Boolean> ownPost();

  /** It lies next to such a tile or post. */
  Optional<TileFilter> adjacentTo();

  /** Whether no uncloaked enemy ship is there. */
  Optional<Boolean> noEnemies();
}
