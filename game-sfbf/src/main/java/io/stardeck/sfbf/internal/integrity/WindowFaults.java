package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.defence.Reactions;
import io.stardeck.sfbf.internal.flotilla.Interceptions;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;

/** The windows of an attack: the right one, for the right player, at the right stage. */
final class WindowFaults implements Topic {
  private static final String TOP = "table.phases[0]";

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    if (table.attack().isEmpty() || StackFaults.ended(table)) {
      return;
    }
    ImmutableList<Phase> stack = table.phases().toList();
    int depth = 0;
    while (!(stack.get(depth) instanceof Phase.Combat)) {
      depth++;
    }
    Phase.Combat combat = (Phase.Combat) stack.get(depth);
    Attack attack = table.attack().get();
    boolean reaction = stack.get(0) instanceof Phase.ReactionWindow;
    if (!inspection.require(
        depth == (reaction ? 2 : 1), "table.phases", "the windows do not lie in their order")) {
      return;
    }
    Phase window = stack.get(depth - 1);
    Seat decider = stack.get(0).seat();
    inspection.require(
        decider.number() <= table.config().players(), TOP, "%s has no choice", decider);
    window(table, attack, window, inspection);
    inspection.require(
        combat.stage() == next(window),
        "table.phases[" + depth + "].stage",
        "another stage comes after that window");
    if (stack.get(0) instanceof Phase.ReactionWindow window2) {
      reaction(table, attack, window2, window, inspection);
    }
    dice(attack, window, inspection);
  }

  /** The stage that follows the window, as {@link Phase.Combat} names it beforehand. */
  private static Stage next(Phase window) {
    if (window instanceof Phase.Interception) {
      return Stage.TARGET;
    }
    if (window instanceof Phase.DefenceWindow || window instanceof Phase.DefenceAnswer) {
      return Stage.DAMAGE;
    }
    return window instanceof Phase.Allocation ? Stage.END : Stage.ROLL;
  }

  private static void window(Table table, Attack attack, Phase window, Inspection inspection) {
    Form form = attack.form();
    boolean fits;
    if (window instanceof Phase.DefenceWindow) {
      fits = form != Form.MUTINY && defends(attack, window);
    } else if (window instanceof Phase.DefenceAnswer) {
      fits =
          form != Form.MUTINY
              && window.seat().equals(attack.attacker())
              && Reactions.defended(attack);
    } else if (window instanceof Phase.FireWindow) {
      fits = (form == Form.FIGHTERS || form == Form.PLANET_FIGHTERS) && defends(attack, window);
    } else if (window instanceof Phase.MutinyResponse) {
      fits = form == Form.MUTINY && defends(attack, window);
    } else if (window instanceof Phase.Interception interception) {
      fits = form == Form.FLOTILLA && intercepts(table, interception);
    } else if (window instanceof Phase.FlotillaTarget) {
      fits =
          form == Form.FLOTILLA
              && window.seat().equals(attack.attacker())
              && Targets.any(table, attack.attacker(), Form.FLOTILLA);
    } else if (window instanceof Phase.Allocation allocation) {
      fits = defends(attack, window) && allocates(table, attack, allocation);
    } else {
      fits = false;
    }
    inspection.require(fits, TOP, "that window does not open in this attack");
  }

  private static boolean defends(Attack attack, Phase window) {
    return attack.defender().isPresent() && attack.defender().get().equals(window.seat());
  }

  private static boolean intercepts(Table table, Phase.Interception window) {
    ImmutableList<Seat> order = Interceptions.order(table);
    int at = order.indexOf(window.seat());
    return at >= 0 && order.subList(at + 1, order.size()).equals(window.waiting());
  }

  private static boolean allocates(Table table, Attack attack, Phase.Allocation window) {
    if (table.config().traditional() || !attack.target().get().equals(window.ship())) {
      return false;
    }
    Berth berth = table.find(window.ship(), window.seat());
    return berth != null
        && window.points() > 0
        && window.points() < table.card(window.ship()).size() - berth.ship().damage();
  }

  private static void reaction(
      Table table, Attack attack, Phase.ReactionWindow window, Phase below, Inspection inspection) {
    inspection.require(
        below instanceof Phase.DefenceWindow && window.seat().equals(attack.attacker()),
        TOP,
        "there is nothing to react to");
    ImmutableList<Defence> defences = attack.defences();
    Defence last = defences.isEmpty() ? null : defences.get(defences.size() - 1);
    boolean fits = last != null && !last.cancelled() && last.card().equals(window.defence());
    if (inspection.require(fits, TOP + ".defence", "that was not played just now")) {
      CardKind kind = table.kind(window.defence());
      Berth berth = table.find(attack.target().orElseThrow());
      boolean stands =
          berth != null
              && (kind == CardKind.ECM
                  || kind == CardKind.EM && berth.ship().erratic().isPresent()
                  || kind == CardKind.WW && berth.ship().weasel().isPresent());
      inspection.require(stands, TOP + ".defence", "that cannot be answered");
    }
  }

  private static void dice(Attack attack, Phase window, Inspection inspection) {
    int dice =
        switch (attack.form()) {
          case SHIP -> 0;
          case FIGHTERS -> attack.squadrons();
          case PLANET_FIGHTERS -> 2 * attack.openers().size();
          case FLOTILLA -> 2;
          case MUTINY -> 1;
        };
    boolean rolled =
        window instanceof Phase.DefenceWindow
            || window instanceof Phase.DefenceAnswer
            || window instanceof Phase.Allocation;
    inspection.require(
        attack.dice().size() == (rolled ? dice : 0),
        "table.attack.dice",
        "%s dice are rolled",
        rolled ? dice : 0);
  }
}
