package io.stardeck.b5.bot;

import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** G'Kar would decide the conflict of Diplomacy with his Intrigue of 4, if he can join it. */
  @ParameterizedTest
  @CsvSource({"false, false, true", "true, false, false", "false, true, false"})
  void levelsTheFieldForWhoCanStillJoin(boolean rotated, boolean diplomat, boolean plays) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.HUMAN, 2, diplomat ? 2 : 3).build())
            .inHand(1, "level-the-playing-field")
            .inRow(2, "envoy")
            .card("ambassador 1", card -> card.withRotated(rotated))
            .card("ambassador 2", card -> card.withRotated(true))
            .influence(1, 4, 2)
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "envoy", 1, Ability.DIPLOMACY));
    B5Action level = Acts.play(stage, 1, "level-the-playing-field", "ambassador 1", (Object) 1);
    assertThat(BOT.choose(stage.view(1), stage.legal(1), Chance.seeded(1)).equals(level))
        .isEqualTo(plays);
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
