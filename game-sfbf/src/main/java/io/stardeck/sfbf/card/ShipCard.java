package io.stardeck.sfbf.card;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import org.immutables.value.Value;

/**
 * A ship card as it is printed ({@code BF-CMP-04}). What is asked of it in play is looked up in
 * tables made once. Nothing here knows of damage: a state keeps the damaged boxes and passes them
 * in.
 */
@Value.Immutable
@JsonSerialize(as = ImmutableShipCard.class)
@JsonDeserialize(as = ImmutableShipCard.class)
public abstract class ShipCard {
  ShipCard() {}

  /** Its name in its card set, unique there among cards and ships. */
  public abstract String id();

  /** The race that built it. */
  public abstract Race race();

  /** The class, such as {@code CA}. */
  public abstract String classCode();

  /** The name of the ship. */
  public abstract String name();

  /** What it is counted as. */
  @MayBeAbsent
  public abstract ImmutableSet<ShipTag> tags();

  /** Its boxes, leftmost first; a box is named by its position, from 0. */
  public abstract ImmutableList<BoxType> boxes();

  /** Whether it carries the Cloak symbol. */
  @MayBeAbsent
  @Value.Default
  public boolean cloak() {
    return false;
  }

  /** Whether it carries the Web symbol. */
  @MayBeAbsent
  @Value.Default
  public boolean web() {
    return false;
  }

  /** Its victory points; 1 or more in every set that is checked. */
  public abstract int vp();

  /** Looks boxes up. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  BoxTable table() {
    return new BoxTable(boxes());
  }

  /** A builder of ships. */
  public static ImmutableShipCard.Builder builder() {
    return ImmutableShipCard.builder();
  }

  /** How many boxes it has. */
  public final int size() {
    return boxes().size();
  }

  /** All boxes. */
  public final BoxSet allBoxes() {
    return table().all();
  }

  /** The boxes of one type. */
  public final BoxSet boxes(BoxType type) {
    return table().of(type);
  }

  /**
   * The boxes that can fire cards of {@code kind}, whether or not there are as many as it takes.
   */
  public final BoxSet firing(CardKind kind) {
    return table().firing(kind);
  }

  /** Whether, undamaged, it can fire a card of {@code kind}. */
  public final boolean canFire(CardKind kind) {
    for (BoxType type : BoxType.values()) {
      int needed = type.boxesToFire(kind);
      if (needed > 0 && boxes(type).size() >= needed) {
        return true;
      }
    }
    return false;
  }

  /** The type of one box, 0 to {@link #size()} - 1. */
  public final BoxType boxType(int box) {
    return boxes().get(box);
  }

  /** The boxes of one type that are not in {@code damaged}. */
  public final BoxSet undamaged(BoxType type, BoxSet damaged) {
    return table().of(type).minus(damaged);
  }

  /** All boxes that are not in {@code damaged}. */
  public final BoxSet undamaged(BoxSet damaged) {
    return table().all().minus(damaged);
  }

  /** Whether it is counted as {@code tag}. */
  public final boolean is(ShipTag tag) {
    return tags().contains(tag);
  }

  /** The name for people, such as {@code CA Constellation}. */
  public final String title() {
    return classCode() + " " + name();
  }
}
