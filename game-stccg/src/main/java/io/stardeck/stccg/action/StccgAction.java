package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.Action;

/** Everything that a player can do. An action names cards as its actor knows them. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface StccgAction extends Action
    permits SetupAction, TurnAction, OrderAction, BattleAction, AnswerAction {}
