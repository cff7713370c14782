package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bonus;
import static io.stardeck.deckbuilder.explore.Space.bottom;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.explore.Space.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.DamagePrevented;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class DamageTest {
  private static final Explore EXPLORE = new Explore(ONE);
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);

  @Rule({"DB-DMG-10", "DB-EFF-17"})
  @Test
  void flagshipsAreDefeatedClockwiseFromTheTurnPlayer() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "c1",
            "onPlay",
            "[{\"op\":\"DAMAGE\",\"player\":\"EACH_PLAYER\",\"amount\":100}]");
    Scene scene =
        Given.config(3, config -> config.cardSet(cards))
            .hand(TWO, "c1")
            .scene()
            .does(new EndTurn(ONE), new PlayCard(TWO, card("c1")));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(TWO, THREE, ONE);
  }

  @Rule({"DB-DMG-01", "DB-DMG-04", "DB-DMG-07", "DB-SHP-18", "DB-DEF-05", "DB-PLR-03"})
  @Test
  void damageLastsAcrossTurnsAndDefeatsWhenItReachesTheDefense() {
    Given given = Given.exploration(2).space("gnat", "void", "wasp").damage(ONE, 2);
    Scene scene = explorations(1, given).does(EXPLORE, COMBAT, new EndTurn(ONE));
    assertThat(damage(scene)).isEqualTo(4);
    Scene next = scene.does(new Explore(TWO), new EndTurn(TWO));
    assertThat(damage(next)).isEqualTo(4);
    Scene defeated = next.does(EXPLORE, COMBAT);
    assertThat(defeated.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(points(defeated, TWO)).isEmpty();
    assertThat(damage(defeated)).isZero();
  }

  @Rule("DB-DEF-05")
  @Test
  void aDefeatedFlagshipIsWorthNothingToTheOneWhoseCardDefeatedIt() {
    assertThat(afterDamage(100).seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(afterDamage(0).seen(ONE, FlagshipDefeated.class)).isEmpty();
    assertThat(afterDamage(100).tally(ONE)).isEqualTo(afterDamage(0).tally(ONE));
    assertThat(afterDamage(100).area(ONE).discard()).isEmpty();
    assertThat(points(afterDamage(100), ONE)).isEmpty();
  }

  private static Scene afterDamage(int amount) {
    String effect =
        "[{\"op\":\"DAMAGE\",\"player\":\"EACH_OPPONENT\",\"amount\":%d}]".formatted(amount);
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", effect);
    return Given.config(2, config -> config.cardSet(cards))
        .hand(ONE, "c1")
        .scene()
        .does(new PlayCard(ONE, card("c1")));
  }

  @Rule({"DB-DMG-06", "DB-DMG-07"})
  @Test
  void aNewTurnGivesShieldsBackButTakesNoDamageOff() {
    Scene scene = Given.exploration(2).damage(ONE, 4).scene();
    Area area = scene.state().table().area(ONE);
    Ship hit = area.flagship().orElseThrow().withShieldsUsed(2);
    Scene next = Scene.at(scene.state().with(ONE, area.withShip(hit))).does(new EndTurn(ONE));
    Ship ship = next.area(ONE).flagship().orElseThrow();
    assertThat(ship.shieldsUsed()).isZero();
    assertThat(ship.damage()).isEqualTo(4);
  }

  @Rule({"DB-D-25", "DB-DMG-09", "DB-DEF-06"})
  @Test
  void aDefenseForTheBattleEndsWithItAndTheFlagshipMayBeDefeatedThen() {
    Given given = Given.exploration(2).space("p0").damage(ONE, 7);
    Bonus bonus = new Bonus(Stat.DEFENSE, 3, Until.BATTLE_END);
    given.tally(ONE, tally -> tally.withBonuses(ImmutableList.of(bonus)));
    Scene scene = given.scene().does(EXPLORE, COMBAT);
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(damage(scene)).isZero();
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-DMG-04", "DB-DMG-09", "DB-DMG-10"})
  @Test
  void aFlagshipThatLosesItsDefenseIsDefeatedWhenTheListIsComplete() {
    Given given = Given.exploration(2).space("wreck").bridge(ONE, "bulwark").deck(ONE, "c1");
    Scene scene = explorations(1, given.damage(ONE, 8)).does(EXPLORE);
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    Given less = Given.exploration(2).space("wreck").bridge(ONE, "bulwark").deck(ONE, "c1");
    Scene kept = explorations(1, less.damage(ONE, 7)).does(EXPLORE);
    assertThat(kept.seen(ONE, FlagshipDefeated.class)).isEmpty();
    assertThat(kept.ids(kept.area(ONE).discard())).containsExactly("bulwark");
  }

  @Rule({"DB-DMG-03", "DB-FOR-02", "DB-I-12"})
  @Test
  void shieldsHelpFirstThenWhatCardsPrevent() {
    Given given = Given.exploration(2).space("wasp", "gnat").bridge(ONE, "aegis");
    Scene scene = explorations(2, given).does(EXPLORE, COMBAT);
    assertThat(scene.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 1, 1));
    Scene second = scene.does(EXPLORE, COMBAT);
    assertThat(second.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 1, 1));
    assertThat(second.seen(TWO, DamagePrevented.class)).hasSize(1);
  }

  @Rule("DB-DMG-03")
  @Test
  void whatIsPreventedForATimeIsUsedUp() {
    Given given =
        Given.exploration(2)
            .space("wasp", "hornet")
            .tally(
                ONE,
                tally ->
                    tally.withPreventions(ImmutableList.of(new Prevention(5, Until.TURN_END))));
    Scene scene = explorations(2, given).does(EXPLORE, COMBAT);
    assertThat(damage(scene)).isZero();
    assertThat(scene.tally(ONE).preventions()).containsExactly(new Prevention(1, Until.TURN_END));
    Scene second = scene.does(EXPLORE, COMBAT);
    assertThat(damage(second)).isEqualTo(4);
    assertThat(second.tally(ONE).preventions()).isEmpty();
  }

  @Rule({"DB-DMG-03", "DB-DMG-05"})
  @Test
  void whatShieldsHavePreventedUsesUpNoPrevention() {
    Given given =
        bonus(Given.exploration(2).space("wasp"), Stat.SHIELDS, 1)
            .tally(
                ONE,
                tally ->
                    tally.withPreventions(ImmutableList.of(new Prevention(5, Until.TURN_END))));
    Scene scene = explorations(1, given).does(EXPLORE, COMBAT);
    assertThat(scene.area(ONE).flagship()).contains(new Ship(card("uss-armstrong"), 0, 1));
    assertThat(scene.tally(ONE).preventions()).containsExactly(new Prevention(2, Until.TURN_END));
  }

  @Rule({"DB-DMG-02", "DB-FOR-02", "DB-I-12"})
  @Test
  void theShieldsOfASpaceStarshipAreUsedUpByWhatTheyPrevent() {
    CardSet armed =
        Sets.with(
            Sets.with(Given.SMALL, "c1", "onPlay", "[{\"op\":\"DAMAGE\",\"amount\":3}]"),
            "p0",
            "stats",
            "{\"speed\":1,\"attack\":1,\"diplomacy\":9,\"defense\":20,\"shields\":4}");
    Given given = Given.config(2, config -> config.cardSet(armed));
    Scene scene = explorations(1, given.space("p0").hand(ONE, "c1", "c1")).does(EXPLORE);
    scene = scene.does(new PlayCard(ONE, card("c1")));
    FlippedCard met = scene.state().table().flipped().get(0);
    assertThat(met).isEqualTo(FlippedCard.of(met.card()).withDamage(0, 3));
    scene = scene.does(new PlayCard(ONE, card("c1", 1)));
    met = scene.state().table().flipped().get(0);
    assertThat(met).isEqualTo(FlippedCard.of(met.card()).withDamage(2, 4));
  }

  @Rule({"DB-BAT-05", "DB-D-36"})
  @Test
  void statsAreFixedBeforeTheFirstDamage() {
    Given given = Given.exploration(2).space("hunter").bridge(ONE, "fury");
    Scene scene = explorations(1, given).does(EXPLORE, COMBAT);
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(12);
    assertThat(bottom(scene)).isEqualTo("hunter");
    assertThat(points(scene, ONE)).isEmpty();
  }

  @Rule("DB-SHP-09")
  @Test
  void theBonusesOfThePlayerPassToTheNewFlagship() {
    Given given = Given.exploration(2).space("p0");
    Scene scene =
        explorations(1, bonus(given, Stat.ATTACK, 4))
            .does(EXPLORE, new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.YES));
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(7);
  }

  private static int damage(Scene scene) {
    return scene.area(ONE).flagship().orElseThrow().damage();
  }
}
