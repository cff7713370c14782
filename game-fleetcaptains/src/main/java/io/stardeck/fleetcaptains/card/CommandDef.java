package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.Faction;

/** A command card ({@code FC-CRD-01}). */
public record CommandDef(
    String id, String name, Faction faction, String subdeck, ImmutableList<CardFace> faces) {}
