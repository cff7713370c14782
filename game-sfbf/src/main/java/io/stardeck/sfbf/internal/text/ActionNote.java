package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.internal.draft.WithdrawRule;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an action means where its few words do not say it. */
final class ActionNote {
  /** What devices do, under the words for them. */
  static final ImmutableMap<String, String> DEVICES =
      ImmutableMap.of(
          "cloak",
              "cloak: damage is halved, rounded up; no drone or plasma can be aimed at the ship;"
                  + " it neither attacks nor fires in defence, and plays no Tractor Beam and no"
                  + " Erratic Maneuvers (BF-CLK-03 to 05, 09)",
          "web",
              "web: damage is halved, rounded up, but not that of drones and plasma; the ship"
                  + " attacks with no phaser, fires phasers in its own defence alone, plays no"
                  + " Erratic Maneuvers and stays in its row; it comes off in your next phase 3"
                  + " (BF-WEB-03 to 07, BF-D-74)");

  private static final ImmutableMap<Class<? extends BattleForceAction>, String> NOTES =
      ImmutableMap.of(
          StashDrawn.class,
              "it lies face down in your reserve, up to three do, and you draw on in its place",
          BeginRedraw.class,
              "instead of attacking: discard one or more cards of your hand, draw as many",
          SecondFormation.class,
              "one ship of each row may move again; one cloak or web may go on in place of a move");

  private ActionNote() {}

  /** The note on {@code action}, if there is one. */
  static Optional<String> of(BattleForceView view, BattleForceAction action) {
    Table table = view.table();
    if (action instanceof BeginAttack begin) {
      return weapons(view, begin.ship());
    }
    if (action instanceof BeginFighters begin) {
      return Optional.of(
          "as many dice as squadrons: %d to %d damage, less what the target fires at them"
              .formatted(begin.squadrons(), 6 * begin.squadrons()));
    }
    if (action instanceof Withdraw) {
      return Optional.of(
          "drops what you have put together; nobody has seen it" + WithdrawRule.warning(view));
    }
    if (action instanceof ActivateDevice device) {
      return device(table, device.ship());
    }
    return action instanceof PreActivate device
        ? device(table, device.ship())
        : Optional.ofNullable(NOTES.get(action.getClass()));
  }

  private static Optional<String> device(Table table, ShipId ship) {
    return table.exists(ship)
        ? Optional.ofNullable(DEVICES.get(new Names(table).device(ship)))
        : Optional.empty();
  }

  /** The weapon cards in hand that the ship can fire. */
  private static Optional<String> weapons(BattleForceView view, ShipId ship) {
    Table table = view.table();
    @Nullable Berth berth = table.exists(ship) ? table.find(ship) : null;
    if (berth == null) {
      return Optional.empty();
    }
    Salvo salvo = new Salvo(table, berth, null, false);
    Names names = new Names(table);
    ImmutableSet.Builder<String> weapons = ImmutableSet.builder();
    for (CardId card : view.hand()) {
      CardKind kind = table.kind(card);
      if (kind.weapon() && salvo.allows(kind) && salvo.armedFor(kind)) {
        weapons.add(names.card(card));
      }
    }
    return Optional.of("can fire " + String.join(", ", weapons.build()));
  }
}
