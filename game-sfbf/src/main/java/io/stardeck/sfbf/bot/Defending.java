package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Ship;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Defence in proportion: the cards whose loss is less than what they save, or none. */
final class Defending implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Attack attack = moment.table().attack().orElseThrow();
    Ship ship = Objects.requireNonNull(moment.table().find(attack.target().orElseThrow())).ship();
    DefencePlan now = DefencePlan.begin(moment, attack, ship);
    double asItStands = now.loss();
    if (asItStands <= 0) {
      return moment.first(PassDefence.class);
    }
    AddCancel cancel =
        moment.best(AddCancel.class, 0, each -> asItStands - now.cancel(each).total());
    if (cancel != null) {
      return cancel;
    }
    PlayDefence play = now.best();
    if (play != null) {
      return play;
    }
    BattleForceAction refill = EmptyHand.refill(moment, Cards::defends);
    return refill == null ? moment.first(PassDefence.class) : refill;
  }

  /** The order in which cards are thought of: what is aimed first, what moves the ship last. */
  static int order(CardKind kind) {
    return switch (kind) {
      case PH3, PH2, PH1, DRN, PLS, PLR -> 0;
      case TB -> 1;
      case ECM -> 2;
      case RS -> 3;
      case EM -> 4;
      case WW -> 5;
      default -> 6;
    };
  }
}
