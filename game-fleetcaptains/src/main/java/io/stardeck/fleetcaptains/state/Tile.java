package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A tile of the board, as everybody sees it. */
@Value.Immutable
@JsonSerialize(as = ImmutableTile.class)
@JsonDeserialize(as = ImmutableTile.class)
public interface Tile {
  /** A tile face down. */
  Tile FACE_DOWN = ImmutableTile.builder().build();

  /** What it shows, once it lies face up. */
  Optional<CardId> location();

  /** Who explored it. */
  Optional<Faction> exploredBy();

  /** Whose scan tokens lie on it ({@code FC-SCN-03}). */
  ImmutableSet<Faction> scannedBy();

  /** The control tokens on it. */
  Optional<Control> control();

  /** The installation on it. */
  Optional<InstallationKind> installation();

  /** Whose away teams are on it, one entry for each. */
  ImmutableList<Faction> teams();

  /** Cards that lie on it. */
  ImmutableList<CardId> attached();

  /** The number of the card that it shows; -1 if it lies face down. */
  @JsonIgnore
  @Value.Auxiliary
  @Value.Derived
  default int face() {
    return location().map(CardId::number).orElse(-1);
  }

  /** Whether it lies face up. */
  @JsonIgnore
  default boolean explored() {
    return face() >= 0;
  }

  /** The number of control tokens on it. */
  @JsonIgnore
  @Value.Auxiliary
  @Value.Derived
  default int controlTokens() {
    return control().map(Control::count).orElse(0);
  }

  /** Whose control tokens lie on it; null if none do. */
  @JsonIgnore
  @Value.Auxiliary
  @Value.Derived
  default @Nullable Faction controller() {
    return control().map(Control::faction).orElse(null);
  }

  /** Whether an installation is on it. */
  @JsonIgnore
  @Value.Auxiliary
  @Value.Derived
  default boolean built() {
    return installation().isPresent();
  }

  /** What can be built next; nothing on a starbase ({@code FC-INS-04}). */
  @JsonIgnore
  default Optional<InstallationKind> next() {
    return installation().isEmpty()
        ? Optional.of(InstallationKind.OUTPOST)
        : installation().get().next();
  }

  /** The number of control tokens of a faction. */
  default int control(Faction faction) {
    return controller() == faction ? controlTokens() : 0;
  }
}
