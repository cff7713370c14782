package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What happens to the turn, the attempt and the scores, and which other effects are carried out.
 */
public sealed interface GameEffect extends Effect {
  /**
   * A player scores points ({@code ST-EFF-10}).
   *
   * @param points how many
   * @param player who; the player of the card unless told
   */
  @JsonTypeName("SCORE")
  record Score(int points, Optional<Player> player) implements GameEffect {}

  /**
   * A player loses points ({@code ST-EFF-10}).
   *
   * @param points how many
   * @param player who; the player of the card unless told
   */
  @JsonTypeName("LOSE_POINTS")
  record LosePoints(int points, Optional<Player> player) implements GameEffect {}

  /** The attempt ends ({@code ST-EFF-27}). */
  @JsonTypeName("END_ATTEMPT")
  record EndAttempt() implements GameEffect {}

  /** This card is discarded ({@code ST-EFF-27}). */
  @JsonTypeName("DISCARD_SELF")
  record DiscardSelf() implements GameEffect {}

  /** This card goes out of play ({@code ST-EFF-27}). */
  @JsonTypeName("PUT_OUT_OF_PLAY")
  record PutOutOfPlay() implements GameEffect {}

  /** The player earns the artifacts at the location ({@code ST-EFF-27}). */
  @JsonTypeName("GAIN_ARTIFACTS")
  record GainArtifacts() implements GameEffect {}

  /**
   * The player puts a dilemma or an artifact face down under the mission, or none ({@code
   * ST-EFF-27}).
   *
   * @param from where from; the hand unless told
   * @param filter what it is like; anything unless told
   */
  @JsonTypeName("ADD_SEED_CARD")
  record AddSeedCard(Optional<Source> from, Optional<Requirement> filter) implements GameEffect {
    /** Where such a card comes from. */
    public enum Source {
      /** The own hand. */
      HAND,
      /** The own cards that were not seeded ({@code ST-SED-10}). */
      UNSEEDED
    }
  }

  /** The turn goes to its end at once ({@code ST-EFF-46}). */
  @JsonTypeName("END_TURN")
  record EndTurn() implements GameEffect {}

  /** Each opponent gives up or goes on for a stake ({@code ST-SPC-11}). */
  @JsonTypeName("STAKES")
  record Stakes() implements GameEffect {}

  /** All at the location is destroyed ({@code ST-SPC-07}). */
  @JsonTypeName("DESTROY_LOCATION")
  record DestroyLocation() implements GameEffect {}

  /** A destroyed, unsolved mission may be attempted again ({@code ST-EFF-28}). */
  @JsonTypeName("RESTORE_MISSION")
  record RestoreMission() implements GameEffect {}

  /**
   * The mission goes somewhere else in the spaceline, with all that is there ({@code ST-EFF-08}).
   *
   * @param to where to
   * @param n by how many locations, if it goes to the left or the right; at most to the end
   */
  @JsonTypeName("RELOCATE_MISSION")
  record RelocateMission(Shift to, OptionalInt n) implements GameEffect {}

  /** The card counts one more. */
  @JsonTypeName("COUNT")
  record Count() implements GameEffect {}

  /** The card is turned over. */
  @JsonTypeName("TURN_OVER")
  record TurnOver() implements GameEffect {}

  /**
   * Something holds for a while ({@code ST-EFF-07}, {@code ST-EFF-12}).
   *
   * @param what what holds
   * @param until how long
   * @param turns for how many own turns, if it lasts so long; 1 unless told
   * @param of on which persons; unless told on what the card was played on
   */
  @JsonTypeName("IMPOSE")
  record Impose(Standing what, Until until, OptionalInt turns, Optional<Selection> of)
      implements GameEffect {}

  /**
   * One list or the other ({@code ST-EFF-25}).
   *
   * @param requirement which decides
   * @param then if it is met
   * @param otherwise if it is not
   */
  @JsonTypeName("IF")
  record If(Requirement requirement, ImmutableList<Effect> then, ImmutableList<Effect> otherwise)
      implements GameEffect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(then, otherwise);
    }
  }

  /**
   * One of several lists ({@code ST-EFF-25}).
   *
   * @param by who chooses
   * @param of the lists, two or more
   */
  @JsonTypeName("CHOOSE")
  record Choose(Chooser by, ImmutableList<ImmutableList<Effect>> of) implements GameEffect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return of;
    }
  }

  /**
   * A list for all players, one after the other, from the one whose turn it is: each of them is
   * {@link Player#TARGET} in it.
   *
   * @param effects which
   */
  @JsonTypeName("EACH_PLAYER")
  record EachPlayer(ImmutableList<Effect> effects) implements GameEffect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  /**
   * A list several times ({@code ST-EFF-25}).
   *
   * @param times how often, 1 to 10
   * @param effects which
   */
  @JsonTypeName("REPEAT")
  record Repeat(int times, ImmutableList<Effect> effects) implements GameEffect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }
}
