package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bonus;
import static io.stardeck.deckbuilder.explore.Space.bottom;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.explore.Space.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.GainEvent.ShipBonusGained;
import io.stardeck.deckbuilder.internal.step.battle.Damage;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShipEffectsTest {
  private static final Explore EXPLORE = new Explore(ONE);
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);

  @Rule({"DB-DMG-08", "DB-DMG-03"})
  @Test
  void damageFromEffectsMeetsShieldsUnlessTheTextSaysMore() {
    Given given = Given.exploration(2).hand(ONE, "sabotage", "overload");
    Given shielded =
        bonus(given, Stat.SHIELDS, 3)
            .tally(
                TWO,
                tally ->
                    tally.withBonuses(
                        ImmutableList.of(new Bonus(Stat.SHIELDS, 1, Until.TURN_END))));
    Scene scene = explorations(1, shielded).does(new PlayCard(ONE, card("sabotage")));
    assertThat(scene.area(TWO).flagship()).contains(new Ship(card("iks-karok"), 2, 1));
    Scene own = scene.does(new PlayCard(ONE, card("overload")));
    assertThat(own.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 2, 0));
  }

  @Rule("DB-DMG-10")
  @Test
  void aFlagshipDefeatedByOwnCardEndsTheTurn() {
    Given given = Given.exploration(2).hand(ONE, "overload").damage(ONE, 6).deck(ONE, "c1");
    Scene scene = explorations(1, given).does(new PlayCard(ONE, card("overload")));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule("DB-DMG-10")
  @Test
  void aListThatRepairsWhatItHasDoneDefeatsNobody() {
    String effects =
        "[{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":8},{\"op\":\"REPAIR\",\"amount\":1}]";
    Scene scene =
        Given.config(
                2, config -> config.cardSet(Sets.with(Given.SMALL, "overload", "onPlay", effects)))
            .hand(ONE, "overload")
            .scene()
            .does(new PlayCard(ONE, card("overload")));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).isEmpty();
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(7);
  }

  @Rule({"DB-SHP-14", "DB-D-34", "DB-DMG-01", "DB-DMG-04", "DB-FOR-03"})
  @Test
  void aShipDefeatedInTheWindowIsWonWithoutADuel() {
    Given given = Given.exploration(2).space("p0").hand(ONE, "torpedo");
    Scene scene = explorations(1, given).does(EXPLORE, new PlayCard(ONE, card("torpedo")));
    assertThat(points(scene, ONE)).containsExactly("p0");
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    Given bigger = Given.exploration(2).space("p1").hand(ONE, "torpedo");
    Scene hit = explorations(1, bigger).does(EXPLORE, new PlayCard(ONE, card("torpedo")));
    assertThat(hit.phase()).isEqualTo(new ShipWindow(ONE));
  }

  @Rule({"DB-SHP-20", "DB-D-31"})
  @Test
  void aFlagshipDefeatedInTheWindowDoesNotFight() {
    Given given =
        Given.exploration(2).space("p0").hand(ONE, "overload").damage(ONE, 6).deck(ONE, "c1");
    Scene scene =
        explorations(2, bonus(given, Stat.ATTACK, 9))
            .does(EXPLORE, new PlayCard(ONE, card("overload")));
    assertThat(bottom(scene)).isEqualTo("p0");
    assertThat(points(scene, ONE)).isEmpty();
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-EVT-10", "DB-D-31"})
  @Test
  void aFlagshipDefeatedInTheWindowOfAnEventMissesItsGoal() {
    Given given =
        Given.exploration(2).space("relic").hand(ONE, "overload").damage(ONE, 6).deck(ONE, "c1");
    Scene scene = explorations(2, given).does(EXPLORE, new PlayCard(ONE, card("overload")));
    assertThat(bottom(scene)).isEqualTo("relic");
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-EXP-07", "DB-EXP-08", "DB-D-07"})
  @Test
  void forcedFlipsAreHandledOneAfterTheOther() {
    Given given = Given.exploration(2).space("gift", "void", "m0").hand(ONE, "lure");
    Scene scene = explorations(1, given).does(new PlayCard(ONE, card("lure")));
    assertThat(points(scene, ONE)).containsExactly("gift");
    assertThat(bottom(scene)).isEqualTo("void");
    assertThat(scene.tally(ONE).explorations()).isEqualTo(1);
    Scene window =
        explorations(1, Given.exploration(2).space("trial", "gift", "void").hand(ONE, "lure"))
            .does(EXPLORE, new PlayCard(ONE, card("lure")));
    assertThat(points(window, ONE)).isEmpty();
    assertThat(points(window.does(new Resolve(ONE)), ONE)).containsExactly("gift");
  }

  @Rule("DB-EXP-08")
  @Test
  void forcedFlipsAreSkippedWhenTheDeckHasGoneRound() {
    DeckbuilderState state =
        Space.only(1, Given.exploration(2).space("void").hand(ONE, "lure").state());
    Scene scene = Scene.at(state).does(new PlayCard(ONE, card("lure")));
    assertThat(Space.deck(scene)).containsExactly("void");
    assertThat(scene.state().table().turn().forcedFlips()).isZero();
  }

  @Rule({"DB-EFF-20", "DB-EXP-09"})
  @Test
  void anEffectThatEndsTheTurnLetsTheEncounterBeCompleted() {
    Given given =
        Given.exploration(2)
            .space("p0", "gift")
            .hand(ONE, "lure", "recall")
            .deck(ONE, "c1", "c1", "c1", "c1", "c2");
    Scene scene =
        explorations(1, bonus(given, Stat.ATTACK, 2))
            .does(EXPLORE, new PlayCard(ONE, card("lure")), new PlayCard(ONE, card("recall")));
    assertThat(scene.phase()).isEqualTo(new ShipWindow(ONE));
    Scene after = scene.does(COMBAT);
    assertThat(points(after, ONE)).containsExactly("p0");
    assertThat(after.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(after.ids(after.area(ONE).discard())).containsExactly("lure", "recall");
    assertThat(after.state().hand(ONE)).hasSize(5);
  }

  @Rule({"DB-EFF-20", "DB-END-07", "DB-DEF-06"})
  @Test
  void anEffectThatEndsTheTurnOfADefeatedPlayerLeavesHimHisNewHand() {
    String damage = "[{\"op\":\"DAMAGE\",\"player\":\"FLIPPER\",\"amount\":100}]";
    String end = "[{\"op\":\"END_TURN\"}]";
    assertKeepsHisNewHand(damage, end);
    assertKeepsHisNewHand(end, damage);
  }

  /** The turn ends by an Event with that FLIP and that main effect. */
  private static void assertKeepsHisNewHand(String flip, String effects) {
    CardSet cards =
        Sets.with(Sets.with(Given.SMALL, "void", "flip", flip), "void", "effects", effects);
    Given given = Given.config(2, config -> config.cardSet(cards)).space("void");
    given.deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2", "c3", "c4", "c5", "c6", "man");
    Scene scene = explorations(1, given).does(EXPLORE);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.state().deck(ONE)).as("11 cards and an Ensign").hasSize(7);
    assertThat(scene.area(ONE).discard()).as("nothing is discarded").isEmpty();
  }

  @Rule({"DB-DMG-05", "DB-I-12"})
  @Test
  void whatShieldsHavePreventedStaysUsedThoughThereWereFewerOfThemSince() {
    Play<DeckbuilderState> play = Play.silent(Given.exploration(2).state());
    Damage.flagship(play, ONE, 3, 3);
    Damage.flagship(play, ONE, 1, 1);
    Damage.flagship(play, ONE, 2, 3);
    assertThat(play.state().table().area(ONE).flagship().map(Ship::damage)).contains(3);
  }

  @Rule({"DB-EFF-01", "DB-SHP-09"})
  @Test
  void whatWasAddedToTheOldFlagshipIsAddedToTheNewOne() {
    Given given = Given.exploration(2).space("p0").bridge(ONE, "c1");
    Scene scene = explorations(1, bonus(given, Stat.ATTACK, 4)).does(EXPLORE);
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(3 + 1 + 4);
    Scene taken = scene.does(new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.YES));
    assertThat(taken.area(ONE).flagship()).contains(Ship.fresh(card("p0")));
    assertThat(taken.total(ONE, Stat.ATTACK)).isEqualTo(3 + 1 + 4);
  }

  @Rule({"DB-EFF-01", "DB-D-09"})
  @Test
  void whatIsAddedToTheStarshipIsAddedToNoEvent() {
    String effects = "[{\"op\":\"ADD_STAT_SHIP\",\"stat\":\"attack\",\"amount\":2}]";
    CardSet cards = Sets.with(Given.SMALL, "torpedo", "onPlay", effects);
    Given event =
        Given.config(2, config -> config.cardSet(cards)).space("trial").hand(ONE, "torpedo");
    Scene scene = explorations(1, event).does(EXPLORE, new PlayCard(ONE, card("torpedo")));
    assertThat(scene.state().table().flipped().get(0).bonuses()).isEmpty();
    assertThat(scene.seen(ONE, ShipBonusGained.class)).isEmpty();
    Given ship = Given.config(2, config -> config.cardSet(cards)).space("p0").hand(ONE, "torpedo");
    Scene battle = explorations(1, ship).does(EXPLORE, new PlayCard(ONE, card("torpedo")));
    assertThat(battle.state().table().flipped().get(0).bonuses()).hasSize(1);
  }

  @Rule({"DB-SHP-08", "DB-SHP-09"})
  @Test
  void anEffectTakesTheShipAsFlagship() {
    Given given = Given.exploration(2).space("mute").hand(ONE, "seizure").damage(ONE, 3);
    Scene scene = explorations(1, given).does(EXPLORE, new PlayCard(ONE, card("seizure")));
    assertThat(scene.area(ONE).flagship()).contains(Ship.fresh(card("mute")));
    assertThat(points(scene, ONE)).containsExactly("uss-armstrong");
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-SHP-10")
  @Test
  void theSpeedOfTheShipCanBeChanged() {
    Given given = Given.exploration(2).space("wasp").hand(ONE, "jammer");
    Scene scene = explorations(1, given).does(EXPLORE, new PlayCard(ONE, card("jammer")), COMBAT);
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(points(scene, ONE)).containsExactly("wasp");
  }

  @Rule({"DB-BAT-09", "DB-BAT-10", "DB-BAT-08"})
  @ParameterizedTest
  @EnumSource(Means.class)
  void theBattleEndsWithItsTriggersAndThenItsBonusesHoweverTheShipIsWon(Means means) {
    Given given = Given.exploration(2).space("p0").bridge(ONE, "c1").hand(ONE, "gunner");
    Scene scene = explorations(1, given).does(EXPLORE, new PlayCard(ONE, card("gunner")));
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(5);
    Scene declared = scene.does(new Declare(ONE, means));
    Scene over = means == Means.COMBAT ? declared : declared.does(new Choose(ONE, Answer.NONE));
    assertThat(points(over, ONE)).containsExactly("p0");
    assertThat(over.tally(ONE).xp()).as("the trigger has the bonus").isEqualTo(5);
    assertThat(over.total(ONE, Stat.ATTACK)).isEqualTo(4);
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }
}
