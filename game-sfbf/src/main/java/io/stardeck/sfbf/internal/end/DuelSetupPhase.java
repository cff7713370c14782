package io.stardeck.sfbf.internal.end;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Duels;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** DUEL_SETUP: each tied player names one of their counted ships (BF-WIN-08). */
public final class DuelSetupPhase extends BattlePhase<Phase.DuelSetup> {
  /** The phase, with what is open in it. */
  public DuelSetupPhase() {
    super(ImmutableList.of(new NameDuelShipRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.DuelSetup phase) {
    return "The scores are equal: name the ship to fight the duel with";
  }

  /** Who has one counted ship only, which everybody sees, fights with that. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.DuelSetup phase) {
    ImmutableList<ShipId> counted = Scores.counted(play.state().table(), phase.seat());
    if (counted.size() > 1) {
      return false;
    }
    Duels.name(play, phase, counted.get(0));
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.DuelSetup phase, Layer layer, Inspection inspection) {
    Table table = state.table();
    inspection.require(
        layer.top()
            && table.gameTurn() > 0
            && table.config().tieBreak() == TieBreak.DUEL
            && table.duel().isEmpty(),
        layer.path(),
        "no duel breaks this tie");
    ImmutableList<Seat> order = Duels.duellists(table);
    int done = order.size() - 1 - phase.waiting().size();
    if (inspection.require(
            order.size() > 1 && Turns.follow(order, phase.seat(), phase.waiting()),
            layer.path(),
            "the tied players name their ships in turn order")
        && inspection.size(layer.path() + ".named", phase.named(), done)) {
      for (int i = 0; i < done; i++) {
        inspection.require(
            Scores.counted(table, order.get(i)).contains(phase.named().get(i)),
            layer.path() + ".named",
            "%s does not count for %s",
            phase.named().get(i),
            order.get(i));
      }
    }
  }
}
