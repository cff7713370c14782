package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Roll;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/** Whole solitaire games in which the player plays at random. */
class SolitaireGamesTest {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final int TURNS = 25;

  @Property
  @Rule({"BF-SOL-10", "BF-SOL-11", "BF-D-58", "BF-GEN-13"})
  void everyGameEndsNothingIsLostAndTheEnemyHoldsNoHand(@ForAll long seed) {
    BattleForceConfig config =
        BattleForceConfig.builder().players(1).solitaire(true).maxGameTurns(TURNS).build();
    BattleForceState end =
        play(
            config,
            seed,
            state -> {
              assertThat(Census.cards(state)).hasSize(90).doesNotHaveDuplicates();
              assertThat(Census.ships(state)).hasSize(36).doesNotHaveDuplicates();
              assertThat(GAME.toAct(state)).containsExactly(ONE);
              if (state.table().gameTurn() > 0) {
                assertThat(state.secrets(TWO)).isEqualTo(Secrets.NONE);
              }
            });
    Statistics.label("ended before the last turn").collect(end.table().gameTurn() < TURNS);
    Statistics.label("cards the enemy kept").collect(end.table().enemyCards().size() / 5 * 5);
  }

  @Property(tries = 20)
  @Rule({"BF-D-57", "BF-OPT-40", "BF-OPT-41", "BF-OPT-42", "BF-OPT-43"})
  void endOptionsEndSolitaireGamesToo(@ForAll long seed) {
    BattleForceConfig config =
        BattleForceConfig.builder()
            .players(1)
            .solitaire(true)
            .maxGameTurns(TURNS)
            .addOptions(
                Option.END_AFTER_RESHUFFLES, Option.END_AFTER_TROPHIES, Option.END_AT_ELIMINATION)
            .lastReshuffle(1)
            .trophiesToEnd(2)
            .build();
    BattleForceState end =
        play(
            config,
            seed,
            state -> {
              assertThat(state.table().reshuffles()).isZero();
              assertThat(state.table().fleets()).allMatch(fleet -> fleet.trophies().size() < 2);
            });
    String rule = GAME.outcome(end).orElseThrow().rule().value();
    assertThat(rule).isIn("BF-OPT-41", "BF-OPT-42", "BF-OPT-43", "BF-WIN-01", "BF-D-61");
    Statistics.label("ended by").collect(rule);
  }

  @Property(tries = 50)
  @Rule({"BF-SOL-01", "BF-SOL-02", "BF-D-58"})
  void setUpIsAsForTwoAndTheEnemyStandsHalfInTheScreen(@ForAll long seed) {
    BattleForceState[] shown = new BattleForceState[1];
    ImmutableList<?>[] dealt = new ImmutableList<?>[1];
    BattleForceConfig config = BattleForceConfig.builder().from(standard()).maxGameTurns(1).build();
    play(
        config,
        seed,
        state -> {
          if (state.table().phases().top() instanceof SetupPhase.ChooseFleet) {
            assertThat(state.faceDownSize(ONE)).isEqualTo(15);
            assertThat(state.handSize(ONE)).isEqualTo(7);
            assertThat(state.starbase()).isEqualTo(83);
          }
          assertThat(state.handSize(TWO)).isZero();
          assertThat(state.stashSize(TWO)).isZero();
          if (state.table().phases().top() instanceof SetupPhase.Arrange) {
            dealt[0] = state.faceDown(TWO);
          }
          if (shown[0] == null && state.table().fleet(TWO).faceUp() > 0) {
            shown[0] = state;
          }
        });
    Table table = shown[0].table();
    Fleet enemy = table.fleet(TWO);
    int ships = enemy.faceUp();
    assertThat(enemy.screen()).hasSize((ships + 1) / 2);
    assertThat(enemy.main()).hasSize(ships / 2);
    assertThat(enemy.reserve()).isEmpty();
    assertThat(points(table, enemy)).isBetween(55, 65);
    Statistics.label("in another order than dealt")
        .collect(!order(enemy).equals(dealt[0]))
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 90));
    for (Row row : Row.values()) {
      assertThat(enemy.row(row)).noneMatch(ship -> ship.cloaked() || ship.webbed());
    }
  }

  @Property(tries = 20)
  @Rule("BF-D-58")
  void equalSeedsPlayEqualGames(@ForAll long seed) {
    BattleForceConfig config = BattleForceConfig.builder().from(standard()).maxGameTurns(5).build();
    assertThat(play(config, seed, state -> {})).isEqualTo(play(config, seed, state -> {}));
  }

  private static BattleForceConfig standard() {
    return BattleForceConfig.standard(1);
  }

  private static ImmutableList<ShipId> order(Fleet fleet) {
    return Stream.of(fleet.screen(), fleet.main())
        .flatMap(ImmutableList::stream)
        .map(Ship::id)
        .collect(ImmutableList.toImmutableList());
  }

  private static int points(Table table, Fleet fleet) {
    int points = 0;
    for (Row row : Row.values()) {
      for (Ship ship : fleet.row(row)) {
        points += table.card(ship.id()).vp();
      }
    }
    return points;
  }

  /** Plays at random from {@code seed} and shows each state but the last to {@code watcher}. */
  private static BattleForceState play(
      BattleForceConfig config, long seed, Consumer<BattleForceState> watcher) {
    BattleForceState state = GAME.setup(config, Chance.seeded(seed)).state();
    Chance choices = Chance.seeded(seed).fork(1);
    long decisions = 0;
    while (GAME.outcome(state).isEmpty()) {
      watcher.accept(state);
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<BattleForceAction> legal = GAME.legalActions(state, seat);
      assertThat(legal).isNotEmpty();
      Roll roll = choices.below(legal.size());
      choices = roll.next();
      state = GAME.next(state, legal.get(roll.value()));
      assertThat(++decisions).isLessThan(config.decisionBound());
    }
    return state;
  }
}
