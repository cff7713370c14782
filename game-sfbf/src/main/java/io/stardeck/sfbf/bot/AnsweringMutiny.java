package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.card.CardKind;
import org.jspecify.annotations.Nullable;

/** A Prime Team against a mutiny, whenever there is one. */
final class AnsweringMutiny implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    AnswerMutiny answer = moment.first(AnswerMutiny.class);
    if (answer != null) {
      return answer;
    }
    BattleForceAction refill = EmptyHand.refill(moment, kind -> kind == CardKind.PRT);
    return refill == null ? moment.first(PassMutiny.class) : refill;
  }
}
