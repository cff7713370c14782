package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.deckbuilder.view.StateFaults;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import org.junit.jupiter.api.Test;

/** What cannot be carried through yet is not begun. */
class NotPlayedTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void explorationAndKlingonCivilWarArePlayedWithTheStandardSet() {
    assertThat(refusals(GAME.defaultConfig(3))).isEmpty();
    assertThat(refusals(standard(Scenario.KLINGON_CIVIL_WAR))).isEmpty();
  }

  @Test
  void borgInvasionIsRefused() {
    assertThat(refusals(standard(Scenario.BORG_INVASION)))
        .anyMatch(violation -> violation.toString().contains("BORG_INVASION is not played yet"));
  }

  @Test
  void aStateOfSuchAGameIsFaulty() {
    DeckbuilderState state = GAME.setup(config().build(), Chance.seeded("a state")).state();
    assertThat(StateFaults.of(state)).isEmpty();
    DeckbuilderConfig borg = standard(Scenario.BORG_INVASION);
    DeckbuilderState other =
        state.with(ImmutableTable.builder().from(state.table()).config(borg).build());
    assertThat(StateFaults.of(other))
        .anyMatch(fault -> fault.toString().contains("not played yet"));
  }

  private static ImmutableList<Violation> refusals(DeckbuilderConfig config) {
    return GAME.setup(config, Chance.seeded("refused")).violations();
  }

  private static DeckbuilderConfig standard(Scenario scenario) {
    return config().scenario(scenario).cardSet(CardSets.standard()).build();
  }

  private static ImmutableDeckbuilderConfig.Builder config() {
    return DeckbuilderConfig.builder().players(3).cardSet(Given.SMALL);
  }
}
