package io.stardeck.b5.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards do whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final B5Game GAME = new B5Game();
  private static final int GAMES = 4;

  @Rule({"B5-I-23", "B5-I-34"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    Set<Class<?>> words = new HashSet<>();
    int sets = ManyGames.perLine(4);
    for (int seed = 1; seed <= sets; seed++) {
      CardSet set = OwnSets.of(seed);
      for (CardDef card : set.cards()) {
        for (Effect effect : card.effects()) {
          for (Operation operation : effect.operations()) {
            words.add(operation.getClass());
          }
        }
      }
      for (int game = 0; game < GAMES; game++) {
        play(set, seed * GAMES + game);
      }
    }
    assertThat(words).as("kinds of words in them").hasSizeGreaterThan(30);
  }

  private static void play(CardSet set, int seed) {
    Random random = new Random(seed);
    B5Config config =
        B5Config.builder()
            .players(2 + random.nextInt(3))
            .set(set)
            .startRating(8)
            .drawPerTurn(2)
            .maxTurns(6)
            .uniqueCards(random.nextBoolean())
            .openMercenaries(mercenary(set))
            .build();
    B5State state = GAME.setup(config, Chance.seeded("own sets/" + seed)).state();
    while (!GAME.toAct(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<B5Action> legal = GAME.legalActions(state, seat);
      assertThat(legal).as("what %s can do with %s", seat, set.id()).isNotEmpty();
      B5Action action = legal.get(random.nextInt(legal.size()));
      var ruling = GAME.apply(state, action);
      assertThat(ruling.violations()).as("of %s with %s", action, set.id()).isEmpty();
      state = ruling.state();
      assertThat(GAME.faults(state)).as("after %s with %s", action, set.id()).isEmpty();
      for (Invariant<B5State> each : B5Invariants.ALL) {
        assertThat(each.holds().test(state))
            .as("%s after %s with %s", each.name(), action, set.id())
            .isTrue();
      }
    }
    assertThat(GAME.outcome(state).orElseThrow().winners()).hasSize(1);
  }

  private static ImmutableList<String> mercenary(CardSet set) {
    return set.cards().stream()
        .filter(CardDef::mercenary)
        .map(CardDef::id)
        .limit(2)
        .collect(ImmutableList.toImmutableList());
  }
}
