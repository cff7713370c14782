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
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipUndefeated;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShipsTest {
  private static final Explore EXPLORE = new Explore(ONE);
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);
  private static final Declare DIPLOMACY = new Declare(ONE, Means.DIPLOMACY);

  @Rule({"DB-SHP-01", "DB-SHP-02", "DB-SHP-03", "DB-BAT-02", "DB-BAT-03", "DB-D-32"})
  @Test
  void aFlippedStarshipOpensAWindowForCharactersAndManeuvers() {
    Scene scene =
        explorations(2, Given.exploration(2).space("p0").hand(ONE, "man", "ensign", "set"))
            .does(EXPLORE);
    assertThat(scene.phase()).isEqualTo(new ShipWindow(ONE));
    assertThat(scene.seen(TWO, BattleStarted.class)).hasSize(1);
    scene
        .rejects(new PlayCard(ONE, card("set")), "DB-BAT-03")
        .rejects(EXPLORE, "DB-GEN-05")
        .rejects(new EndTurn(ONE), "DB-GEN-05")
        .rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-GEN-05")
        .rejects(new GainSlot(ONE, 0), "DB-GEN-05")
        .rejects(new Repair(ONE, 1), "DB-GEN-05")
        .rejects(new Search(ONE, 0), "DB-GEN-05")
        .rejects(new Declare(TWO, Means.COMBAT), "DB-TRN-09");
    Scene played = scene.does(new PlayCard(ONE, card("man")), new PlayCard(ONE, card("ensign")));
    assertThat(played.total(ONE, Stat.SPEED)).isEqualTo(5);
    assertThat(played.does(COMBAT).tally(ONE).xp()).isEqualTo(1);
  }

  @Rule({"DB-X-02", "DB-X-03", "DB-FOR-04", "DB-SHP-02", "DB-SHP-04", "DB-SHP-05", "DB-BAT-04"})
  @Test
  void bothSpeedAndDiplomacyMustReachThoseOfTheShip() {
    Given given =
        Given.exploration(2).space("p1", "p2").bridge(ONE, "spy").hand(ONE, "evasive-maneuvers");
    Scene scene = explorations(1, bonus(given, Stat.DIPLOMACY, -1)).does(EXPLORE);
    scene.rejects(DIPLOMACY, "DB-SHP-04");
    assertThat(scene.legal(ONE)).as("Combat always").contains(COMBAT);
    Scene enough = scene.does(new PlayCard(ONE, card("evasive-maneuvers")));
    assertThat(enough.total(ONE, Stat.SPEED)).isEqualTo(4);
    assertThat(enough.total(ONE, Stat.DIPLOMACY)).isEqualTo(4);
    Scene won = enough.does(DIPLOMACY);
    assertThat(won.seen(TWO, DiplomacyWon.class)).hasSize(1);
    Given faster = Given.exploration(2).space("p2");
    Given persuasive = bonus(bonus(faster, Stat.DIPLOMACY, 5), Stat.SPEED, 1);
    explorations(1, persuasive).does(EXPLORE).rejects(DIPLOMACY, "DB-SHP-04");
  }

  @Rule({"DB-X-04", "DB-SHP-08", "DB-SHP-09", "DB-SHP-07", "DB-D-33", "DB-PLR-03"})
  @Test
  void aPersuadedShipBecomesTheFlagshipOrIsKeptForItsPoints() {
    Scene scene =
        explorations(1, Given.exploration(2).space("p0").damage(ONE, 3).bridge(ONE, "c1"))
            .does(EXPLORE, DIPLOMACY);
    assertThat(scene.options(ONE)).containsExactly(Answer.NONE, Answer.YES);
    Scene taken = scene.does(new Choose(ONE, Answer.YES));
    assertThat(taken.area(ONE).flagship()).contains(Ship.fresh(card("p0")));
    assertThat(points(taken, ONE)).containsExactly("uss-armstrong");
    assertThat(Points.of(taken.state().table(), ONE)).isEqualTo(5);
    assertThat(taken.total(ONE, Stat.ATTACK)).isEqualTo(4);
    assertThat(scene.seen(TWO, DamageTaken.class)).as("on neither side").isEmpty();
    Scene left = scene.does(new Choose(ONE, Answer.NONE));
    assertThat(Points.of(left.state().table(), ONE)).isEqualTo(20);
    assertThat(left.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("p0")), Destination.POINTS));
    assertThat(taken.seen(TWO, CardMoved.class)).as("the flagship has changed").isEmpty();
    assertThat(left.area(ONE).flagship().orElseThrow().damage()).isEqualTo(3);
    assertThat(left.state().table().flipped()).isEmpty();
    assertThat(left.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-SHP-08", "DB-SHP-15"})
  @Test
  void aWonShipThatIsNoFlagshipGoesWhereItSays() {
    CardSet cards = Sets.with(Given.SMALL, "p0", "disposition", "{\"achieved\": \"REMOVE\"}");
    Given given = Given.config(2, config -> config.cardSet(cards)).space("p0");
    Scene scene = explorations(1, bonus(given, Stat.ATTACK, 2)).does(EXPLORE);
    Scene asked = scene.does(DIPLOMACY);
    Scene left = asked.does(new Choose(ONE, Answer.NONE));
    assertThat(left.area(ONE).points()).isEmpty();
    assertThat(left.state().table().removed()).contains(card("p0"));
    assertThat(asked.does(new Choose(ONE, Answer.YES)).area(ONE).flagship())
        .contains(Ship.fresh(card("p0")));
    Scene beaten = scene.does(COMBAT);
    assertThat(beaten.area(ONE).points()).isEmpty();
    assertThat(beaten.state().table().removed()).contains(card("p0"));
  }

  @Rule({"DB-SHP-06", "DB-D-10", "DB-D-33"})
  @Test
  void aShipWithoutDiplomacyCannotBePersuaded() {
    Given given = Given.exploration(2).space("mute");
    explorations(1, bonus(given, Stat.SPEED, 9)).does(EXPLORE).rejects(DIPLOMACY, "DB-SHP-06");
  }

  @Rule({"DB-X-05", "DB-SHP-10", "DB-SHP-11", "DB-SHP-14", "DB-SHP-15", "DB-DEF-08"})
  @Test
  void theFasterFlagshipDefeatsTheShipBeforeItDeals() {
    Given given = Given.exploration(2).space("mute");
    Scene scene =
        explorations(1, bonus(bonus(given, Stat.SPEED, 3), Stat.ATTACK, 4)).does(EXPLORE, COMBAT);
    assertThat(points(scene, ONE)).containsExactly("mute");
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(scene.seen(TWO, ShipDefeated.class)).hasSize(1);
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-X-06", "DB-SHP-13", "DB-SHP-16", "DB-SHP-17", "DB-SHP-18", "DB-FOR-02", "DB-EFF-05"})
  @Test
  void aShipThatIsNotDefeatedFailsAndGoesUndamagedToTheBottom() {
    Given given = Given.exploration(2).space("hunter").hand(ONE, "man", "set");
    Scene scene =
        explorations(1, bonus(bonus(given, Stat.ATTACK, 2), Stat.SHIELDS, 2)).does(EXPLORE, COMBAT);
    assertThat(scene.area(ONE).flagship())
        .contains(Ship.fresh(card("uss-armstrong")).withDamage(5).withShieldsUsed(2));
    assertThat(scene.seen(ONE, DamageAssigned.class))
        .as("the faster ship first")
        .extracting(DamageAssigned::from)
        .containsExactly(card("hunter"), card("uss-armstrong"));
    assertThat(scene.seen(TWO, ShipUndefeated.class))
        .containsExactly(new ShipUndefeated(ONE, card("hunter")));
    assertThat(scene.rules(ShipUndefeated.class)).containsExactly("DB-SHP-16");
    Scene after = scene.does(new Choose(ONE, new Answer.Card(card("man"))));
    assertThat(bottom(after)).isEqualTo("hunter");
    assertThat(after.hand(ONE)).containsExactly("set");
    assertThat(points(after, ONE)).isEmpty();
    assertThat(after.area(ONE).flagship().orElseThrow().damage()).isEqualTo(5);
  }

  @Rule("DB-SHP-17")
  @Test
  void aShipThatIsPersuadedDoesNotFail() {
    Given given = Given.exploration(2).space("hunter").hand(ONE, "man", "set");
    Scene scene =
        explorations(1, bonus(bonus(given, Stat.SPEED, 3), Stat.DIPLOMACY, 6))
            .does(EXPLORE, DIPLOMACY);
    for (Answer option : ImmutableList.of(Answer.NONE, Answer.YES)) {
      Scene won = scene.does(new Choose(ONE, option));
      assertThat(won.phase()).as("nothing is to be discarded").isEqualTo(new ActionPhase(ONE));
      assertThat(won.hand(ONE)).containsExactly("man", "set");
    }
  }

  @Rule({"DB-X-07", "DB-SHP-12", "DB-SHP-19", "DB-D-34", "DB-DEF-06", "DB-DEF-04"})
  @Test
  void atEqualSpeedBothCanBeDefeated() {
    Given given =
        Given.exploration(2)
            .space("equal")
            .damage(ONE, 2)
            .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2");
    Given tuned = bonus(bonus(bonus(given, Stat.SPEED, 2), Stat.ATTACK, 5), Stat.DEFENSE, -2);
    Scene scene = explorations(2, tuned).does(EXPLORE, COMBAT);
    assertThat(Points.of(scene.state().table(), ONE)).isEqualTo(25);
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.state().deck(ONE).size()).isEqualTo(2);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-X-08", "DB-DMG-02", "DB-DMG-05", "DB-DMG-06", "DB-D-40"})
  @Test
  void shieldsPreventTheFirstDamageOfTheTurn() {
    Given given =
        Given.exploration(2)
            .space("gnat", "wasp", "hornet")
            .hand(ONE, "evasive-maneuvers", "evasive-maneuvers");
    Scene scene =
        explorations(3, bonus(bonus(given, Stat.DEFENSE, 12), Stat.SHIELDS, 3))
            .does(EXPLORE, COMBAT);
    assertThat(ship(scene)).isEqualTo(new Ship(card("uss-armstrong"), 0, 2));
    Scene second = scene.does(EXPLORE, COMBAT);
    assertThat(ship(second)).isEqualTo(new Ship(card("uss-armstrong"), 3, 3));
    Scene third =
        second.does(
            new PlayCard(ONE, card("evasive-maneuvers")),
            new PlayCard(ONE, card("evasive-maneuvers", 1)),
            EXPLORE,
            COMBAT);
    assertThat(ship(third)).isEqualTo(new Ship(card("uss-armstrong"), 6, 5));
    assertThat(third.does(new EndTurn(ONE)).area(ONE).flagship().orElseThrow().shieldsUsed())
        .isZero();
  }

  @Rule({"DB-SHP-13", "DB-BAT-06"})
  @Test
  void theShieldsOfTheShipHelpItAndNoAttackDealsNothing() {
    Scene scene = explorations(1, Given.exploration(2).space("shielded")).does(EXPLORE, COMBAT);
    assertThat(bottom(scene)).isEqualTo("shielded");
    assertThat(scene.seen(TWO, DamageAssigned.class)).hasSize(1);
    assertThat(ship(scene).damage()).isZero();
  }

  @Rule({"DB-SHP-20", "DB-D-31", "DB-END-07"})
  @Test
  void aFlagshipDefeatedByTheFlipDoesNotFight() {
    Scene scene =
        explorations(
                2,
                Given.exploration(2)
                    .space("boarder")
                    .bridge(ONE, "bulwark")
                    .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2")
                    .damage(ONE, 9))
            .does(EXPLORE);
    assertThat(scene.seen(ONE, BattleStarted.class)).isEmpty();
    Scene after = scene.does(new Choose(ONE, scene.options(ONE).get(0)));
    assertThat(bottom(after)).isEqualTo("boarder");
    assertThat(after.state().hand(ONE)).hasSize(4);
    assertThat(after.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-SHP-19", "DB-FOR-03"})
  @Test
  void aDefeatThatIsDueIsNotUndoneByWhatFailDoes() {
    Scene scene =
        explorations(
                2,
                Given.exploration(2)
                    .space("repairer")
                    .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2"))
            .does(EXPLORE, COMBAT);
    assertThat(bottom(scene)).isEqualTo("repairer");
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-BAT-09", "DB-BAT-10", "DB-BAT-08", "DB-D-68"})
  @Test
  void theWindowIsABattleFromItsOpeningToThePlacing() {
    Scene scene =
        explorations(1, Given.exploration(2).space("p0").bridge(ONE, "gunner")).does(EXPLORE);
    assertThat(scene.total(ONE, Stat.SPEED)).isEqualTo(7);
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    Scene after = scene.does(COMBAT);
    assertThat(after.total(ONE, Stat.SPEED)).isEqualTo(3);
    assertThat(after.tally(ONE).xp()).isEqualTo(1 + 3);
    assertThat(after.events().stream().<Class<?>>map(told -> told.what().getClass()))
        .containsSubsequence(XpChanged.class, BattleEnded.class);
    Scene event =
        explorations(1, Given.exploration(2).space("trial").bridge(ONE, "gunner")).does(EXPLORE);
    assertThat(event.total(ONE, Stat.SPEED)).isEqualTo(3);
  }

  private static Ship ship(Scene scene) {
    return scene.area(ONE).flagship().orElseThrow();
  }
}
