package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.Faction;

/** Ten command cards with a theme ({@code FC-DCK-01}). */
public record SubdeckDef(String id, String name, Faction faction, ImmutableList<String> cards) {}
