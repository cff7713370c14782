package io.stardeck.b5.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.state.Participant;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What happened in conflicts, and between the factions. */
public sealed interface ConflictEvent extends B5Event {
  /** A conflict was declared. */
  @JsonTypeName("conflict-declared")
  record ConflictDeclared(
      Seat seat, int conflict, CardId card, Optional<Seat> target, Optional<CardId> aim)
      implements ConflictEvent {}

  /** A conflict without a card was opened. */
  @JsonTypeName("standing-conflict-opened")
  record StandingConflictOpened(
      Seat seat, int conflict, Ability type, Optional<Seat> target, Optional<CardId> aim)
      implements ConflictEvent {}

  /** No conflict was declared. */
  @JsonTypeName("conflict-declined")
  record ConflictDeclined(Seat seat) implements ConflictEvent {}

  /** A conflict, of that initiator, card and type, was removed without a result. */
  @JsonTypeName("conflict-cancelled")
  record ConflictCancelled(int conflict, Seat seat, Optional<CardId> card, Ability type)
      implements ConflictEvent {}

  /** A card takes part in a conflict. */
  @JsonTypeName("participant-joined")
  record ParticipantJoined(int conflict, Participant participant) implements ConflictEvent {}

  /** A card takes no part in a conflict any more. */
  @JsonTypeName("participant-withdrawn")
  record ParticipantWithdrawn(int conflict, CardId card) implements ConflictEvent {}

  /** A side of a conflict counts more. */
  @JsonTypeName("side-raised")
  record SideRaised(int conflict, Side side, int number) implements ConflictEvent {}

  /** An attack: what the attacker dealt, and what it received. */
  @JsonTypeName("attack-resolved")
  record AttackResolved(int conflict, CardId attacker, CardId target, int dealt, int received)
      implements ConflictEvent {}

  /** A conflict was decided; won tells whether the initiator, whose seat it is, won it. */
  @JsonTypeName("conflict-resolved")
  record ConflictResolved(
      int conflict,
      Seat seat,
      Optional<CardId> card,
      Ability type,
      int support,
      int opposition,
      boolean won)
      implements ConflictEvent {}

  /** A location was captured. */
  @JsonTypeName("location-captured")
  record LocationCaptured(Seat seat, CardId card) implements ConflictEvent {}

  /** Influence was applied. */
  @JsonTypeName("influence-applied")
  record InfluenceApplied(Seat seat, int number) implements ConflictEvent {}

  /** The rating rose by building. */
  @JsonTypeName("influence-built")
  record InfluenceBuilt(Seat seat, int rating) implements ConflictEvent {}

  /** A faction gained influence. */
  @JsonTypeName("influence-gained")
  record InfluenceGained(Seat seat, int number) implements ConflictEvent {}

  /** A faction lost influence. */
  @JsonTypeName("influence-lost")
  record InfluenceLost(Seat seat, int number) implements ConflictEvent {}

  /** The pool was filled up. */
  @JsonTypeName("pool-raised")
  record PoolRaised(Seat seat, int number) implements ConflictEvent {}

  /** A faction has so much more influence in the next turn. */
  @JsonTypeName("next-turn-promised")
  record NextTurnPromised(Seat seat, int number) implements ConflictEvent {}

  /** A tension changed. */
  @JsonTypeName("tension-changed")
  record TensionChanged(Race from, Race toward, int tension) implements ConflictEvent {}

  /** War. */
  @JsonTypeName("war-started")
  record WarStarted(Race one, Race other) implements ConflictEvent {}

  /** Peace. */
  @JsonTypeName("war-ended")
  record WarEnded(Race one, Race other) implements ConflictEvent {}

  /** The influence of Babylon 5 changed. */
  @JsonTypeName("station-changed")
  record StationChanged(int influence) implements ConflictEvent {}

  /** The influence of the Vorlons changed. */
  @JsonTypeName("vorlon-changed")
  record VorlonChanged(int influence) implements ConflictEvent {}

  /** Nobody may apply more than that this turn. */
  @JsonTypeName("apply-limit-set")
  record ApplyLimitSet(int limit) implements ConflictEvent {}

  /** An effect changes what holds for a faction, for a while. */
  @JsonTypeName("faction-changed")
  record FactionChanged(CardId source, Seat seat) implements ConflictEvent {}
}
