package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;

/** Cards that differ pairwise: each answers for one of its words, no two for the same. */
class DistinctnessTest {
  private static final CardSet SET = CardSets.standard();
  private static final ImmutableList<CardDef> CHARACTERS =
      SET.cards().stream()
          .filter(card -> card.type() == CardType.CHARACTER)
          .collect(ImmutableList.toImmutableList());
  private static final DeckbuilderState STATE =
      Given.config(2, config -> config.cardSet(SET)).state();

  @Rule("DB-EFF-14")
  @Property(tries = 150)
  void cardsOfDifferentWordsAreAsManyAsCanEachAnswerForOneOfTheirOwn(
      @ForAll @Size(min = 1, max = 6) List<@IntRange(max = 999) Integer> numbers) {
    ImmutableList<CardDef> cards =
        numbers.stream()
            .map(number -> CHARACTERS.get(number % CHARACTERS.size()))
            .distinct()
            .collect(ImmutableList.toImmutableList());
    check("NAME", cards, card -> ImmutableSet.of(card.name()));
    check("AFFILIATION", cards, CardDef::affiliations);
    check("CLASSIFICATION", cards, CardDef::classifications);
  }

  private static void check(
      String by, ImmutableList<CardDef> cards, Function<CardDef, ImmutableSet<String>> words) {
    ImmutableList<ImmutableSet<String>> sets =
        cards.stream().map(words).collect(ImmutableList.toImmutableList());
    ImmutableList<CardId> bridge =
        cards.stream()
            .map(card -> CardId.of(SET.firstCopy(card)))
            .collect(ImmutableList.toImmutableList());
    DeckbuilderState state = STATE.with(ONE, STATE.table().area(ONE).withBridge(bridge));
    Selector sel =
        EngineJson.read(
            "{\"zone\":\"BRIDGE\",\"distinctBy\":\"%s\"}".formatted(by), Selector.class);
    int differing = Selection.count(state, Bindings.of(ONE, bridge.get(0)), ONE, sel);
    assertThat(differing).as("%s of %s", by, sets).isEqualTo(most(sets, ImmutableSet.of()));
    Statistics.label(by).collect(differing < sets.size() ? "fewer than cards" : "all");
  }

  /** All ways are tried. */
  private static int most(List<ImmutableSet<String>> sets, Set<String> taken) {
    if (sets.isEmpty()) {
      return 0;
    }
    List<ImmutableSet<String>> others = sets.subList(1, sets.size());
    int most = most(others, taken);
    for (String word : Sets.difference(sets.get(0), taken)) {
      most = Math.max(most, 1 + most(others, Sets.union(taken, ImmutableSet.of(word))));
    }
    return most;
  }
}
