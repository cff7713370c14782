package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Why is this Attack 7? */
class StatPartsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final RuleId FOR_01 = RuleId.of("DB-FOR-01");
  private static final int DECISIONS = 400;

  @Rule("DB-FOR-01")
  @Example
  void aStatIsToldWithTheCardsThatItComesFrom() {
    DeckbuilderState state =
        Given.exploration(2)
            .bridge(ONE, "medic", "phasers")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(ImmutableList.of(new Bonus(Stat.ATTACK, -2, Until.TURN_END))))
            .state();
    Explanation why = explain(state, TWO, "table.areas[0].attack");
    String flagship = state.table().area(ONE).flagship().orElseThrow().card().toString();
    assertThat(why.value()).isEqualTo(Totals.of(state, ONE, Stat.ATTACK));
    assertThat(why.parts().get(0)).isEqualTo(new Part(Operation.BASE, 3, 3, FOR_01, flagship));
    assertThat(why.parts()).extracting(Part::source).contains(card("phasers").toString());
    assertThat(why.parts().get(why.parts().size() - 1).rule()).isEqualTo(RuleId.of("DB-EFF-01"));
    assertThat(explain(state, ONE, "attack")).as("the own flagship").isEqualTo(why);
  }

  @Example
  void whatIsNoStatIsNotExplained() {
    DeckbuilderView view = DeckbuilderView.of(Given.exploration(2).state(), Seat.SPECTATOR);
    for (String path :
        ImmutableList.of(
            "attack",
            "table.areas[2].attack",
            "table.flipped[0].attack",
            "table.areas[0].points",
            "table.areas[99999999999].attack",
            "")) {
      assertThat(GAME.explain(view, path)).as(path).isEmpty();
    }
  }

  @Rule({"DB-FOR-01", "DB-FOR-07"})
  @Property(tries = 12)
  void thePartsArriveAtTheTotals(
      @ForAll Scenario scenario, @ForAll @IntRange(max = 1_000_000) int seed) {
    Random random = new Random(seed);
    int players = scenario == Scenario.KLINGON_CIVIL_WAR ? 4 : 3;
    DeckbuilderConfig config =
        DeckbuilderConfig.builder().players(players).scenario(scenario).build();
    DeckbuilderState state = GAME.setup(config, Chance.seeded(seed)).state();
    for (int i = 0; i < DECISIONS && GAME.outcome(state).isEmpty(); i++) {
      var legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
      hold(state);
    }
  }

  private static void hold(DeckbuilderState state) {
    for (Stat stat : Stat.all()) {
      for (Seat seat : Seat.first(state.table().players())) {
        String path = "table.areas[%s].%s".formatted(seat.index(), stat);
        assertThat(explain(state, ONE, path).value()).isEqualTo(Totals.of(state, seat, stat));
      }
      ImmutableList<FlippedCard> flipped = state.table().flipped();
      for (int i = 0; i < flipped.size(); i++) {
        String path = "table.flipped[%s].%s".formatted(i, stat);
        assertThat(explain(state, ONE, path).value())
            .isEqualTo(Totals.of(state.table(), flipped.get(i), stat));
      }
    }
  }

  private static Explanation explain(DeckbuilderState state, Seat seat, String path) {
    return GAME.explain(GAME.view(state, seat), path).orElseThrow();
  }
}
