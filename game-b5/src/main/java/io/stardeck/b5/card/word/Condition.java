package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import java.util.Optional;

/** What must hold, asked of the faction whose card it is. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Condition permits Condition.OfFaction, Condition.OfConflict, Condition.Of {
  /** Conditions on the faction and on the table ({@code B5-W-46}). */
  sealed interface OfFaction extends Condition {}

  /** Conditions on a conflict of this turn that an aftermath names ({@code B5-W-07, B5-W-54}). */
  sealed interface OfConflict extends Condition {}

  /** Conditions made of others. */
  sealed interface Of extends Condition {}

  @JsonTypeName("RATING")
  record Rating(int atLeast) implements OfFaction {}

  @JsonTypeName("POWER")
  record Power(int atLeast) implements OfFaction {}

  @JsonTypeName("INNER_CIRCLE")
  record InnerCircle(int atLeast) implements OfFaction {}

  /** A card in play fits; own ones unless the filter says otherwise. */
  @JsonTypeName("HAS_IN_PLAY")
  record HasInPlay(Filter filter) implements OfFaction, Filtered {}

  /** The faction won a conflict this turn that it began. */
  @JsonTypeName("WON_CONFLICT")
  record WonConflict(Optional<Ability> type) implements OfFaction {}

  /** The faction lost a conflict this turn that it began. */
  @JsonTypeName("LOST_CONFLICT")
  record LostConflict(Optional<Ability> type) implements OfFaction {}

  /** The faction was the target of a conflict that was lost this turn. */
  @JsonTypeName("WAS_TARGET_OF_LOST_CONFLICT")
  record WasTargetOfLostConflict() implements OfFaction {}

  /** The faction is the target of an open conflict. */
  @JsonTypeName("TARGET_OF_OPEN")
  record TargetOfOpen(Optional<Ability> type) implements OfFaction {}

  @JsonTypeName("MARKS")
  record Marks(ImmutableSet<Mark> marks, MarkScope of, int atLeast) implements OfFaction {}

  @JsonTypeName("STATION")
  record Station(int atLeast) implements OfFaction {}

  @JsonTypeName("VORLON")
  record Vorlon(int atLeast) implements OfFaction {}

  @JsonTypeName("TENSION")
  record Tension(Race from, Race toward, int atLeast) implements OfFaction {}

  /** The own race is at war with that one. */
  @JsonTypeName("AT_WAR")
  record AtWar(Race with) implements OfFaction {}

  @JsonTypeName("CHOSEN_NUMBER")
  record ChosenNumber(int atLeast) implements OfFaction {}

  @JsonTypeName("TURN")
  record Turn(int atLeast) implements OfFaction {}

  /** The host is a participant of an open conflict, or was one this turn. */
  @JsonTypeName("HOST_PARTICIPATED")
  record HostParticipated() implements OfFaction {}

  /** The faction won it. */
  @JsonTypeName("WON")
  record Won(Optional<Ability> type, Optional<Integer> margin) implements OfConflict {}

  /** Somebody lost it: the subject. */
  @JsonTypeName("LOST")
  record Lost(Optional<Ability> type) implements OfConflict {}

  /** Another faction, the subject, won it as a war conflict. */
  @JsonTypeName("WON_BY_OTHER_AT_WAR")
  record WonByOtherAtWar() implements OfConflict {}

  /** It was of that type; whom it concerns is chosen among its participants. */
  @JsonTypeName("PARTICIPANT")
  record Participant(Optional<Ability> type) implements OfConflict {}

  /** Fitting participants neutralised while it was open have so much printed ability in sum. */
  @JsonTypeName("NEUTRALISED_IN_IT")
  record NeutralisedInIt(Filter filter, Ability ability, int atLeast)
      implements OfConflict, Filtered {}

  /** A location was captured by it. */
  @JsonTypeName("CAPTURED_LOCATION")
  record CapturedLocation() implements OfConflict {}

  /** It was decided by at least that much. */
  @JsonTypeName("MARGIN")
  record Margin(int atLeast) implements OfConflict {}

  @JsonTypeName("NOT")
  record Not(Condition of) implements Of {}

  @JsonTypeName("AND")
  record And(ImmutableList<Condition> of) implements Of {}

  @JsonTypeName("OR")
  record Or(ImmutableList<Condition> of) implements Of {}
}
