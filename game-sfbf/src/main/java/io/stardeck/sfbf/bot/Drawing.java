package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.EndDraw;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.card.CardKind;
import org.jspecify.annotations.Nullable;

/** Phase 1: fresh cards, reserve cards whose time has come, and a reserve for bad days. */
final class Drawing implements Decision {
  private static final double GOOD = 4.5;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    StashDrawn stash = moment.first(StashDrawn.class);
    if (stash != null && forLater(moment, moment.view().own().drawn().orElseThrow())) {
      return stash;
    }
    DrawDiscardTop top = moment.first(DrawDiscardTop.class);
    if (top != null && Cards.worth(moment.view(), moment.table().discard().top()) >= GOOD) {
      return top;
    }
    TakeReserve reserve = moment.best(TakeReserve.class, 0, each -> now(moment, each.card()));
    if (reserve != null) {
      return reserve;
    }
    DrawStarbase draw = moment.first(DrawStarbase.class);
    return draw == null ? moment.first(EndDraw.class) : draw;
  }

  /** Whether the card just drawn is better kept, for the hand has its like or no use for it now. */
  private static boolean forLater(Moment moment, CardId drawn) {
    CardKind kind = moment.table().kind(drawn);
    double worth = Cards.worth(moment.view(), drawn);
    if (Cards.defends(kind)) {
      return defences(moment) >= 2;
    }
    return switch (kind) {
      case DC, ENG -> worth < 3.5;
      case ORG, ECCM, MUT -> worth < 3;
      default -> false;
    };
  }

  /** How much a reserve card is wanted now; 0 or less if not. */
  private static double now(Moment moment, CardId card) {
    CardKind kind = moment.table().kind(card);
    double worth = Cards.worth(moment.view(), card);
    if (Cards.defends(kind)) {
      return defences(moment) == 0 ? worth : 0;
    }
    return switch (kind) {
      case OVL, ENV, SCP, GUN -> Hands.any(moment, kind::doubles) ? worth : 0;
      case ECCM, PRT -> moment.view().stash().size() == 3 ? 0.1 : 0;
      default -> worth >= GOOD ? worth : 0;
    };
  }

  private static int defences(Moment moment) {
    return Hands.count(moment, Cards::defends);
  }
}
