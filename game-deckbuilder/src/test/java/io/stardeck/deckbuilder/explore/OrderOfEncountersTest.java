package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.explore.Space.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What comes first in an encounter, and what is left of it afterwards. */
class OrderOfEncountersTest {
  private static final Explore EXPLORE = new Explore(ONE);
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);

  @Rule({"DB-EVT-02", "DB-D-29", "DB-EXP-02"})
  @Test
  void theFlipEffectComesBeforeTheMainEffectAndBothBeforeTheWindow() {
    CardSet flip = Sets.with(Given.SMALL, "trial", "flip", "[{\"op\":\"ADD_XP\",\"amount\":1}]");
    CardSet cards =
        Sets.with(
            flip,
            "trial",
            "effects",
            "[{\"op\":\"IF\",\"condition\":{\"op\":\"XP_AT_LEAST\",\"x\":1},"
                + "\"then\":[{\"op\":\"ADD_SEARCH\",\"amount\":1}]}]");
    Given given = Given.config(2, config -> config.cardSet(cards)).space("trial");
    Scene window = explorations(1, given).does(EXPLORE);
    assertThat(window.tally(ONE).xp()).isEqualTo(1);
    assertThat(window.tally(ONE).searches()).as("the FLIP effect had come before").isEqualTo(2);
  }

  @Rule({"DB-BAT-05", "DB-SHP-11", "DB-SHP-15", "DB-DMG-10"})
  @Test
  void aDefenseLostInTheDuelCountsAfterIt() {
    Given given = Given.exploration(2).space("hunter").bridge(ONE, "brittle");
    Given armed = Space.bonus(Space.bonus(given, Stat.SHIELDS, 3), Stat.ATTACK, 9);
    Scene over = explorations(1, armed).does(EXPLORE, COMBAT);
    assertThat(points(over, ONE)).as("hit first, it dealt yet").containsExactly("hunter");
    assertThat(over.seen(TWO, FlagshipDefeated.class)).hasSize(1);
  }

  @Rule({"DB-EVT-10", "DB-D-31", "DB-EVT-08"})
  @Test
  void anEventWithoutAGoalIsKeptThoughItsFlipDefeatsTheFlagship() {
    CardSet cards =
        Sets.with(
            Given.SMALL, "gift", "flip", "[{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":99}]");
    Given given = Given.config(2, config -> config.cardSet(cards)).space("gift");
    Scene scene = explorations(2, given.deck(ONE, "c1")).does(EXPLORE);
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(points(scene, ONE)).containsExactly("gift");
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-SHP-08", "DB-SHP-09", "DB-D-33"})
  @Test
  void theShieldsOfANewFlagshipAreUnused() {
    Scene scene = explorations(1, Given.exploration(2).space("p0"));
    Ship used = scene.area(ONE).flagship().orElseThrow().withDamage(1).withShieldsUsed(2);
    Scene persuaded =
        Scene.at(scene.state().with(ONE, scene.area(ONE).withShip(used)))
            .does(EXPLORE, new Declare(ONE, Means.DIPLOMACY));
    assertThat(persuaded.does(new Choose(ONE, Answer.YES)).area(ONE).flagship())
        .contains(Ship.fresh(card("p0")));
    assertThat(persuaded.does(new Choose(ONE, Answer.NONE)).area(ONE).flagship()).contains(used);
  }

  @Rule({"DB-SHP-15", "DB-SHP-19", "DB-D-34", "DB-VIC-02"})
  @Test
  void theShipIsWonAndVictoryCheckedBeforeTheFlagshipIsDefeated() {
    Scene beaten = bothDefeated(400);
    assertThat(points(beaten, ONE)).containsExactly("equal");
    assertThat(beaten.events().stream().<Class<?>>map(told -> told.what().getClass()))
        .containsSubsequence(ShipDefeated.class, FlagshipDefeated.class);
    Scene won = bothDefeated(25);
    assertThat(Scene.GAME.outcome(won.state())).isPresent();
    assertThat(won.seen(TWO, FlagshipDefeated.class)).isEmpty();
  }

  private static Scene bothDefeated(int victoryPoints) {
    Given given = Given.config(2, config -> config.victoryPoints(victoryPoints)).space("equal");
    given.damage(ONE, 2);
    Space.bonus(Space.bonus(given, Stat.SPEED, 2), Stat.ATTACK, 5);
    return explorations(1, Space.bonus(given, Stat.DEFENSE, -2)).does(EXPLORE, COMBAT);
  }

  @Provide
  Arbitrary<List<String>> hitsAndRaises() {
    return Arbitraries.shuffle("c1", "c1", "c1", "c1", "evasive-maneuvers", "evasive-maneuvers");
  }

  @Rule({"DB-DMG-02", "DB-DMG-05", "DB-DMG-08", "DB-FOR-02", "DB-D-40"})
  @Property(tries = 15)
  void shieldsAreOnePoolForTheTurnThatRaisesEnlargeAndNothingRefills(
      @ForAll("hitsAndRaises") List<String> plays) {
    CardSet cards =
        Sets.with(
            Given.SMALL, "c1", "onPlay", "[{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":1}]");
    Given given = Given.config(2, config -> config.cardSet(cards));
    given.hand(ONE, plays.toArray(String[]::new));
    given.tally(
        ONE,
        tally ->
            tally.withBonuses(
                ImmutableList.of(
                    new Bonus(Stat.DEFENSE, 30, Until.TURN_END),
                    new Bonus(Stat.SHIELDS, 1, Until.TURN_END))));
    Scene scene = given.scene();
    int shields = scene.total(ONE, Stat.SHIELDS);
    int used = 0;
    int damage = 0;
    for (DeckbuilderAction play : plays(plays)) {
      boolean hit = scene.state().table().def(((PlayCard) play).card()).id().equals("c1");
      boolean shielded = hit && used < shields;
      used += shielded ? 1 : 0;
      damage += hit && !shielded ? 1 : 0;
      shields += hit ? 0 : 1;
      scene = scene.does(play);
      Ship ship = scene.area(ONE).flagship().orElseThrow();
      assertThat(ship.shieldsUsed()).isEqualTo(used);
      assertThat(ship.damage()).isEqualTo(damage);
    }
  }

  private static ImmutableList<DeckbuilderAction> plays(List<String> ids) {
    ImmutableList.Builder<DeckbuilderAction> plays = ImmutableList.builder();
    int hits = 0;
    int raises = 0;
    for (String id : ids) {
      plays.add(new PlayCard(ONE, card(id, id.equals("c1") ? hits++ : raises++)));
    }
    return plays.build();
  }
}
