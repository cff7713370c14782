package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * What one seat alone knows, beside cards.
 *
 * @param maneuvered what its tokens stand for that have maneuvered in this turn
 * @param run the maneuver of a token that is under way
 * @param progress what was done for secret missions
 */
public record Secret(
    ImmutableList<CardId> maneuvered,
    Optional<TokenRun> run,
    ImmutableMap<CardId, Integer> progress) {
  /** Nothing. */
  public static final Secret NONE =
      new Secret(ImmutableList.of(), Optional.empty(), ImmutableMap.of());

  /**
   * A token on its way.
   *
   * @param mp its movement points
   * @param spent what passing has cost so far
   */
  public record TokenRun(int mp, int spent) {}

  /** With those that have maneuvered. */
  public Secret withManeuvered(ImmutableList<CardId> next) {
    return new Secret(next, run, progress);
  }

  /** With that maneuver. */
  public Secret withRun(Optional<TokenRun> next) {
    return new Secret(maneuvered, next, progress);
  }

  /** With that progress. */
  public Secret withProgress(ImmutableMap<CardId, Integer> next) {
    return new Secret(maneuvered, run, next);
  }
}
