package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/** The attack under way: who strikes whom, and with what (BF-I-12, 13). */
final class AttackFaults {
  private static final String PATH = "table.attack";

  private AttackFaults() {}

  static void find(Table table, Inspection inspection) {
    Attack attack = table.attack().orElseThrow();
    inspection.require(
        attack.attacker().equals(table.active()), PATH + ".attacker", "the active player attacks");
    boolean byShip = attack.form() == Form.SHIP || attack.form() == Form.FIGHTERS;
    inspection.require(
        attack.ship().isPresent() == byShip, PATH + ".ship", "a ship attacks, or none");
    if (byShip && attack.ship().isPresent()) {
      attacker(table, attack, inspection);
    } else {
      inspection.require(attack.squadrons() == 0, PATH + ".squadrons", "no squadron flies");
    }
    openers(table, attack, inspection);
    boolean aimed = attack.form() != Form.FLOTILLA || flotillaAimed(table);
    inspection.require(
        attack.target().isPresent() == aimed && attack.defender().isPresent() == aimed,
        PATH + ".target",
        "the target is named in its time");
    if (attack.target().isPresent() && attack.defender().isPresent()) {
      target(table, attack, inspection);
    }
  }

  private static void attacker(Table table, Attack attack, Inspection inspection) {
    @Nullable Berth berth = table.find(attack.ship().orElseThrow(), table.active());
    if (berth == null || !able(berth)) {
      inspection.require(false, PATH + ".ship", "%s cannot attack", attack.ship().get());
      return;
    }
    ShotFaults.squadrons(table, attack.form(), berth.ship(), attack.squadrons(), PATH, inspection);
  }

  /** Whether a ship there can attack. */
  static boolean able(Berth berth) {
    return berth.row() != Row.RESERVE && !berth.ship().heldBack() && !berth.ship().cloaked();
  }

  private static void openers(Table table, Attack attack, Inspection inspection) {
    openers(table, attack.form(), attack.openers(), PATH, inspection);
    inspection.require(
        attack.used().containsAll(attack.openers()),
        PATH + ".openers",
        "those cards do not lie on the table");
  }

  /** Notes if those cards begin no attack of that form. */
  static void openers(
      Table table, Form form, ImmutableList<CardId> cards, String path, Inspection inspection) {
    boolean fits =
        switch (form) {
          case SHIP, FIGHTERS -> cards.isEmpty();
          case PLANET_FIGHTERS -> !cards.isEmpty();
          case FLOTILLA, MUTINY -> cards.size() == 1;
        };
    inspection.require(
        fits && Iterables.all(cards, card -> table.kind(card) == kind(form)),
        path + ".openers",
        "those cards begin no such attack");
  }

  private static CardKind kind(Form form) {
    return switch (form) {
      case FLOTILLA -> CardKind.PFF;
      case MUTINY -> CardKind.MUT;
      default -> CardKind.PBF;
    };
  }

  /** Whether a flotilla under way has its target: not while it is intercepted or asked for one. */
  private static boolean flotillaAimed(Table table) {
    Phase top = table.phases().top();
    return !(top instanceof Phase.Interception || top instanceof Phase.FlotillaTarget);
  }

  private static void target(Table table, Attack attack, Inspection inspection) {
    Seat owner = attack.defender().orElseThrow();
    Berth berth = table.find(attack.target().orElseThrow(), owner);
    inspection.require(
        berth != null && Targets.legal(table, attack.attacker(), attack.form(), berth),
        PATH + ".target",
        "that ship is no target");
  }
}
