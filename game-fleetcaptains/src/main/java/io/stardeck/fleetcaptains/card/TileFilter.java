package io.stardeck.fleetcaptains.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Which tiles are meant; what is empty does not matter.
 *
 * <p>{@code mine}: whether the player explored it (true) or the enemy did (false)
 *
 * <p>{@code controlled}: whether the player controls it (true) or nobody of theirs does (false)
 *
 * <p>{@code installation}: at least that installation
 *
 * <p>{@code nextToEnemyPost}: next to an enemy post
 *
 * <p>{@code enemyShips}: whether an uncloaked enemy ship is there
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

  /** Whether it has a habitable body. */
  Optional<Boolean> habitable();

  /** Whether the player explored it, or somebody else did. */
  Optional<Boolean> mine();

  /** Whether the player has control tokens there, or has none. */
  Optional<Boolean> controlled();

  /** At least that installation stands there. */
  Optional<InstallationKind> installation();

  /** Whether it lies next to an enemy post. */
  Optional<Boolean> nextToEnemyPost();

  /** Whether an uncloaked enemy ship is there. */
  Optional<Boolean> enemyShips();
}
