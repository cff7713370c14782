package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScenariosTest {
  @Rule({"DB-SET-01", "DB-SET-06"})
  @ParameterizedTest
  @EnumSource
  void everyScenarioIsPlayedWithTheStandardSet(Scenario scenario) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(4)
            .scenario(scenario)
            .cardSet(CardSets.standard())
            .build();
    Ruling<DeckbuilderState> ruling = Scene.GAME.setup(config, Chance.seeded("a beginning"));
    assertThat(ruling.violations()).isEmpty();
    assertThat(Scene.GAME.faults(ruling.state())).isEmpty();
    assertThat(Scene.GAME.toAct(ruling.state())).isNotEmpty();
  }
}
