package io.stardeck.fleetcaptains.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/** Something that happened (section 2.5). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
public sealed interface FleetEvent extends GameEvent
    permits GameProgress, BoardEvent, ShipEvent, CardEvent {}
