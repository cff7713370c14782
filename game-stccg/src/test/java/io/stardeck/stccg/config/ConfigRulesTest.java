package io.stardeck.stccg.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.deck.DeckLimits;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigRulesTest {
  @Rule({"ST-CFG-02", "ST-D-39", "ST-MUL-01"})
  @Test
  void twoToFourMayPlay() {
    for (int players = 2; players <= 4; players++) {
      assertThat(ConfigRules.check(StccgConfig.usual(players))).isEmpty();
    }
    assertThat(rules(config -> config.players(5))).contains("ST-CFG-02");
    assertThat(rules(config -> config.players(1))).contains("ST-CFG-02");
  }

  @Rule({"ST-CFG-03", "ST-X-35", "ST-ADV-01", "ST-D-37"})
  @Test
  void missionsAreFourSixOrAnEvenNumberAboveSix() {
    assertThat(rules(config -> config.missionsPerPlayer(7))).contains("ST-ADV-01");
    assertThat(rules(config -> config.missionsPerPlayer(8))).doesNotContain("ST-ADV-01");
    assertThat(rules(config -> config.missionsPerPlayer(8))).doesNotContain("ST-CFG-03");
    assertThat(rules(config -> config.missionsPerPlayer(5))).contains("ST-CFG-03");
    assertThat(rules(config -> config.missionsPerPlayer(4))).doesNotContain("ST-CFG-03");
    assertThat(rules(config -> config.missionsPerPlayer(22))).doesNotContain("ST-CFG-03");
    assertThat(rules(config -> config.missionsPerPlayer(500))).contains("ST-CFG-03");
  }

  @Rule("ST-ADV-07")
  @Test
  void theAdvancedRulesGoTogetherFreely() {
    for (int missions : new int[] {6, 8}) {
      for (int goal : new int[] {100, 150}) {
        for (TimeLimit limit : TimeLimit.values()) {
          for (int options = 0; options < 8; options++) {
            boolean bigger = (options & 1) != 0;
            boolean shared = (options & 2) != 0;
            boolean fire = (options & 4) != 0;
            assertThat(
                    rules(
                        config ->
                            config
                                .missionsPerPlayer(missions)
                                .biggerDecks(bigger)
                                .pointGoal(goal)
                                .timeLimit(limit)
                                .turnLimit(limit == TimeLimit.TURNS ? 40 : 0)
                                .sharedUniqueness(shared)
                                .returnFireAfterDamage(fire)))
                .as("%s missions, to %s, %s, %s", missions, goal, limit, options)
                .isSubsetOf("ST-DCK-02"); // the decks that are ready have six missions
          }
        }
      }
    }
  }

  @Rule("ST-ADV-06")
  @ParameterizedTest
  @CsvSource({"4, 60", "6, 55", "6, 50", "4, 55", "4, 50"})
  void theStarterVariantsMayBeChosenEachByItself(int missions, int cards) {
    assertThat(rules(config -> config.missionsPerPlayer(missions).deckSize(cards)))
        .doesNotContain("ST-CFG-03", "ST-CFG-04", "ST-ADV-01");
  }

  @Rule({"ST-CFG-04", "ST-ADV-06"})
  @Test
  void decksAreOf60OrMoreOr55Or50() {
    assertThat(rules(config -> config.deckSize(59))).contains("ST-CFG-04");
    assertThat(rules(config -> config.deckSize(55))).doesNotContain("ST-CFG-04");
    assertThat(rules(config -> config.deckSize(55).biggerDecks(true))).contains("ST-CFG-04");
    assertThat(rules(config -> config.biggerDecks(true))).isEmpty();
    assertThat(rules(config -> config.deckSize(60))).isEmpty();
    assertThat(rules(config -> config.deckSize(50))).doesNotContain("ST-CFG-04");
  }

  @Rule("ST-CFG-04")
  @Test
  void noOtherSizeIsAgreedAndBiggerDecksHaveNoLimit() {
    for (int size = 0; size <= 120; size++) {
      int cards = size;
      assertThat(rules(config -> config.deckSize(cards)).contains("ST-CFG-04"))
          .as("decks of %s", size)
          .isEqualTo(size != 60 && size != 55 && size != 50);
    }
    Decklist ready = Decklists.ready().get(0);
    for (int more = 0; more <= 100; more += 20) {
      Decklist bigger =
          new Decklist(
              "bigger",
              ImmutableList.<Decklist.Entry>builder()
                  .addAll(ready.cards())
                  .add(new Decklist.Entry(more + 1, "331"))
                  .build());
      assertThat(rules(config -> config.biggerDecks(true).decks(List.of(ready, bigger)))).isEmpty();
      assertThat(rules(config -> config.decks(List.of(ready, bigger))))
          .containsExactly("ST-DCK-01");
    }
  }

  @Rule({
    "ST-CFG-03",
    "ST-CFG-04",
    "ST-CFG-05",
    "ST-CFG-07",
    "ST-CFG-11",
    "ST-ADV-02",
    "ST-CFG-09",
    "ST-D-06",
    "ST-D-21",
    "ST-CFG-06"
  })
  @Test
  void optionsThatNobodyChoosesAreThoseOfTheRules() {
    StccgConfig usual = StccgConfig.usual(2);
    assertThat(usual.missionsPerPlayer()).isEqualTo(6);
    assertThat(usual.limits()).isEqualTo(new DeckLimits(6, 60, true, true, true));
    assertThat(usual.pointGoal()).isEqualTo(100);
    assertThat(usual.timeLimit()).isEqualTo(TimeLimit.NONE);
    assertThat(usual.sharedUniqueness()).isFalse();
    assertThat(usual.returnFireAfterDamage()).isFalse();
    assertThat(usual.ordersPerTurn()).isEqualTo(300);
    StccgConfig bigger = StccgConfig.builder().from(usual).biggerDecks(true).build();
    assertThat(bigger.limits()).isEqualTo(new DeckLimits(6, 60, false, true, true));
  }

  @Rule({"ST-CFG-05", "ST-ADV-03"})
  @Test
  void aGoalIsPositive() {
    assertThat(rules(config -> config.pointGoal(200))).isEmpty();
    assertThat(rules(config -> config.pointGoal(0))).containsExactly("ST-CFG-05");
  }

  @Rule("ST-CFG-06")
  @Test
  void turnsAreCountedIfTheyEndTheGame() {
    assertThat(rules(config -> config.timeLimit(TimeLimit.TURNS).turnLimit(10))).isEmpty();
    assertThat(rules(config -> config.timeLimit(TimeLimit.TURNS))).containsExactly("ST-CFG-06");
    assertThat(rules(config -> config.turnLimit(10))).containsExactly("ST-CFG-06");
    assertThat(rules(config -> config.timeLimit(TimeLimit.EXTERNAL))).isEmpty();
  }

  @Rule("ST-CFG-08")
  @Test
  void theFirstPlayerPlays() {
    assertThat(rules(config -> config.firstPlayer(Seat.of(2)))).isEmpty();
    assertThat(rules(config -> config.firstPlayer(Seat.of(3)))).containsExactly("ST-CFG-08");
    assertThat(rules(config -> config.firstPlayer(Seat.SPECTATOR))).containsExactly("ST-CFG-08");
  }

  @Rule("ST-CFG-11")
  @Test
  void aTurnHasRoomForFiftyOrders() {
    assertThat(rules(config -> config.ordersPerTurn(50))).isEmpty();
    assertThat(rules(config -> config.ordersPerTurn(49))).containsExactly("ST-CFG-11");
  }

  @Rule("ST-DCK-07")
  @Test
  void eachPlayerHasALegalDeck() {
    assertThat(rules(config -> config.addDecks(Decklists.ready().get(0))))
        .containsExactly("ST-DCK-07");
    assertThat(rules(config -> config.decks(Decklists.ready().subList(0, 1))))
        .containsExactly("ST-DCK-07");
    Decklist none = new Decklist("none", Decklists.ready().get(0).cards().subList(0, 3));
    assertThat(rules(config -> config.decks(List.of(Decklists.ready().get(0), none))))
        .contains("ST-DCK-01");
  }

  private static List<String> rules(UnaryOperator<ImmutableStccgConfig.Builder> change) {
    StccgConfig config = change.apply(StccgConfig.builder().from(StccgConfig.usual(2))).build();
    return ConfigRules.check(config).stream().map(violation -> violation.rule().value()).toList();
  }

  @Rule("ST-DCK-07")
  @Test
  void aDeckOfMoreThanAThousandCardsIsNotLookedThrough() {
    Decklist heap =
        new Decklist(
            "heap",
            ImmutableList.of(new Decklist.Entry(1_000, "212"), new Decklist.Entry(1, "215")));
    assertThat(rules(config -> config.decks(ImmutableList.of(heap, heap))))
        .containsOnly("ST-DCK-07");
  }
}
