package io.stardeck.b5.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.testkit.DrawnGames;
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

  private static final ImmutableList<Invariant<B5State>> ALWAYS =
      ImmutableList.<Invariant<B5State>>builder()
          .addAll(B5Invariants.ALL)
          .add(new Invariant<>("B5-I-34", OwnSetsTest::hasOneWinnerWhenOver))
          .build();

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
    }
    new DrawnGames<>(GAME, OwnSets::of, OwnSetsTest::config, ALWAYS, ImmutableSet.of())
        .play(sets, GAMES);
    assertThat(words).as("kinds of words in them").hasSizeGreaterThan(30);
  }

  private static B5Config config(CardSet set, Random random) {
    return B5Config.builder()
        .players(2 + random.nextInt(3))
        .set(set)
        .startRating(8)
        .drawPerTurn(2)
        .maxTurns(6)
        .uniqueCards(random.nextBoolean())
        .openMercenaries(mercenary(set))
        .build();
  }

  private static boolean hasOneWinnerWhenOver(B5State state) {
    return GAME.outcome(state).stream().allMatch(outcome -> outcome.winners().size() == 1);
  }

  private static ImmutableList<String> mercenary(CardSet set) {
    return set.cards().stream()
        .filter(CardDef::mercenary)
        .map(CardDef::id)
        .limit(2)
        .collect(ImmutableList.toImmutableList());
  }
}
