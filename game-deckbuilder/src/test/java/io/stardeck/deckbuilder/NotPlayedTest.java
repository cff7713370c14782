package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.deckbuilder.view.StateFaults;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What cannot be carried through yet is not begun. */
class NotPlayedTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void aSetWithAWordThatIsNotPlayedIsRefusedByName() {
    ImmutableList<Violation> violations = refusals(GAME.defaultConfig(3));
    assertThat(violations).extracting(Violation::rule).containsOnly(RuleId.of("DB-SET-01"));
    assertThat(violations.get(0).toString())
        .contains("ALLOWANCE")
        .doesNotContain("ADD_XP", "BATTLE_ALL", "PEEK");
  }

  @ParameterizedTest
  @EnumSource(names = "BORG_INVASION")
  void aScenarioThatIsNotPlayedIsRefused(Scenario scenario) {
    DeckbuilderConfig config = standard(scenario);
    assertThat(refusals(config))
        .anyMatch(violation -> violation.toString().contains(scenario + " is not played yet"));
  }

  @Test
  void aStateOfSuchAGameIsFaulty() {
    DeckbuilderState state = GAME.setup(config().build(), Chance.seeded("a state")).state();
    assertThat(StateFaults.of(state)).isEmpty();
    for (DeckbuilderConfig config :
        ImmutableList.of(
            standard(Scenario.EXPLORATION),
            standard(Scenario.BORG_INVASION),
            standard(Scenario.KLINGON_CIVIL_WAR))) {
      DeckbuilderState other =
          state.with(ImmutableTable.builder().from(state.table()).config(config).build());
      assertThat(StateFaults.of(other))
          .anyMatch(fault -> fault.toString().contains("not played yet"));
    }
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
