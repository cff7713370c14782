package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fire at fighters up to what their dice will show on average, or to a squadron more. */
final class FiringAtFighters implements Decision {
  /** The fire that brings a squadron down (BF-FTR-21). */
  private static final int SQUADRON = 6;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Attack attack = moment.table().attack().orElseThrow();
    Ship ship = Objects.requireNonNull(moment.table().find(attack.target().orElseThrow())).ship();
    int fire = Damage.fire(moment.table(), attack);
    boolean carrier = attack.form() == Form.FIGHTERS;
    double dice = Aims.DIE * (carrier ? attack.squadrons() : 2 * attack.openers().size());
    boolean danger = dice + 3 - fire > Fleets.left(moment.table(), ship);
    double wanted = danger ? dice + 3 : dice;
    if (fire < wanted || carrier && fire % SQUADRON >= 3 && fire < SQUADRON * attack.squadrons()) {
      FireAtFighters shot =
          moment.best(FireAtFighters.class, 0, each -> value(moment, each, wanted - fire));
      SupportFire support = shot == null ? support(moment, wanted - fire) : null;
      BattleForceAction play = shot == null ? support : shot;
      if (play != null) {
        return play;
      }
      BattleForceAction refill = EmptyHand.refill(moment, kind -> kind.has(Symbol.F));
      if (refill != null) {
        return refill;
      }
    }
    return moment.first(PassFire.class);
  }

  /** A number near to what is wanted, from a ship that may hold fire itself if an escort can. */
  private static double value(Moment moment, FireAtFighters shot, double wanted) {
    int value = moment.table().card(shot.card()).value();
    double waste = Math.max(0, value - wanted - 1);
    double dear = moment.table().kind(shot.card()).plasma() ? 1.5 : 0;
    return 1 + value - 2 * waste - dear;
  }

  private static @Nullable SupportFire support(Moment moment, double wanted) {
    return moment.best(
        SupportFire.class,
        1,
        each ->
            Math.min(wanted, moment.table().card(each.weapon()).value())
                - (moment.table().kind(each.card()) == CardKind.GUN ? 1 : 0));
  }
}
