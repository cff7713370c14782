package io.stardeck.deckbuilder.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.RandomGames;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.testkit.ManyGames;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BotsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final int CAP = 400;
  private static final int SHORT = 40;

  @Test
  void areOfferedUnderTheirNames() {
    assertThat(GAME.bots()).containsOnlyKeys("planner", "greedy");
  }

  @Test
  void greedyWinsAgainstChance() throws InterruptedException {
    PlayerResult greedy =
        against(
            new GreedyBot(),
            RandomBot.get(),
            config(2, CardSets.standard()),
            ManyGames.perLine(20));

    assertThat(greedy.wins().share()).isGreaterThan(0.95);
  }

  @Test
  void plannerWinsAgainstChance() throws InterruptedException {
    PlayerResult planner =
        against(
            new PlannerBot(),
            RandomBot.get(),
            config(2, CardSets.standard()),
            ManyGames.perLine(20));

    assertThat(planner.wins().share()).isGreaterThan(0.95);
  }

  /** A match verifies that each action is accepted. */
  @ParameterizedTest
  @MethodSource("tables")
  void gamesComeToTheirEnd(Bot<DeckbuilderAction, DeckbuilderView> bot, DeckbuilderConfig config) {
    ImmutableList.Builder<Player<DeckbuilderAction, DeckbuilderView>> players =
        ImmutableList.builder();
    for (int seat = 0; seat < config.players(); seat++) {
      players.add(new Player<>("bot", bot));
    }
    DeckbuilderState end =
        new Match<>(new Lineup<>(GAME, config, players.build()), "end")
            .play(new MatchListener<DeckbuilderState, DeckbuilderAction>() {});

    assertThat(GAME.outcome(end)).isPresent();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void chooseAmongWhatIsLegalInPositionsThatTheyWouldNotReach(
      Bot<DeckbuilderAction, DeckbuilderView> bot, DeckbuilderConfig config) {
    RandomGames.of(config, "positions")
        .play(
            new MatchListener<DeckbuilderState, DeckbuilderAction>() {
              @Override
              public void decided(
                  DeckbuilderState before,
                  int options,
                  DeckbuilderAction action,
                  DeckbuilderState after,
                  ImmutableList<Event> events) {
                assertChoosesLegally(bot, before, action.actor());
              }
            });
  }

  static Stream<Arguments> tables() {
    return GAME.bots().values().stream()
        .flatMap(bot -> configs().stream().map(config -> Arguments.of(bot, config)));
  }

  private static ImmutableList<DeckbuilderConfig> configs() {
    return ImmutableList.of(
        config(2, Given.SMALL),
        config(3, Given.BUSY),
        scenario(Scenario.EXPLORATION, 5),
        scenario(Scenario.KLINGON_CIVIL_WAR, 4),
        scenario(Scenario.BORG_INVASION, 2),
        scenario(Scenario.BORG_INVASION, 3));
  }

  private static DeckbuilderConfig config(int players, CardSet cards) {
    return DeckbuilderConfig.builder().players(players).cardSet(cards).turnCap(CAP).build();
  }

  /** A game with the default set. */
  private static DeckbuilderConfig scenario(Scenario scenario, int players) {
    return DeckbuilderConfig.builder().scenario(scenario).players(players).turnCap(SHORT).build();
  }

  private static void assertChoosesLegally(
      Bot<DeckbuilderAction, DeckbuilderView> bot, DeckbuilderState state, Seat seat) {
    ImmutableList<DeckbuilderAction> legal = GAME.legalActions(state, seat);

    assertThat(bot.choose(GAME.view(state, seat), legal, Chance.seeded(1))).isIn(legal);
  }

  /** How {@code one} fares against {@code other}, who sit down by turns. */
  private static PlayerResult against(
      Bot<DeckbuilderAction, DeckbuilderView> one,
      Bot<DeckbuilderAction, DeckbuilderView> other,
      DeckbuilderConfig config,
      int games)
      throws InterruptedException {
    ImmutableList<Player<DeckbuilderAction, DeckbuilderView>> players =
        ImmutableList.of(new Player<>("one", one), new Player<>("other", other));
    return new Simulation<>(new Lineup<>(GAME, config, players), "against", games)
        .run(1, Progress.SILENT)
        .players()
        .get(0);
  }
}
