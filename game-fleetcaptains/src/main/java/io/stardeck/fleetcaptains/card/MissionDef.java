package io.stardeck.fleetcaptains.card;

import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.Objective;

/** A mission card ({@code FC-CMP-07}). */
public record MissionDef(
    String id,
    String name,
    MissionType type,
    int vp,
    boolean secret,
    Objective objective,
    String text) {}
