package io.stardeck.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Altered;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BotsTest {
  private static final Board EMPTY =
      new TicTacToe().setup(new TicTacToe().defaultConfig(2), Chance.seeded(1)).state();

  @Test
  void anyGameCanBePlayedByTheRandomBot() {
    assertThat(Bots.of(new TicTacToe())).containsOnlyKeys("random");
  }

  @Test
  void botsOfTheGameComeFirst() {
    Bot<Mark, Look> own = (view, legal, chance) -> legal.get(0);
    Game<Start, Board, Mark, Look> game =
        Altered.game(new TicTacToe(), "bots", ImmutableMap.of("own", own));
    assertThat(Bots.of(game)).containsOnlyKeys("own", "random").containsEntry("own", own);
    assertThat(Bots.of(game).keySet()).first().isEqualTo("own");
  }

  @Test
  void searchIsNamedWithItsIterations() {
    TicTacToe game = new TicTacToe();
    assertThat(Bots.named(game, "mcts")).containsInstanceOf(Search.class);
    assertThat(Bots.named(game, "mcts:300")).containsInstanceOf(Search.class);
    assertThat(Bots.named(game, "random")).contains(RandomBot.get());
    assertThat(Bots.named(game, "mcts:0")).isEmpty();
    assertThat(Bots.named(game, "mcts:")).isEmpty();
    assertThat(Bots.named(game, "thumb")).isEmpty();
  }

  @Test
  void randomBotTakesEachActionAboutAsOften() {
    ImmutableList<Mark> legal = new TicTacToe().legalActions(EMPTY, Seat.of(1));
    Chance chance = Chance.seeded("random");
    ImmutableMultiset<Mark> taken =
        LongStream.range(0, 9000)
            .mapToObj(
                i ->
                    RandomBot.<Mark, Look>get()
                        .choose(new Look(Seat.of(1), EMPTY), legal, chance.fork(i)))
            .collect(ImmutableMultiset.toImmutableMultiset());
    assertThat(legal).allSatisfy(mark -> assertThat(taken.count(mark)).isBetween(850, 1150));
  }
}
