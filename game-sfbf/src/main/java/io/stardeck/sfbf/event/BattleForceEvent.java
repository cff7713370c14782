package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/**
 * What happens in a game: section 2.6 of the catalogue. Who may not see a card is told the same
 * without it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface BattleForceEvent extends GameEvent
    permits SetupEvent, TurnEvent, CardEvent, ShipEvent, AttackEvent {}
