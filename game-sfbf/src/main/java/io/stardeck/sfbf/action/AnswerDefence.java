package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.Effect;
import java.util.Optional;

/**
 * Answers a defence as a whole, once it has ended (BF-RCT-01).
 *
 * @param actor the attacker
 * @param card the Prime Team
 * @param effect the cloak, web or Wild Weasel that it takes off the target; none to add 1
 */
@JsonTypeName("answer-defence")
public record AnswerDefence(Seat actor, CardId card, Optional<Effect> effect)
    implements BattleForceAction {}
