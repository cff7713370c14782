package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Wins a Starship in Borg Invasion ({@code DB-BOR-81}).
 *
 * @param actor who decides
 * @param ship the Starship
 * @param takeAsFlagship whether it becomes the flagship
 */
@JsonTypeName("win-by-diplomacy")
public record WinByDiplomacy(Seat actor, CardId ship, boolean takeAsFlagship)
    implements DeckbuilderAction {}
