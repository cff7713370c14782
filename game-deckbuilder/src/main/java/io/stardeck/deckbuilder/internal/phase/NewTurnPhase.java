package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.space.Awards;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.phase.NewTurn;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.Gathering;

/** A turn begins (DB-TRN-07). */
final class NewTurnPhase extends TurnPhase<NewTurn> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, NewTurn phase) {
    Awards.exhausted(play);
    if (play.over()) {
      return true;
    }
    Table table = play.state().table();
    play.replace(
        table.is(Scenario.BORG_INVASION)
            ? new TeamAction(phase.seat(), Gathering.of(Teams.left(table, phase.seat())))
            : new TurnStart(phase.seat()));
    Turns.begin(play, phase.seat());
    Chains.settled(play, phase.seat());
    return true;
  }

  /** Only before the first turn may something have to be answered: by cards that act at set-up. */
  @Override
  public void inspect(DeckbuilderState state, NewTurn phase, Layer layer, Inspection inspection) {
    Turn turn = state.table().turn();
    inspection.require(
        !layer.top()
            && layer.bottom()
            && turn.number() == 1
            && turn.player().equals(phase.seat())
            && turn.flipped().isEmpty(),
        layer.path(),
        "a turn begins by itself");
  }
}
