package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Staffing;
import java.util.Optional;
import org.immutables.value.Value;

/** A ship ({@code ST-DAT-14}). */
@Value.Immutable
@JsonTypeName("SHIP")
@JsonSerialize(as = ImmutableShipDef.class)
@JsonDeserialize(as = ImmutableShipDef.class)
public abstract non-sealed class ShipDef implements CardDef, Words {

  ShipDef() {}

  /** Whom it serves. */
  public abstract Affiliation affiliation();

  /** Its RANGE, 0 or more. */
  public abstract int range();

  /** Its WEAPONS, 0 or more. */
  public abstract int weapons();

  /** Its SHIELDS, 0 or more. */
  public abstract int shields();

  /** The icons that have to be filled. */
  public abstract Staffing staffing();

  /** Its class. */
  public abstract Optional<String> shipClass();

  /** Whether it can cloak. */
  @MayBeAbsent
  @Value.Default
  public boolean cloak() {
    return false;
  }

  /** Whether holograms are active aboard. */
  @MayBeAbsent
  @Value.Default
  public boolean holodeck() {
    return false;
  }

  /** What else it has. */
  @MayBeAbsent
  public abstract ImmutableSet<String> specialEquipment();

  @Override
  @MayBeAbsent
  @Value.Default
  public boolean universal() {
    return false;
  }

  @Override
  @MayBeAbsent
  @Value.Default
  public String uniqueKey() {
    return name();
  }

  @Override
  public final CardKind kind() {
    return CardKind.SHIP;
  }

  @Override
  public final Words words() {
    return this;
  }

  /** A builder. */
  public static ImmutableShipDef.Builder builder() {
    return ImmutableShipDef.builder();
  }
}
