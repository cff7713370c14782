package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Completes a face-up Mission ({@code DB-MIS-05}).
 *
 * @param actor who decides
 * @param mission the Mission
 */
@JsonTypeName("complete-mission")
public record CompleteMission(Seat actor, CardId mission) implements DeckbuilderAction {}
