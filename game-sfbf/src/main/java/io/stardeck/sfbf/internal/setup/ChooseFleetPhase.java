package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_FLEET: each chooses their fleet, unseen (BF-SET-12, BF-OPT-20). */
public final class ChooseFleetPhase extends BattlePhase<SetupPhase.ChooseFleet> {
  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseFleet phase) {
    return "A fleet is being chosen";
  }

  /** Who was dealt no more ships than they need takes them all, as everybody sees. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseFleet phase) {
    int deal = play.state().faceDownSize(phase.seat());
    if (FleetChoice.of(play.state().table().config(), phase.number(), deal).least() >= deal) {
      FleetSetup.next(play);
      return true;
    }
    return Desks.lay(play, new Draft.Ships(phase.seat(), ImmutableList.of()));
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.ChooseFleet phase, Layer layer, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    SetupLayers.lies(state, phase, layer, inspection);
    SetupLayers.ships(state, false, true, layer, inspection);
    boolean race = config.has(Option.SINGLE_RACE);
    inspection.require(
        race || config.fleetLimit() > 0 && !config.picksFleets(),
        layer.path(),
        "no fleet is chosen");
    int number = race ? config.dealtShips() : 0;
    ImmutableList.Builder<Seat> choosing = ImmutableList.builder();
    for (Seat seat : SetupLayers.order(state)) {
      number = Math.min(number, state.faceDownSize(seat));
      if (!race || state.faceDownSize(seat) > phase.number()) {
        choosing.add(seat);
      }
    }
    inspection.require(
        phase.number() == number, layer.path() + ".number", "each uses %s ships", number);
    SetupLayers.inOrder(choosing.build(), phase, phase.waiting(), layer, inspection);
    for (Seat seat : Seat.first(config.fleets())) {
      inspection.require(
          race || state.faceDownSize(seat) == config.dealtShips(),
          "ships." + Places.faceDown(seat),
          "%s ships are dealt",
          config.dealtShips());
    }
  }
}
