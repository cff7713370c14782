package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.allPass;
import static io.stardeck.deckbuilder.battle.Arena.battle;
import static io.stardeck.deckbuilder.battle.Arena.damage;
import static io.stardeck.deckbuilder.battle.Arena.decks;
import static io.stardeck.deckbuilder.battle.Arena.ship;
import static io.stardeck.deckbuilder.battle.Arena.total;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamagePrevented;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Ships deal damage in a battle among players. */
class VolleysTest {
  @Rule({
    "DB-X-09",
    "DB-PVP-04",
    "DB-PVP-09",
    "DB-PVP-10",
    "DB-PVP-13",
    "DB-DEF-01",
    "DB-DEF-05",
    "DB-DEF-06",
    "DB-END-07",
    "DB-D-26"
  })
  @Test
  void theFasterDealFirstAndWhoIsDefeatedBeforeHisAttackHasNone() {
    Given given = decks(Given.exploration(3).space("war").bridge(ONE, "man"));
    Scene scene = battle(ship(ship(ship(given, ONE, 5, 4, 6), TWO, 7, 6, 5), THREE, 5, 5, 7));
    int ensigns = scene.state().table().starbase().pile(Basic.ENSIGN).size();
    Scene damage = allPass(scene);
    assertThat(damage.phase())
        .isEqualTo(new BattleDamage(TWO, ImmutableList.of(), ImmutableList.of()));
    Scene over = damage.does(new Assign(TWO, ONE));
    assertThat(over.seen(ONE, FlagshipDefeated.class))
        .containsExactly(
            new FlagshipDefeated(ONE, card("uss-armstrong")),
            new FlagshipDefeated(TWO, card("iks-karok")));
    assertThat(over.seen(ONE, DamageAssigned.class))
        .containsExactly(
            new DamageAssigned(card("iks-karok"), card("uss-armstrong"), 6),
            new DamageAssigned(card("iks-vornar"), card("iks-karok"), 5));
    assertThat(over.ids(over.area(THREE).points())).containsExactly("war");
    assertThat(over.area(ONE).points()).isEmpty();
    assertThat(over.area(TWO).points()).isEmpty();
    assertThat(over.state().table().starbase().pile(Basic.ENSIGN)).hasSize(ensigns - 2);
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
    assertThat(over.hand(ONE)).hasSize(5);
    assertThat(over.state().deck(ONE).size()).isEqualTo(3);
    assertThat(over.area(ONE).bridge()).isEmpty();
    assertThat(over.hand(TWO)).hasSize(5);
    assertThat(over.hand(THREE)).hasSize(5);
    assertThat(over.seen(ONE, CardsDrawn.class))
        .as("the defeated keep the Hands that they have drawn")
        .extracting(CardsDrawn::seat)
        .containsExactly(ONE, TWO, THREE);
  }

  @Rule({"DB-X-10", "DB-PVP-05", "DB-PVP-08", "DB-PVP-11", "DB-TRN-09", "DB-D-09"})
  @Test
  void thoseOfOneSpeedAssignInOrderAndDealTogether() {
    Given given = decks(Given.exploration(3).space("war"));
    Scene scene =
        allPass(battle(ship(ship(ship(given, ONE, 5, 6, 9), TWO, 3, 3, 20), THREE, 5, 4, 6)));
    assertThat(scene.legal(ONE)).containsExactly(new Assign(ONE, TWO), new Assign(ONE, THREE));
    scene.rejects(new Assign(THREE, ONE), "DB-TRN-09").rejects(new Pass(ONE), "DB-GEN-05");
    Scene second = scene.does(new Assign(ONE, THREE));
    assertThat(second.seen(TWO, DamageAssigned.class))
        .containsExactly(new DamageAssigned(card("uss-armstrong"), card("iks-vornar"), 6));
    assertThat(damage(second, THREE)).isZero();
    assertThat(second.legal(THREE)).containsExactly(new Assign(THREE, ONE), new Assign(THREE, TWO));
    Scene over = second.does(new Assign(THREE, ONE));
    assertThat(over.seen(ONE, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(THREE, card("iks-vornar")));
    assertThat(over.seen(ONE, DamageTaken.class))
        .containsExactly(
            new DamageTaken(card("uss-armstrong"), 4, 4),
            new DamageTaken(card("iks-vornar"), 6, 6),
            new DamageTaken(card("uss-armstrong"), 3, 7));
    assertThat(damage(over, ONE)).isEqualTo(7);
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-PVP-06", "DB-D-38", "DB-GEN-01"})
  @Test
  void whateverIsNoOtherUndefeatedCombatantCannotBeAttacked() {
    Given given = decks(Given.exploration(4).space("grudge"));
    given.discard(ONE, "c1").discard(TWO, "c1").discard(THREE, "c1");
    ship(ship(ship(given, ONE, 9, 5, 20), TWO, 5, 1, 5), THREE, 3, 3, 20);
    Scene scene = allPass(battle(given));
    scene
        .rejects(new Assign(ONE, ONE), "DB-PVP-06")
        .rejects(new Assign(ONE, Arena.FOUR), "DB-PVP-06")
        .rejects(new Assign(ONE, Arena.FIVE), "DB-GEN-01");
    Scene over = scene.does(new Assign(ONE, TWO));
    assertThat(damage(over, ONE)).as("TWO is defeated, so THREE has one target").isEqualTo(3);
  }

  @Rule({"DB-PVP-06", "DB-PVP-08", "DB-DMG-03", "DB-FOR-02", "DB-D-38"})
  @Test
  void whoHasBeenAssignedEnoughMayBeAttackedAndShieldsHelpOnceAgainstTheTotal() {
    Given given = decks(Given.exploration(3).space("skirmish"));
    ship(ship(ship(given, ONE, 5, 9, 20), TWO, 1, 9, 4), THREE, 5, 3, 20);
    Scene scene = allPass(battle(total(given, TWO, Stat.SHIELDS, 2))).does(new Assign(ONE, TWO));
    assertThat(scene.legal(THREE)).contains(new Assign(THREE, TWO));
    Scene over = scene.does(new Assign(THREE, TWO));
    assertThat(over.seen(ONE, DamagePrevented.class))
        .containsExactly(new DamagePrevented(card("iks-karok"), 2));
    assertThat(over.seen(ONE, DamageTaken.class))
        .containsExactly(new DamageTaken(card("iks-karok"), 10, 10));
    assertThat(over.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(damage(over, ONE)).isZero();
  }

  @Rule({"DB-BAT-06", "DB-D-10"})
  @Test
  void whoHasNoAttackIsPassedOver() {
    Given given = Given.exploration(3).space("skirmish");
    ship(ship(ship(given, ONE, 5, 0, 20), TWO, 4, 0, 20), THREE, 3, 2, 20);
    Scene scene = allPass(battle(given));
    assertThat(scene.phase())
        .isEqualTo(new BattleDamage(THREE, ImmutableList.of(), ImmutableList.of()));
    Scene over = scene.does(new Assign(THREE, ONE));
    assertThat(over.seen(ONE, DamageAssigned.class)).hasSize(1);
  }

  @Rule({"DB-BAT-05", "DB-D-36", "DB-WAR-01"})
  @Test
  void statsAreFixedWhenPlayingHasEnded() {
    Given given = Given.exploration(2).space("war").bridge(ONE, "fury");
    Scene over = allPass(battle(ship(ship(given, ONE, 1, 5, 20), TWO, 9, 6, 20)));
    assertThat(over.total(ONE, Stat.ATTACK)).isEqualTo(14);
    assertThat(damage(over, TWO)).isEqualTo(5);
    assertThat(over.ids(over.area(TWO).points())).containsExactly("war");
  }

  @Rule({"DB-PVP-08", "DB-DMG-10", "DB-EFF-21"})
  @Test
  void aTriggerOfADefeatActsBeforeTheNextSpeedAndMayDefeatAnother() {
    Given given = decks(Given.exploration(3).space("war"));
    ship(ship(given, ONE, 1, 5, 5), TWO, 9, 9, 20);
    Scene over =
        allPass(battle(Arena.flagship(given.state(), THREE, "avenger")))
            .does(new Assign(TWO, THREE));
    assertThat(over.seen(TWO, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(THREE, ONE);
    assertThat(over.seen(TWO, DamageAssigned.class)).hasSize(1);
    assertThat(over.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-DEF-04", "DB-DEF-07", "DB-D-41"})
  @Test
  void whoIsDefeatedKeepsHisPointsAndPlaysOn() {
    Given given = decks(Given.exploration(2).space("grudge", "war"));
    given.discard(ONE, "c1").discard(TWO, "c1");
    Scene first = allPass(battle(ship(ship(given, ONE, 9, 3, 4), TWO, 5, 3, 20)));
    assertThat(first.ids(first.area(ONE).points())).containsExactly("grudge");
    Scene second = allPass(first.does(new Explore(ONE)));
    assertThat(second.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(second.ids(second.area(ONE).points())).containsExactly("grudge");
    assertThat(second.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-PVP-04", "DB-PVP-05"})
  @Test
  void aShipWithASpeedOfNothingDealsItsDamageLast() {
    Given given = decks(Given.exploration(3).space("war"));
    ship(ship(ship(given, ONE, 0, 4, 20), TWO, 1, 3, 20), THREE, 0, 2, 20);
    Scene first = allPass(battle(given));
    assertThat(first.legal(TWO)).containsExactly(new Assign(TWO, ONE), new Assign(TWO, THREE));
    Scene second = first.does(new Assign(TWO, ONE));
    assertThat(damage(second, ONE)).as("dealt before the others assign").isEqualTo(3);
    assertThat(second.legal(ONE)).containsExactly(new Assign(ONE, TWO), new Assign(ONE, THREE));
    Scene over = second.does(new Assign(ONE, THREE), new Assign(THREE, TWO));
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(damage(over, TWO)).isEqualTo(2);
    assertThat(damage(over, THREE)).isEqualTo(4);
  }

  @Rule({"DB-PVP-08", "DB-DMG-10"})
  @Test
  void defeatsAreCarriedOutFromTheTurnPlayerOnWhoeverThatIs() {
    Given given = decks(Given.exploration(2).space("skirmish")).phases(new ActionPhase(TWO));
    given.tally(TWO, tally -> tally.withExplorations(1));
    DeckbuilderState state = ship(ship(given, ONE, 5, 9, 5), TWO, 5, 9, 5).state();
    Scene begun = Scene.at(state.with(state.table().turn().withPlayer(TWO))).does(new Explore(TWO));
    assertThat(allPass(begun).seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(TWO, ONE);
  }
}
