package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.SeedLocation;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;
import org.immutables.value.Value;

/** An outpost ({@code ST-DAT-13}). */
@Value.Immutable
@JsonTypeName("OUTPOST")
@JsonSerialize(as = ImmutableOutpostDef.class)
@JsonDeserialize(as = ImmutableOutpostDef.class)
public abstract non-sealed class OutpostDef implements CardDef {

  OutpostDef() {}

  /** Whose persons report there. */
  public abstract Affiliation affiliation();

  /** Its SHIELDS, 0 or more. */
  public abstract int shields();

  /** What builds it in play; an ENGINEER of its affiliation unless told. */
  public abstract Optional<Requirement> buildRequirement();

  /** Whether ships are repaired there; unless told at all but a neutral one. */
  public abstract Optional<Boolean> repairs();

  /** Where it may lie; unless told a neutral one in space, any other where it is named. */
  public abstract Optional<SeedLocation> seedLocation();

  /**
   * Whether cards of all affiliations use it ({@code ST-OUT-08}); unless told, if it is neutral.
   */
  public abstract Optional<Boolean> acceptsAll();

  @Override
  public final CardKind kind() {
    return CardKind.OUTPOST;
  }

  /** Whether ships are repaired there ({@code ST-OUT-04}). */
  public final boolean repairsShips() {
    return repairs().orElse(affiliation().major());
  }

  /** Whether it lies at space missions, and not where its affiliation is named. */
  public final boolean liesInSpace() {
    return seedLocation()
            .orElse(
                affiliation().major() ? SeedLocation.MATCHING_MISSION : SeedLocation.SPACE_MISSION)
        == SeedLocation.SPACE_MISSION;
  }

  @Override
  public final Words words() {
    return NoWords.NONE;
  }

  /** A builder. */
  public static ImmutableOutpostDef.Builder builder() {
    return ImmutableOutpostDef.builder();
  }
}
