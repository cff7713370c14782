package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** SETUP_FLEET: the races are picked (BF-OPT-20 to 23). */
public final class ChooseRacePhase extends BattlePhase<SetupPhase.ChooseRace> {
  /** The phase, with what is open in it. */
  public ChooseRacePhase() {
    super(ImmutableList.of(new PickRaceRule()));
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseRace phase) {
    return "Pick a race";
  }

  /** Rolls the dice for the order; the last race left is nobody's choice. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseRace phase) {
    if (phase.races().isEmpty()) {
      RaceChoice.begin(play, phase);
      return true;
    }
    @Nullable Race only = RaceChoice.only(play.state().table(), phase);
    if (only == null) {
      return false;
    }
    RaceChoice.pick(play, phase, only);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.ChooseRace phase, Layer layer, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    SetupLayers.lies(state, phase, layer, inspection);
    SetupLayers.ships(state, false, false, layer, inspection);
    inspection.require(
        config.has(Option.SINGLE_RACE) && config.races().isEmpty(),
        layer.path(),
        "no race is chosen");
    Set<Seat> waiting = new HashSet<>(phase.waiting());
    waiting.add(phase.seat());
    inspection.require(
        waiting.size() == phase.waiting().size() + 1
            && SetupLayers.order(state).containsAll(waiting),
        layer.path() + ".waiting",
        "each player picks one race");
    String path = layer.path() + ".races";
    if (!inspection.size(path, phase.races(), config.players())) {
      return;
    }
    Set<Race> taken = EnumSet.noneOf(Race.class);
    for (Seat seat : Seat.first(config.players())) {
      ImmutableList<Race> race = phase.races().get(seat.index());
      inspection.size(path, race, waiting.contains(seat) ? 0 : 1);
      for (Race one : race) {
        inspection.require(taken.add(one), path, "%s is picked twice", one);
        inspection.require(
            one != Race.THOLIAN || !RaceChoice.piratesAndTholians(state.table()),
            path,
            "Tholian ships go with the Orion ones");
      }
    }
  }
}
