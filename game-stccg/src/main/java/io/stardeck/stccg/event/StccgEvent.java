package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/** Everything that can happen; told in the order in which it does. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface StccgEvent extends GameEvent
    permits SetupEvent, TurnEvent, CardEvent, MissionEvent, BattleEvent {}
