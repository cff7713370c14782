package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.rule.AgreeEndRule;
import io.stardeck.deckbuilder.internal.rule.ExploreRule;
import io.stardeck.deckbuilder.internal.rule.GainBasicRule;
import io.stardeck.deckbuilder.internal.rule.GainSlotRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.RepairRule;
import io.stardeck.deckbuilder.internal.rule.SearchRule;
import io.stardeck.deckbuilder.internal.rule.TrashPhaseRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.internal.rule.WinByDiplomacyRule;
import io.stardeck.deckbuilder.internal.step.Gatherings;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** TEAM_ACTION: who is in acts, in any order, until all agree to end the turn (DB-BOR-21 to 24). */
final class TeamActionPhase extends TurnPhase<TeamAction> {
  TeamActionPhase() {
    super(
        ImmutableList.of(
            new AgreeEndRule(),
            new PlayCardRule(),
            new UseEffectRule(),
            new GainBasicRule(),
            new GainSlotRule(),
            new RepairRule(),
            new SearchRule(),
            new ExploreRule(),
            new WinByDiplomacyRule(),
            new TrashPhaseRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, TeamAction phase) {
    String asked =
        asked(
            view,
            "Act, or agree to end the turn of the team",
            "Nothing is left to do: agree to end the turn of the team");
    return told(asked, "agreed", phase.gathering());
  }

  /** Flips that wait come first, even if the turn has to end (DB-BOR-33, 90, DB-EXP-09). */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, TeamAction phase) {
    Table table = play.state().table();
    if (table.turn().forcedFlips() > 0) {
      flip(play, phase);
      return true;
    }
    if (Gatherings.leave(play, phase)) {
      return true;
    }
    boolean ends = table.turn().ending() != TurnEnding.NO || phase.gathering().over();
    if (ends) {
      play.replace(EndOfTurn.of(table.turnPlayer()));
    }
    return ends;
  }

  /** What is flipped interrupts: agreements are cleared (DB-BOR-90). */
  private static void flip(Play<DeckbuilderState> play, TeamAction phase) {
    if (SpaceDeck.open(play.state())) {
      play.replace(phase.with(phase.gathering().afresh()));
    }
    play.push(new TeamExplore(phase.seat(), ImmutableList.of()));
  }

  @Override
  public void inspect(
      DeckbuilderState state, TeamAction phase, Layer layer, Inspection inspection) {
    inspection.require(layer.bottom(), layer.path(), "a turn lies on nothing");
    inspection.require(state.table().is(Scenario.BORG_INVASION), layer.path(), "there is no team");
  }
}
