package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.StashDiscard;
import org.jspecify.annotations.Nullable;

/** Phase 5: the poorest card goes; what will be wanted later goes to the reserve. */
final class Discarding implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    StashDiscard stash =
        moment.best(
            StashDiscard.class,
            2,
            each ->
                Cards.defends(moment.table().kind(each.card()))
                    ? 0
                    : MarkingCards.later(moment, each.card()));
    if (stash != null) {
      return stash;
    }
    DiscardOne discard =
        moment.best(
            DiscardOne.class, -Cards.POOR, each -> -Cards.worth(moment.view(), each.card()));
    return discard == null ? moment.first(EndTurn.class) : discard;
  }
}
