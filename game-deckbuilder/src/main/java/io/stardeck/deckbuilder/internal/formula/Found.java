package io.stardeck.deckbuilder.internal.formula;

import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A selected card and where it lies.
 *
 * @param card the card
 * @param zone a zone that holds it, never one that stands for several
 * @param owner whose zone it is; the spectator's if it is shared
 */
public record Found(CardId card, Zone zone, Seat owner) {}
