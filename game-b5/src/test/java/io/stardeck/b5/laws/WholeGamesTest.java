package io.stardeck.b5.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole games: idle ones end, equal ones are equal, and totals are the sum of the rulebook. */
final class WholeGamesTest {
  private static final B5Game GAME = new B5Game();

  @Rule({"B5-I-30", "B5-FRM-55", "B5-I-34"})
  @Test
  void aGameOfDoingNothingEndsAtTheTurnLimit() {
    for (int players = 2; players <= 4; players++) {
      B5State state =
          GAME.setup(B5Config.builder().players(players).build(), Chance.seeded("idle")).state();
      while (!(state.frames().top() instanceof GameOver)) {
        Seat seat = GAME.toAct(state).get(0);
        state = GAME.apply(state, GAME.legalActions(state, seat).get(0)).state();
        assertThat(state.board().turn()).isLessThanOrEqualTo(50);
      }
      GameOver over = (GameOver) state.frames().top();
      assertThat(over.outcome().winners()).hasSize(1);
      assertThat(state.board().turn()).isEqualTo(50);
    }
  }

  @Rule("B5-I-25")
  @Test
  void equalConfigSeedAndActionsGiveEqualGames() {
    B5State one = play("same", 150);
    B5State other = play("same", 150);
    assertThat(one).isEqualTo(other);
    assertThat(play("another", 150)).isNotEqualTo(one);
  }

  private static B5State play(String seed, int decisions) {
    B5State state = GAME.setup(B5Config.builder().players(3).build(), Chance.seeded(seed)).state();
    Random random = new Random(7);
    for (int i = 0; i < decisions && !GAME.toAct(state).isEmpty(); i++) {
      Seat seat = GAME.toAct(state).get(0);
      List<B5Action> legal = GAME.legalActions(state, seat);
      state = GAME.apply(state, legal.get(random.nextInt(legal.size()))).state();
    }
    return state;
  }

  /** The training set has nothing that counts twice or more. */
  @Rule({"B5-I-18", "B5-SUP-04"})
  @Test
  void supportAndOppositionAreTheSumsOfTheCurrentRatings() {
    int seen = 0;
    for (int game = 0; game < 20; game++) {
      B5State state =
          GAME.setup(
                  B5Config.builder().players(3).set(CardSets.training()).maxTurns(6).build(),
                  Chance.seeded("sum " + game))
              .state();
      Random random = new Random(game);
      while (!GAME.toAct(state).isEmpty()) {
        Seat seat = GAME.toAct(state).get(0);
        List<B5Action> legal = GAME.legalActions(state, seat);
        state = GAME.apply(state, legal.get(random.nextInt(legal.size()))).state();
        for (Conflict conflict : state.board().conflicts()) {
          seen += conflict.participants().isEmpty() ? 0 : 1;
          for (Side side : Side.values()) {
            assertThat(Totals.of(state.board(), conflict, side))
                .isEqualTo(sum(state, conflict, side));
          }
        }
      }
    }
    assertThat(seen).isPositive();
  }

  private static int sum(B5State state, Conflict conflict, Side side) {
    Role role = side == Side.SUPPORT ? Role.SUPPORT : Role.OPPOSE;
    int sum = side == Side.SUPPORT ? conflict.supportBonus() : conflict.oppositionBonus();
    for (Participant each : conflict.participants()) {
      Spot spot = Spot.find(state.board(), each.card());
      if (each.role() == role && spot != null) {
        Ability ability = each.ability();
        sum += Ratings.current(state.board(), spot, ability);
      }
    }
    return Math.max(0, sum);
  }
}
