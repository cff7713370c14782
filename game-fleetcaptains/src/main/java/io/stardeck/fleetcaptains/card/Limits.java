package io.stardeck.fleetcaptains.card;

import io.stardeck.fleetcaptains.card.fact.Faction;

/** How many of the pieces there are, and the points that are no card's ({@code FC-D-72}). */
public record Limits(
    int controlTokens,
    int installationTokens,
    int awayTeams,
    int federationCloaks,
    int klingonCloaks,
    int destroyedShipVp,
    int firstLossFleetBonus) {
  /** The cloak symbols of a faction ({@code FC-D-35}). */
  public int cloaks(Faction faction) {
    return faction == Faction.FEDERATION ? federationCloaks : klingonCloaks;
  }
}
