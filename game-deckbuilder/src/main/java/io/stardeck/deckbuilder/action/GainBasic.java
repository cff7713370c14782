package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.engine.Seat;

/**
 * Gains a Basic Character ({@code DB-ACT-07}).
 *
 * @param actor who decides
 * @param kind of which pile
 */
@JsonTypeName("gain-basic")
public record GainBasic(Seat actor, Basic kind) implements DeckbuilderAction {}
