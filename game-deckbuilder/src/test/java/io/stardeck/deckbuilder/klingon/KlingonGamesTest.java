package io.stardeck.deckbuilder.klingon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;

class KlingonGamesTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Rule({"DB-KCW-01", "DB-KCW-40", "DB-I-20", "DB-I-27"})
  @Property(tries = 30)
  void randomPlayEndsWithTheArbiterUnlessTheTeamsStayEqual(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @IntRange(min = 2, max = 4) int players) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .scenario(Scenario.KLINGON_CIVIL_WAR)
            .players(players)
            .cardSet(Given.KLINGON)
            .turnCap(300)
            .build();
    Random random = new Random(seed);
    DeckbuilderState state = GAME.setup(config, Chance.seeded("council " + seed)).state();
    while (GAME.outcome(state).isEmpty()) {
      state = GAME.apply(state, any(state, random)).state();
      for (Area area : state.table().areas()) {
        assertThat(limited(state, area)).as("DB-I-20").isLessThan(2);
      }
    }
    Outcome outcome = GAME.outcome(state).orElseThrow();
    boolean decided = !outcome.winners().isEmpty();
    assertThat(outcome.rule().value()).isEqualTo(decided ? "DB-KCW-01" : "DB-D-14");
    if (decided) {
      assertThat(config.teamsInForce()).contains(outcome.winners());
    }
    Statistics.label("decided by the Arbiter")
        .collect(decided)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 40));
    assertThat(GAME.faults(state)).isEmpty();
  }

  private static int limited(DeckbuilderState state, Area area) {
    int cards = 0;
    for (CardId card : area.influence()) {
      cards += state.table().def(card).has(Keyword.LIMIT_EXEMPT) ? 0 : 1;
    }
    return cards;
  }

  /** Any legal action, the end of the turn only if there is no other. */
  private static DeckbuilderAction any(DeckbuilderState state, Random random) {
    Seat seat = GAME.toAct(state).get(0);
    ImmutableList<DeckbuilderAction> all = GAME.legalActions(state, seat);
    List<DeckbuilderAction> legal = new ArrayList<>(all);
    legal.removeIf(action -> action instanceof EndTurn || action instanceof TrashPhase);
    return legal.isEmpty() ? all.get(0) : legal.get(random.nextInt(legal.size()));
  }
}
