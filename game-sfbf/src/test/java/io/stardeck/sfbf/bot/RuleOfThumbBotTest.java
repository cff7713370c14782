package io.stardeck.sfbf.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.League;
import io.stardeck.engine.match.LeagueResult;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOfThumbBotTest {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();
  private static final CardId OVL = Given.card("ovl-1");

  @Test
  void isOfferedUnderItsName() {
    assertThat(GAME.bots()).containsOnlyKeys("thumb");
  }

  /** Each bot plays every deal alone against the enemy. */
  @Test
  void inALeagueOfSolitaireItIsNoWorseThanChance() throws InterruptedException {
    ImmutableList<Player<BattleForceAction, BattleForceView>> bots =
        ImmutableList.of(new Player<>("thumb", BOT), new Player<>("random", RandomBot.get()));
    League<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> league =
        new League<>(GAME, GAME.defaultConfig(1), bots, "alone", 8);

    LeagueResult.Pairing pairing = league.run(1, Progress.SILENT).pairings().get(0);
    assertThat(pairing.games()).isEqualTo(8);
    assertThat(pairing.better()).isGreaterThanOrEqualTo(pairing.worse());
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
      Lineup<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> table =
          Lineup.of(GAME, players, "random", RandomBot.get());
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
    return new Simulation<>(new Lineup<>(GAME, config, players.build()), "thumb", games)
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
        new Match<>(new Lineup<>(GAME, config, players.build()), "legal")
            .play(new MatchListener<BattleForceState, BattleForceAction>() {});

    assertThat(GAME.outcome(end)).isPresent();
  }

  @Test
  void savesItsDoublingCardsWhereTheKillIsSureWithout() {
    Given given =
        Given.advanced(2)
            .screen(Given.ONE, "fed-ca")
            .screen(Given.TWO, "kli-e4", "kli-c8")
            .hand(Given.ONE, "pho-6-1", "ovl-1");
    Draft.Assault draft =
        Draft.Assault.begun(Given.ONE, Form.SHIP, Optional.of(Given.ship("fed-ca")), 0);

    assertThat(committed(given.scene(), draft.withTarget(Given.ship("kli-e4"))))
        .doesNotContain(OVL);
    assertThat(committed(given.scene(), draft.withTarget(Given.ship("kli-c8")))).contains(OVL);
  }

  @Test
  void keepsACloakOnAsLongAsAnotherShipPromisesMore() {
    Scene scene =
        Given.advanced(2)
            .screen(Given.ONE, "fed-dn", "rom-snp")
            .main(Given.ONE, "fed-cl")
            .screen(Given.TWO, "kli-d7")
            .cloaked("rom-snp")
            .hand(Given.ONE, "pho-6-1", "pho-6-2", "rs-1")
            .phases(PhaseStack.formation(Given.ONE))
            .scene();

    assertThat(BOT.choose(scene.view(Given.ONE), scene.legal(Given.ONE), Chance.seeded(1)))
        .isNotInstanceOf(DropCloak.class);
  }

  @Test
  void takesTwoCarriersAtMostIntoAFleet() {
    for (int seed = 0; seed < 20; seed++) {
      Scene now = Begun.game(BattleForceConfig.standard(2), "carriers" + seed);
      Seat seat = now.decider();
      int carriers = 0;
      BattleForceAction action;
      do {
        action = BOT.choose(now.view(seat), now.legal(seat), Chance.seeded(1));
        carriers += action instanceof TakeShip take && carrier(now, take) ? 1 : 0;
        now = now.does(action);
      } while (action instanceof TakeShip);

      assertThat(carriers).as("carriers in the fleet of game %s", seed).isLessThanOrEqualTo(2);
    }
  }

  private static boolean carrier(Scene scene, TakeShip take) {
    return !scene.state().table().card(take.ship()).boxes(BoxType.FTR).isEmpty();
  }

  /** The cards of the attack that the bot makes of {@code draft}. */
  private static ImmutableList<CardId> committed(Scene scene, Draft.Assault draft) {
    Secrets own = scene.secrets(draft.seat());
    BattleForceState state = scene.state().with(draft.seat(), own.withDesk(own.desk().with(draft)));
    while (state.table().attack().isEmpty()) {
      ImmutableList<BattleForceAction> legal = GAME.legalActions(state, draft.seat());
      BattleForceAction action =
          BOT.choose(GAME.view(state, draft.seat()), legal, Chance.seeded(1));
      Ruling<BattleForceState> ruling = GAME.apply(state, action);
      if (action instanceof Commit) {
        return ruling.events().stream()
            .map(Event::what)
            .filter(AttackDeclared.class::isInstance)
            .map(event -> ((AttackDeclared) event).attack().used())
            .findFirst()
            .orElseThrow();
      }
      state = ruling.state();
    }
    throw new AssertionError("there was an attack already");
  }
}
