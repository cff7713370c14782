package io.stardeck.fleetcaptains;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.bot.Forecast;
import io.stardeck.fleetcaptains.bot.RuleOfThumbBot;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.internal.Closed;
import io.stardeck.fleetcaptains.internal.setup.SetUp;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.internal.state.Unseen;
import io.stardeck.fleetcaptains.internal.text.FleetNarrator;
import io.stardeck.fleetcaptains.internal.text.NumberParts;
import io.stardeck.fleetcaptains.internal.turn.Phases;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.OptionalDouble;

/** Star Trek: Fleet Captains, for two players or two teams of two. */
@GameId("fleetcaptains")
public final class FleetCaptainsGame
    extends PhasedGame<FleetConfig, FleetState, FleetAction, FleetView> {
  private static final GameSpec<FleetConfig, FleetState, FleetAction, FleetView> SPEC =
      GameSpec.<FleetConfig, FleetState, FleetAction, FleetView>builder()
          .info(
              new GameInfo("fleetcaptains", "Star Trek: Fleet Captains", "1", 2, FleetConfig.TEAMS))
          .ruleBook(FleetCaptainsRules.BOOK)
          .types(
              new GameTypes<>(
                  FleetConfig.class,
                  FleetState.class,
                  FleetAction.class,
                  FleetView.class,
                  FleetEvent.class))
          .narrator(FleetNarrator.INSTANCE)
          .explain(NumberParts::of)
          .defaultConfig(seats -> FleetConfig.builder().players(seats).build())
          .violations(FleetConfig::violations)
          .players(FleetConfig::players)
          .decisionBound(FleetConfig::decisionBound)
          .start(SetUp::start)
          .setup(SetUp::lay)
          .config(state -> state.table().config())
          .view(FleetView::of)
          .determinize(Unseen::anew)
          .faults(StateFaults::of)
          .phases(Phases.all())
          .putBots(RuleOfThumbBot.NAME, new RuleOfThumbBot())
          .closed(Closed::violation)
          .build();

  /** The game; keeps no state, so one is as good as another. */
  public FleetCaptainsGame() {
    super(SPEC);
  }

  @Override
  public ImmutableList<Seat> team(FleetState state, Seat seat) {
    return state.table().seats(state.table().faction(seat));
  }

  @Override
  public OptionalDouble prospect(FleetState state, Seat seat) {
    return OptionalDouble.of(Forecast.of(state.table(), seat));
  }
}
