package io.stardeck.fleetcaptains.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import java.util.Optional;

/** What costs an action (section 4.3). */
public sealed interface ShipAction extends FleetAction {
  /** The ship that acts; a reinforcement is called by the player. */
  CardId ship();

  /** {@code FC-CLK-04}. */
  @JsonTypeName("cloak-ship")
  record CloakShip(Seat actor, CardId ship, int setting) implements ShipAction {}

  /** {@code FC-ECH-01}. */
  @JsonTypeName("create-echo")
  record CreateEcho(Seat actor, CardId ship) implements ShipAction {}

  /** {@code FC-CBT-01}. */
  @JsonTypeName("attack")
  record Attack(Seat actor, CardId ship, CardId target) implements ShipAction {}

  /** {@code FC-INS-13}. */
  @JsonTypeName("attack-installation")
  record AttackInstallation(Seat actor, CardId ship) implements ShipAction {}

  /** {@code FC-INF-04}. */
  @JsonTypeName("exert-influence")
  record ExertInfluence(Seat actor, CardId ship) implements ShipAction {}

  /** {@code FC-INS-01}. */
  @JsonTypeName("build-installation")
  record BuildInstallation(Seat actor, CardId ship) implements ShipAction {}

  /** {@code FC-RNF-05}: that ship of the reserve, on that setting. */
  @JsonTypeName("reinforce")
  record Reinforce(Seat actor, CardId ship, int setting) implements ShipAction {}

  /** {@code FC-RPR-03}. */
  @JsonTypeName("repair")
  record Repair(Seat actor, CardId ship, RepairWork work) implements ShipAction {}

  /** {@code FC-SCN-02}. */
  @JsonTypeName("scan-location")
  record ScanLocation(Seat actor, CardId ship, int space) implements ShipAction {}

  /** {@code FC-SCN-07}. */
  @JsonTypeName("search-cloaked")
  record SearchCloaked(Seat actor, CardId ship, int token) implements ShipAction {}

  /** {@code FC-TRP-02}. */
  @JsonTypeName("transport-friendly")
  record TransportFriendly(Seat actor, CardId ship, CardId other, CardId item)
      implements ShipAction {}

  /** {@code FC-TRP-04}. */
  @JsonTypeName("transport-enemy")
  record TransportEnemy(Seat actor, CardId ship, CardId target) implements ShipAction {}

  /** {@code FC-TRP-09}: to the body in the tile, or aboard an enemy ship. */
  @JsonTypeName("send-away-team")
  record SendAwayTeam(Seat actor, CardId ship, Optional<CardId> enemy) implements ShipAction {}

  /** {@code FC-TRP-09}: a team of that faction, from the body or from an enemy ship. */
  @JsonTypeName("retrieve-away-team")
  record RetrieveAwayTeam(Seat actor, CardId ship, Faction team, Optional<CardId> enemy)
      implements ShipAction {}

  /** {@code FC-TST-09}. */
  @JsonTypeName("attempt-mission")
  record AttemptMission(Seat actor, CardId ship, CardId mission, Optional<MissionType> deck)
      implements ShipAction {}
}
