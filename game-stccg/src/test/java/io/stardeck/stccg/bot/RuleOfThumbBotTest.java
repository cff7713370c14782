package io.stardeck.stccg.bot;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The bot beats chance, and does what its rules of thumb say. */
final class RuleOfThumbBotTest {
  private static final StccgGame GAME = new StccgGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();
  private static final int GAMES = Integer.getInteger("stardeck.games", 36);

  // Diplomacy Mission: Diplomacy, INTEGRITY > 30, CUNNING > 30; First Contact: also Empathy.
  private final Scene scene = Scene.laid().missions("161", "151");

  private StccgAction choice(Seat seat) {
    return BOT.choose(
        GAME.view(scene.state(), seat),
        GAME.legalActions(scene.state(), seat),
        Chance.seeded("choice"));
  }

  private Optional<StccgAction> unasked(Seat seat) {
    return BOT.unasked(
        GAME.view(scene.state(), seat),
        Action.answers(GAME.legalActions(scene.state(), seat)),
        Chance.seeded("unasked"));
  }

  /** Who solves the Diplomacy Mission with room to spare. */
  private Scene diplomats(Host host) {
    return scene.persons(ONE, host, "215", "204", "233", "200", "212");
  }

  @Test
  void isOfferedUnderItsName() {
    assertThat(GAME.bots()).containsKey(RuleOfThumbBot.NAME);
  }

  @Test
  void winsNineOfTenGamesAgainstChanceWithTheSameDeck() throws InterruptedException {
    double wins = 0;
    for (Decklist deck : Decklists.ready()) {
      StccgConfig config =
          StccgConfig.builder().players(2).decks(ImmutableList.of(deck, deck)).build();
      Player<StccgAction, StccgView> thumb = new Player<>("thumb", BOT);
      Player<StccgAction, StccgView> random = new Player<>("random", RandomBot.get());
      wins +=
          new Simulation<>(
                  new Lineup<>(GAME, config, ImmutableList.of(thumb, random)),
                  deck.name(),
                  GAMES / Decklists.ready().size())
              .run(1, Progress.SILENT)
              .players()
              .get(0)
              .wins()
              .share();
    }
    assertThat(wins / Decklists.ready().size()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void answersInPositionsThatItWouldNotReach() {
    for (int players = 2; players <= 4; players++) {
      new Match<>(Lineup.of(GAME, players, "random", RandomBot.get()), "positions " + players)
          .play(
              new MatchListener<StccgState, StccgAction>() {
                @Override
                public void decided(
                    StccgState before,
                    int options,
                    StccgAction action,
                    StccgState after,
                    ImmutableList<Event> events) {
                  asked(before, action.actor());
                }
              });
    }
  }

  private static void asked(StccgState state, Seat seat) {
    StccgView view = GAME.view(state, seat);
    ImmutableList<StccgAction> legal = Action.answers(GAME.legalActions(view));
    assertThat(legal).contains(BOT.choose(view, legal, Chance.seeded("asked")));
    for (Seat other : GAME.invited(state)) {
      ImmutableList<StccgAction> free = Action.answers(GAME.legalActions(state, other));
      if (!free.isEmpty()) {
        assertThat(free)
            .containsAll(
                BOT.unasked(GAME.view(state, other), free, Chance.seeded("asked")).stream()
                    .toList());
      }
    }
  }

  @Test
  void attemptsAMissionThatItsTeamSolves() {
    diplomats(Host.team(1, ONE)).orders(ONE);
    assertThat(choice(ONE)).isInstanceOf(OrderAction.Attempt.class);
  }

  @Test
  void attemptsNoneThatItsTeamDoesNotSolve() {
    scene.persons(ONE, Host.team(1, ONE), "215", "204").orders(ONE);
    assertThat(choice(ONE)).isInstanceOf(TurnAction.EndTurn.class);
  }

  @Rule("ST-VIS-11")
  @Test
  void attemptsNoneWhereItKnowsOfAWallThatItDoesNotOvercome() {
    scene.seeded(ONE, 1, "033"); // Matriarchal Society: two women
    diplomats(Host.team(1, ONE)).orders(ONE);
    assertThat(choice(ONE)).isInstanceOf(TurnAction.EndTurn.class);
  }

  @Test
  void loadsItsCrewAndFliesToTheMissionThatItSolves() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    diplomats(Host.outpost(outpost)).orders(ONE);
    assertThat(choice(ONE)).isEqualTo(new OrderAction.Load(ONE, Optional.empty(), outpost, ship));
    scene.does(choice(ONE));
    assertThat(choice(ONE)).isEqualTo(new OrderAction.Move(ONE, ship, true, 1));
    scene.quietly(choice(ONE));
    assertThat(choice(ONE))
        .isEqualTo(new OrderAction.Beam(ONE, Optional.empty(), Host.ship(ship), Host.team(1, ONE)));
    scene.does(choice(ONE));
    assertThat(choice(ONE)).isInstanceOf(OrderAction.Attempt.class);
  }

  @Test
  void reportsAShipFirst() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.hand(ONE, "215");
    CardId ship = scene.hand(ONE, "331");
    scene.cardPlay(ONE);
    assertThat(choice(ONE))
        .isEqualTo(new TurnAction.PlayCard(ONE, ship, Aim.at(Host.outpost(outpost))));
  }

  @Rule("ST-INT-16")
  @Test
  void interruptsUnaskedWhereThatHarmsAnOpponent() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(ship), "215");
    CardId intruders = scene.hand(ONE, "134"); // Rogue Borg Mercenaries
    scene.orders(TWO);
    assertThat(unasked(ONE)).contains(new PlayInterrupt(ONE, intruders, Aim.at(Host.ship(ship))));
    assertThat(GAME.invited(scene.state())).as("so a match asks").containsExactly(ONE);
  }

  @Test
  void keepsAnInterruptThatHelpsNobody() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(ship), "215");
    scene.hand(ONE, "127"); // Life-form Scan
    scene.orders(TWO);
    assertThat(unasked(ONE)).isEmpty();
  }

  @Test
  void attacksOnlyWithShipsThatMayStrike() {
    CardId led = scene.ship(ONE, "347", 0); // WEAPONS 6
    scene.ship(ONE, "344", 0); // WEAPONS 9, and nobody aboard
    CardId strong = scene.ship(TWO, "334", 0); // SHIELDS 9
    scene.persons(ONE, Host.ship(led), "278").orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, strong))).isEmpty();
    assertThat(choice(ONE)).isNotInstanceOf(AttackShip.class);
    CardId weak = scene.ship(TWO, "363", 0); // SHIELDS 3
    assertThat(choice(ONE)).isEqualTo(new AttackShip(ONE, weak));
  }

  /** Sarjenka is met on the planet of the Diplomacy Mission: to be stopped for 5 points, or not. */
  private StccgAction atSarjenka(String... group) {
    Host team = Host.team(1, ONE);
    scene.seeded(TWO, 1, "048").persons(ONE, team, group).orders(ONE);
    scene.quietly(new OrderAction.Attempt(ONE, 1, team, Encounter.FEDERATION));
    scene.quietly(new OrderAction.Confirm(ONE));
    return choice(ONE);
  }

  private static Choose list(int number) {
    return new Choose(ONE, new Chosen.OfNumber(number));
  }

  @Test
  void isNotStoppedForSomePointsWhereItsGroupSolvesTheMissionNow() {
    assertThat(atSarjenka("215", "204", "233", "200", "212")).isEqualTo(list(0));
  }

  @Test
  void takesThePointsWhereItsGroupSolvesNothing() {
    assertThat(atSarjenka("215", "204")).isEqualTo(list(1));
  }

  @Test
  void takesThePointsThatWinTheGame() {
    scene.scores(ONE, 95);
    assertThat(atSarjenka("215", "204", "233", "200", "212")).isEqualTo(list(1));
  }
}
