package io.stardeck.b5;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.bot.Forecast;
import io.stardeck.b5.bot.RuleOfThumbBot;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.event.B5Event;
import io.stardeck.b5.internal.Closed;
import io.stardeck.b5.internal.phase.Phases;
import io.stardeck.b5.internal.setup.SetUp;
import io.stardeck.b5.internal.state.StateFaults;
import io.stardeck.b5.internal.state.Unseen;
import io.stardeck.b5.internal.step.StateCheck;
import io.stardeck.b5.internal.text.B5Narrator;
import io.stardeck.b5.internal.value.NumberParts;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhasedGame;
import java.util.OptionalDouble;

/** The Babylon 5 CCG, for two to four players. */
@GameId("b5")
public final class B5Game extends PhasedGame<B5Config, B5State, B5Action, B5View> {
  private static final GameSpec<B5Config, B5State, B5Action, B5View> SPEC =
      GameSpec.<B5Config, B5State, B5Action, B5View>builder()
          .info(new GameInfo("b5", "Babylon 5 CCG", "1", 2, 4))
          .ruleBook(B5Rules.BOOK)
          .types(
              new GameTypes<>(
                  B5Config.class, B5State.class, B5Action.class, B5View.class, B5Event.class))
          .narrator(B5Narrator.INSTANCE)
          .putBots(RuleOfThumbBot.NAME, new RuleOfThumbBot())
          .defaultConfig(seats -> B5Config.builder().players(seats).build())
          .violations(B5Config::violations)
          .players(B5Config::players)
          .decisionBound(B5Config::decisionBound)
          .start(SetUp::start)
          .setup(SetUp::lay)
          .config(state -> state.board().config())
          .view(B5View::of)
          .explain(NumberParts::of)
          .determinize(Unseen::anew)
          .faults(StateFaults::of)
          .phases(Phases.all())
          .closed(Closed::violation)
          .stateCheck(StateCheck::run)
          .build();

  /** The game; keeps no state, so one is as good as another. */
  public B5Game() {
    super(SPEC);
  }

  @Override
  public OptionalDouble prospect(B5State state, Seat seat) {
    return OptionalDouble.of(Forecast.of(state.board(), seat));
  }
}
