package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.PhaseRule;

/** All phases, windows and steps of the game. */
public final class Phases {
  private Phases() {}

  /** One rule for each type of frame. */
  public static ImmutableList<PhaseRule<DeckbuilderState, DeckbuilderView, ?>> all() {
    RunPhase run = new RunPhase();
    EncounterPhase encounter = new EncounterPhase();
    PayingPhase paying = new PayingPhase();
    TakingInfluencePhase influence = new TakingInfluencePhase();
    return ImmutableList.of(
        new NewTurnPhase(),
        new TurnStartPhase(),
        new ActingPhase(),
        run,
        paying,
        new ChoicePhase(ImmutableList.of(run, paying, encounter, influence)),
        new SettlePhase(),
        encounter,
        new EventWindowPhase(),
        new ShipWindowPhase(),
        new BattlePhase(),
        new BattlePlayPhase(),
        new BattleDamagePhase(),
        new AlliedWindowPhase(),
        influence,
        new TeamExplorePhase(),
        new TeamWindowPhase(),
        new TeamActionPhase(),
        new CubeBattlePhase(),
        new CubePlayPhase(),
        new CubeDamagePhase(),
        new EndOfTurnPhase(),
        new GameOverPhase());
  }
}
