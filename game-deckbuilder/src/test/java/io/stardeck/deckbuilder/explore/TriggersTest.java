package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bonus;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class TriggersTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Rule("DB-EFF-21")
  @Test
  void aMetGoalSetsTriggersOffOnce() {
    Scene event =
        explorations(1, Given.exploration(2).space("relic").bridge(ONE, "herald"))
            .does(EXPLORE, new Resolve(ONE));
    assertThat(event.tally(ONE).xp()).isEqualTo(1);
    Scene mission =
        explorations(2, Given.exploration(2).space("m0").bridge(ONE, "herald", "man"))
            .does(EXPLORE, new CompleteMission(ONE, card("m0")));
    assertThat(mission.tally(ONE).xp()).isEqualTo(2 + 1 + 10);
  }

  @Rule("DB-EFF-21")
  @Test
  void aPersuadedShipSetsTriggersOffOnce() {
    Scene scene =
        explorations(1, Given.exploration(2).space("p0").bridge(ONE, "herald"))
            .does(EXPLORE, new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.NONE));
    assertThat(scene.tally(ONE).xp()).isEqualTo(100);
  }

  @Rule("DB-EFF-21")
  @Test
  void aDefeatedShipSetsTriggersOffOnce() {
    Given given = Given.exploration(2).space("p0").bridge(ONE, "herald");
    Scene scene =
        explorations(1, bonus(given, Stat.ATTACK, 5)).does(EXPLORE, new Declare(ONE, Means.COMBAT));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1000);
  }

  @Rule("DB-EFF-21")
  @Test
  void aCardThatIsWonDoesNotReactToItsOwnWinning() {
    Given given = reacting("p0", "SHIP_DEFEATED").space("p0", "p0");
    Declare fight = new Declare(ONE, Means.COMBAT);
    Scene first =
        explorations(2, bonus(bonus(given, Stat.ATTACK, 9), Stat.SPEED, 9)).does(EXPLORE, fight);
    assertThat(first.tally(ONE).xp()).isZero();
    assertThat(first.does(EXPLORE, fight).tally(ONE).xp()).isEqualTo(1);

    for (String when : ImmutableList.of("MISSION_COMPLETED", "GOAL_ACHIEVED")) {
      Scene mission =
          explorations(2, reacting("m0", when).space("m0").bridge(ONE, "man"))
              .does(EXPLORE, new CompleteMission(ONE, card("m0")));
      assertThat(mission.area(ONE).points()).containsExactly(card("m0"));
      assertThat(mission.tally(ONE).xp()).as(when).isEqualTo(2);
    }
  }

  /** A game in which that card gives 1 XP in the Points Area whenever {@code when} comes. */
  private static Given reacting(String id, String when) {
    String trigger =
        "[{'zone': 'POINTS', 'on': '" + when + "', 'effects': [{'op': 'ADD_XP', 'amount': 1}]}]";
    CardSet cards = Sets.with(Given.SMALL, id, "triggers", trigger.replace('\'', '"'));
    return Given.config(2, config -> config.cardSet(cards));
  }

  @Rule({"DB-EFF-21", "DB-DEF-03"})
  @Test
  void whatLiesOnTheBridgeReactsToTheDefeatThatClearsIt() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "c1",
            "triggers",
            "[{\"zone\":\"BRIDGE\",\"on\":\"FLAGSHIP_DEFEATED\","
                + "\"effects\":[{\"op\":\"ADD_XP\",\"amount\":3}]}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .space("hunter")
            .damage(ONE, 5)
            .bridge(ONE, "c1")
            .hand(ONE, "c2")
            .scene()
            .does(EXPLORE, new Declare(ONE, Means.COMBAT));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.seen(TWO, XpChanged.class)).containsExactly(new XpChanged(ONE, 3, 3));
  }
}
