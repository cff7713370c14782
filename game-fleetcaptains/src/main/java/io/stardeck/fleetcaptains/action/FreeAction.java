package io.stardeck.fleetcaptains.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import java.util.Optional;

/** What costs no action of a ship (section 4.2). */
public sealed interface FreeAction extends FleetAction {
  /** A ship sets out ({@code FC-MOV-01}). */
  @JsonTypeName("start-maneuver")
  record StartManeuver(Seat actor, CardId ship) implements FreeAction {}

  /** A cloak token sets out ({@code FC-CLK-13, FC-ECH-05}). */
  @JsonTypeName("start-token-maneuver")
  record StartTokenManeuver(Seat actor, int token) implements FreeAction {}

  /** Another ship joins the maneuver ({@code FC-TFO-01}). */
  @JsonTypeName("join-task-force")
  record JoinTaskForce(Seat actor, CardId ship) implements FreeAction {}

  /** The breakaway that is due ({@code FC-BRK-01}). */
  @JsonTypeName("roll-breakaway")
  record RollBreakaway(Seat actor) implements FreeAction {}

  /** Into an adjacent space ({@code FC-MOV-07}). */
  @JsonTypeName("step")
  record Step(Seat actor, int to) implements FreeAction {}

  /** The maneuver ends. */
  @JsonTypeName("end-maneuver")
  record EndManeuver(Seat actor) implements FreeAction {}

  /** Another setting of the same alert level ({@code FC-PWR-02}). */
  @JsonTypeName("power-adjust")
  record PowerAdjust(Seat actor, CardId ship, int setting) implements FreeAction {}

  /** The own cloak tokens of a space are mixed ({@code FC-ECH-03}). */
  @JsonTypeName("shuffle-tokens")
  record ShuffleTokens(Seat actor, int space) implements FreeAction {}

  /** A command card, with one of its faces ({@code FC-CMD-01}). */
  @JsonTypeName("play-command")
  record PlayCommand(Seat actor, CardId card, int face, Optional<CardId> ship)
      implements FreeAction {}

  /** An ability of a card, a ship or a tile ({@code FC-D-87}). */
  @JsonTypeName("use-ability")
  record UseAbility(Seat actor, CardId card, int ability, Optional<CardId> ship)
      implements FreeAction {}

  /** A card of the hand for another one ({@code FC-CMD-07}). */
  @JsonTypeName("discard-command")
  record DiscardCommand(Seat actor, CardId card) implements FreeAction {}

  /** A mission for another one ({@code FC-CYC-01}). */
  @JsonTypeName("cycle-mission")
  record CycleMission(Seat actor, CardId mission, Optional<MissionType> deck)
      implements FreeAction {}

  /** A fulfilled mission is completed ({@code FC-MSN-02}). */
  @JsonTypeName("claim-mission")
  record ClaimMission(Seat actor, CardId mission, Optional<CardId> ship, Optional<MissionType> deck)
      implements FreeAction {}

  /** A repair for the maneuver of this turn ({@code FC-RPR-05}). */
  @JsonTypeName("special-repair")
  record SpecialRepair(Seat actor, CardId ship, RepairWork work) implements FreeAction {}

  /** The end of the turn. */
  @JsonTypeName("end-turn")
  record EndTurn(Seat actor) implements FreeAction {}
}
