package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.stccg.card.fact.CardKind;
import org.immutables.value.Value;

/** An interrupt ({@code ST-DAT-18}). */
@Value.Immutable
@JsonTypeName("INTERRUPT")
@JsonSerialize(as = ImmutableInterruptDef.class)
@JsonDeserialize(as = ImmutableInterruptDef.class)
public abstract non-sealed class InterruptDef implements CardDef {

  InterruptDef() {}

  /** When it is played and what it does. */
  public abstract InterruptUse interrupt();

  @Override
  public final CardKind kind() {
    return CardKind.INTERRUPT;
  }

  @Override
  public final Words words() {
    return interrupt();
  }

  /** A builder. */
  public static ImmutableInterruptDef.Builder builder() {
    return ImmutableInterruptDef.builder();
  }
}
