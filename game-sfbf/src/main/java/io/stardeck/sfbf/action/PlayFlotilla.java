package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.CardId;
import io.stardeck.engine.Seat;

/**
 * Plays a PF flotilla (BF-PFF-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-flotilla")
public record PlayFlotilla(Seat actor, CardId card) implements BattleForceAction {}
