package io.stardeck.fleetcaptains.internal.value;

import static io.stardeck.fleetcaptains.internal.RuleIds.COP_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_21;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_57;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_65;
import static io.stardeck.fleetcaptains.internal.RuleIds.LOC_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.SHP_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.SYS_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.SYS_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.SYS_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_06;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyRating;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyTestLevel;
import io.stardeck.fleetcaptains.card.word.Standing.SetDisabled;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/**
 * What ratings and tests are made of, part after part; the numbers are those of {@link Ratings} and
 * {@link Contest}. A disabled system is -1.
 */
public final class RatingParts {
  private RatingParts() {}

  /** The rating of a system in those contexts. */
  public static Computation rating(
      FleetView view,
      Ship ship,
      ShipSystem system,
      ImmutableSet<Context> contexts,
      Computation sum) {
    Table table = view.table();
    int space = view.spaceOf(ship);
    sum.base(table.setting(ship).of(system), SYS_02, table.def(ship).name());
    if (table.setting(ship).of(system) == Setting.DISABLED) {
      return sum;
    }
    add(table, ship, space, system, contexts, sum);
    if (Ratings.of(table, ship, space, system, contexts) == Setting.DISABLED) {
      sum.atMost(Setting.DISABLED, SYS_06, "").atLeast(Setting.DISABLED, SYS_06, "");
    }
    return sum;
  }

  /** All that changes a rating, or disables the system. */
  private static void add(
      Table table,
      Ship ship,
      int space,
      ShipSystem system,
      ImmutableSet<Context> contexts,
      Computation sum) {
    for (SystemToken token : ship.tokens()) {
      if (token.system() == system && token.amount().isPresent()) {
        sum.add(token.amount().get(), D_21, "system token");
      } else if (token.system() == system) {
        sum.atMost(Setting.DISABLED, SYS_05, "system token");
      }
    }
    Sources.any(
        table,
        ship,
        space,
        (source, standing) -> {
          if (standing instanceof SetDisabled disabled && disabled.system() == system) {
            sum.atMost(Setting.DISABLED, SYS_05, table.set().title(source));
          } else if (standing instanceof ModifyRating change
              && change.system().orElse(system) == system
              && (change.context() == Context.ALWAYS || contexts.contains(change.context()))) {
            sum.add(change.amount(), rule(table.set(), ship, source), table.set().title(source));
          }
          return false;
        });
  }

  /** The rule by which a card does what it does where it lies. */
  static RuleId rule(ComponentSet set, Ship ship, CardId source) {
    if (set.isShip(source)) {
      return SHP_03;
    } else if (set.isLocation(source)) {
      return LOC_02;
    } else if (ship.crew().contains(source)) {
      return CRD_06;
    }
    return ship.cargo().contains(source) ? D_57 : D_65;
  }

  /** What one side of a test has before the dice. */
  public static Computation side(Table table, Test frame, boolean active, Computation sum) {
    TestSetup test = frame.test();
    ShipSystem system = active ? test.system() : test.targetSystem().orElseThrow();
    ImmutableSet<Context> contexts =
        active ? Ratings.testing(test.kind()) : Ratings.tested(test.kind());
    int members = 0;
    for (CardId card : active ? test.ships() : test.target().stream().toList()) {
      Ship ship = table.ship(card);
      boolean counts =
          ship != null
              && (active
                  ? Contest.counts(table, test, ship)
                  : Ratings.inTest(table, ship, ship.at(), system, contexts) != Ratings.OFF);
      if (ship != null && counts) {
        int dial = table.setting(ship).of(system);
        String name = table.def(ship).name();
        boolean first = members++ == 0;
        Computation unused = first ? sum.base(dial, SYS_02, name) : sum.add(dial, COP_03, name);
        add(table, ship, ship.at(), system, contexts, sum);
      }
    }
    if (members == 0) {
      return sum.base(Setting.DISABLED, SYS_05, "");
    }
    card(table, frame, true, active, sum);
    card(table, frame, false, active, sum);
    return sum.atLeast(Setting.DISABLED, SYS_06, "");
  }

  private static void card(
      Table table, Test frame, boolean byActive, boolean toActive, Computation sum) {
    Optional<TestCard> played = Contest.standing(table, frame, byActive);
    if (played.isPresent()) {
      int change = Contest.change(table, frame, byActive, toActive);
      sum.add(change, TST_06, table.set().title(played.get().card()));
    }
  }

  /** The level of a test. */
  public static Computation level(Table table, TestSetup test, Computation sum) {
    sum.base(test.level(), TST_01, "");
    for (CardId card : test.ships()) {
      Ship ship = table.ship(card);
      if (ship != null) {
        Sources.any(
            table,
            ship,
            ship.at(),
            (source, standing) -> {
              if (standing instanceof ModifyTestLevel change
                  && Contest.matches(change.filter(), test, true)) {
                sum.add(
                    change.amount(), rule(table.set(), ship, source), table.set().title(source));
              }
              return false;
            });
      }
    }
    return sum;
  }
}
