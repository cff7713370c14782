package io.stardeck.fleetcaptains.card.fact;

import com.google.common.collect.ImmutableList;

/** The settings of each alert level, at least one uncloaked one for each. */
public record Dial(
    ImmutableList<Setting> white, ImmutableList<Setting> yellow, ImmutableList<Setting> red) {
  /** Those of one level. */
  public ImmutableList<Setting> of(Alert alert) {
    return switch (alert) {
      case WHITE -> white;
      case YELLOW -> yellow;
      case RED -> red;
    };
  }
}
