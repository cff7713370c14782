package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.Action;

/** Everything that a player can do: section 4 of the catalogue, one small record for each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @Type(PlayCard.class),
  @Type(UseEffect.class),
  @Type(GainSlot.class),
  @Type(GainBasic.class),
  @Type(Repair.class),
  @Type(Search.class),
  @Type(Explore.class),
  @Type(CompleteMission.class),
  @Type(TrashPhase.class),
  @Type(EndTurn.class),
  @Type(Resolve.class),
  @Type(Declare.class),
  @Type(Pass.class),
  @Type(Assign.class),
  @Type(AssignCube.class),
  @Type(WinByDiplomacy.class),
  @Type(AgreeEnd.class),
  @Type(Choose.class)
})
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
