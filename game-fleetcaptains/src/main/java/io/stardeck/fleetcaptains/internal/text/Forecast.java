package io.stardeck.fleetcaptains.internal.text;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.internal.combat.Strikes;
import io.stardeck.fleetcaptains.internal.tests.Odds;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Use;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What an attack and any other test add up to, how likely each end is, and what a card would change
 * in it, before it is decided. It counts what lies open; what another may still play it cannot
 * know.
 */
final class Forecast {
  private final FleetView view;
  private final Table table;
  private final Names names;

  Forecast(FleetView view) {
    this.view = view;
    this.table = view.table();
    this.names = new Names(view);
  }

  /** What {@code action} would lead to, if it can be reckoned. */
  Optional<String> of(FleetAction action) {
    if (action instanceof ShipAction.Attack attack) {
      return strike(attack, attack.ship(), attack.target());
    } else if (action instanceof Answer.MakeFreeAttack attack) {
      return strike(attack, attack.ship(), attack.target());
    } else if (action instanceof ShipAction.AttackInstallation attack) {
      Ship ship = table.ship(attack.ship());
      return ship == null
          ? Optional.empty()
          : Optional.of(fresh(Strikes.raze(table, attack.actor(), ship)));
    } else if (action instanceof Answer.UseProtection protection) {
      return protection(protection);
    } else if (action instanceof Answer.DeclineAbility
        && view.top() instanceof PreventDamage frame) {
      return Optional.of(frame.damage() + " damage");
    }
    return open().flatMap(test -> inTest(test, action));
  }

  /**
   * The test that is open, as it stands: who tests what against what, and how likely it ends how.
   */
  Optional<String> openTest() {
    return open().map(test -> what(test.test()) + ": " + odds(test));
  }

  private Optional<Test> open() {
    return Optional.ofNullable(table.frame(Test.class));
  }

  private Optional<String> strike(FleetAction action, CardId ship, CardId target) {
    return table.ship(ship) == null || table.ship(target) == null
        ? Optional.empty()
        : Optional.of(fresh(Strikes.strike(action.actor(), ship, target, true)));
  }

  /** A test that would begin. */
  private String fresh(TestSetup test) {
    return "without a card: " + odds(Test.first(test));
  }

  private Optional<String> inTest(Test test, FleetAction action) {
    if (action instanceof Answer.PassTestCard || action instanceof Answer.ProceedToDice) {
      return Optional.of("as it stands: " + odds(test));
    } else if (action instanceof Answer.JoinTest join) {
      return Optional.of(change(test, test.with(test.test().joined(join.ship()))));
    } else if (action instanceof Answer.PlayTestCard play
        && table.set().hasFace(play.card(), play.face())) {
      boolean active = play.actor().equals(test.test().active());
      TestCard card = new TestCard(play.card(), play.face());
      return Optional.of(change(test, test.played(active, card)));
    }
    return Optional.empty();
  }

  private String change(Test before, Test after) {
    return "now: " + odds(before) + "\nwith this: " + odds(after);
  }

  private String what(TestSetup test) {
    StringJoiner ships = new StringJoiner(" and ");
    test.ships().forEach(ship -> ships.add(names.of(ship)));
    String of = Names.of(test.system()) + " of " + ships;
    return test.target().isPresent() && test.targetSystem().isPresent()
        ? of
            + " against "
            + Names.of(test.targetSystem().get())
            + " of "
            + names.of(test.target().get())
        : of;
  }

  private String odds(Test test) {
    if (test.test().ships().size() < test.test().needed()) {
      return test.test().needed() + " ships are needed, it fails";
    }
    Odds odds = Odds.of(table, test);
    String system = Names.of(test.test().system());
    if (odds.active() < 0) {
      return system + " disabled, it fails";
    }
    StringBuilder text = new StringBuilder(system).append(' ').append(odds.active());
    text.append(" against ");
    if (odds.opposed()) {
      text.append(Names.of(test.test().targetSystem().orElseThrow())).append(' ');
    }
    text.append(odds.against() < 0 ? "disabled" : String.valueOf(odds.against()));
    if (!odds.opposed()) {
      return odds.active() >= odds.against()
          ? text + ": passed without a die"
          : text + " and a die: passed " + percent(odds.passed());
    }
    text.append(odds.against() < 0 ? " and a die: " : " and a die each: ");
    return test.test().goal() instanceof TestGoal.Strike
        ? text + damage(odds.damages())
        : text + "passed " + percent(odds.passed());
  }

  private static String damage(Odds.DamageOdds odds) {
    StringJoiner text = new StringJoiner(", ");
    double[] each = {odds.none(), odds.one(), odds.two(), odds.three()};
    for (int damage = 0; damage < each.length; damage++) {
      if (each[damage] > 0) {
        text.add((damage == 0 ? "no" : damage) + " damage " + percent(each[damage]));
      }
    }
    return text.toString();
  }

  private static String percent(double chance) {
    return Math.round(100 * chance) + " %";
  }

  /** What an ability leaves of the damage ({@code FC-CMD-03}). */
  private Optional<String> protection(Answer.UseProtection protection) {
    if (!(view.top() instanceof PreventDamage frame)) {
      return Optional.empty();
    }
    Use use =
        new Use(
            protection.card(), Use.Part.ABILITY, protection.ability(), Optional.of(frame.ship()));
    Ship ship = table.ship(frame.ship());
    if (ship == null || !Abilities.protecting(table, ship).contains(use)) {
      return Optional.empty();
    }
    int left = Math.max(0, Abilities.left(table, use, frame.damage()));
    return Optional.of("now: " + frame.damage() + " damage\nwith this: " + left + " damage");
  }
}
