package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Begins the draft of a Klingon mutiny (BF-MUT-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("begin-mutiny")
public record BeginMutiny(Seat actor, CardId card) implements BattleForceAction {}
