package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.step.space.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** TEAM_EXPLORE: what a team flips is resolved (DB-BOR-10 to 12). */
final class TeamExplorePhase extends TurnPhase<TeamExplore> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, TeamExplore phase) {
    TeamQueue.step(play, phase);
    return true;
  }

  /** What waits may have left the Flipped area since, by a card's own words; then it is not met. */
  @Override
  public void inspect(
      DeckbuilderState state, TeamExplore phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, TeamAction.class, EndOfTurn.class);
    for (CardId card : phase.held()) {
      inspection.require(
          state.table().turn().flipped().contains(card),
          layer.path(),
          "%s was not flipped in this turn",
          card);
    }
  }
}
