package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.rule.PassRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.internal.step.Gatherings;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** EVENT_WINDOW of a team: who is in plays cards to meet the Goal (DB-BOR-18). */
final class TeamWindowPhase extends TurnPhase<TeamWindow> {
  TeamWindowPhase() {
    super(ImmutableList.of(new PassRule(), new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, TeamWindow phase) {
    String asked =
        asked(
            view,
            "Play cards to meet the Goal, or pass",
            "Nothing can be played to meet the Goal: pass");
    return told(asked, "passed", phase.gathering());
  }

  /** It closes when all who are in have passed, or nobody is in (DB-BOR-18, 33). */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, TeamWindow phase) {
    if (Gatherings.leave(play, phase)) {
      return true;
    }
    boolean closes = phase.gathering().over();
    if (closes) {
      play.pop();
    }
    return closes;
  }

  @Override
  public void inspect(
      DeckbuilderState state, TeamWindow phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Encounter.class);
    inspection.require(state.table().is(Scenario.BORG_INVASION), layer.path(), "there is no team");
  }
}
