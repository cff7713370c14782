package io.stardeck.fleetcaptains.state;

import io.stardeck.fleetcaptains.card.fact.Faction;

/** Control tokens of one faction, 1 or more ({@code FC-INF-01, FC-INF-05}). */
public record Control(Faction faction, int count) {}
