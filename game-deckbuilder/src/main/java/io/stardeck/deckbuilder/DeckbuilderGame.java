package io.stardeck.deckbuilder;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.Forecast;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.internal.Closed;
import io.stardeck.deckbuilder.internal.dealing.Dealing;
import io.stardeck.deckbuilder.internal.formula.StatParts;
import io.stardeck.deckbuilder.internal.integrity.StateFaults;
import io.stardeck.deckbuilder.internal.phase.Phases;
import io.stardeck.deckbuilder.internal.setup.Deal;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.internal.text.DeckbuilderNarrator;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhasedGame;
import java.util.OptionalDouble;

/**
 * The Star Trek Deck Building Game: Exploration, Borg Invasion and Klingon Civil War, for two to
 * five players.
 */
@GameId("deckbuilder")
public final class DeckbuilderGame
    extends PhasedGame<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  private static final GameSpec<
          DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      SPEC =
          GameSpec
              .<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>builder()
              .info(new GameInfo("deckbuilder", "Star Trek Deck Building Game", "2", 2, 5))
              .ruleBook(DeckbuilderRules.BOOK)
              .types(
                  new GameTypes<>(
                      DeckbuilderConfig.class,
                      DeckbuilderState.class,
                      DeckbuilderAction.class,
                      DeckbuilderView.class,
                      DeckbuilderEvent.class))
              .narrator(DeckbuilderNarrator.INSTANCE)
              .putBots(PlannerBot.NAME, new PlannerBot())
              .putBots(GreedyBot.NAME, new GreedyBot())
              .defaultConfig(
                  seats ->
                      DeckbuilderConfig.builder()
                          .players(seats)
                          .turnCap(DeckbuilderConfig.USUAL_CAP)
                          .build())
              .violations(DeckbuilderConfig::violations)
              .players(DeckbuilderConfig::players)
              .decisionBound(DeckbuilderConfig::decisionBound)
              .start(Deal::start)
              .setup(Deal::deal)
              .config(state -> state.table().config())
              .view(DeckbuilderView::of)
              .explain((view, path) -> StatParts.of(view, view.seat(), path))
              .determinize(Dealing::anew)
              .faults(StateFaults::of)
              .stackPath("table.phases")
              .phases(Phases.all())
              .closed(Closed::violation)
              .endless(Ending::endless)
              .build();

  /** The game; keeps no state, so one is as good as another. */
  public DeckbuilderGame() {
    super(SPEC);
  }

  @Override
  public ImmutableList<Seat> team(DeckbuilderState state, Seat seat) {
    DeckbuilderConfig config = state.table().config();
    return ImmutableList.sortedCopyOf(config.teamsInForce().get(config.team(seat)));
  }

  @Override
  public OptionalDouble prospect(DeckbuilderState state, Seat seat) {
    return Forecast.of(state, seat);
  }
}
