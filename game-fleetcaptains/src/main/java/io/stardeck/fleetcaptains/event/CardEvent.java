package io.stardeck.fleetcaptains.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;

/** What happens to cards. */
public sealed interface CardEvent extends FleetEvent {
  @JsonTypeName("command-played")
  record CommandPlayed(Seat player, CardId card, int face, Optional<CardId> ship)
      implements CardEvent {}

  @JsonTypeName("command-cancelled")
  record CommandCancelled(CardId card) implements CardEvent {}

  @JsonTypeName("command-laid")
  record CommandLaid(Seat player, CardId card, boolean trashed) implements CardEvent {}

  @JsonTypeName("command-discarded")
  record CommandDiscarded(Seat player, CardId card) implements CardEvent {}

  @JsonTypeName("command-drawn")
  record CommandDrawn(Seat player, Optional<CardId> card) implements CardEvent {}

  @JsonTypeName("deck-reshuffled")
  record DeckReshuffled(String place) implements CardEvent {}

  @JsonTypeName("subdeck-chosen")
  record SubdeckChosen(Seat player, Optional<CardId> subdeck) implements CardEvent {}

  /** The subdecks among which a player chooses. */
  @JsonTypeName("subdecks-shown")
  record SubdecksShown(Seat player, ImmutableList<CardId> subdecks) implements CardEvent {}

  /** All have chosen: what a player has, and what nobody of their side has. */
  @JsonTypeName("subdecks-fixed")
  record SubdecksFixed(Seat player, ImmutableList<CardId> chosen, ImmutableList<CardId> left)
      implements CardEvent {}

  /** The mission deck of a player, of so many cards. */
  @JsonTypeName("deck-built")
  record DeckBuilt(Seat player, int size) implements CardEvent {}

  @JsonTypeName("mission-drawn")
  record MissionDrawn(Seat player, Optional<CardId> mission) implements CardEvent {}

  @JsonTypeName("mission-shown")
  record MissionShown(Seat player, CardId mission, int slot) implements CardEvent {}

  @JsonTypeName("mission-cycled")
  record MissionCycled(Seat player, CardId mission, int slot) implements CardEvent {}

  @JsonTypeName("mission-completed")
  record MissionCompleted(Seat player, CardId mission) implements CardEvent {}

  @JsonTypeName("encounter-drawn")
  record EncounterDrawn(Seat player, CardId encounter) implements CardEvent {}

  /** An encounter goes to the discards, or to the trash. */
  @JsonTypeName("encounter-laid")
  record EncounterLaid(CardId encounter, boolean trashed) implements CardEvent {}

  @JsonTypeName("encounter-resolved")
  record EncounterResolved(CardId encounter, CardId ship, boolean passed) implements CardEvent {}

  /**
   * One of several things is chosen.
   *
   * @param label what the card calls it
   */
  @JsonTypeName("option-chosen")
  record OptionChosen(Seat player, Pick pick, Optional<String> label) implements CardEvent {}

  /** A card stays in play: at a ship, on the tile of a space, or before a player. */
  @JsonTypeName("card-attached")
  record CardAttached(
      CardId card, Optional<CardId> ship, Optional<Integer> space, Optional<Seat> player)
      implements CardEvent {}

  @JsonTypeName("effect-imposed")
  record EffectImposed(CardId card, CardId ship) implements CardEvent {}

  @JsonTypeName("ability-used")
  record AbilityUsed(Seat player, CardId card, int ability, Optional<CardId> ship)
      implements CardEvent {}

  @JsonTypeName("target-chosen")
  record TargetChosen(Seat player, Target target) implements CardEvent {}
}
