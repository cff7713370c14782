package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.damage;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipUndefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What becomes of a Cube, and of those who fight it. */
class CubeResultTest {
  private static final PlayCard PROBE = new PlayCard(ONE, card("probe"));

  @Rule({"DB-CUB-09", "DB-CUB-13", "DB-CUB-16", "DB-I-19"})
  @Test
  void aCubeThatFallsBeforeItsSpeedDealsNoDamage() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe", "c1");
    bonus(given, ONE, Stat.ATTACK, 9);
    bonus(given, ONE, Stat.SPEED, 1);
    Scene scene = given.scene().does(PROBE, new PlayCard(ONE, card("c1")));
    scene = passAll(scene, ONE, TWO);
    assertThat(scene.seen(ONE, CubeDefeated.class)).hasSize(1);
    assertThat(damage(scene, ONE)).isZero();
    assertThat(damage(scene, TWO)).isZero();
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
    assertThat(scene.seen(TWO, BattleEnded.class)).hasSize(1);
    assertThat(scene.ids(scene.area(ONE).bridge())).containsExactly("probe", "c1");
    assertThat(scene.state().table().flipped()).isEmpty();
  }

  @Rule({"DB-CUB-13", "DB-CUB-16", "DB-BAT-09"})
  @Test
  void aBattleWithACubeEndsWithItsTriggersAndThenItsBonuses() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe", "gunner").bridge(TWO, "herald");
    bonus(given, ONE, Stat.ATTACK, 9);
    bonus(given, ONE, Stat.SPEED, 1);
    Scene scene = given.scene().does(PROBE, new PlayCard(ONE, card("gunner")));
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(3 + 9 + 1);
    scene = passAll(scene, ONE, TWO);
    assertThat(scene.tally(TWO).xp()).as("for the Cube").isEqualTo(1000);
    assertThat(scene.tally(ONE).xp()).as("at the end, still with the bonus").isEqualTo(3 + 9 + 1);
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(3 + 9);
    assertThat(scene.seen(ONE, DamageTaken.class))
        .containsExactly(new DamageTaken(card("armed-cube"), 12, 12));
  }

  @Rule({"DB-CUB-14", "DB-D-52"})
  @Test
  void aCubeThatIsNotDefeatedFailsTheTeamAndGoesUnderTheDeckUndamaged() {
    Given given = team(2).space("cube").hand(ONE, "probe").hand(TWO, "c1");
    bonus(given, ONE, Stat.DEFENSE, 9);
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(damage(scene, ONE)).isEqualTo(6);
    assertThat(Iterables.getLast(scene.state().space())).isEqualTo(card("cube"));
    assertThat(scene.state().table().flipped()).isEmpty();
    assertThat(scene.state().table().defeatedCubes()).isEmpty();
    assertThat(scene.seen(TWO, ShipUndefeated.class))
        .containsExactly(new ShipUndefeated(ONE, card("cube")));
    assertThat(scene.rules(ShipUndefeated.class)).containsExactly("DB-CUB-14");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("borg");
    assertThat(scene.ids(scene.area(TWO).discard())).containsExactly("borg");
  }

  @Rule({"DB-BOR-35", "DB-BOR-33", "DB-D-53"})
  @Test
  void theGroupInWhichTheLastFlagshipFallsStillHitsTheCube() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 7).damage(TWO, 7);
    bonus(given, TWO, Stat.SPEED, 1);
    bonus(given, TWO, Stat.ATTACK, 6);
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO);
    // Speed 3 each: 3 and 10 make 13, one is shielded, 12 are enough.
    scene = scene.does(new AssignCube(ONE, ONE));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(2);
    assertThat(scene.seen(ONE, CubeDefeated.class)).hasSize(1);
  }

  @Rule({"DB-BOR-33", "DB-CUB-14", "DB-BOR-23"})
  @Test
  void ifAllFallBeforeTheySlowerOnesDealTheCubeIsNotDefeated() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").damage(ONE, 7).damage(TWO, 7);
    bonus(given, ONE, Stat.SPEED, -1);
    bonus(given, TWO, Stat.ATTACK, 20);
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO).does(new AssignCube(ONE, TWO));
    assertThat(scene.seen(ONE, FlagshipDefeated.class)).hasSize(2);
    assertThat(scene.seen(ONE, CubeDefeated.class)).isEmpty();
    // The next turn of the team has begun, and with it the next flip.
    assertThat(scene.state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-BOR-33", "DB-CUB-14", "DB-BOR-27", "DB-BOR-41", "DB-D-53"})
  @Test
  void withNobodyInThePlayingEndsAtOnceAndTheCubeThatWasNotDefeatedFailsThem() {
    Given given = team(2).space("cube", "gnat").hand(ONE, "probe", "overload").hand(TWO, "c1");
    Scene fought = given.damage(ONE, 7).scene().does(new TrashPhase(TWO, card("c1")), PROBE);
    Scene scene = fought.does(new PlayCard(ONE, card("overload")));
    assertThat(scene.seen(TWO, ShipUndefeated.class))
        .containsExactly(new ShipUndefeated(ONE, card("cube")));
    // One for the defeat, then what the Cube gives each player, out or not.
    assertThat(scene.seen(TWO, BorgCardGiven.class))
        .extracting(BorgCardGiven::seat)
        .containsExactly(ONE, ONE, TWO);
    assertThat(scene.state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-FOR-03", "DB-CUB-09"})
  @Test
  void aCubeDefeatedByAnEffectEndsThePlaying() {
    Scene scene =
        team(2)
            .space("armed-cube")
            .hand(ONE, "probe", "tractor")
            .scene()
            .does(PROBE, new PlayCard(ONE, card("tractor")));
    assertThat(scene.seen(ONE, CubeDefeated.class)).hasSize(1);
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
  }

  @Rule("DB-CUB-15")
  @Test
  void aCubeCannotBeWonByDiplomacy() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe");
    bonus(given, ONE, Stat.SPEED, 20);
    bonus(given, ONE, Stat.DIPLOMACY, 20);
    given
        .scene()
        .does(PROBE)
        .rejects(new WinByDiplomacy(ONE, card("armed-cube"), false), "DB-CUB-15");
  }
}
