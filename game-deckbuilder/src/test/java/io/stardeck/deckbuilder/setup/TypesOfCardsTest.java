package io.stardeck.deckbuilder.setup;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is done with cards of each type (section 1.3), and the small numbers of 1.4. */
class TypesOfCardsTest {
  private static Scene holding(String... space) {
    return Given.exploration(2)
        .hand(ONE, "c1", "man", "set", "phasers", "tricorder")
        .space(space)
        .scene();
  }

  @Rule({"DB-CMP-30", "DB-CMP-31", "DB-CMP-32", "DB-CMP-26", "DB-ACT-02", "DB-ACT-03"})
  @Test
  void charactersAndManeuversArePlayedAnywhereSetupsOnlyOutOfBattle() {
    Scene acting = holding("trial", "gnat");
    Scene played =
        acting.does(
            new PlayCard(ONE, card("c1")),
            new PlayCard(ONE, card("man")),
            new PlayCard(ONE, card("set")));
    assertThat(played.ids(played.area(ONE).bridge())).containsExactly("c1", "man", "set");
    Scene event = acting.does(new Explore(ONE));
    assertThat(event.phase()).isEqualTo(new EventWindow(ONE));
    event
        .rejects(new PlayCard(ONE, card("set")), "DB-EVT-03")
        .does(new PlayCard(ONE, card("c1")), new PlayCard(ONE, card("man")));
    Scene battle = holding("gnat").does(new Explore(ONE));
    assertThat(battle.phase()).isEqualTo(new ShipWindow(ONE));
    battle
        .rejects(new PlayCard(ONE, card("set")), "DB-BAT-03")
        .does(new PlayCard(ONE, card("c1")), new PlayCard(ONE, card("man")));
  }

  @Rule({"DB-ACT-03", "DB-D-01", "DB-CMP-32"})
  @Test
  void theThirdPlayableTypeIsCalledSetupAndHasNoBar() {
    assertThat(CardType.values()).extracting(Enum::name).contains("SETUP");
    assertThat(CardType.values()).extracting(Enum::name).doesNotContain("CONFIGURATION");
    Scene before = Given.exploration(2).hand(ONE, "tricorder").scene();
    Scene after = before.does(new PlayCard(ONE, card("tricorder")));
    assertThat(after.tally(ONE).xp()).as("its effect").isEqualTo(1);
    assertThat(after.area(ONE).bridge()).containsExactly(card("tricorder"));
  }

  @Rule({"DB-CMP-33", "DB-D-04"})
  @Test
  void aSpecialCardActsWhenItIsTurnedUpAndIsNeverGained() {
    Scene scene =
        Given.exploration(2)
            .xp(9)
            .slots("c1", "c1", "c1", "c1", "c2", "c2", "c2", "c2", "c3")
            .starbase("wormhole", "man", "man", "man", "man", "set", "set", "set", "set", "c4")
            .scene()
            .does(new GainSlot(ONE, 0));
    assertThat(scene.state().table().starbase().discard()).contains(card("wormhole"));
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c1");
  }

  @Rule({"DB-CMP-34", "DB-CMP-54", "DB-MIS-04"})
  @Test
  void aMissionStaysOpenUntilItIsCompleted() {
    Scene flipped =
        Given.exploration(2)
            .space("m0")
            .hand(TWO, "man")
            .scene()
            .does(new Explore(ONE), new EndTurn(ONE));
    assertThat(flipped.state().table().missions()).containsExactly(Slot.of(card("m0")), Slot.EMPTY);
    Scene completed =
        flipped.does(new PlayCard(TWO, card("man")), new CompleteMission(TWO, card("m0")));
    assertThat(completed.state().table().missions()).containsExactly(Slot.EMPTY, Slot.EMPTY);
    assertThat(completed.area(TWO).points()).containsExactly(card("m0"));
  }

  @Rule("DB-CMP-35")
  @Test
  void anEventIsResolvedWhenItIsFlipped() {
    Scene scene = Given.exploration(2).space("gift").scene().does(new Explore(ONE));
    assertThat(scene.state().table().flipped()).isEmpty();
    assertThat(scene.area(ONE).points()).containsExactly(card("gift"));
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-CMP-36")
  @Test
  void aStarshipIsFoughtOrPersuaded() {
    Scene window = Given.exploration(2).space("p0").scene().does(new Explore(ONE));
    assertThat(window.legal(ONE))
        .contains(new Declare(ONE, Means.COMBAT), new Declare(ONE, Means.DIPLOMACY));
    assertThat(window.area(ONE).flagship().orElseThrow().card())
        .as("the flagship is one, too")
        .matches(ship -> window.state().table().def(ship).type() == CardType.STARSHIP);
  }

  @Rule({"DB-CMP-56", "DB-TRN-05", "DB-ACT-11"})
  @Property(tries = 25)
  void asManySearchesAsThereAreAndNoMore(@ForAll @IntRange(min = 0, max = 4) int granted) {
    Scene scene = Given.exploration(2).scene().does(new EndTurn(ONE));
    assertThat(scene.tally(TWO).searches()).as("without more").isEqualTo(1);
    scene = Scene.at(scene.state().with(TWO, scene.tally(TWO).withSearches(1 + granted)));
    for (int search = 0; search <= granted; search++) {
      scene = scene.does(new Search(TWO, search));
    }
    scene.rejects(new Search(TWO, 8), "DB-TRN-05");
  }

  @Rule({"DB-CMP-55", "DB-TRN-05", "DB-ACT-12"})
  @Property(tries = 15)
  void asManyExplorationsAsThereAreAndNoMore(@ForAll @IntRange(min = 0, max = 2) int granted) {
    Scene scene =
        Given.exploration(2).space("void", "gift", "m0", "m1").scene().does(new EndTurn(ONE));
    assertThat(scene.tally(TWO).explorations()).as("without more").isEqualTo(1);
    scene = Scene.at(scene.state().with(TWO, scene.tally(TWO).withExplorations(1 + granted)));
    for (int exploration = 0; exploration <= granted; exploration++) {
      scene = scene.does(new Explore(TWO));
    }
    scene.rejects(new Explore(TWO), "DB-TRN-05");
  }

  @Rule({"DB-CMP-57", "DB-VIC-01"})
  @Test
  void fourHundredPointsAreAskedFor() {
    assertThat(Given.exploration(2).state().table().config().victoryPoints()).isEqualTo(400);
  }

  @Rule({"DB-CMP-58", "DB-ACT-10", "DB-D-23"})
  @Property(tries = 60)
  void repairCostsOneXpForOneDamageAndNoMoreThanThereIs(
      @ForAll @IntRange(min = 0, max = 7) int damage,
      @ForAll @IntRange(min = 0, max = 7) int xp,
      @ForAll @IntRange(min = -1, max = 9) int repair) {
    Scene scene = Given.exploration(2).damage(ONE, damage).xp(xp).scene();
    if (repair >= 1 && repair <= damage && repair <= xp) {
      Scene repaired = scene.does(new Repair(ONE, repair));
      assertThat(repaired.tally(ONE).xp()).isEqualTo(xp - repair);
      assertThat(repaired.area(ONE).flagship().orElseThrow().damage()).isEqualTo(damage - repair);
    } else {
      scene.rejects(new Repair(ONE, repair), "DB-ACT-10");
    }
  }

  @Rule({"DB-CMP-12", "DB-D-03"})
  @Test
  void damageIsCountedBeyondTwenty() {
    Given given = Given.exploration(2).damage(ONE, 19).xp(24).space("hornet");
    Scene scene =
        given
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(
                        ImmutableList.of(new Bonus(Stat.DEFENSE, 30, Until.TURN_END))))
            .scene()
            .does(new Explore(ONE), new Declare(ONE, Means.COMBAT));
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(24);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(ONE);
    Scene repaired = scene.does(new Repair(ONE, 24));
    assertThat(repaired.area(ONE).flagship().orElseThrow().damage()).isZero();
  }
}
