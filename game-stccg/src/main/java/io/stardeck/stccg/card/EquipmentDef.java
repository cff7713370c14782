package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import org.immutables.value.Value;

/** Equipment ({@code ST-DAT-16}). */
@Value.Immutable
@JsonTypeName("EQUIPMENT")
@JsonSerialize(as = ImmutableEquipmentDef.class)
@JsonDeserialize(as = ImmutableEquipmentDef.class)
public abstract non-sealed class EquipmentDef implements CardDef, Words {

  EquipmentDef() {}

  /** Whose persons may use it; all if none is told. */
  @MayBeAbsent
  public abstract ImmutableSet<Affiliation> affiliations();

  /** What it counts as. */
  @MayBeAbsent
  public abstract ImmutableSet<String> tags();

  @Override
  public final CardKind kind() {
    return CardKind.EQUIPMENT;
  }

  @Override
  public final Words words() {
    return this;
  }

  /** A builder. */
  public static ImmutableEquipmentDef.Builder builder() {
    return ImmutableEquipmentDef.builder();
  }
}
