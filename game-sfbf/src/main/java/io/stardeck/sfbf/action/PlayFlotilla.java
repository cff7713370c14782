package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Plays a PF flotilla (BF-PFF-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-flotilla")
public record PlayFlotilla(Seat actor, CardId card) implements BattleForceAction {}
