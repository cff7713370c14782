package io.stardeck.sfbf.internal.fighters;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.internal.step.Gunnery;
import io.stardeck.sfbf.internal.step.Windows;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Objects;
import java.util.Optional;

/** Fire at fighters before the dice (BF-FTR-09 to 14, 25). */
public final class FighterFire {
  private FighterFire() {}

  /** The target of the fighters and where it lies. */
  public static Berth target(Table table, Attack attack) {
    ShipId ship = attack.target().orElseThrow();
    return Objects.requireNonNull(table.find(ship, attack.defender().orElseThrow()));
  }

  /** Whether the ships of the Screen may escort: the target is in the Main Body (BF-FTR-12). */
  public static boolean escorted(Table table, Attack attack) {
    return table.rows() && target(table, attack).row() == Row.MAIN;
  }

  /** Whether an escort has fired; there is one, with one card (BF-D-41). */
  public static boolean escortFired(Attack attack) {
    for (int i = 0; i < attack.fires().size(); i++) {
      if (!attack.fires().get(i).ship().equals(attack.target().orElseThrow())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the defender has anything left to do in the window; all of it public (BF-I-40). */
  public static boolean open(PublicFacts facts, Attack attack) {
    Table table = facts.table();
    return Windows.mayPlay(facts, attack.defender().orElseThrow())
        && (supportable(table, attack)
            || Gunnery.ready(table, attack, target(table, attack).ship(), Symbol.F)
            || escortReady(table, attack));
  }

  /**
   * Lays {@code fire} on the table and marks whether half of it counts, because the target is
   * cloaked, webbed or under a Wild Weasel (BF-FTR-25).
   */
  public static void add(Play<BattleForceState> play, Fire fire, RuleId rule) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    Ship target = target(table, attack).ship();
    Attack next =
        attack
            .withFires(Lists.plus(attack.fires(), fire))
            .withHalvedFire(target.cloaked() || target.webbed() || target.weasel().isPresent())
            .using(fire.card());
    play.become(play.state().with(table.withAttack(Optional.of(next))));
    play.tell(rule, new FireOpened(fire));
  }

  private static boolean escortReady(Table table, Attack attack) {
    return escorted(table, attack)
        && !escortFired(attack)
        && Gunnery.anyHelps(
            table, attack, table.fleet(attack.defender().orElseThrow()).screen(), Symbol.F);
  }

  /** Whether a card fired could still be doubled; one Gunner at most (BF-FTR-13). */
  private static boolean supportable(Table table, Attack attack) {
    boolean gunnerLeft = !Gunnery.supportedBy(table, attack, CardKind.GUN);
    for (int i = 0; i < attack.fires().size(); i++) {
      Fire fire = attack.fires().get(i);
      if (fire.support().isEmpty() && (gunnerLeft || table.kind(fire.card()) == CardKind.DRN)) {
        return true;
      }
    }
    return false;
  }
}
