package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
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

  /** Whose persons report there; the neutral one takes all. */
  public abstract Affiliation affiliation();

  /** Its SHIELDS, 0 or more. */
  public abstract int shields();

  /** What builds it in play; an ENGINEER of its affiliation unless told. */
  public abstract Optional<Requirement> buildRequirement();

  @Override
  public final CardKind kind() {
    return CardKind.OUTPOST;
  }

  /** Whether ships are repaired there ({@code ST-OUT-04}). */
  public final boolean repairs() {
    return affiliation().major();
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
