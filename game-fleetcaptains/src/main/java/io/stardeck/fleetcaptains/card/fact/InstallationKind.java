package io.stardeck.fleetcaptains.card.fact;

import java.util.Optional;

/** What can be built, each from the one before ({@code FC-INS-04}). */
public enum InstallationKind {
  OUTPOST,
  COLONY,
  STARBASE;

  /** The next one; a starbase has none. */
  public Optional<InstallationKind> next() {
    return this == STARBASE ? Optional.empty() : Optional.of(values()[ordinal() + 1]);
  }
}
