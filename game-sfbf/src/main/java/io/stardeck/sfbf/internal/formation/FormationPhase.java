package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.zone.Zone;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Formations;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;

/** FORMATION: phase 3 (BF-FRM); FORMATION_2: the second formation change (BF-ATK-08). */
public final class FormationPhase extends BattlePhase<Phase.Formation> {
  /** The phase, with what is open in it. */
  public FormationPhase() {
    super(
        ImmutableList.of(
            new EndFormationRule(),
            new PlayReinforcementsRule(),
            new DropCloakRule(),
            new ActivateDeviceRule(),
            new MoveShipRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Formation phase) {
    if (phase.second()) {
      return "Phase 4: your second formation change";
    }
    if (!view.table().advanced()) {
      return "Phase 3: reinforcements";
    }
    int due = view.seat().equals(phase.seat()) ? EndFormationRule.due(view) : 0;
    return "Phase 3: reinforcements, formation, cloak and web"
        + (due == 0 ? "" : "; " + Phrases.count(due, "ship") + " must leave the Reserve");
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Formation phase) {
    if (!phase.begun()) {
      Formations.begin(play, phase);
      return true;
    }
    if (Formations.any(play.state(), phase)) {
      return false;
    }
    Formations.end(play, phase);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Formation phase, Layer layer, Inspection inspection) {
    boolean advanced = state.table().advanced();
    if (phase.second()) {
      TurnLayers.inChoice(state, phase, layer, inspection);
      inspection.require(
          phase.seat().equals(state.table().active()) && advanced,
          layer.path(),
          "that is no second formation change");
    } else {
      TurnLayers.phase(state, phase, layer, inspection);
    }
    ImmutableList<Row> used = phase.used();
    inspection.require(phase.begun() || !layer.top(), layer.path(), "phase 3 begins by itself");
    inspection.require(
        ImmutableSet.copyOf(used).size() == used.size(), layer.path(), "a row is used up once");
    inspection.require(used.isEmpty() || advanced, layer.path(), "the basic game has no formation");
    int devices = phase.second() ? 1 : used.size();
    inspection.range(layer.path() + ".devices", phase.devices(), 0, devices);
    int ships = phase.second() || !state.table().rows() ? 0 : state.shipsInPlay(phase.seat());
    inspection.range(layer.path() + ".reinforced", phase.reinforced(), 0, ships);
    moved(state, phase, layer.path() + ".moved", inspection);
  }

  /** Everybody has seen which ships were moved, and that each was moved once (BF-FRM-10). */
  private static void moved(
      BattleForceState state, Phase.Formation phase, String path, Inspection inspection) {
    ImmutableList<ShipId> moved = phase.moved();
    inspection.require(
        ImmutableSet.copyOf(moved).size() == moved.size(), path, "a ship moves once");
    Zone<ShipId> hidden = state.ships().at(Places.faceDown(phase.seat()));
    for (ShipId ship : moved) {
      int at = hidden.cards().indexOf(ship);
      inspection.require(
          at < 0
              ? state.table().find(ship, phase.seat()) != null
              : hidden.knowers(at).equals(Audience.everyone()),
          path,
          "nobody has seen %s in that fleet",
          ship);
    }
  }
}
