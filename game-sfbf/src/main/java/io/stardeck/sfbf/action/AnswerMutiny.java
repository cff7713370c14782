package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Plays a Prime Team for -1 on the mutiny's die (BF-MUT-06).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("answer-mutiny")
public record AnswerMutiny(Seat actor, CardId card) implements BattleForceAction {}
