package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.klingon.Council.EXPLORE;
import static io.stardeck.deckbuilder.klingon.Council.FOUR;
import static io.stardeck.deckbuilder.klingon.Council.RESOLVE;
import static io.stardeck.deckbuilder.klingon.Council.bottom;
import static io.stardeck.deckbuilder.klingon.Council.card;
import static io.stardeck.deckbuilder.klingon.Council.points;
import static io.stardeck.deckbuilder.klingon.Council.totals;
import static io.stardeck.deckbuilder.scene.Given.KLINGON;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.AlliedWindow;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlliedStarshipsTest {
  @Rule({"DB-X-28", "DB-KCW-11"})
  @ParameterizedTest
  @CsvSource({"6,6,2,true", "6,5,9,false", "2,6,7,true", "5,5,7,false"})
  void anAlliedStarshipIsAcquiredByAttackWithSpeedOrDiplomacy(
      int speed, int attack, int diplomacy, boolean acquired) {
    Scene scene =
        totals(Given.klingon(2).space("judge"), speed, attack, diplomacy)
            .scene()
            .does(EXPLORE, RESOLVE);
    if (acquired) {
      assertThat(points(scene, ONE)).containsExactly("judge");
      assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    } else {
      assertThat(bottom(scene)).isEqualTo("judge");
      assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    }
  }

  @Rule({"DB-KCW-11", "DB-D-62", "DB-CMP-38"})
  @Property(tries = 60)
  void equalityIsEnoughAndAttackIsNeverSpared(
      @ForAll @IntRange(min = 3, max = 8) int speed,
      @ForAll @IntRange(min = 4, max = 8) int attack,
      @ForAll @IntRange(min = 4, max = 9) int diplomacy) {
    Scene scene =
        totals(Given.klingon(3).space("judge"), speed, attack, diplomacy)
            .scene()
            .does(EXPLORE, RESOLVE);
    boolean acquired = attack >= 6 && (speed >= 5 || diplomacy >= 7);
    assertThat(points(scene, ONE).contains("judge")).isEqualTo(acquired);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(acquired ? ONE : TWO);
  }

  @Rule({"DB-KCW-11", "DB-D-33"})
  @Test
  void aDiplomacyThatTheShipDoesNotHaveCannotBeReached() {
    Scene scene = totals(Given.klingon(2).space("silent"), 8, 9, 9).scene().does(EXPLORE, RESOLVE);
    assertThat(points(scene, ONE)).isEmpty();
    assertThat(bottom(scene)).isEqualTo("silent");
  }

  @Rule({"DB-KCW-11", "DB-DAT-05"})
  @Test
  void aCardMaySayOtherwiseWhatAcquiresIt() {
    Given any = Given.klingon(2).space("strange");
    assertThat(points(totals(any, 4, 0, 0).scene().does(EXPLORE, RESOLVE), ONE)).hasSize(1);
    Given cards = Given.klingon(2).space("strange").bridge(ONE, "c1", "c1", "c1");
    assertThat(points(totals(cards, 3, 9, 9).scene().does(EXPLORE, RESOLVE), ONE)).hasSize(1);
    Given none = Given.klingon(2).space("strange").bridge(ONE, "c1", "c1");
    assertThat(points(totals(none, 3, 9, 9).scene().does(EXPLORE, RESOLVE), ONE)).isEmpty();
  }

  @Rule({"DB-KCW-10", "DB-KCW-12", "DB-KCW-14", "DB-D-62", "DB-EVT-03", "DB-ACT-03"})
  @Test
  void cardsPlayedInTheWindowCountAndTheShipIsNeverFought() {
    Scene window =
        Given.klingon(2)
            .space("loyal")
            .hand(ONE, "c1", "man", "set")
            .damage(ONE, 2)
            .scene()
            .does(EXPLORE);
    assertThat(window.phase()).isEqualTo(new AlliedWindow(ONE));
    assertThat(window.state().table().inBattle(ONE)).isFalse();
    window
        .rejects(new PlayCard(ONE, card("set")), "DB-EVT-03")
        .rejects(new Declare(ONE, Means.DIPLOMACY), "DB-GEN-05")
        .rejects(new Declare(ONE, Means.COMBAT), "DB-GEN-05")
        .rejects(new EndTurn(ONE), "DB-GEN-05")
        .rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-GEN-05")
        .rejects(new Search(ONE, 0), "DB-GEN-05")
        .rejects(new Resolve(TWO), "DB-TRN-09");
    Scene acquired = window.does(new PlayCard(ONE, card("man")), RESOLVE);
    assertThat(points(acquired, ONE)).containsExactly("loyal");
    assertThat(acquired.area(ONE).flagship().orElseThrow().card()).isEqualTo(card("durval"));
    assertThat(acquired.area(ONE).flagship().orElseThrow().damage()).isEqualTo(2);
    assertThat(acquired.seen(ONE, DamageTaken.class)).isEmpty();
    assertThat(acquired.seen(ONE, BattleStarted.class)).isEmpty();
    assertThat(acquired.ids(acquired.area(ONE).bridge())).containsExactly("man");
    assertThat(acquired.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-KCW-12", "DB-EFF-11", "DB-EFF-20"})
  @Test
  void whoAcquiresAShipHasMetItsGoalAndGetsItsReward() {
    CardSet rewarding =
        Sets.with(KLINGON, "loyal", "reward", "[{\"op\": \"ADD_XP\", \"amount\": 2}]");
    CardSet set =
        Sets.with(
            rewarding,
            "c1",
            "triggers",
            "[{\"zone\": \"BRIDGE\", \"on\": \"GOAL_ACHIEVED\","
                + " \"effects\": [{\"op\": \"ADD_XP\", \"amount\": 10}]}]");
    Given given =
        Given.config(2, c -> c.scenario(Scenario.KLINGON_CIVIL_WAR).cardSet(set))
            .space("loyal")
            .bridge(ONE, "c1");
    Scene acquired = totals(given, 5, 6, 7).scene().does(EXPLORE, RESOLVE);
    assertThat(acquired.tally(ONE).xp()).isEqualTo(12);
    assertThat(acquired.seen(TWO, GoalMet.class)).containsExactly(new GoalMet(ONE, card("loyal")));
    Scene missed = totals(Given.klingon(2).space("loyal"), 0, 0, 0).scene().does(EXPLORE, RESOLVE);
    assertThat(missed.seen(TWO, GoalMet.class)).isEmpty();
    assertThat(missed.seen(TWO, GoalFailed.class))
        .containsExactly(new GoalFailed(ONE, card("loyal")));
  }

  @Rule({"DB-KCW-13", "DB-END-02", "DB-EFF-05"})
  @Test
  void aShipThatIsMissedFailsGoesToTheBottomAndEndsTheTurn() {
    Scene asked =
        totals(Given.klingon(3).space("judge").hand(ONE, "c1", "c3"), 4, 5, 5)
            .deck(ONE, "c5", "c5", "c5", "c5", "c7", "c7")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(asked.options(ONE)).hasSize(2);
    Scene missed = asked.does(new Choose(ONE, new Answer.Card(card("c3"))));
    assertThat(bottom(missed)).isEqualTo("judge");
    assertThat(missed.ids(missed.area(ONE).discard())).containsExactly("c3", "c1");
    assertThat(missed.state().hand(ONE)).hasSize(5);
    assertThat(missed.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(missed.state().table().flipped()).isEmpty();
  }

  @Rule({"DB-KCW-13", "DB-EXP-09", "DB-D-07"})
  @Test
  void forcedFlipsThatWaitAreDroppedWhenAnAlliedStarshipIsMissed() {
    var state = Given.klingon(2).space("silent", "friend").state();
    Scene missed =
        Scene.amidst(state.with(state.table().turn().withForcedFlips(1))).does(EXPLORE, RESOLVE);
    assertThat(missed.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(missed.state().table().turn().forcedFlips()).isZero();
    assertThat(bottom(missed)).isEqualTo("silent");
  }

  @Rule({"DB-KCW-13", "DB-END-07", "DB-KCW-10"})
  @Test
  void aFlagshipDefeatedByTheFlipAcquiresNothingAndTheTurnEndsWithTheNewHand() {
    Scene scene =
        totals(Given.klingon(2).space("trap").hand(ONE, "c3"), 9, 9, 9)
            .deck(ONE, "c1", "c1", "c1", "c1", "c5", "c5", "c5", "c7", "c7", "c7", "c7")
            .damage(ONE, 6)
            .scene()
            .does(EXPLORE);
    assertThat(bottom(scene)).isEqualTo("trap");
    assertThat(points(scene, ONE)).isEmpty();
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.area(ONE).discard()).isEmpty();
    assertThat(scene.state().counts(ONE).deck()).as("FAIL defeats them again").isEqualTo(9);
  }

  @Rule({"DB-KCW-13", "DB-END-07"})
  @Test
  void whoIsDefeatedByTheFlipAloneKeepsTheNewHandThoughTheShipIsMissed() {
    CardSet set = Sets.with(KLINGON, "trap", "fail", "[]");
    Scene scene =
        Given.config(2, config -> config.scenario(Scenario.KLINGON_CIVIL_WAR).cardSet(set))
            .space("trap")
            .deck(ONE, "c1", "c1", "c1", "c1", "c5", "c5", "c5", "c7", "c7", "c7", "c7")
            .damage(ONE, 6)
            .scene()
            .does(EXPLORE);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.state().counts(ONE).deck()).as("11 cards and an Ensign").isEqualTo(7);
    assertThat(scene.area(ONE).discard()).isEmpty();
  }

  @Rule({"DB-KCW-13", "DB-END-07"})
  @Test
  void aFlagshipDefeatedByTheFailOfTheShipEndsTheTurnWithTheNewHand() {
    Scene scene =
        totals(Given.klingon(2).space("trap"), 0, 0, 0)
            .deck(ONE, "c1", "c1", "c1", "c1", "c5", "c5", "c5", "c7", "c7", "c7", "c7")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(bottom(scene)).isEqualTo("trap");
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.area(ONE).discard()).isEmpty();
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
  }

  @Rule({"DB-KCW-12", "DB-KCW-14", "DB-D-62"})
  @Test
  void anAlliedStarshipTakesNoDamageAndBecomesNoFlagship() {
    Scene window = Given.klingon(2).space("ruse").scene().does(EXPLORE);
    assertThat(window.phase()).isEqualTo(new AlliedWindow(ONE));
    assertThat(window.state().table().flipped().get(0).damage()).isZero();
    assertThat(window.area(ONE).flagship().orElseThrow().card()).isEqualTo(card("durval"));
    assertThat(points(window.does(RESOLVE), ONE)).containsExactly("ruse");
  }

  @Rule({"DB-KCW-15", "DB-KCW-10", "DB-D-68", "DB-BAT-10", "DB-PLR-05"})
  @Test
  void itsBonusHoldsInBattleAloneAndForItsHolderAlone() {
    Given given = Given.klingon(4).points(ONE, "loyal").space("gnat");
    Scene before = given.scene();
    assertThat(before.total(ONE, Stat.ATTACK)).isEqualTo(4);
    Scene battle = before.does(EXPLORE);
    assertThat(battle.phase()).isEqualTo(new ShipWindow(ONE));
    assertThat(battle.total(ONE, Stat.ATTACK)).isEqualTo(6);
    assertThat(battle.total(Given.THREE, Stat.ATTACK)).isEqualTo(3);
    Scene apart = Given.klingon(4).points(Given.TWO, "loyal").space("gnat").scene();
    assertThat(apart.does(EXPLORE).total(Given.TWO, Stat.ATTACK))
        .as("in the battle of another it gives nothing")
        .isEqualTo(apart.total(Given.TWO, Stat.ATTACK));
    Scene players = Given.klingon(4).points(Given.TWO, "loyal").space("war").scene();
    Scene war = players.does(EXPLORE);
    assertThat(war.total(Given.TWO, Stat.ATTACK))
        .as("against players, in the turn of another")
        .isEqualTo(players.total(Given.TWO, Stat.ATTACK) + 2);
    assertThat(war.total(FOUR, Stat.ATTACK)).isEqualTo(players.total(FOUR, Stat.ATTACK));
    Scene over = battle.does(new Declare(ONE, Means.COMBAT));
    assertThat(points(over, ONE)).as("it is used and stays").containsExactly("loyal", "gnat");
    Scene allied = Given.klingon(2).points(ONE, "loyal").space("judge").scene().does(EXPLORE);
    assertThat(allied.total(ONE, Stat.ATTACK)).isEqualTo(4);
    Scene missed =
        totals(Given.klingon(2).points(ONE, "loyal").space("judge"), 9, 5, 9)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(points(missed, ONE)).containsExactly("loyal");
  }
}
