package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.FOUR;
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
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Two teams of two fight: seats 1 and 3 against seats 2 and 4. */
class TeamsTest {
  @Rule("DB-PVP-01")
  @Test
  void teammatesAloneDoNotBattle() {
    String fight = "[{'op': 'BATTLE_ALL', 'participants': 'EACH_PLAYER'}]".replace('\'', '"');
    CardSet cards = Sets.with(Given.SMALL, "set", "onPlay", fight);
    Scene scene =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .hand(ONE, "set")
            .bridge(TWO, "c1")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(scene.seen(ONE, BattleStarted.class)).isEmpty();
    assertThat(scene.ids(scene.area(TWO).bridge())).containsExactly("c1");
  }

  @Rule({"DB-X-29", "DB-PVP-06", "DB-PVP-07", "DB-KCW-30"})
  @Test
  void teammatesCannotBeAttacked() {
    Scene scene = allPass(battle(ships(4)));
    assertThat(scene.phase())
        .isEqualTo(new BattleDamage(ONE, ImmutableList.of(), ImmutableList.of()));
    scene.rejects(new Assign(ONE, THREE), "DB-PVP-07").rejects(new Assign(ONE, ONE), "DB-PVP-06");
    assertThat(scene.legal(ONE)).containsExactly(new Assign(ONE, TWO), new Assign(ONE, FOUR));
  }

  @Rule({"DB-X-29", "DB-PVP-09", "DB-D-09", "DB-I-26"})
  @Test
  void theEngineAttacksTheOnlyOpponentThatIsLeft() {
    Scene scene = allPass(battle(ship(ships(4), TWO, 8, 1, 4))).does(new Assign(ONE, TWO));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(TWO);
    assertThat(scene.seen(ONE, DamageAssigned.class)).as("1 on 2, then 3 on 4").hasSize(2);
    assertThat(damage(scene, FOUR)).isEqualTo(3);
    assertThat(scene.phase())
        .isEqualTo(new BattleDamage(FOUR, ImmutableList.of(), ImmutableList.of()));
    assertThat(scene.legal(FOUR)).containsExactly(new Assign(FOUR, ONE), new Assign(FOUR, THREE));
  }

  @Rule({"DB-PVP-07", "DB-KCW-30", "DB-KCW-31", "DB-WAR-01"})
  @Test
  void whoHasOnlyTeammatesLeftDoesNotAttackAndPartnersAreComparedLikeEverybody() {
    Given given = ship(ship(ships(4), TWO, 8, 1, 4), FOUR, 1, 1, 3);
    Scene over = allPass(battle(ship(given, ONE, 9, 4, 20))).does(new Assign(ONE, TWO));
    assertThat(over.seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(TWO, FOUR);
    assertThat(damage(over, ONE)).isZero();
    assertThat(damage(over, THREE)).isZero();
    assertThat(over.ids(over.area(ONE).points())).containsExactly("war");
    assertThat(over.area(THREE).points()).isEmpty();
  }

  @Rule({"DB-KCW-31", "DB-WAR-02"})
  @Test
  void thePartnerMayWinTheCardForHimself() {
    Given given = ship(ship(ships(4), TWO, 8, 1, 4), FOUR, 1, 1, 3);
    Scene over = allPass(battle(ship(given, THREE, 7, 5, 20))).does(new Assign(ONE, TWO));
    assertThat(over.ids(over.area(THREE).points())).containsExactly("war");
    assertThat(over.area(ONE).points()).isEmpty();
  }

  @Rule("DB-PVP-16")
  @Test
  void playingEndsWhenOneTeamAloneIsLeft() {
    Given given = ships(4).hand(ONE, "sabotage").damage(TWO, 19).damage(FOUR, 19);
    Scene scene = battle(given);
    assertThat(scene.seen(ONE, BattleStarted.class).get(0).seats()).hasSize(4);
    CardId sabotage = CardId.of(Given.KLINGON.firstCopy(Given.KLINGON.card("sabotage")));
    Scene over = scene.does(new PlayCard(ONE, sabotage));
    assertThat(over.seen(ONE, DamageAssigned.class)).isEmpty();
    assertThat(over.area(ONE).points()).hasSize(1);
    over.rejects(new Pass(THREE), "DB-TRN-09");
  }

  /** A War in which seat 1 is the fastest, then 2, 3 and 4; nobody is easily defeated. */
  private static Given ships(int attack) {
    Given given = decks(Given.klingon(4).space("war"));
    ship(ship(given, ONE, 9, attack, 20), TWO, 8, 1, 20);
    return ship(ship(given, THREE, 7, 3, 20), FOUR, 6, 1, 20);
  }
}
