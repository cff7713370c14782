package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.allPass;
import static io.stardeck.deckbuilder.battle.Arena.battle;
import static io.stardeck.deckbuilder.battle.Arena.damage;
import static io.stardeck.deckbuilder.battle.Arena.decks;
import static io.stardeck.deckbuilder.battle.Arena.ship;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards are played in a battle among players. */
class PlayingTest {
  @Rule({"DB-BAT-01", "DB-BAT-02", "DB-BAT-03", "DB-BAT-07", "DB-PVP-01", "DB-GEN-04"})
  @Test
  void combatantsPlayInTurnBeginningWithTheTurnPlayer() {
    Scene scene =
        battle(
            Given.exploration(3)
                .space("war")
                .hand(ONE, "man", "set", "tricorder")
                .hand(TWO, "set", "ensign")
                .hand(THREE, "man"));
    assertThat(scene.seen(THREE, BattleStarted.class))
        .containsExactly(new BattleStarted(ImmutableList.of(ONE, TWO, THREE)));
    assertThat(scene.legal(ONE)).containsExactly(new Pass(ONE), new PlayCard(ONE, card("man")));
    assertThat(scene.legal(TWO)).isEmpty();
    scene
        .rejects(new PlayCard(ONE, card("set")), "DB-BAT-03")
        .rejects(new Declare(ONE, Means.DIPLOMACY), "DB-GEN-05")
        .rejects(new EndTurn(ONE), "DB-GEN-05")
        .rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-GEN-05")
        .rejects(new Assign(ONE, TWO), "DB-GEN-05")
        .rejects(new Pass(TWO), "DB-PVP-01")
        .rejects(new PlayCard(THREE, card("man", 1)), "DB-PVP-01");
    Scene second = scene.does(new PlayCard(ONE, card("man")));
    assertThat(second.phase()).isEqualTo(new BattlePlay(TWO, 0));
    second.rejects(new PlayCard(TWO, card("set", 1)), "DB-BAT-03");
    Scene third = second.does(new PlayCard(TWO, card("ensign")));
    assertThat(third.phase()).isEqualTo(new BattlePlay(THREE, 0));
    assertThat(third.does(new Pass(THREE)).phase()).isEqualTo(new BattlePlay(ONE, 1));
  }

  @Rule({"DB-X-11", "DB-PVP-02", "DB-PVP-16"})
  @Test
  void playingEndsWhenAllHavePassedInSuccession() {
    Scene scene =
        battle(Given.exploration(3).space("war").hand(TWO, "ensign"))
            .does(new Pass(ONE), new PlayCard(TWO, card("ensign")), new Pass(THREE), new Pass(ONE));
    assertThat(scene.phase()).isEqualTo(new BattlePlay(TWO, 2));
    assertThat(scene.does(new Pass(TWO)).phase()).isInstanceOf(BattleDamage.class);
  }

  @Rule({"DB-PVP-02", "DB-GEN-10"})
  @Test
  void whoHasPassedMayPlayAgainAndAnEmptyHandIsAskedLikeAnyOther() {
    Scene scene =
        battle(Given.exploration(2).space("war").hand(ONE, "man", "phasers"))
            .does(new PlayCard(ONE, card("man")));
    assertThat(scene.legal(TWO)).containsExactly(new Pass(TWO));
    Scene again = scene.does(new Pass(TWO), new PlayCard(ONE, card("phasers")));
    assertThat(again.phase()).isEqualTo(new BattlePlay(TWO, 0));
  }

  @Rule({"DB-PVP-01", "DB-PVP-16", "DB-ACT-13"})
  @Test
  void whoUsesAnEffectHasHadHisTurnToPlay() {
    Given given =
        Given.exploration(2).space("skirmish").bridge(ONE, "engineer").hand(ONE, "man", "phasers");
    Scene scene =
        battle(ship(given, TWO, 3, 3, 30)).does(new PlayCard(ONE, card("phasers")), new Pass(TWO));
    scene.rejects(new UseEffect(ONE, card("engineer"), 0), "DB-GEN-05");
    int attack = scene.total(ONE, Stat.ATTACK);
    Scene used = scene.does(new UseEffect(ONE, card("engineer"), 1));
    assertThat(used.phase()).isEqualTo(new BattlePlay(TWO, 0));
    assertThat(used.total(ONE, Stat.ATTACK)).isEqualTo(attack + 3);
    assertThat(damage(allPass(used), TWO)).isEqualTo(attack + 3);
  }

  @Rule({"DB-PVP-03", "DB-D-37", "DB-EFF-02", "DB-EFF-03", "DB-EFF-04", "DB-TRN-08"})
  @Test
  void whatIsGainedOutOfTurnIsLost() {
    Scene scene =
        battle(Given.exploration(2).space("skirmish").hand(ONE, "scout").hand(TWO, "scout"))
            .does(new PlayCard(ONE, card("scout")));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.tally(ONE).explorations()).isEqualTo(2);
    assertThat(scene.tally(ONE).searches()).isEqualTo(2);
    Scene other = scene.does(new PlayCard(TWO, card("scout", 1)));
    assertThat(other.tally(TWO).xp()).isZero();
    assertThat(other.tally(TWO).explorations()).isZero();
    assertThat(other.tally(TWO).searches()).isZero();
    assertThat(allPass(other).tally(ONE).explorations()).isEqualTo(2);
  }

  @Rule({"DB-PVP-16", "DB-PVP-13", "DB-PVP-09", "DB-D-36"})
  @Test
  void whoIsDefeatedWhileCardsArePlayedLeavesTheBattle() {
    Given given = decks(Given.exploration(3).space("war").hand(TWO, "sabotage").damage(THREE, 6));
    Scene scene = battle(given).does(new Pass(ONE), new PlayCard(TWO, card("sabotage")));
    assertThat(scene.state().hand(THREE)).hasSize(5);
    assertThat(scene.phase()).isEqualTo(new BattlePlay(ONE, 0));
    assertThat(damage(scene, ONE)).isEqualTo(3);
    Scene passed = scene.does(new Pass(ONE), new Pass(TWO));
    assertThat(passed.seen(ONE, DamageAssigned.class)).hasSize(2);
    assertThat(damage(passed, THREE)).isZero();
    assertThat(passed.state().hand(THREE)).hasSize(5);
    assertThat(passed.seen(ONE, BattleEnded.class))
        .containsExactly(new BattleEnded(ImmutableList.of(ONE, TWO, THREE)));
    scene.rejects(new Pass(THREE), "DB-TRN-09");
  }

  @Rule({"DB-PVP-16", "DB-WAR-01", "DB-DEF-06"})
  @Test
  void withoutTwoOpponentsPlayingEndsAndNoDamageIsDealt() {
    Given given =
        decks(Given.exploration(2).space("war").hand(TWO, "sabotage", "man").damage(ONE, 6));
    Scene scene = battle(given).does(new Pass(ONE), new PlayCard(TWO, card("sabotage")));
    assertThat(scene.seen(ONE, DamageAssigned.class)).isEmpty();
    assertThat(scene.ids(scene.area(TWO).points())).containsExactly("war");
    assertThat(scene.hand(TWO)).hasSize(5).doesNotContain("man");
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-PVP-01", "DB-PVP-12", "DB-TRN-09", "DB-GEN-04"})
  @Test
  void whoIsNoCombatantTakesNoPart() {
    Given given =
        decks(
            Given.exploration(3)
                .space("grudge")
                .hand(TWO, "man")
                .discard(ONE, "c1")
                .discard(THREE, "c1"));
    Scene scene = battle(given);
    assertThat(scene.seen(TWO, BattleStarted.class))
        .containsExactly(new BattleStarted(ImmutableList.of(ONE, THREE)));
    scene.rejects(new Pass(TWO), "DB-TRN-09");
    Scene over = scene.does(new Pass(ONE), new Pass(THREE));
    assertThat(over.hand(TWO)).containsExactly("man");
    assertThat(over.hand(THREE)).hasSize(5);
    assertThat(damage(over, TWO)).isZero();
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-PVP-01")
  @Test
  void theFirstCombatantClockwiseBeginsIfTheTurnPlayerIsNone() {
    Scene scene = battle(Given.exploration(3).space("rivals"));
    assertThat(scene.phase()).isEqualTo(new BattlePlay(TWO, 0));
    Scene next = scene.does(new Pass(TWO));
    assertThat(next.phase()).isEqualTo(new BattlePlay(THREE, 1));
    assertThat(next.does(new Pass(THREE)).phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-PVP-16", "DB-WAR-05", "DB-EVT-08"})
  @Test
  void aBattleWithoutOpponentsIsOverAtOnce() {
    Scene nobody = battle(Given.exploration(2).space("grudge"));
    assertThat(nobody.seen(ONE, BattleStarted.class)).isEmpty();
    assertThat(nobody.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(nobody.area(ONE).points()).as("nobody wins the War").isEmpty();
    assertThat(nobody.state().space()).endsWith(card("grudge"));
    Scene alone = battle(Given.exploration(2).space("grudge").discard(TWO, "c1"));
    assertThat(alone.seen(ONE, DamageAssigned.class)).isEmpty();
    assertThat(alone.ids(alone.area(TWO).points())).containsExactly("grudge");
  }

  @Rule({"DB-BAT-04", "DB-BAT-05", "DB-FOR-01"})
  @Test
  void theBarsOfTheBridgeCountFromBeforeTheBattleToo() {
    Given given = Given.exploration(2).space("skirmish").hand(TWO, "phasers");
    ship(given.bridge(ONE, "c1", "man"), ONE, 6, 4, 20);
    Scene scene = battle(ship(given, TWO, 2, 1, 20));
    Scene over =
        scene.does(new Pass(ONE), new PlayCard(TWO, card("phasers")), new Pass(ONE), new Pass(TWO));
    assertThat(damage(over, TWO)).isEqualTo(4);
    assertThat(damage(over, ONE)).isEqualTo(3);
  }

  @Test
  void aBattleBegunInABattleIsNone() {
    Scene scene =
        battle(Given.exploration(2).space("skirmish").hand(ONE, "provoker"))
            .does(new PlayCard(ONE, card("provoker")));
    assertThat(scene.seen(ONE, BattleStarted.class)).isEmpty();
    assertThat(scene.phase()).isEqualTo(new BattlePlay(TWO, 0));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
  }

  @Rule({"DB-PVP-14", "DB-ACT-04"})
  @Test
  void aCardPlayedInATurnMayStartABattleAndItsOtherEffectsFollow() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "provoker", "set")
            .hand(TWO, "man")
            .scene()
            .does(new PlayCard(ONE, card("provoker")));
    assertThat(scene.phase()).isEqualTo(new BattlePlay(ONE, 0));
    assertThat(scene.tally(ONE).xp()).isZero();
    Scene over = allPass(scene);
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(over.tally(ONE).xp()).isEqualTo(1);
    assertThat(over.ids(over.area(ONE).bridge())).containsExactly("provoker");
    assertThat(over.hand(ONE)).containsExactly("set");
  }
}
