package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.CardKind;
import java.util.Optional;
import org.immutables.value.Value;

/** An artifact ({@code ST-DAT-12}). */
@Value.Immutable
@JsonTypeName("ARTIFACT")
@JsonSerialize(as = ImmutableArtifactDef.class)
@JsonDeserialize(as = ImmutableArtifactDef.class)
public abstract non-sealed class ArtifactDef implements CardDef, Words {

  ArtifactDef() {}

  /** What becomes of it when it is earned. */
  public abstract ArtifactUse use();

  /** The points that it gives when it is earned, 0 or more. */
  @MayBeAbsent
  @Value.Default
  public int bonusPoints() {
    return 0;
  }

  /** How it is played as an event. */
  public abstract Optional<EventUse> event();

  /** How it is played as an interrupt. */
  public abstract Optional<InterruptUse> interrupt();

  /** What equipment it counts as. */
  @MayBeAbsent
  public abstract ImmutableSet<String> tags();

  @Override
  public final CardKind kind() {
    return CardKind.ARTIFACT;
  }

  @Override
  public final Words words() {
    return event().isPresent() ? event().get() : this;
  }

  /** A builder. */
  public static ImmutableArtifactDef.Builder builder() {
    return ImmutableArtifactDef.builder();
  }
}
