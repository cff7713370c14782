package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.bot.Search;
import io.stardeck.engine.chance.Chance;
import java.util.OptionalDouble;

/**
 * Law 8, for bots: what each bot of the game chooses is one of the legal actions, and the same in a
 * state in which all that its seat cannot know was dealt anew.
 */
final class Choosing<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int ITERATIONS = 6;
  private static final int DEPTH = 8;

  @Override
  public String name() {
    return "choosing";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    ImmutableMap<String, Bot<A, V>> bots = bots(game);
    for (Seat seat : game.toAct(position.state())) {
      S other = game.determinize(game.view(position.state(), seat), position.chance());
      Chance chance = position.chance();
      bots.forEach(
          (name, bot) -> {
            A chosen = choice(game, bot, position.state(), seat, chance);
            assertThat(game.legalActions(position.state(), seat))
                .as("what %s of %s may choose", name, seat)
                .contains(chosen);
            assertThat(choice(game, bot, other, seat, chance))
                .as("what %s of %s chooses once its secrets are dealt anew", name, seat)
                .isEqualTo(chosen);
          });
    }
  }

  private A choice(Game<C, S, A, V> game, Bot<A, V> bot, S state, Seat seat, Chance chance) {
    return bot.choose(game.view(state, seat), game.legalActions(state, seat), chance);
  }

  /** The bots, and a search that goes a few decisions far and not to the end of the game. */
  private ImmutableMap<String, Bot<A, V>> bots(Game<C, S, A, V> game) {
    Bot<A, V> thumb = Bots.of(game).values().iterator().next();
    Game<C, S, A, V> undecided =
        new ForwardingGame<>(game) {
          @Override
          public OptionalDouble prospect(S state, Seat seat) {
            return OptionalDouble.of(0.5);
          }
        };
    return ImmutableMap.<String, Bot<A, V>>builder()
        .putAll(Bots.of(game))
        .put("mcts", Search.of(undecided).iterations(ITERATIONS).playingOn(thumb, DEPTH))
        .buildOrThrow();
  }
}
