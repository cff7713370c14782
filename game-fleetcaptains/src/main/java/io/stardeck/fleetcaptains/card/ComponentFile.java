package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;

/** A component set as a file describes it, not yet checked. */
record ComponentFile(
    String id,
    String name,
    ImmutableList<ShipDef> ships,
    ImmutableList<LocationDef> locations,
    ImmutableList<SubdeckDef> subdecks,
    ImmutableList<CommandDef> commandCards,
    ImmutableList<EncounterDef> encounters,
    ImmutableList<MissionDef> missions,
    ImmutableList<InstallationDef> installations,
    Limits limits) {}
