package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;

/** A command card ({@code FC-CRD-01}). */
public record CommandDef(
    String id, String name, Faction faction, String subdeck, ImmutableList<CardFace> faces) {}
