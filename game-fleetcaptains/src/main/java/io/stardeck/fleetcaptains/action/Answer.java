package io.stardeck.fleetcaptains.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;

/** What answers a pending decision (section 4.4). */
public sealed interface Answer extends FleetAction {
  /** {@code FC-TST-04}. */
  @JsonTypeName("play-test-card")
  record PlayTestCard(Seat actor, CardId card, int face) implements Answer {}

  /** No card. */
  @JsonTypeName("pass-test-card")
  record PassTestCard(Seat actor) implements Answer {}

  /** {@code FC-D-94}. */
  @JsonTypeName("join-test")
  record JoinTest(Seat actor, CardId ship) implements Answer {}

  /** {@code FC-D-17}. */
  @JsonTypeName("proceed-to-dice")
  record ProceedToDice(Seat actor) implements Answer {}

  /** {@code FC-D-93}. */
  @JsonTypeName("choose-target")
  record ChooseTarget(Seat actor, Target target) implements Answer {}

  /** {@code FC-D-93}: nothing is chosen. */
  @JsonTypeName("skip-target")
  record SkipTarget(Seat actor) implements Answer {}

  /** {@code FC-D-67}. */
  @JsonTypeName("play-response")
  record PlayResponse(Seat actor, CardId card, int face) implements Answer {}

  /** No response. */
  @JsonTypeName("pass-response")
  record PassResponse(Seat actor) implements Answer {}

  /** {@code FC-BRK-05}. */
  @JsonTypeName("free-attack")
  record MakeFreeAttack(Seat actor, CardId ship, CardId target) implements Answer {}

  /** No free attack. */
  @JsonTypeName("decline-free-attack")
  record DeclineFreeAttack(Seat actor) implements Answer {}

  /** {@code FC-TFO-04}. */
  @JsonTypeName("choose-encounter-ship")
  record ChooseEncounterShip(Seat actor, CardId ship) implements Answer {}

  /** The encounter takes effect. */
  @JsonTypeName("resolve-encounter")
  record ResolveEncounter(Seat actor) implements Answer {}

  /** What a card's words ask for. */
  @JsonTypeName("choose-option")
  record ChooseOption(Seat actor, Pick option) implements Answer {}

  /** {@code FC-D-43}. */
  @JsonTypeName("choose-setting")
  record SetDial(Seat actor, CardId ship, int setting) implements Answer {}

  /** An ability prevents damage to its ship. */
  @JsonTypeName("prevent-damage")
  record UseProtection(Seat actor, CardId card, int ability) implements Answer {}

  /** The triggered ability is used. */
  @JsonTypeName("accept-ability")
  record AcceptAbility(Seat actor) implements Answer {}

  /** The triggered ability is left. */
  @JsonTypeName("leave-ability")
  record LeaveAbility(Seat actor) implements Answer {}

  /** The damage is dealt. */
  @JsonTypeName("decline-ability")
  record DeclineAbility(Seat actor) implements Answer {}

  /** {@code FC-TRP-04}. */
  @JsonTypeName("choose-transport-effect")
  record ChooseTransportEffect(Seat actor, Beaming effect, Optional<CardId> item)
      implements Answer {}

  /** {@code FC-TRP-05}. */
  @JsonTypeName("lose-crew")
  record LoseCrew(Seat actor, CardId card) implements Answer {}

  /** {@code FC-TRP-05}: a card of the hand instead. */
  @JsonTypeName("discard-hand-instead")
  record DiscardHandInstead(Seat actor, CardId card) implements Answer {}

  /** {@code FC-D-95}. */
  @JsonTypeName("transport-more")
  record BeamMore(Seat actor, CardId item) implements Answer {}

  /** Nothing more is beamed. */
  @JsonTypeName("end-transport")
  record EndTransport(Seat actor) implements Answer {}

  /** {@code FC-TRP-07}. */
  @JsonTypeName("deploy-rescued")
  record DeployRescued(Seat actor) implements Answer {}

  /** {@code FC-TRP-07}. */
  @JsonTypeName("discard-rescued")
  record DiscardRescued(Seat actor) implements Answer {}

  /** {@code FC-ECH-12}: that echo; {@code FC-ECH-13}: to the hex of that token. */
  @JsonTypeName("relocate-echo")
  record RelocateEcho(Seat actor, int token) implements Answer {}

  /** No echo is moved. */
  @JsonTypeName("decline-relocation")
  record DeclineRelocation(Seat actor) implements Answer {}

  /** The mission is not claimed now. */
  @JsonTypeName("decline-claim")
  record DeclineClaim(Seat actor) implements Answer {}
}
