package io.stardeck.fleetcaptains.action;

import java.util.Optional;

/**
 * What is repaired ({@code FC-RPR-03}).
 *
 * @param setting the setting of the next better alert level; or empty
 * @param token the number of the system token that goes; or empty
 */
public record RepairWork(Optional<Integer> setting, Optional<Integer> token) {
  /** The alert level. */
  public static RepairWork alert(int setting) {
    return new RepairWork(Optional.of(setting), Optional.empty());
  }

  /** A system token. */
  public static RepairWork token(int token) {
    return new RepairWork(Optional.empty(), Optional.of(token));
  }
}
