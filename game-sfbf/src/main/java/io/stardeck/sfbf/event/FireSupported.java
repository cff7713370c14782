package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A doubling card was added to a card fired in defence (BF-DEF-24, BF-FTR-11, 13).
 *
 * @param seat who fires
 * @param card the doubling card
 * @param weapon the weapon card
 */
@JsonTypeName("fire-supported")
public record FireSupported(Seat seat, CardId card, CardId weapon) implements BattleForceEvent {}
