package io.stardeck.b5.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What happened to cards. */
public sealed interface CardEvent extends B5Event {
  /** A card came into play. */
  @JsonTypeName("card-sponsored")
  record CardSponsored(Seat seat, CardId by, CardId card, Optional<CardId> host)
      implements CardEvent {}

  /** A character joined an Inner Circle. */
  @JsonTypeName("character-promoted")
  record CharacterPromoted(Seat seat, CardId card) implements CardEvent {}

  /** A character left an Inner Circle. */
  @JsonTypeName("character-demoted")
  record CharacterDemoted(Seat seat, CardId card) implements CardEvent {}

  /** A card rotated. */
  @JsonTypeName("card-rotated")
  record CardRotated(CardId card) implements CardEvent {}

  /** An effect of a card was used. */
  @JsonTypeName("effect-used")
  record EffectUsed(Seat seat, CardId card, int effect, ImmutableList<Chosen> chosen)
      implements CardEvent {}

  /** An effect changes what a card is worth, for a while or for good. */
  @JsonTypeName("ratings-changed")
  record RatingsChanged(CardId source, CardId card) implements CardEvent {}

  /** A character leads a fleet. */
  @JsonTypeName("fleet-led")
  record FleetLed(CardId character, CardId fleet) implements CardEvent {}

  /** A character leads a fleet no more. */
  @JsonTypeName("leadership-ended")
  record LeadershipEnded(CardId character, CardId fleet) implements CardEvent {}

  /** A card took damage. */
  @JsonTypeName("damage-placed")
  record DamagePlaced(CardId card, int number) implements CardEvent {}

  /** A card was turned face down, with so much severe damage. */
  @JsonTypeName("card-neutralised")
  record CardNeutralised(CardId card, int severe) implements CardEvent {}

  /** A card was turned face up. */
  @JsonTypeName("card-turned-face-up")
  record CardTurnedFaceUp(CardId card) implements CardEvent {}

  /** Damage came off a card. */
  @JsonTypeName("damage-healed")
  record DamageHealed(CardId card, int number) implements CardEvent {}

  /** Severe damage came off a card. */
  @JsonTypeName("severe-removed")
  record SevereRemoved(CardId card, int number) implements CardEvent {}

  /** Severe damage was put on a neutralised card. */
  @JsonTypeName("severe-added")
  record SevereAdded(CardId card, int number) implements CardEvent {}

  /** An undamaged member of the Inner Circle rotated to help its ambassador to heal. */
  @JsonTypeName("healing-helped")
  record HealingHelped(CardId card) implements CardEvent {}

  /** The whole Inner Circle has healed its ambassador. */
  @JsonTypeName("ambassador-fully-healed")
  record AmbassadorFullyHealed(CardId card) implements CardEvent {}

  /** A fleet or location was repaired. */
  @JsonTypeName("damage-repaired")
  record DamageRepaired(CardId card, int number) implements CardEvent {}

  /** A card went to its owner's discard pile. */
  @JsonTypeName("card-discarded")
  record CardDiscarded(Seat owner, CardId card) implements CardEvent {}

  /** A card gained marks, or lost them if the number is below 0. */
  @JsonTypeName("marks-changed")
  record MarksChanged(CardId card, Mark mark, int number) implements CardEvent {}

  /** A construction token was put on a card. */
  @JsonTypeName("token-added")
  record TokenAdded(CardId card) implements CardEvent {}

  /** Construction tokens paid for a card. */
  @JsonTypeName("cost-tokens-spent")
  record CostTokensSpent(CardId card, int number) implements CardEvent {}

  /** An aftermath stays on a card. */
  @JsonTypeName("card-stays")
  record CardStays(CardId card, CardId host) implements CardEvent {}

  /** An event was played. */
  @JsonTypeName("event-played")
  record EventPlayed(Seat seat, CardId card, ImmutableList<Chosen> chosen) implements CardEvent {}

  /** An aftermath was set; its player alone is told which. */
  @JsonTypeName("aftermath-set")
  record AftermathSet(Seat seat, Optional<CardId> host, Optional<CardId> card)
      implements CardEvent {}

  /** An aftermath was revealed; all see where it lay, for the others stay where they are. */
  @JsonTypeName("aftermath-revealed")
  record AftermathRevealed(
      Seat seat, CardId card, Optional<CardId> host, int result, ImmutableList<Chosen> chosen)
      implements CardEvent {}

  /** An agenda lies face up. */
  @JsonTypeName("agenda-sponsored")
  record AgendaSponsored(Seat seat, CardId card) implements CardEvent {}

  /** An agenda lies face down; its player alone is told which. */
  @JsonTypeName("agenda-hidden")
  record AgendaHidden(Seat seat, Optional<CardId> card) implements CardEvent {}

  /** A hidden agenda was turned up. */
  @JsonTypeName("agenda-revealed")
  record AgendaRevealed(Seat seat, CardId card) implements CardEvent {}

  /**
   * A hidden agenda was turned up that cannot be sponsored; it is discarded ({@code B5-AGD-06}).
   */
  @JsonTypeName("agenda-reveal-failed")
  record AgendaRevealFailed(Seat seat, CardId card) implements CardEvent {}

  /** An agenda left play. */
  @JsonTypeName("agenda-discarded")
  record AgendaDiscarded(Seat seat, CardId card) implements CardEvent {}

  /** An agenda took the place of another. */
  @JsonTypeName("agenda-replaced")
  record AgendaReplaced(Seat seat, CardId old, CardId card) implements CardEvent {}

  /** Influence was bid for a mercenary. */
  @JsonTypeName("bid-made")
  record BidMade(Seat seat, CardId mercenary, int number, int total) implements CardEvent {}

  /** Who directs a mercenary, if anybody does. */
  @JsonTypeName("mercenary-directed")
  record MercenaryDirected(CardId mercenary, Optional<Seat> seat) implements CardEvent {}

  /** A card answered. */
  @JsonTypeName("reply-used")
  record ReplyUsed(Seat seat, CardId card) implements CardEvent {}

  /** A player did not answer. */
  @JsonTypeName("reply-declined")
  record ReplyDeclined(Seat seat) implements CardEvent {}
}
