package io.stardeck.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;

/**
 * Who plays what: a game, its configuration, and a player for each seat.
 *
 * @param players in seat order
 */
public record Lineup<C, S, A extends Action, V extends View>(
    Game<C, S, A, V> game, C config, ImmutableList<Player<A, V>> players) {

  /**
   * A lineup in which {@code bot} holds each of {@code seats} seats, with the game's suggested
   * configuration.
   */
  public static <C, S, A extends Action, V extends View> Lineup<C, S, A, V> of(
      Game<C, S, A, V> game, int seats, String name, Bot<A, V> bot) {
    ImmutableList.Builder<Player<A, V>> players = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      players.add(new Player<>(name, bot));
    }
    return new Lineup<>(game, game.defaultConfig(seats), players.build());
  }

  /** Who sits there. */
  public Player<A, V> at(Seat seat) {
    return players.get(seat.index());
  }

  /** This lineup after every player has moved on by {@code places} seats, 0 or more, clockwise. */
  public Lineup<C, S, A, V> rotated(int places) {
    int seats = players.size();
    int first = (seats - places % seats) % seats;
    return first == 0
        ? this
        : new Lineup<>(
            game,
            config,
            ImmutableList.<Player<A, V>>builder()
                .addAll(players.subList(first, seats))
                .addAll(players.subList(0, first))
                .build());
  }

  /**
   * Sets the game up, drawing from {@code Chance.seeded(seed)}.
   *
   * @throws IllegalArgumentException if the game refuses the configuration, or if it is for another
   *     number of players
   */
  Ruling<S> setup(String seed) {
    Ruling<S> setup = game.setup(config, Chance.seeded(seed));
    checkArgument(
        setup.accepted(), "%s refuses the configuration: %s", game.info().id(), setup.violations());
    int seats = game.players(setup.state());
    checkArgument(
        seats == players.size(),
        "a game for %s players, but %s in the lineup",
        seats,
        players.size());
    return setup;
  }
}
