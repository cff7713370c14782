package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The stack during a player turn: the phases still to come, the one under way, its windows. */
final class TurnStack {
  private static final String TOP = "table.phases";

  private final BattleForceState state;
  private final Table table;
  private final BattleForceConfig config;
  private final Seat seat;
  private final ImmutableList<Phase> stack;
  private final Inspection inspection;

  TurnStack(BattleForceState state, ImmutableList<Phase> stack, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.config = table.config();
    this.seat = table.active();
    this.stack = stack;
    this.inspection = inspection;
  }

  void find() {
    ImmutableList<Phase> five =
        ImmutableList.of(
            new Phase.Discard(seat, false, false),
            new Phase.Choice(seat, 0, Optional.empty(), false),
            new Phase.Formation(seat, false, false, ImmutableList.of(), 0, 0),
            new Phase.Repair(seat, false, ImmutableList.of()),
            new Phase.Draw(seat, false));
    int phases = 0;
    while (phases < Math.min(stack.size(), five.size())
        && stack.get(phases).getClass() == five.get(phases).getClass()
        && !isSecond(stack.get(phases))) {
      phases++;
    }
    if (!inspection.require(phases > 0, TOP, "a turn ends with phase 5")) {
      return;
    }
    inspection.require(
        stack.subList(0, phases - 1).equals(five.subList(0, phases - 1)),
        TOP,
        "the phases still to come are untouched");
    Phase phase = stack.get(phases - 1);
    inspection.require(phase.seat().equals(seat), TOP, "the turn is that of %s", seat);
    ImmutableList<Phase> windows = stack.subList(phases, stack.size());
    if (phase instanceof Phase.Choice choice) {
      choice(choice, windows);
    } else if (phase instanceof Phase.Repair repair) {
      repair(repair, windows);
    } else {
      inspection.require(windows.isEmpty(), TOP, "no window opens in this phase");
      others(phase);
    }
  }

  private void others(Phase phase) {
    if (phase instanceof Phase.Draw draw) {
      inspection.require(
          !draw.tookDiscard() || config.has(Option.DISCARD_DRAW),
          TOP,
          "no card is drawn from the discard pile");
    } else if (phase instanceof Phase.Formation formation) {
      formation(formation);
    } else if (phase instanceof Phase.Discard discard) {
      inspection.require(discard.begun() && !discard.discarded(), TOP, "phase 5 is over");
    }
  }

  private void formation(Phase.Formation formation) {
    Set<Row> used = new HashSet<>(formation.used());
    inspection.require(formation.begun(), TOP, "phase 3 begins by itself");
    inspection.require(used.size() == formation.used().size(), TOP, "a row is used up once");
    inspection.require(used.isEmpty() || table.advanced(), TOP, "the basic game has no formation");
    inspection.require(
        formation.devices() >= 0 && formation.devices() <= (formation.second() ? 1 : used.size()),
        TOP,
        "%s devices cannot be on",
        formation.devices());
    int most = formation.second() || !table.rows() ? 0 : state.shipsInPlay(seat);
    inspection.require(
        formation.reinforced() >= 0 && formation.reinforced() <= most,
        TOP,
        "%s ships cannot have come",
        formation.reinforced());
  }

  private void repair(Phase.Repair repair, ImmutableList<Phase> windows) {
    Set<ShipId> served = new HashSet<>(repair.served());
    inspection.require(served.size() == repair.served().size(), TOP, "a ship is served once");
    inspection.require(served.isEmpty() || table.advanced(), TOP, "no continuous damage control");
    if (windows.isEmpty()) {
      return;
    }
    if (inspection.require(
            windows.size() == 1 && windows.get(0) instanceof Phase.RepairBoxes,
            TOP,
            "that window does not open in phase 2")
        && windows.get(0) instanceof Phase.RepairBoxes boxes) {
      Berth berth = table.find(boxes.ship(), seat);
      inspection.require(boxes.seat().equals(seat), TOP, "%s repairs", seat);
      inspection.require(
          repair.cardPlayed() && !config.traditional(), TOP, "no card is being spread");
      inspection.require(
          berth != null && boxes.points() > 0 && boxes.points() < berth.ship().damage(),
          TOP,
          "%s points cannot be left",
          boxes.points());
    }
  }

  private void choice(Phase.Choice choice, ImmutableList<Phase> windows) {
    int most = config.has(Option.SECOND_ATTACK) ? 2 : 1;
    inspection.require(
        choice.attacks() >= 0 && choice.attacks() <= most, TOP, "%s attacks", choice.attacks());
    inspection.require(
        choice.attacks() < most || choice.done(), TOP, "all attacks are made, phase 4 is over");
    choice
        .first()
        .ifPresent(
            ship -> inspection.require(choice.attacks() > 0, TOP, "%s did not attack", ship));
    if (windows.isEmpty()) {
      inspection.require(!choice.done() && choice.attacks() < most, TOP, "phase 4 is over");
      return;
    }
    Phase window = windows.get(0);
    if (window instanceof Phase.Combat) {
      inspection.require(!choice.done() && choice.attacks() < most, TOP, "phase 4 is over");
      inspection.require(window.seat().equals(seat), TOP, "%s attacks", seat);
      inspection.require(windows.size() > 1, TOP, "the attack waits for nobody");
      for (int i = 1; i < windows.size(); i++) {
        inspection.require(
            !(windows.get(i) instanceof Phase.Combat), TOP, "one attack is under way at a time");
      }
      return;
    }
    inspection.require(windows.size() == 1, TOP, "nothing opens on this window");
    if (window instanceof Phase.Formation second) {
      inspection.require(
          second.second() && second.seat().equals(seat) && table.advanced(),
          TOP,
          "that is no second formation change");
      formation(second);
    } else if (window instanceof Phase.OrderDiscards order) {
      inspection.require(
          config.has(Option.DISCARD_DRAW) && order.seat().equals(seat) && order.cards().size() > 1,
          TOP,
          "no cards are put in order");
    } else if (window instanceof Phase.CeasefireStash stash) {
      ceasefire(stash);
    } else {
      inspection.require(false, TOP, "that window does not open in phase 4");
    }
  }

  private void ceasefire(Phase.CeasefireStash stash) {
    inspection.require(table.advanced(), TOP, "the basic game has no reserve action cards");
    ImmutableList<Seat> order = ImmutableList.of();
    Seat next = seat;
    for (int i = 0; i < table.fleets().size(); i++) {
      if (next.number() <= config.players()) {
        order = ImmutableList.<Seat>builder().addAll(order).add(next).build();
      }
      next = next.next(table.fleets().size());
    }
    int at = order.indexOf(stash.seat());
    inspection.require(
        at >= 0 && order.subList(at + 1, order.size()).equals(stash.waiting()),
        TOP,
        "the players stash clockwise, each once");
  }

  private static boolean isSecond(Phase phase) {
    return phase instanceof Phase.Formation formation && formation.second();
  }
}
