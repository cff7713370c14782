package io.stardeck.deckbuilder.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.testkit.SizeLaws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;

/** The largest card sets are checked and played in time; what is larger is refused at once. */
@Rule({"DB-SET-01", "DB-DAT-10"})
final class SizeLawsTest
    implements SizeLaws<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Override
  public DeckbuilderGame game() {
    return GAME;
  }

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    return Arbitraries.of(Scenario.values())
        .map(scenario -> DeckbuilderConfig.builder().scenario(scenario).players(3).build());
  }

  @Override
  public ImmutableList<String> largestConfigs() {
    return ImmutableList.of(config(LargeSets.largest(), Scenario.EXPLORATION).toString());
  }

  @Override
  public ImmutableList<JsonNode> ownConfigs() {
    ImmutableList.Builder<JsonNode> configs = ImmutableList.builder();
    for (Scenario scenario : Scenario.values()) {
      configs.add(config(LargeSets.own(), scenario));
    }
    return configs.build();
  }

  @Example
  void theLargestSetIsAsLargeAsItMayBe() {
    CardSet set = CardSets.read(LargeSets.largest().toString());
    assertThat(set.copies()).isEqualTo(CardId.MOST);
    assertThat(EngineJson.tree(set).toString().length()).isGreaterThan(400_000);
  }

  @Example
  void moreCopiesThanIdsAreRefused() {
    ObjectNode set = LargeSets.own();
    for (int i = 0; i < 10; i++) {
      LargeSets.addKind(set, LargeSets.plain("plain-" + i));
    }
    assertThat(faults(set)).containsExactly("cards: there are at most 10000 copies, not 10300");
  }

  @Example
  void thirtyThousandKindsOfAThousandCopiesAreRefused() {
    ObjectNode set = LargeSets.own();
    for (int i = 0; i < 4500; i++) {
      LargeSets.addKind(set, LargeSets.plain("plain-" + i));
    }
    assertThat(faults(set).toString()).contains("copies, not 4500300", "words and values, not ");
    for (int i = 4500; i < 30_000; i++) {
      LargeSets.addKind(set, LargeSets.plain("plain-" + i));
    }
    assertThat(faults(set).toString()).contains("more than 200000 values");
  }

  @Example
  void twentyThousandEffectsOnACardAreRefused() {
    ObjectNode set = LargeSets.own();
    LargeSets.addKind(set, LargeSets.wordy("wordy", 20_000));
    assertThat(faults(set))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("cards[166]: there are at most");
  }

  private static JsonNode config(JsonNode set, Scenario scenario) {
    DeckbuilderConfig standard = DeckbuilderConfig.builder().scenario(scenario).players(3).build();
    ObjectNode config = EngineJson.tree(standard).deepCopy();
    config.set("cardSet", set);
    return config;
  }

  private static ImmutableList<String> faults(JsonNode set) {
    FaultException e =
        catchThrowableOfType(FaultException.class, () -> CardSets.read(set.toString()));
    return e.faults().stream().map(Fault::toString).collect(ImmutableList.toImmutableList());
  }
}
