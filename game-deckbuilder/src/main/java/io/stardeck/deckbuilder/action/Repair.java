package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Repairs the flagship ({@code DB-ACT-10}).
 *
 * @param actor who decides
 * @param k how much damage, for as much XP
 */
@JsonTypeName("repair")
public record Repair(Seat actor, int k) implements DeckbuilderAction {}
