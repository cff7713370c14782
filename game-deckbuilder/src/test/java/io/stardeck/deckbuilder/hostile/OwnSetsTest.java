package io.stardeck.deckbuilder.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.invariant.Invariants;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.DrawnGames;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final int MOST_SETS = 200;
  private static final int GAMES = 3;

  /** What holds unless a card's own words bring a card among others, or lift the limit. */
  private static final ImmutableSet<String> EXCEPT =
      ImmutableSet.of("DB-I-14", "DB-I-17", "DB-I-18", "DB-I-20");

  private static final ImmutableList<Invariant<DeckbuilderState>> ALWAYS =
      Invariants.all().stream()
          .filter(each -> !EXCEPT.contains(each.name()))
          .collect(ImmutableList.toImmutableList());

  private static final ImmutableSet<Class<? extends DeckbuilderAction>> SPEAKING =
      ImmutableSet.of(PlayCard.class, UseEffect.class, Explore.class);

  @Rule({"DB-D-05", "DB-I-01", "DB-I-22", "DB-I-24"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = Math.min(MOST_SETS, ManyGames.perLine(3));
    ImmutableMultiset<Class<?>> taken =
        new DrawnGames<>(GAME, OwnSets::of, OwnSetsTest::config, ALWAYS, SPEAKING)
            .play(sets, GAMES);
    assertThat(taken.count(PlayCard.class)).as("cards played").isGreaterThan(15 * sets);
    assertThat(taken.count(Choose.class)).as("choices").isGreaterThan(8 * sets);
    assertThat(taken.count(UseEffect.class)).as("effects used").isGreaterThan(sets / 2);
  }

  private static DeckbuilderConfig config(CardSet set, Random random) {
    Scenario scenario = Scenario.values()[random.nextInt(3)];
    int players = 2 + random.nextInt(scenario == Scenario.KLINGON_CIVIL_WAR ? 3 : 4);
    ImmutableDeckbuilderConfig.Builder config =
        DeckbuilderConfig.builder()
            .scenario(scenario)
            .players(players)
            .cardSet(set)
            .turnCap(6 + random.nextInt(8));
    if (scenario == Scenario.BORG_INVASION && random.nextBoolean()) {
      List<Seat> odd = new ArrayList<>();
      List<Seat> even = new ArrayList<>();
      Seat.first(players).forEach(seat -> (seat.number() % 2 == 0 ? even : odd).add(seat));
      config.teams(ImmutableList.of(ImmutableList.copyOf(odd), ImmutableList.copyOf(even)));
    }
    return config.build();
  }
}
