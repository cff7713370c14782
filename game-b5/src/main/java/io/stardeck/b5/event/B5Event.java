package io.stardeck.b5.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/** Something that happened. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
public sealed interface B5Event extends GameEvent permits TurnEvent, CardEvent, ConflictEvent {}
