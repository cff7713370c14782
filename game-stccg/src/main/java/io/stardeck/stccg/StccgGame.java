package io.stardeck.stccg;

import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.bot.Forecast;
import io.stardeck.stccg.bot.RuleOfThumbBot;
import io.stardeck.stccg.config.ConfigRules;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.internal.Bound;
import io.stardeck.stccg.internal.Closed;
import io.stardeck.stccg.internal.battle.Answering;
import io.stardeck.stccg.internal.battle.Fighting;
import io.stardeck.stccg.internal.battle.Parting;
import io.stardeck.stccg.internal.casualties.Dying;
import io.stardeck.stccg.internal.effects.Words;
import io.stardeck.stccg.internal.integrity.StateFaults;
import io.stardeck.stccg.internal.interrupts.Answered;
import io.stardeck.stccg.internal.interrupts.OrderDone;
import io.stardeck.stccg.internal.interrupts.Resolving;
import io.stardeck.stccg.internal.leaving.Resigning;
import io.stardeck.stccg.internal.leaving.Yielding;
import io.stardeck.stccg.internal.lying.Expiring;
import io.stardeck.stccg.internal.missions.Course;
import io.stardeck.stccg.internal.missions.Declaring;
import io.stardeck.stccg.internal.missions.Mustering;
import io.stardeck.stccg.internal.missions.Paying;
import io.stardeck.stccg.internal.moving.BreakingTies;
import io.stardeck.stccg.internal.reporting.Announcing;
import io.stardeck.stccg.internal.secrets.Dealing;
import io.stardeck.stccg.internal.setup.Missions;
import io.stardeck.stccg.internal.setup.Opening;
import io.stardeck.stccg.internal.setup.PlacingOutposts;
import io.stardeck.stccg.internal.setup.Seeding;
import io.stardeck.stccg.internal.setup.SetUp;
import io.stardeck.stccg.internal.text.NumberParts;
import io.stardeck.stccg.internal.text.StccgNarrator;
import io.stardeck.stccg.internal.turn.CallingTime;
import io.stardeck.stccg.internal.turn.Ending;
import io.stardeck.stccg.internal.turn.Ordering;
import io.stardeck.stccg.internal.turn.Over;
import io.stardeck.stccg.internal.turn.Playing;
import io.stardeck.stccg.internal.turn.Settled;
import io.stardeck.stccg.internal.turn.Starting;
import io.stardeck.stccg.internal.turn.Subturning;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.OptionalDouble;

/** Star Trek: The Next Generation CCG, first edition, for two to four players. */
@GameId("stccg")
public final class StccgGame extends PhasedGame<StccgConfig, StccgState, StccgAction, StccgView> {
  /** The game. */
  public StccgGame() {
    super(
        GameSpec.<StccgConfig, StccgState, StccgAction, StccgView>builder()
            .info(
                new GameInfo(
                    "stccg",
                    "Star Trek: The Next Generation CCG",
                    "1",
                    ConfigRules.MIN_PLAYERS,
                    ConfigRules.MAX_PLAYERS))
            .ruleBook(StccgRules.BOOK)
            .types(
                new GameTypes<>(
                    StccgConfig.class,
                    StccgState.class,
                    StccgAction.class,
                    StccgView.class,
                    StccgEvent.class))
            .narrator(StccgNarrator.INSTANCE)
            .explain(NumberParts::of)
            .defaultConfig(StccgConfig::usual)
            .violations(ConfigRules::check)
            .players(StccgConfig::players)
            .decisionBound(Bound::decisions)
            .start(SetUp::start)
            .setup(SetUp::setUp)
            .config(StccgState::config)
            .view(StccgView::of)
            .determinize(Dealing::anew)
            .faults(StateFaults::of)
            .stackPath("table.frames")
            .closed(Closed::why)
            .stateCheck(Settled::check)
            .addPhases(
                new Missions(),
                new Seeding(),
                new PlacingOutposts(),
                new Opening(),
                new Starting(),
                new Playing(),
                new Announcing(),
                new Ordering(),
                new Subturning(),
                new Answered(),
                new Resolving(),
                new OrderDone(),
                new Dying(),
                new Yielding(),
                new Mustering(),
                new Declaring(),
                new Course(),
                new Paying(),
                new Fighting(),
                new Answering(),
                new Parting(),
                new BreakingTies(),
                Words.PHASE,
                new Expiring(),
                new Ending(),
                new Over())
            .addAnytime(new Resigning())
            .addHost(new CallingTime())
            .putBots(RuleOfThumbBot.NAME, new RuleOfThumbBot())
            .build());
  }

  @Override
  public OptionalDouble prospect(StccgState state, Seat seat) {
    return OptionalDouble.of(Forecast.of(state, seat));
  }
}
