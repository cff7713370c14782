package io.stardeck.fleetcaptains.action;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.Action;

/** What a player can do (section 4). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "action")
public sealed interface FleetAction extends Action
    permits SetupAction, FreeAction, ShipAction, Answer {}
