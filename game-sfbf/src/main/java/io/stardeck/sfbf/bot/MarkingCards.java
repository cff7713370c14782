package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Draft;
import org.jspecify.annotations.Nullable;

/** Cards for the reserve: what will be wanted later; for a redraw: what is poor. */
final class MarkingCards implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Draft.Cards draft = (Draft.Cards) moment.view().frame();
    MarkCard mark =
        switch (draft.purpose()) {
          case RESERVE -> moment.best(MarkCard.class, -100, each -> later(moment, each.card()));
          case STASH ->
              moment.best(MarkCard.class, 3, each -> Cards.worth(moment.view(), each.card()));
          case REDRAW ->
              moment.best(
                  MarkCard.class,
                  -dullest(moment, draft),
                  each -> -Cards.worth(moment.view(), each.card()));
        };
    return mark == null ? moment.first(Commit.class) : mark;
  }

  /** Below which worth cards are changed: without a weapon in hand all but the best two. */
  private static double dullest(Moment moment, Draft.Cards draft) {
    if (draft.marked().isEmpty()) {
      return 100;
    }
    boolean rest = moment.hand().size() - draft.marked().size() <= 2;
    return rest || Hands.any(moment, CardKind::weapon) ? Cards.POOR : Cards.FINE;
  }

  /** How much better {@code card} is kept for later than used now. */
  static double later(Moment moment, CardId card) {
    CardKind kind = moment.table().kind(card);
    double worth = Cards.worth(moment.view(), card);
    return switch (kind) {
      case DC, ENG -> 5 - worth;
      case ORG, ECCM -> 2.5;
      case WW, DSG, EM, ECM, RS -> 1.5 + 0.2 * worth;
      case TB, OVL, ENV, SCP, GUN -> 1;
      default -> -worth;
    };
  }
}
