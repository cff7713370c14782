package io.stardeck.sfbf.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxSet;
import java.util.Optional;
import org.immutables.value.Value;

/** A ship in a fleet, face up, with all that lies on it. */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableShip.class)
@JsonDeserialize(as = ImmutableShip.class)
public interface Ship {
  /** Which ship it is. */
  @Value.Parameter
  ShipId id();

  /**
   * The boxes with a damage token (BF-DMG-05). With traditional damage only lost squadrons
   * (BF-D-56).
   */
  @Value.Parameter
  BoxSet damaged();

  /** Traditional damage: damage that lies on no box (BF-D-56); else 0. */
  @Value.Parameter
  int counter();

  /** The Erratic Maneuvers card on it (BF-DEF-31). */
  @Value.Parameter
  Optional<CardId> erratic();

  /** The Wild Weasel card on it (BF-DEF-44). */
  @Value.Parameter
  Optional<CardId> weasel();

  /** The Disengage card on it (BF-DEF-51). */
  @Value.Parameter
  Optional<CardId> disengaged();

  /** Whether its cloak is on (BF-CLK-01). */
  @Value.Parameter
  boolean cloaked();

  /** Whether its web is on (BF-WEB-01). */
  @Value.Parameter
  boolean webbed();

  /** An undamaged ship with nothing on it. */
  static Ship fresh(ShipId id) {
    return ImmutableShip.of(
        id, BoxSet.empty(), 0, Optional.empty(), Optional.empty(), Optional.empty(), false, false);
  }

  /** All damage on it, 0 or more. */
  default int damage() {
    return damaged().size() + counter();
  }

  /** Whether a card lies on it. */
  default boolean carriesCard() {
    return erratic().isPresent() || weasel().isPresent() || disengaged().isPresent();
  }

  /**
   * Whether it would lie face down in the Reserve: no damage and no card on it (BF-INF-03,
   * BF-D-11).
   */
  default boolean hides() {
    return damage() == 0 && !carriesCard();
  }

  /** Whether a card on it forbids it to attack (BF-ATK-11). */
  default boolean heldBack() {
    return carriesCard();
  }

  /** This ship with {@code damaged} as the boxes that bear tokens. */
  Ship withDamaged(BoxSet damaged);

  /** This ship with that much damage beside its boxes. */
  Ship withCounter(int counter);

  /** This ship with the cloak on or off. */
  Ship withCloaked(boolean cloaked);

  /** This ship with the web on or off. */
  Ship withWebbed(boolean webbed);

  /** This ship with that Erratic Maneuvers card on it, or none. */
  Ship withErratic(Optional<? extends CardId> card);

  /** This ship with that Wild Weasel card on it, or none. */
  Ship withWeasel(Optional<? extends CardId> card);

  /** This ship with that Disengage card on it, or none. */
  Ship withDisengaged(Optional<? extends CardId> card);

  /** This ship with both devices off. */
  default Ship devicesOff() {
    return withCloaked(false).withWebbed(false);
  }
}
