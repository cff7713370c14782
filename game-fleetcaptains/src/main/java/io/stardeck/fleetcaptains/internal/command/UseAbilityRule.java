package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.UseAbility;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Mode;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Use;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.function.Consumer;

/** An ability of a card, a ship or a tile is used in the own turn. */
final class UseAbilityRule extends ExactRule<UseAbility> {
  static Use use(UseAbility action) {
    return new Use(action.card(), Use.Part.ABILITY, action.ability(), action.ship());
  }

  @Override
  public void candidates(FleetView view, Consumer<? super UseAbility> offer) {
    if (!(view.top() instanceof Maneuver)) {
      for (Use use : Abilities.of(view.table(), view.seat(), Mode.ACTIVATED)) {
        Findings findings = Findings.probing();
        forbid(view, use, findings);
        if (findings.clean()) {
          offer.accept(new UseAbility(view.seat(), use.card(), use.number(), use.ship()));
        }
      }
    }
  }

  @Override
  public void check(FleetView view, UseAbility action, Findings findings) {
    Use use = use(action);
    List<Use> usable = Abilities.of(view.table(), view.seat(), Mode.ACTIVATED);
    boolean triggered = Abilities.of(view.table(), view.seat(), Mode.TRIGGERED).contains(use);
    if (!usable.contains(use) && !triggered) {
      boolean elsewhere =
          usable.stream()
              .anyMatch(each -> each.card().equals(use.card()) && each.number() == use.number());
      if (elsewhere) {
        findings.reject("ship", VAL_05, "that ship has no such ability");
      } else {
        findings.reject("ability", VAL_04, "no such ability of yours is in play");
      }
      return;
    }
    if (view.top() instanceof Maneuver) {
      findings.reject(CMD_06, "a maneuver is open");
    }
    if (triggered) {
      findings.reject("ability", CMD_03, "it is set off, and not used");
    } else {
      forbid(view, use, findings);
    }
  }

  /** What forbids an ability that is in play. */
  private static void forbid(FleetView view, Use use, Findings findings) {
    Table table = view.table();
    Ability ability = Abilities.ability(table, use);
    if (ability.prevents()) {
      findings.reject("ability", CMD_03, "it is used when damage is dealt");
    }
    Ship ship = table.ship(use.ship());
    int space = ship == null ? -1 : view.spaceOf(ship); // its player knows where a token is
    if (!Abilities.conditionHolds(table, view.seat(), use, space)) {
      findings.reject("ability", CMD_03, "its condition does not hold");
    }
    if (Abilities.spent(table, view.seat(), use)) {
      findings.reject("ability", CMD_03, "it was used");
    }
    if (!Targeting.possible(table, view.seat(), ability.targets(), ability.effects(), use.ship())) {
      findings.reject(CMD_03, "nothing can be chosen for it");
    }
    if (!Abilities.payable(table, use, view.hand().size())) {
      findings.reject(CMD_03, "it cannot be paid for");
    }
    if (ship != null && ability.usesAction()) { // always one of a ship
      Acting.able(view, ship, ActionKind.CARD, false, findings);
    }
  }

  @Override
  public void perform(Play<FleetState> play, UseAbility action) {
    Use use = use(action);
    Triggers.spend(play, action.actor(), use);
    if (Abilities.ability(Tables.of(play), use).usesAction()) {
      Acting.pay(play, use.ship().orElseThrow(), ActionKind.CARD);
    }
    Playing.goOn(play, action.actor(), use, ImmutableList.of());
  }
}
