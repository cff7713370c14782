package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.setup.RaceChoice;
import io.stardeck.sfbf.internal.setup.SetupSteps;
import io.stardeck.sfbf.internal.setup.ShipDraft;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Table;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** The stack during the set-up: what is still to come lies as it was laid at the beginning. */
final class SetupStack {
  private static final String TOP = "table.phases[0]";

  private final BattleForceState state;
  private final Table table;
  private final BattleForceConfig config;
  private final ImmutableList<Phase> stack;
  private final ImmutableList<Seat> order;
  private final Inspection inspection;

  SetupStack(BattleForceState state, ImmutableList<Phase> stack, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.config = table.config();
    this.stack = stack;
    this.order = SetupSteps.order(config, table.starter());
    this.inspection = inspection;
  }

  void find() {
    ImmutableList<Phase> common = SetupSteps.common(config, table.starter());
    int top = stack.size() - 1;
    if (!inspection.require(
        top > 0 && top <= common.size() && stack.subList(0, top).equals(common.subList(0, top)),
        "table.phases",
        "the steps of the set-up still to come lie in their order")) {
      return;
    }
    Phase step = stack.get(top);
    inspection.require(
        table.active().equals(table.starter()), "table.active", "nobody's turn has come");
    if (top == common.size()) {
      fleets(step);
    } else if (inspection.require(
        step.getClass() == common.get(top).getClass(), TOP, "that is not the next step")) {
      taken(step);
    }
    faceUp(step);
  }

  /** A step that each takes in order: who comes after the one whose turn it is. */
  private void taken(Phase step) {
    if (step instanceof SetupPhase.ChooseStash stash) {
      inOrder(order, stash.seat(), stash.waiting());
    } else if (step instanceof SetupPhase.Arrange arrange) {
      inspection.require(config.rows(), TOP, "there are no rows in this game");
      inOrder(order, arrange.seat(), arrange.waiting());
    } else if (step instanceof SetupPhase.ChooseDevice device) {
      inOrder(order, device.seat(), device.waiting());
    }
  }

  private void fleets(Phase step) {
    if (step instanceof SetupPhase.ChooseRace choice) {
      inspection.require(
          config.has(Option.SINGLE_RACE) && config.races().isEmpty(), TOP, "no race is chosen");
      races(choice);
    } else if (step instanceof SetupPhase.DraftShips draft) {
      inspection.require(
          config.picksFleets() && !config.has(Option.SINGLE_RACE), TOP, "no ship is drafted");
      draft(draft);
    } else if (step instanceof SetupPhase.ChooseFleet fleet) {
      chooseFleet(fleet);
    } else {
      inspection.require(false, TOP, "that is no step of this set-up");
    }
  }

  private void chooseFleet(SetupPhase.ChooseFleet step) {
    boolean race = config.has(Option.SINGLE_RACE);
    inspection.require(
        race || config.fleetLimit() > 0 && !config.picksFleets(), TOP, "no fleet is chosen");
    if (!race) {
      inspection.require(step.number() == 0, TOP + ".number", "points limit the fleet, no number");
      inOrder(order, step.seat(), step.waiting());
      return;
    }
    int most = config.dealtShips();
    ImmutableList.Builder<Seat> choosing = ImmutableList.builder();
    for (Seat seat : order) {
      most = Math.min(most, state.faceDownSize(seat));
      if (state.faceDownSize(seat) > step.number()) {
        choosing.add(seat);
      }
    }
    inspection.require(
        step.number() == most && most > 0, TOP + ".number", "each uses %s ships", most);
    inOrder(choosing.build(), step.seat(), step.waiting());
  }

  private void races(SetupPhase.ChooseRace step) {
    int players = config.players();
    if (!inspection.require(
        step.races().size() == players, TOP + ".races", "there are %s players", players)) {
      return;
    }
    Set<Seat> waiting = new HashSet<>(step.waiting());
    waiting.add(step.seat());
    inspection.require(
        waiting.size() == step.waiting().size() + 1 && order.containsAll(waiting),
        TOP + ".waiting",
        "each player picks one race");
    Set<Race> taken = EnumSet.noneOf(Race.class);
    for (int index = 0; index < players; index++) {
      ImmutableList<Race> race = step.races().get(index);
      inspection.require(
          race.size() == (waiting.contains(Seat.at(index)) ? 0 : 1),
          TOP + ".races",
          "those have a race who do not wait for one");
      for (Race one : race) {
        inspection.require(taken.add(one), TOP + ".races", "%s is picked twice", one);
        inspection.require(
            one != Race.THOLIAN || !RaceChoice.piratesAndTholians(table),
            TOP + ".races",
            "Tholian ships go with the Orion ones");
      }
    }
    inspection.require(dealtShips() == 0, "secrets", "no ship is dealt before the races are known");
  }

  private void draft(SetupPhase.DraftShips step) {
    int players = config.players();
    int picks = ShipDraft.rounds(config) * players;
    if (!inspection.require(
        step.picks() >= 0 && step.picks() < picks,
        TOP + ".picks",
        "%s is not 0 to %s",
        step.picks(),
        picks - 1)) {
      return;
    }
    inspection.require(
        step.seat().equals(order.get(step.picks() % players)), TOP + ".seat", "others pick before");
    for (int i = 0; i < players; i++) {
      int own = step.picks() / players + (i < step.picks() % players ? 1 : 0);
      inspection.require(
          table.fleet(order.get(i)).screen().size() == own,
          "table.fleets",
          "%s has picked %s ships",
          order.get(i),
          own);
    }
    inspection.require(
        dealtShips() == 0 && state.shipDeck() == 0, "secrets", "all other ships are in the pool");
  }

  /** Before all is revealed ships lie face up in a draft alone. */
  private void faceUp(Phase step) {
    boolean revealed = step instanceof SetupPhase.ChooseDevice;
    for (int index = 0; index < table.fleets().size(); index++) {
      Fleet fleet = table.fleets().get(index);
      String path = "table.fleets[" + index + "]";
      inspection.require(
          revealed || fleet.main().isEmpty() && fleet.reserve().isEmpty(), path, "no rows yet");
      inspection.require(
          revealed || step instanceof SetupPhase.DraftShips || fleet.screen().isEmpty(),
          path,
          "no ship is revealed yet");
      boolean dealt =
          step instanceof SetupPhase.ChooseRace || step instanceof SetupPhase.DraftShips;
      inspection.require(
          dealt || state.shipsInPlay(Seat.at(index)) > 0, path, "every fleet has ships");
    }
    if (step instanceof SetupPhase.ChooseFleet fleet && fleet.number() == 0) {
      for (int index = 0; index < state.secrets().size(); index++) {
        inspection.require(
            state.faceDownSize(Seat.at(index)) == config.dealtShips(),
            "ships." + Places.faceDown(Seat.at(index)),
            "%s ships are dealt",
            config.dealtShips());
      }
    }
  }

  private int dealtShips() {
    int dealt = 0;
    for (int index = 0; index < state.secrets().size(); index++) {
      dealt += state.faceDownSize(Seat.at(index));
    }
    return dealt;
  }

  private void inOrder(ImmutableList<Seat> all, Seat seat, ImmutableList<Seat> waiting) {
    int at = all.indexOf(seat);
    inspection.require(
        at >= 0 && all.subList(at + 1, all.size()).equals(waiting),
        TOP + ".waiting",
        "the players decide clockwise, each once");
  }
}
