package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.damage;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamagePrevented;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class CubeDamageTest {
  private static final PlayCard PROBE = new PlayCard(ONE, card("probe"));

  @Rule({"DB-X-17", "DB-CUB-10", "DB-CUB-11", "DB-D-51", "DB-I-13"})
  @Test
  void oneFlagshipIsFilledAfterTheOther() {
    Given given = team(3).space("armed-cube").hand(ONE, "probe").damage(ONE, 1);
    bonus(given, ONE, Stat.DEFENSE, -2);
    bonus(given, ONE, Stat.SHIELDS, 2);
    bonus(given, TWO, Stat.DEFENSE, 1);
    Scene asked = passAll(given.scene().does(PROBE), ONE, TWO, THREE);
    assertThat(asked.legal(ONE))
        .containsExactly(
            new AssignCube(ONE, ONE), new AssignCube(ONE, TWO), new AssignCube(ONE, THREE));
    assertThat(asked.legal(TWO)).isEmpty();
    asked.rejects(new AssignCube(TWO, ONE), "DB-CUB-10");
    Scene second = asked.does(new AssignCube(ONE, ONE));
    second.rejects(new AssignCube(ONE, ONE), "DB-CUB-10");
    assertThat(((CubeDamage) second.phase()).left()).isEqualTo(4);
    Scene scene = second.does(new AssignCube(ONE, TWO));
    assertThat(scene.seen(TWO, DamagePrevented.class)).contains(new DamagePrevented(ship(1), 2));
    assertThat(scene.seen(TWO, DamageTaken.class))
        .contains(new DamageTaken(ship(1), 5, 6), new DamageTaken(ship(2), 4, 4));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
  }

  @Rule({"DB-CUB-11", "DB-DMG-05"})
  @Test
  void shieldsThatWereUsedInTheTurnPreventNothingMore() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 5);
    DeckbuilderState state = bonus(given, ONE, Stat.SHIELDS, 3).state();
    Area area = state.table().area(ONE);
    Ship used = area.flagship().orElseThrow().withShieldsUsed(3);
    Scene scene = Scene.at(state.with(ONE, area.withShip(used))).does(PROBE);
    Scene dealt = passAll(scene, ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(dealt.seen(ONE, DamageAssigned.class))
        .contains(
            new DamageAssigned(card("armed-cube"), ship(1), 3),
            new DamageAssigned(card("armed-cube"), ship(2), 8),
            new DamageAssigned(ship(1), card("armed-cube"), 3));
    assertThat(dealt.seen(ONE, FlagshipDefeated.class)).hasSize(2);
  }

  @Rule({"DB-CUB-10", "DB-D-09"})
  @Test
  void theLastThatIsLeftIsNotAskedFor() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe");
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, TWO));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(TWO, ship(2)));
    assertThat(damage(scene, ONE)).isEqualTo(3);
  }

  @Rule({"DB-CUB-12", "DB-I-13"})
  @Test
  void whatNoFlagshipCanTakeIsLost() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 6).damage(TWO, 5);
    Scene asked = passAll(given.scene().does(PROBE), ONE, TWO);
    Scene scene = asked.does(new AssignCube(ONE, ONE));
    assertThat(scene.seen(ONE, DamageTaken.class))
        .contains(new DamageTaken(ship(1), 2, 8), new DamageTaken(ship(2), 3, 8));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(2);
  }

  @Rule("DB-CUB-10")
  @Test
  void aFlagshipThatIsFilledStillDealsInItsGroup() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 7);
    bonus(given, ONE, Stat.ATTACK, 10);
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .contains(new FlagshipDefeated(ONE, ship(1)));
    assertThat(scene.seen(ONE, CubeDefeated.class)).hasSize(1);
  }

  @Rule("DB-CUB-11")
  @Test
  void whatCardsPreventIsUsedUpToo() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 5);
    given.tally(
        ONE, tally -> tally.withPreventions(ImmutableList.of(new Prevention(4, Until.TURN_END))));
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(scene.seen(ONE, DamageAssigned.class))
        .contains(
            new DamageAssigned(card("armed-cube"), ship(1), 7),
            new DamageAssigned(card("armed-cube"), ship(2), 4));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(ONE, ship(1)));
    assertThat(damage(scene, TWO)).isEqualTo(4);
  }

  @Rule({"DB-CUB-10", "DB-CUB-11"})
  @Test
  void shieldsThatAreLeftAndAllThatPreventsAddUp() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").bridge(ONE, "aegis");
    bonus(given.damage(ONE, 6), ONE, Stat.SHIELDS, 3);
    Prevention one = new Prevention(1, Until.TURN_END);
    Prevention two = new Prevention(2, Until.TURN_END);
    given.tally(ONE, tally -> tally.withPreventions(ImmutableList.of(one, two)));
    DeckbuilderState state = given.state();
    Area area = state.table().area(ONE);
    Ship used = area.flagship().orElseThrow().withShieldsUsed(1);
    Scene scene = Scene.at(state.with(ONE, area.withShip(used))).does(PROBE);
    Scene dealt = passAll(scene, ONE, TWO).does(new AssignCube(ONE, ONE));
    // Shields 4 less 1, 2 by the card on the Bridge, 3 for a time, and 2 until it is defeated.
    assertThat(dealt.seen(ONE, DamageAssigned.class))
        .contains(
            new DamageAssigned(card("armed-cube"), ship(1), 10),
            new DamageAssigned(card("armed-cube"), ship(2), 1));
    assertThat(dealt.seen(ONE, FlagshipDefeated.class))
        .containsExactly(new FlagshipDefeated(ONE, ship(1)));
  }

  @Rule("DB-CUB-11")
  @Test
  void aFlagshipFromWhichAllIsPreventedTakesAll() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 7);
    given.tally(
        ONE, tally -> tally.withPreventions(ImmutableList.of(new Prevention(-1, Until.TURN_END))));
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(scene.seen(ONE, DamageAssigned.class))
        .contains(new DamageAssigned(card("armed-cube"), ship(1), 11));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).isEmpty();
    assertThat(damage(scene, ONE)).isEqualTo(7);
    assertThat(damage(scene, TWO)).isZero();
  }

  @Rule({"DB-CUB-10", "DB-BOR-27", "DB-BOR-15"})
  @Test
  void whoIsOutIsNotNamedAndDoesNotName() {
    Given given = team(3).space("armed-cube").hand(ONE, "probe", "overload").damage(ONE, 6);
    Scene scene = given.scene().does(PROBE, new PlayCard(ONE, card("overload")));
    Scene asked = passAll(scene, TWO, THREE);
    assertThat(asked.legal(TWO))
        .containsExactly(new AssignCube(TWO, TWO), new AssignCube(TWO, THREE));
    asked.rejects(new AssignCube(ONE, TWO), "DB-CUB-10");
    asked.rejects(new AssignCube(TWO, ONE), "DB-CUB-10");
  }

  private static CardId ship(int number) {
    return card("borg-start-" + number);
  }

  @Rule({"DB-GEN-05", "DB-BOR-11", "DB-BOR-24", "DB-BOR-26"})
  @Test
  void whatNobodyDoesInATeamIsRefusedByItsRuleHereToo() {
    Scene asked =
        passAll(
            team(3).space("armed-cube").hand(ONE, "probe").scene().does(PROBE), ONE, TWO, THREE);
    assertThat(asked.phase()).isInstanceOf(CubeDamage.class);
    asked.rejects(new Explore(ONE), "DB-BOR-11");
    asked.rejects(new CompleteMission(ONE, card("m0")), "DB-BOR-11");
    asked.rejects(new EndTurn(ONE), "DB-BOR-24");
    asked.rejects(new TrashPhase(ONE, card("probe")), "DB-BOR-26");
    asked.rejects(new Pass(ONE), "DB-GEN-05");
  }

  @Rule({"DB-CUB-08", "DB-CUB-09", "DB-CUB-10"})
  @Test
  void aCubeAndAFlagshipWithASpeedOfNothingDealTogetherAfterAllOthers() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "armed-cube",
            "stats",
            "{\"speed\":0,\"attack\":3,\"defense\":40,\"shields\":0}");
    Given given =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space("armed-cube")
            .hand(ONE, "probe");
    bonus(given, ONE, Stat.SPEED, -given.scene().total(ONE, Stat.SPEED));
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, TWO));
    CardId cube = card("armed-cube");
    assertThat(scene.seen(ONE, DamageAssigned.class))
        .containsExactly(
            new DamageAssigned(cube, ship(2), 3),
            new DamageAssigned(ship(1), cube, given.scene().total(ONE, Stat.ATTACK)));
    assertThat(damage(scene, ONE)).isZero();
    assertThat(damage(scene, TWO)).isEqualTo(3);
  }
}
