package io.stardeck.b5.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Event;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import org.junit.jupiter.api.Test;

class RuleOfThumbBotTest {
  private static final B5Game GAME = new B5Game();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();

  @Test
  void isOfferedUnderItsName() {
    assertThat(GAME.bots()).containsOnlyKeys("thumb");
  }

  /** In the long run 1,000 games, or as many as are wanted. */
  @Test
  void winsFourOfFiveGamesAgainstChance() throws InterruptedException {
    int games = Math.max(60, Math.min(1_000, Integer.getInteger("stardeck.games", 0)));

    assertThat(amongRandomPlayers(B5Config.builder().players(2).build(), games).wins().low())
        .isGreaterThan(0.8);
  }

  @Test
  void isBetterThanThreeRandomPlayers() throws InterruptedException {
    assertThat(amongRandomPlayers(B5Config.builder().players(4).build(), 24).wins().low())
        .isGreaterThan(0.5);
  }

  @Test
  void winsWithTheTrainingSetToo() throws InterruptedException {
    B5Config config = B5Config.builder().players(2).set(CardSets.training()).build();

    assertThat(amongRandomPlayers(config, 40).wins().low()).isGreaterThan(0.7);
  }

  @Test
  void choosesAmongWhatIsLegalInPositionsThatItWouldNotReach() {
    for (int players = 2; players <= 4; players++) {
      Lineup<B5Config, B5State, B5Action, B5View> table =
          Lineup.of(GAME, players, "random", RandomBot.get());
      new Match<>(table, "positions/" + players)
          .play(
              new MatchListener<>() {
                @Override
                public void decided(
                    B5State before,
                    int options,
                    B5Action action,
                    B5State after,
                    ImmutableList<Event> events) {
                  B5View view = GAME.view(before, action.actor());
                  ImmutableList<B5Action> legal = GAME.legalActions(before, action.actor());
                  assertThat(BOT.choose(view, legal, Chance.seeded(1)))
                      .isIn(legal)
                      .isEqualTo(BOT.choose(view, legal, Chance.seeded(2)));
                }
              });
    }
  }

  private static PlayerResult amongRandomPlayers(B5Config config, int games)
      throws InterruptedException {
    ImmutableList.Builder<Player<B5Action, B5View>> players = ImmutableList.builder();
    players.add(new Player<>("thumb", BOT));
    for (int seat = 2; seat <= config.players(); seat++) {
      players.add(new Player<>("random", RandomBot.get()));
    }
    return new Simulation<>(new Lineup<>(GAME, config, players.build()), "thumb", games)
        .run(1, Progress.SILENT)
        .players()
        .get(0);
  }
}
