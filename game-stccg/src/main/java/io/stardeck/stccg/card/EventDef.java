package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.stccg.card.fact.CardKind;
import org.immutables.value.Value;

/** An event ({@code ST-DAT-17}). */
@Value.Immutable
@JsonTypeName("EVENT")
@JsonSerialize(as = ImmutableEventDef.class)
@JsonDeserialize(as = ImmutableEventDef.class)
public abstract non-sealed class EventDef implements CardDef {

  EventDef() {}

  /** Where it lies and what it does. */
  public abstract EventUse event();

  @Override
  public final CardKind kind() {
    return CardKind.EVENT;
  }

  @Override
  public final Words words() {
    return event();
  }

  /** A builder. */
  public static ImmutableEventDef.Builder builder() {
    return ImmutableEventDef.builder();
  }
}
