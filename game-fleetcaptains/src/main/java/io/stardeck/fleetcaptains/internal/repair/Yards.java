package io.stardeck.fleetcaptains.internal.repair;

import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;

/** The rules of this chapter. */
public final class Yards {
  private Yards() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new ReinforceRule(), new RepairRule(), new SpecialRepairRule());
  }

  /** Whether a ship may be repaired at such an installation of its own, or at its post. */
  static boolean friendly(FleetView view, Ship ship, InstallationKind atLeast) {
    Table table = view.table();
    if (table.friendlyPost(view.seat(), ship.at())) {
      return true;
    }
    if (!table.shape().isTile(ship.at())) {
      return false;
    }
    Tile tile = table.tiles().get(ship.at());
    return tile.control(table.faction(view.seat())) > 0
        && tile.installation().isPresent()
        && tile.installation().get().compareTo(atLeast) >= 0;
  }

  /** Whether an enemy forbids it. */
  static void beside(FleetView view, Ship ship, Findings findings) {
    if (view.table().hasEnemy(view.seat(), ship.at())) {
      findings.reject(RPR_02, "an uncloaked enemy ship is there");
    }
  }

  /** Whether one piece of work is named; reported if not ({@code FC-VAL-05}). */
  static boolean formed(RepairWork work, Findings findings) {
    boolean formed = work.setting().isPresent() != work.token().isPresent();
    if (!formed) {
      findings.reject("work", VAL_05, "either the alert level or one token");
    }
    return formed;
  }

  /** What forbids a piece of work. */
  static void check(FleetView view, Ship ship, RepairWork work, Findings findings) {
    if (work.setting().isPresent()) {
      if (ship.alert() == Alert.WHITE) {
        findings.reject("work", RPR_01, "it is not damaged");
      } else if (!view.table().def(ship).has(ship.alert().better(), work.setting().get(), false)) {
        findings.reject("work", RPR_03, "no such setting at the next better level");
      }
    } else if (work.token().get() < 0
        || work.token().get() >= ship.tokens().size()
        || !ship.tokens().get(work.token().get()).harmful()) {
      findings.reject("work", RPR_01, "no such harmful system token");
    }
  }

  /** Whether there may be anything to repair. */
  static boolean damaged(Ship ship) {
    return ship.alert() != Alert.WHITE || !ship.tokens().isEmpty();
  }

  /** All work that {@link #check} does not forbid. */
  static ImmutableList<RepairWork> works(FleetView view, Ship ship) {
    ImmutableList.Builder<RepairWork> works = ImmutableList.builder();
    if (ship.alert() != Alert.WHITE) {
      ShipDef def = view.table().def(ship);
      Alert better = ship.alert().better();
      for (int i = 0; i < def.settings(better).size(); i++) {
        if (def.has(better, i, false)) {
          works.add(RepairWork.alert(i));
        }
      }
    }
    for (int i = 0; i < ship.tokens().size(); i++) {
      if (ship.tokens().get(i).harmful()) {
        works.add(RepairWork.token(i));
      }
    }
    return works.build();
  }

  /** Does the work. */
  static void work(Play<FleetState> play, CardId card, RepairWork work) {
    play.tell(RPR_03, new ShipEvent.ShipRepaired(card));
    Ship before = Objects.requireNonNull(Tables.of(play).ship(card));
    if (work.setting().isPresent()) {
      Alert alert = before.alert().better();
      Tables.ship(play, card, ship -> ship.withAlert(alert).withSetting(work.setting().get()));
      play.tell(RPR_03, new ShipEvent.AlertChanged(card, alert));
      play.tell(RPR_03, new ShipEvent.DialSet(card, work.setting().get()));
    } else {
      int at = work.token().orElseThrow();
      Tables.ship(play, card, ship -> ship.withTokens(Lists.without(ship.tokens(), at)));
      SystemToken token = before.tokens().get(at);
      play.tell(RPR_03, new ShipEvent.SystemTokenRemoved(card, token.system(), token.amount()));
    }
  }
}
