package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/** The attack under way: who strikes whom, and with what (BF-I-12, 13). */
final class AttackFaults implements Topic {
  private static final String PATH = "table.attack";

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    if (StackFaults.ended(table)) {
      return;
    }
    boolean combat = false;
    for (Phase phase : table.phases()) {
      combat |= phase instanceof Phase.Combat;
    }
    inspection.require(
        table.attack().isPresent() == combat, PATH, "there is an attack while it is resolved");
    if (combat && table.attack().isPresent()) {
      find(table, table.attack().get(), inspection);
    }
  }

  private static void find(Table table, Attack attack, Inspection inspection) {
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
    if (berth == null
        || berth.row() == Row.RESERVE
        || berth.ship().heldBack()
        || berth.ship().cloaked()) {
      inspection.require(false, PATH + ".ship", "%s cannot attack", attack.ship().get());
      return;
    }
    int ready = table.card(berth.ship().id()).undamaged(BoxType.FTR, berth.ship().damaged()).size();
    boolean fits =
        attack.form() == Form.FIGHTERS
            ? attack.squadrons() >= 1 && attack.squadrons() <= ready
            : attack.squadrons() == 0;
    inspection.require(fits, PATH + ".squadrons", "%s squadrons cannot fly", attack.squadrons());
  }

  private static void openers(Table table, Attack attack, Inspection inspection) {
    int most = attack.form() == Form.PLANET_FIGHTERS ? Integer.MAX_VALUE : 1;
    boolean any =
        attack.form() == Form.PLANET_FIGHTERS
            || attack.form() == Form.FLOTILLA
            || attack.form() == Form.MUTINY;
    inspection.require(
        any
            ? !attack.openers().isEmpty() && attack.openers().size() <= most
            : attack.openers().isEmpty(),
        PATH + ".openers",
        "%s cards make no such attack",
        attack.openers().size());
    for (CardId card : attack.openers()) {
      inspection.require(
          attack.used().contains(card) && table.kind(card) == kind(attack.form()),
          PATH + ".openers",
          "%s makes no such attack",
          card);
    }
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
