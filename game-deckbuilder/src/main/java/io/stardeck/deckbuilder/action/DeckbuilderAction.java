package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.Action;

/** Everything that a player can do: section 4 of the catalogue, one small record for each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface DeckbuilderAction extends Action
    permits PlayCard,
        UseEffect,
        GainSlot,
        GainBasic,
        Repair,
        Search,
        Explore,
        CompleteMission,
        TrashPhase,
        EndTurn,
        Resolve,
        Declare,
        Pass,
        Assign,
        AssignCube,
        WinByDiplomacy,
        AgreeEnd,
        Choose {}
