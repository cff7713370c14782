package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ConfigurationTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final Seat THREE = Seat.of(3);

  private static ImmutableDeckbuilderConfig.Builder small(Scenario scenario, int players) {
    return DeckbuilderConfig.builder()
        .scenario(scenario)
        .players(players)
        .cardSet(scenario == Scenario.KLINGON_CIVIL_WAR ? Given.KLINGON : Given.SMALL);
  }

  private static void refused(String path, DeckbuilderConfig config) {
    Ruling<DeckbuilderState> ruling = GAME.setup(config, Chance.seeded("refused"));
    assertThat(ruling.accepted()).as("%s", path).isFalse();
    assertThat(ruling.violations())
        .extracting(violation -> violation.rule().value())
        .containsOnly("DB-SET-01");
    assertThat(ruling.violations()).extracting(Violation::path).contains(path);
  }

  private static void refused(
      String path, UnaryOperator<ImmutableDeckbuilderConfig.Builder> change) {
    refused(path, change.apply(small(Scenario.EXPLORATION, 3)).build());
  }

  @Rule({"DB-SET-01", "DB-D-02"})
  @Property(tries = 60)
  void twoToFiveCanPlayInKlingonCivilWarToFour(
      @ForAll Scenario scenario, @ForAll @IntRange(min = -1, max = 8) int players) {
    DeckbuilderConfig config = small(scenario, players).build();
    int most = scenario == Scenario.KLINGON_CIVIL_WAR ? 4 : 5;
    if (players >= 2 && players <= most) {
      assertThat(GAME.setup(config, Chance.seeded("x")).violations()).isEmpty();
    } else {
      refused("players", config);
    }
  }

  @Rule("DB-SET-01")
  @Test
  void theDefaultsAreTheFirstValuesOfTheTable() {
    DeckbuilderConfig config = DeckbuilderConfig.builder().players(4).build();
    assertThat(config.scenario()).isEqualTo(Scenario.EXPLORATION);
    assertThat(config.teams()).isEmpty();
    assertThat(config.startingShips()).isEmpty();
    assertThat(config.startingEffects()).isTrue();
    assertThat(config.startPlayer()).isEmpty();
    assertThat(config.victoryPoints()).isEqualTo(400);
    assertThat(config.battleRefresh()).isEqualTo(BattleRefresh.NEW_HAND);
    assertThat(config.turnCap()).isEmpty();
    assertThat(config.cardSet()).isEqualTo(CardSets.standard());
  }

  @Rule({"DB-SET-01", "DB-SET-10"})
  @Test
  void whatIsOutsideTheTableIsRefused() {
    refused("startPlayer", config -> config.startPlayer(Seat.of(4)));
    refused("startPlayer", config -> config.startPlayer(Seat.SPECTATOR));
    refused("startingEffects", config -> config.startingEffects(false));
    refused("victoryPoints", config -> config.victoryPoints(0));
    refused("victoryPoints", small(Scenario.KLINGON_CIVIL_WAR, 2).victoryPoints(300).build());
    refused("victoryPoints", small(Scenario.BORG_INVASION, 2).victoryPoints(300).build());
    refused("turnCap", config -> config.turnCap(0));
    refused("turnCap", config -> config.turnCap(DeckbuilderConfig.MOST_TURNS + 1));
    refused("startingShips", config -> config.addStartingShips("uss-armstrong"));
    refused(
        "startingShips",
        config -> config.addStartingShips("uss-armstrong", "uss-armstrong", "iks-karok"));
    refused("startingShips", config -> config.addStartingShips("uss-armstrong", "p0", "iks-karok"));
    refused(
        "startingShips",
        config -> config.addStartingShips("uss-armstrong", "borg-start-1", "iks-karok"));
    refused("startingShips", config -> config.addStartingShips("a", "b", "c"));
  }

  @Rule({"DB-SET-01", "DB-BOR-73"})
  @Test
  void borgInvasionCanDoWithoutStartingEffects() {
    DeckbuilderConfig config = small(Scenario.BORG_INVASION, 2).startingEffects(false).build();
    assertThat(config.violations()).isEmpty();
  }

  @Rule("DB-SET-01")
  @Test
  void teamsAreOfAllPlayersInOrder() {
    ImmutableList<Seat> both = ImmutableList.of(ONE, TWO);
    ImmutableList<Seat> third = ImmutableList.of(THREE);
    refused("teams", config -> config.addTeams(both, third));
    refused("teams", config -> config.addTeams(ImmutableList.of(ONE), ImmutableList.of(TWO)));
    UnaryOperator<ImmutableDeckbuilderConfig.Builder> alone =
        config -> config.addTeams(ImmutableList.of(ONE), ImmutableList.of(TWO), third);
    assertThat(alone.apply(small(Scenario.EXPLORATION, 3)).build().violations()).isEmpty();
    assertThat(small(Scenario.BORG_INVASION, 3).addTeams(both, third).build().violations())
        .isEmpty();
    refused("teams", small(Scenario.BORG_INVASION, 3).addTeams(third, both).build());
    refused(
        "teams",
        small(Scenario.BORG_INVASION, 3).addTeams(ImmutableList.of(TWO, ONE), third).build());
    refused("teams", small(Scenario.BORG_INVASION, 3).addTeams(both, both, third).build());
    refused("teams", small(Scenario.BORG_INVASION, 3).addTeams(both, ImmutableList.of()).build());
  }

  @Rule({"DB-SET-01", "DB-D-02"})
  @Test
  void aSetThatIsTooSmallForSoManyIsRefused() {
    String text = EngineJson.resource(Given.class, "small.json");
    String starters = text.replaceAll("(\"family\": \"STARTER\", \"count\": )5", "$12");
    refused("cardSet", config -> config.cardSet(CardSets.read(starters)));
    String ensigns = text.replaceFirst("(\"family\": \"BASIC\", \"count\": )20", "$18");
    refused("cardSet", config -> config.cardSet(CardSets.read(ensigns)));
    CardSet four = Sets.with(Given.KLINGON, "durval", "family", "\"EXPLORATION\"");
    CardSet three = Sets.with(four, "moqbar", "family", "\"EXPLORATION\"");
    refused("cardSet", small(Scenario.KLINGON_CIVIL_WAR, 4).cardSet(three).build());
    assertThat(small(Scenario.KLINGON_CIVIL_WAR, 4).cardSet(four).build().violations()).isEmpty();
    String borg = text.replaceFirst("(\"family\": \"BORG_CARD\", \"count\": )30", "$119");
    refused("cardSet", small(Scenario.BORG_INVASION, 3).cardSet(CardSets.read(borg)).build());
    assertThat(small(Scenario.BORG_INVASION, 2).cardSet(CardSets.read(borg)).build().violations())
        .isEmpty();
  }

  @Rule({"DB-D-05", "DB-DAT-01"})
  @Test
  void badCardDataIsRefusedWhenItIsRead() {
    String text = EngineJson.resource(Given.class, "small.json");
    assertThatThrownBy(() -> CardSets.read(text.replaceFirst("\"id\": \"c2\"", "\"id\": \"c1\"")))
        .hasMessageContaining("DB-DAT-01");
    assertThatThrownBy(() -> CardSets.read(text.replaceFirst("\"cost\": 1", "\"cost\": -1")))
        .hasMessageContaining("cards[0].cost");
    assertThatThrownBy(() -> CardSets.read(text.replaceFirst("\"ADD_XP\"", "\"ADD_LUCK\"")))
        .hasMessageContaining("ADD_LUCK");
  }

  @Rule("DB-D-14")
  @Test
  void theDefaultConfigurationHasACapAndOneWithoutPromisesNoBound() {
    assertThat(GAME.defaultConfig(2).turnCap()).hasValue(1_000);
    DeckbuilderConfig capless = DeckbuilderConfig.builder().players(2).build();
    assertThat(GAME.decisionBound(capless)).isEqualTo(Long.MAX_VALUE);
  }

  @Rule("DB-D-14")
  @Property(tries = 15)
  void aCapOnTurnsMakesADrawAndOnlyACap(@ForAll @IntRange(min = 1, max = 30) int cap) {
    DeckbuilderState state = end(small(Scenario.EXPLORATION, 2).turnCap(cap).build(), cap);
    Outcome outcome = GAME.outcome(state).orElseThrow();
    assertThat(outcome.winners()).isEmpty();
    assertThat(outcome.rule().value()).isEqualTo("DB-D-14");
    assertThat(state.table().turn().number()).isEqualTo(cap);
    assertThat(GAME.outcome(end(small(Scenario.EXPLORATION, 2).turnCap(cap + 1).build(), cap)))
        .isEmpty();
    assertThat(GAME.outcome(end(small(Scenario.EXPLORATION, 2).build(), cap))).isEmpty();
  }

  /** The state after so many turns in which nobody does anything. */
  private static DeckbuilderState end(DeckbuilderConfig config, int turns) {
    DeckbuilderState state = GAME.setup(config, Chance.seeded("capped")).state();
    for (int turn = 0; turn < turns; turn++) {
      state = GAME.apply(state, new EndTurn(state.table().turnPlayer())).state();
    }
    return state;
  }
}
