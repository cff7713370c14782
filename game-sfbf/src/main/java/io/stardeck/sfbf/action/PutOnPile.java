package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Puts the next used card on the discard pile (BF-OPT-10a).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("put-on-pile")
public record PutOnPile(Seat actor, CardId card) implements BattleForceAction {}
