package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.damage;
import static io.stardeck.deckbuilder.borg.Fleet.flipped;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CubeBattleTest {
  private static final PlayCard PROBE = new PlayCard(ONE, card("probe"));

  @Rule({"DB-X-15", "DB-CUB-01", "DB-CUB-02", "DB-CUB-03", "DB-FOR-07", "DB-VIS-05"})
  @Test
  void aCubeGrowsByTheBorgCardsThatAreShownAndTheCubesDefeatedBefore() {
    Scene scene =
        team(3)
            .defeatedCubes("cube", "cube")
            .space("cube")
            .hand(ONE, "probe", "borg", "c1", "borg")
            .hand(TWO, "c2")
            .hand(THREE, "borg")
            .scene()
            .does(PROBE);
    FlippedCard cube = flipped(scene);
    assertThat(cube.borgShown()).isEqualTo(3);
    assertThat(stat(scene, Stat.SPEED)).isEqualTo(10);
    assertThat(stat(scene, Stat.ATTACK)).isEqualTo(11);
    assertThat(stat(scene, Stat.DEFENSE)).isEqualTo(13);
    // Shields are not printed on it.
    assertThat(stat(scene, Stat.SHIELDS)).isZero();
    assertThat(scene.seen(TWO, BorgCardsShown.class))
        .containsExactly(
            new BorgCardsShown(ONE, ImmutableList.of(card("borg", 0), card("borg", 1))),
            new BorgCardsShown(TWO, ImmutableList.of()),
            new BorgCardsShown(THREE, ImmutableList.of(card("borg", 2))));
  }

  @Rule({"DB-CUB-03", "DB-CUB-10", "DB-D-50"})
  @Test
  void theCubesDefeatedBeforeCountInTheBattle() {
    Scene scene =
        team(2).defeatedCubes("cube", "cube").space("cube").hand(ONE, "probe").scene().does(PROBE);
    assertThat(pass(scene).phase())
        .as("6, and 1 for each")
        .isEqualTo(new CubeDamage(ONE, 8, ImmutableList.of()));
  }

  @Rule({"DB-CUB-01", "DB-CUB-05", "DB-BOR-71", "DB-D-59"})
  @Test
  void onlyTheTeamOnTurnShowsItsBorgCardsAndFights() {
    ImmutableList<ImmutableList<Seat>> teams =
        ImmutableList.of(ImmutableList.of(ONE, THREE), ImmutableList.of(TWO, Seat.of(4)));
    Scene scene =
        Given.config(4, config -> config.scenario(Scenario.BORG_INVASION).teams(teams))
            .phases(new TeamAction(ONE, Gathering.of(teams.get(0))))
            .space("cube")
            .hand(ONE, "probe")
            .hand(TWO, "borg", "borg")
            .hand(THREE, "borg")
            .scene()
            .does(PROBE);
    assertThat(flipped(scene).borgShown()).isEqualTo(1);
    assertThat(((CubePlay) scene.phase()).gathering().in()).containsExactly(ONE, THREE);
    assertThat(damage(scene, TWO)).isZero();
    assertThat(damage(scene, THREE)).isEqualTo(1);
    scene.rejects(new Pass(TWO), "DB-BOR-23");
  }

  @Rule({"DB-VIS-02", "DB-VIS-05", "DB-I-24"})
  @Test
  void nothingElseOfAHandIsShown() {
    Scene scene =
        team(2)
            .space("armed-cube")
            .hand(ONE, "probe")
            .hand(TWO, "c1", "borg", "c2")
            .scene()
            .does(PROBE);
    assertThat(EngineJson.write(scene.seen(ONE, GameEvent.class)))
        .contains(card("borg").toString())
        .doesNotContain("\"" + card("c1") + "\"", "\"" + card("c2") + "\"");
    assertThat(scene.view(ONE).hand(TWO)).containsExactly(card("borg"));
  }

  @Rule({"DB-CUB-02", "DB-D-50", "DB-FOR-07"})
  @Test
  void printedShieldsGrowToo() {
    Scene scene = team(2).space("armed-cube").hand(ONE, "probe", "borg").scene().does(PROBE);
    assertThat(stat(scene, Stat.SHIELDS)).isEqualTo(2);
  }

  @Rule({"DB-X-16", "DB-CUB-08", "DB-CUB-09", "DB-CUB-10", "DB-CUB-13", "DB-BAT-05"})
  @Test
  void damageIsDealtInOrderOfSpeedAndAddsUp() {
    Given given =
        team(3)
            .defeatedCubes("cube", "cube")
            .space("cube")
            .hand(ONE, "probe", "borg", "borg")
            .hand(THREE, "borg");
    bonus(given, ONE, Stat.SPEED, 8);
    bonus(given, ONE, Stat.ATTACK, 2);
    bonus(given, TWO, Stat.SPEED, 8);
    bonus(given, THREE, Stat.ATTACK, 2);
    bonus(given, ONE, Stat.DEFENSE, 1);
    Scene asked = passAll(given.scene().does(PROBE), ONE, TWO, THREE);
    assertThat(flipped(asked).damage()).isEqualTo(5);
    assertThat(asked.phase()).isEqualTo(new CubeDamage(ONE, 11, ImmutableList.of()));
    // The flagship of the lead has 2 damage by the FLIP effect and takes 7 more.
    Scene second = asked.does(new AssignCube(ONE, ONE));
    assertThat(((CubeDamage) second.phase()).left()).isEqualTo(4);
    assertThat(flipped(second).damage()).isEqualTo(5);
    Scene scene = second.does(new AssignCube(ONE, TWO));
    assertThat(scene.seen(ONE, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(ONE);
    assertThat(damage(scene, TWO)).isEqualTo(4);
    assertThat(scene.seen(ONE, DamageTaken.class))
        .filteredOn(taken -> taken.ship().equals(card("cube", 2)))
        .extracting(DamageTaken::total)
        .containsExactly(9, 14);
    assertThat(scene.seen(ONE, CubeDefeated.class))
        .containsExactly(new CubeDefeated(card("cube", 2)));
    assertThat(scene.state().table().defeatedCubes()).hasSize(3);
    assertThat(scene.area(TWO).points()).isEmpty();
    assertThat(scene.area(THREE).points()).isEmpty();
  }

  @Rule({"DB-CUB-04", "DB-DMG-10", "DB-CUB-02", "DB-BOR-15"})
  @Test
  void whoIsDefeatedWhenACubeIsFlippedIsSoAtOnce() {
    Scene scene =
        team(3)
            .space("cube")
            .hand(ONE, "probe", "borg")
            .deck(ONE, "borg", "borg")
            .damage(ONE, 7)
            .hand(TWO, "borg")
            .scene()
            .does(PROBE);
    assertThat(told(scene, DamageTaken.class, FlagshipDefeated.class))
        .containsExactly("DamageTaken", "FlagshipDefeated", "DamageTaken");
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    // The Borg cards that they have drawn since are not shown.
    assertThat(flipped(scene).borgShown()).isEqualTo(2);
    assertThat(((CubePlay) scene.phase()).gathering().in()).containsExactly(TWO, THREE);
    scene.rejects(new Pass(ONE), "DB-BOR-23");
  }

  @Rule({"DB-CUB-01", "DB-CUB-04"})
  @Test
  void theFlipEffectHitsClockwiseFromTheLead() {
    DeckbuilderState state =
        Given.borg(3)
            .phases(new TeamAction(TWO, Gathering.of(Seat.first(3))))
            .space("cube")
            .hand(ONE, "borg")
            .hand(TWO, "probe", "borg")
            .hand(THREE, "borg")
            .state();
    Turn ledByTwo = state.table().turn().withPlayer(TWO);
    Scene scene =
        Scene.at(state.with(state.table().withTurn(ledByTwo)))
            .does(new PlayCard(TWO, card("probe")));
    assertThat(scene.seen(ONE, BorgCardsShown.class))
        .extracting(BorgCardsShown::seat)
        .containsExactly(TWO, THREE, ONE);
    assertThat(scene.seen(ONE, DamageTaken.class))
        .extracting(DamageTaken::ship)
        .containsExactly(flagship(scene, TWO), flagship(scene, THREE), flagship(scene, ONE));
  }

  @Rule({"DB-CUB-04", "DB-DMG-10"})
  @Test
  void theRestOfTheFlipEffectFollowsTheDefeats() {
    Scene scene = team(2).space("late-cube").hand(ONE, "probe").scene().does(PROBE);
    assertThat(told(scene, DamageTaken.class, FlagshipDefeated.class, BorgCardGiven.class))
        .startsWith(
            "DamageTaken",
            "FlagshipDefeated",
            "BorgCardGiven",
            "DamageTaken",
            "FlagshipDefeated",
            "BorgCardGiven",
            "BorgCardGiven",
            "BorgCardGiven");
  }

  @Rule({"DB-CUB-05", "DB-CUB-06", "DB-BAT-02", "DB-BAT-03"})
  @Test
  void allWhoAreInPlayInAnyOrderUntilEachHasAStandingPass() {
    Scene scene =
        team(2)
            .space("armed-cube")
            .hand(ONE, "probe", "c1", "set")
            .hand(TWO, "c2", "c3")
            .scene()
            .does(PROBE);
    assertThat(scene.state().table().inBattle(ONE)).isTrue();
    scene.rejects(new PlayCard(ONE, card("set")), "DB-BAT-03");
    Scene passed = scene.does(new PlayCard(TWO, card("c2")), new Pass(TWO));
    passed.rejects(new Pass(TWO), "DB-CUB-06");
    Scene played = passed.does(new PlayCard(ONE, card("c1")));
    assertThat(((CubePlay) played.phase()).gathering().done()).containsExactly(TWO);
    Scene back = played.does(new PlayCard(TWO, card("c3")), new Pass(ONE));
    assertThat(((CubePlay) back.phase()).gathering().done()).containsExactly(ONE);
    assertThat(back.does(new Pass(TWO)).phase()).isInstanceOf(CubeDamage.class);
  }

  @Rule("DB-CUB-07")
  @Test
  void aManeuverOfTheSameNameIsPlayedByOnePlayerAlone() {
    Scene scene =
        team(2)
            .space("armed-cube")
            .hand(ONE, "probe", "man", "man", "phasers")
            .hand(TWO, "man", "phasers")
            .scene()
            .does(new PlayCard(ONE, card("phasers", 0)), PROBE)
            .does(new PlayCard(ONE, card("man", 0)), new Pass(ONE));
    scene.rejects(new PlayCard(TWO, card("man", 2)), "DB-CUB-07");
    scene
        .does(new PlayCard(ONE, card("man", 1)))
        .rejects(new PlayCard(TWO, card("man", 2)), "DB-CUB-07")
        .does(new PlayCard(TWO, card("phasers", 1)));
  }

  /** What was told of those types, in order. */
  private static ImmutableList<String> told(Scene scene, Class<?>... types) {
    return scene.events().stream()
        .map(event -> event.what().getClass())
        .filter(Arrays.asList(types)::contains)
        .map(Class::getSimpleName)
        .collect(ImmutableList.toImmutableList());
  }

  private static CardId flagship(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().card();
  }

  private static int stat(Scene scene, Stat stat) {
    return Totals.of(scene.state().table(), flipped(scene), stat);
  }
}
