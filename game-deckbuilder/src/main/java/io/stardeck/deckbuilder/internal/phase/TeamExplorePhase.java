package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.step.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.TeamExplore;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Play;

/** TEAM_EXPLORE: what a team flips is resolved (DB-BOR-10 to 12). */
final class TeamExplorePhase implements TurnPhase<TeamExplore> {
  @Override
  public Class<TeamExplore> frame() {
    return TeamExplore.class;
  }

  @Override
  public String prompt(DeckbuilderView view, TeamExplore phase) {
    return "Space cards are resolved";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, TeamExplore phase) {
    TeamQueue.step(play, phase);
    return true;
  }
}
