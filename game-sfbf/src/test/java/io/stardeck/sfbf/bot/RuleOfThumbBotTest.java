package io.stardeck.sfbf.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.match.Table;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.Level;
import io.stardeck.sfbf.Option;
import io.stardeck.sfbf.TieBreak;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOfThumbBotTest {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();

  @Test
  void isOfferedUnderItsName() {
    assertThat(GAME.bots()).containsOnlyKeys("thumb");
  }

  @Test
  void winsFourOfFiveGamesAgainstChance() throws InterruptedException {
    PlayerResult thumb = amongRandomPlayers(BattleForceConfig.standard(2), 60);

    assertThat(thumb.wins().low()).isGreaterThan(0.8);
  }

  @Test
  void isBetterThanThreeRandomPlayers() throws InterruptedException {
    PlayerResult thumb = amongRandomPlayers(BattleForceConfig.standard(4), 16);

    assertThat(thumb.wins().low()).isGreaterThan(0.5);
  }

  @Test
  void winsTheBasicGameToo() throws InterruptedException {
    BattleForceConfig config = BattleForceConfig.builder().players(2).level(Level.BASIC).build();

    assertThat(amongRandomPlayers(config, 40).wins().low()).isGreaterThan(0.7);
  }

  @ParameterizedTest
  @EnumSource(
      value = Option.class,
      names = {
        "SHIP_DRAFT",
        "FLEET_CORE",
        "DISCARD_DRAW",
        "SECOND_ATTACK",
        "SINGLE_RACE",
        "TRADITIONAL_DAMAGE",
        "PLAYER_ORDER"
      })
  void winsWithEveryOption(Option option) throws InterruptedException {
    BattleForceConfig config = BattleForceConfig.builder().players(2).addOptions(option).build();

    assertThat(amongRandomPlayers(config, 16).wins().share()).isGreaterThan(0.8);
  }

  /** A match verifies that each action is accepted. */
  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8})
  void playsLegallyAtLargeTables(int players) {
    play(BattleForceConfig.standard(players));
  }

  @Test
  void playsDuelsTeamsAndSolitaireLegally() {
    play(BattleForceConfig.standard(1));
    play(
        BattleForceConfig.builder()
            .players(4)
            .addOptions(Option.ALLIES, Option.DISCARD_DRAW)
            .tieBreak(TieBreak.DUEL)
            .maxGameTurns(3)
            .shipsPerPlayer(4)
            .build());
  }

  @Test
  void choosesAmongWhatIsLegalInPositionsThatItWouldNotReach() {
    for (int players = 2; players <= 5; players++) {
      Table<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> table =
          Table.of(GAME, players, "random", RandomBot.get());
      new Match<>(table, "positions/" + players)
          .play(
              new MatchListener<BattleForceState, BattleForceAction>() {
                @Override
                public void decided(
                    BattleForceState before,
                    int options,
                    BattleForceAction action,
                    BattleForceState after,
                    ImmutableList<Event> events) {
                  assertChoosesLegally(before, action.actor());
                }
              });
    }
  }

  private static void assertChoosesLegally(BattleForceState state, Seat seat) {
    ImmutableList<BattleForceAction> legal = GAME.legalActions(state, seat);

    assertThat(BOT.choose(GAME.view(state, seat), legal, Chance.seeded(1))).isIn(legal);
  }

  private static PlayerResult amongRandomPlayers(BattleForceConfig config, int games)
      throws InterruptedException {
    ImmutableList.Builder<Player<BattleForceAction, BattleForceView>> players =
        ImmutableList.builder();
    players.add(new Player<>("thumb", BOT));
    for (int seat = 2; seat <= config.players(); seat++) {
      players.add(new Player<>("random", RandomBot.get()));
    }
    return new Simulation<>(new Table<>(GAME, config, players.build()), "thumb", games)
        .run(1, Progress.SILENT)
        .players()
        .get(0);
  }

  private static void play(BattleForceConfig config) {
    assertThat(config.violations()).isEmpty();
    Bot<BattleForceAction, BattleForceView> bot = BOT;
    ImmutableList.Builder<Player<BattleForceAction, BattleForceView>> players =
        ImmutableList.builder();
    for (int seat = 1; seat <= config.players(); seat++) {
      players.add(new Player<>("thumb", bot));
    }
    BattleForceState end =
        new Match<>(new Table<>(GAME, config, players.build()), "legal")
            .play(new MatchListener<BattleForceState, BattleForceAction>() {});

    assertThat(GAME.outcome(end)).isPresent();
  }
}
