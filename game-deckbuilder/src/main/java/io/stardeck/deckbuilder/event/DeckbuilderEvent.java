package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/**
 * What happens in a game: section 4.3 of the catalogue. A thing that not all may see has a form for
 * each audience.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface DeckbuilderEvent extends GameEvent
    permits TurnEvent, GainEvent, CardEvent, SpaceEvent, BattleEvent, ScenarioEvent {}
