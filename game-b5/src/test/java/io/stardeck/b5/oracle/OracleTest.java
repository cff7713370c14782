package io.stardeck.b5.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.bot.RuleOfThumbBot;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.oracle.Reckoning.Matter;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * Games beside the oracle: 30 in a normal build, as many as {@code stardeck.games} says in the long
 * one. Most are played at random, every fifth by the bot, whose boards are fuller.
 */
final class OracleTest {
  private static final int GAMES = Math.max(30, Integer.getInteger("stardeck.games", 0));

  @Rule({
    "B5-W-02", "B5-DMG-04", "B5-DMG-06", "B5-DMG-07", "B5-RSV-01", "B5-RSV-03", "B5-FRM-14",
    "B5-FRM-15", "B5-FRM-31", "B5-FRM-33", "B5-SPN-06", "B5-PRO-04", "B5-I-07", "B5-I-08",
    "B5-I-18", "B5-I-31"
  })
  @Test
  void everyDecisionIsAsTheRuleBookSays() {
    Reckoning reckoning = new Reckoning();
    for (int game = 0; game < GAMES; game++) {
      Bot<B5Action, B5View> bot = game % 5 == 0 ? new RuleOfThumbBot() : RandomBot.get();
      int players = 2 + game % 3;
      ImmutableList.Builder<Player<B5Action, B5View>> seats = ImmutableList.builder();
      for (int seat = 0; seat < players; seat++) {
        seats.add(new Player<>("bot", bot));
      }
      B5Config config =
          B5Config.builder()
              .players(players)
              .set(game % 4 == 3 ? CardSets.training() : CardSets.starter())
              .startRating(game % 2 == 0 ? 4 : 10)
              .maxTurns(20)
              .build();
      new Match<>(new Lineup<>(new B5Game(), config, seats.build()), "oracle/" + game)
          .play(reckoning);
    }

    assertThat(reckoning.compared().keySet()).contains(Matter.values());
  }
}
