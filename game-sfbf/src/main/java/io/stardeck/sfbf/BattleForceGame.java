package io.stardeck.sfbf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.bot.Advantage;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.BattleForceRules;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.internal.Closed;
import io.stardeck.sfbf.internal.dealing.Dealing;
import io.stardeck.sfbf.internal.integrity.StateFaults;
import io.stardeck.sfbf.internal.phase.Phases;
import io.stardeck.sfbf.internal.setup.Deal;
import io.stardeck.sfbf.internal.text.BattleForceNarrator;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.OptionalDouble;

/**
 * Star Fleet Battle Force: the basic and the advanced game, all optional rules, solitaire, for one
 * to eight players.
 */
@GameId("sfbf")
public final class BattleForceGame
    extends PhasedGame<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  private static final GameSpec<
          BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView>
      SPEC =
          GameSpec
              .<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView>builder()
              .info(new GameInfo("sfbf", "Star Fleet Battle Force", "2", 1, 8))
              .ruleBook(BattleForceRules.BOOK)
              .types(
                  new GameTypes<>(
                      BattleForceConfig.class,
                      BattleForceState.class,
                      BattleForceAction.class,
                      BattleForceView.class,
                      BattleForceEvent.class))
              .narrator(BattleForceNarrator.INSTANCE)
              .putBots(RuleOfThumbBot.NAME, new RuleOfThumbBot())
              .defaultConfig(BattleForceConfig::standard)
              .violations(BattleForceConfig::violations)
              .players(BattleForceConfig::players)
              .decisionBound(BattleForceConfig::decisionBound)
              .start(Deal::start)
              .setup(Deal::deal)
              .config(state -> state.table().config())
              .view(BattleForceView::of)
              .determinize(Dealing::anew)
              .faults(StateFaults::of)
              .stackPath("table.phases")
              .phases(Phases.all())
              .closed(Closed::violation)
              .build();

  /** The game; keeps no state, so one is as good as another. */
  public BattleForceGame() {
    super(SPEC);
  }

  @Override
  public ImmutableList<Seat> team(BattleForceState state, Seat seat) {
    BattleForceConfig config = state.table().config();
    return ImmutableList.copyOf(
        Iterables.filter(Seat.first(config.players()), other -> !config.enemies(seat, other)));
  }

  @Override
  public OptionalDouble prospect(BattleForceState state, Seat seat) {
    return OptionalDouble.of(Advantage.of(state, seat));
  }
}
