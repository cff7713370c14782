package io.stardeck.sfbf.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Who may be the target of an attack, a flotilla or a mutiny (BF-ATK-20 to 22, BF-MUT-02). */
public final class Targets {
  private static final RuleId ACT_01 = RuleId.of("BF-ACT-01");
  private static final RuleId ATK_20 = RuleId.of("BF-ATK-20");
  private static final RuleId ATK_21 = RuleId.of("BF-ATK-21");
  private static final RuleId ATK_22 = RuleId.of("BF-ATK-22");
  private static final RuleId MUT_02 = RuleId.of("BF-MUT-02");
  private static final RuleId PFF_09 = RuleId.of("BF-PFF-09");

  private Targets() {}

  /** Whether {@code by} may aim at the ship that lies at {@code berth}. */
  public static boolean legal(Table table, Seat by, Form form, Berth berth) {
    return table.enemies(by, berth.owner())
        && berth.row() != Row.RESERVE
        && fits(table, form, berth.ship());
  }

  /** Whether {@code by} has any legal target. */
  public static boolean any(Table table, Seat by, Form form) {
    for (int index = 0; index < table.fleets().size(); index++) {
      Seat owner = Seat.at(index);
      if (table.enemies(by, owner)
          && (anyFits(table, form, table.fleet(owner).screen())
              || anyFits(table, form, table.fleet(owner).main()))) {
        return true;
      }
    }
    return false;
  }

  /** Names all legal targets of {@code by}, fleet by fleet in seat order, from left to right. */
  public static void each(Table table, Seat by, Form form, Consumer<? super Berth> offer) {
    for (int index = 0; index < table.fleets().size(); index++) {
      Seat owner = Seat.at(index);
      if (table.enemies(by, owner)) {
        eachFitting(table, form, owner, Row.SCREEN, offer);
        eachFitting(table, form, owner, Row.MAIN, offer);
      }
    }
  }

  /**
   * Reports why the actor may not aim at {@code ship}. A ship that no fleet shows is unknown to
   * them, wherever it is.
   *
   * @return where the ship lies, or null, reported, if no fleet shows it
   */
  public static @Nullable Berth check(
      BattleForceView view, Form form, ShipId ship, Findings findings) {
    if (view.faceDown().contains(ship)) {
      findings.reject("ship", ATK_20, "%s is your own ship", ship);
      return null;
    }
    Table table = view.table();
    Berth berth = table.find(ship);
    if (berth == null) {
      findings.reject("ship", ACT_01, "no fleet shows %s", ship);
      return null;
    }
    if (!table.enemies(view.seat(), berth.owner())) {
      findings.reject(
          "ship", ATK_20, "%s belongs to %s, who is no enemy of yours", ship, berth.owner());
    }
    if (form == Form.MUTINY) {
      checkMutiny(table, berth, findings);
      return berth;
    }
    if (berth.row() == Row.RESERVE) {
      findings.reject("ship", ATK_21, "%s is in the Reserve", ship);
      if (form == Form.FLOTILLA) {
        findings.reject("ship", PFF_09, "a flotilla strikes in Screen or Main Body");
      }
    }
    if (berth.ship().disengaged().isPresent()) {
      findings.reject("ship", ATK_22, "%s is disengaged", ship);
    }
    return berth;
  }

  private static void checkMutiny(Table table, Berth berth, Findings findings) {
    ShipId ship = berth.ship().id();
    if (table.card(ship).race() != Race.KLINGON) {
      findings.reject("ship", MUT_02, "%s is no Klingon ship", ship);
    }
    if (berth.row() == Row.RESERVE) {
      findings.reject("ship", MUT_02, "%s is in the Reserve", ship);
    }
  }

  private static boolean anyFits(Table table, Form form, ImmutableList<Ship> row) {
    for (int i = 0; i < row.size(); i++) {
      if (fits(table, form, row.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static void eachFitting(
      Table table, Form form, Seat owner, Row row, Consumer<? super Berth> offer) {
    ImmutableList<Ship> ships = table.fleet(owner).row(row);
    for (int i = 0; i < ships.size(); i++) {
      if (fits(table, form, ships.get(i))) {
        offer.accept(new Berth(owner, row, i, ships.get(i)));
      }
    }
  }

  /** A mutiny strikes Klingon ships only, but disengaged ones too (BF-D-46). */
  private static boolean fits(Table table, Form form, Ship ship) {
    return form == Form.MUTINY
        ? table.card(ship.id()).race() == Race.KLINGON
        : ship.disengaged().isEmpty();
  }
}
