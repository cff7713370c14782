package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;
import org.immutables.value.Value;

/** What was chosen for a card, or what its words are about. */
@Value.Immutable
@JsonSerialize(as = ImmutableTarget.class)
@JsonDeserialize(as = ImmutableTarget.class)
public interface Target {
  /** Nothing. */
  Target NONE = ImmutableTarget.builder().build();

  /** A ship. */
  Optional<CardId> ship();

  /** A tile. */
  Optional<Integer> tile();

  /** A card. */
  Optional<CardId> card();

  /** A cloak token. */
  Optional<Integer> token();

  /** A system. */
  Optional<ShipSystem> system();

  /** A ship. */
  static Target of(CardId ship) {
    return ((ImmutableTarget) NONE).withShip(ship);
  }

  /** A tile. */
  static Target of(int tile) {
    return ((ImmutableTarget) NONE).withTile(tile);
  }

  /** A crew card aboard that ship. */
  static Target crew(CardId ship, CardId card) {
    return ((ImmutableTarget) NONE).withShip(ship).withCard(card);
  }

  /** A cloak token. */
  static Target token(int token) {
    return ((ImmutableTarget) NONE).withToken(token);
  }

  /** A system. */
  static Target system(ShipSystem system) {
    return ((ImmutableTarget) NONE).withSystem(system);
  }

  /** This, with what {@code other} holds instead of its own. */
  default Target with(Target other) {
    ImmutableTarget.Builder next = ImmutableTarget.builder().from(this);
    other.ship().ifPresent(next::ship);
    other.tile().ifPresent(next::tile);
    other.card().ifPresent(next::card);
    other.token().ifPresent(next::token);
    other.system().ifPresent(next::system);
    return next.build();
  }
}
