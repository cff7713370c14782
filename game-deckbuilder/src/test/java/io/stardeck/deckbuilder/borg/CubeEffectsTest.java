package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.damage;
import static io.stardeck.deckbuilder.borg.Fleet.flipped;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What cards do in a battle with a Cube. */
class CubeEffectsTest {
  private static final PlayCard PROBE = new PlayCard(ONE, card("probe"));

  @Rule({"DB-BAT-09", "DB-BAT-10", "DB-CUB-05"})
  @Test
  void triggersAndStaticsOfBattlesActInABattleWithACube() {
    Given given = team(2).space("armed-cube").hand(ONE, "probe").bridge(TWO, "gunner");
    bonus(given, TWO, Stat.ATTACK, 20);
    Scene before = given.scene();
    int speed = before.total(TWO, Stat.SPEED);
    Scene scene = before.does(PROBE);
    assertThat(scene.total(TWO, Stat.SPEED)).isEqualTo(speed + 4);
    assertThat(scene.tally(TWO).xp()).isEqualTo(1);
    Scene over = passAll(scene, ONE, TWO);
    // Faster by that than the Cube, their ship defeats it before it deals.
    assertThat(over.state().table().defeatedCubes()).containsExactly(card("armed-cube"));
    assertThat(damage(over, ONE)).isZero();
    assertThat(over.total(TWO, Stat.SPEED)).isEqualTo(speed);
    assertThat(over.tally(TWO).xp()).isEqualTo(1 + over.total(TWO, Stat.ATTACK));
  }

  @Rule({"DB-CUB-01", "DB-BOR-44"})
  @Test
  void whoIsAssimilatedShowsNothingAnyMore() {
    Given given = team(3).space("armed-cube").hand(ONE, "grafter", "probe");
    given.hand(Given.THREE, "borg", "borg", "borg", "borg");
    Scene scene = given.scene().does(new PlayCard(ONE, card("grafter")), PROBE);
    assertThat(scene.area(Given.THREE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.seen(ONE, BorgCardsShown.class))
        .extracting(BorgCardsShown::seat)
        .containsExactly(ONE, TWO);
  }

  @Rule({"DB-CUB-06", "DB-ACT-13"})
  @Test
  void abilitiesOfBattlesAreUsedAgainstACubeAndTakeAPassBack() {
    Scene scene =
        team(2)
            .space("armed-cube")
            .hand(ONE, "probe")
            .hand(TWO, "c1", "c2")
            .bridge(TWO, "engineer")
            .scene()
            .does(PROBE, new Pass(TWO));
    scene.rejects(new UseEffect(TWO, card("engineer"), 0), "DB-GEN-05");
    Scene used = scene.does(new UseEffect(TWO, card("engineer"), 1));
    used = used.does(new Choose(TWO, new Answer.Card(card("c1"))));
    assertThat(((CubePlay) used.phase()).gathering().done()).isEmpty();
  }

  @Rule({"DB-CUB-13", "DB-BOR-02"})
  @Test
  void theTeamHasDefeatedTheCubeTogether() {
    Given given =
        team(2).space("armed-cube").hand(ONE, "probe").bridge(ONE, "herald").damage(ONE, 1);
    bonus(given, TWO, Stat.SPEED, 9);
    bonus(given, TWO, Stat.ATTACK, 20);
    Scene scene = passAll(given.scene().does(PROBE), ONE, TWO);
    assertThat(scene.tally(ONE).xp()).isEqualTo(1000);
  }

  @Rule({"DB-CUB-01", "DB-CUB-04", "DB-CUB-05", "DB-BOR-27", "DB-D-53"})
  @Test
  void whoIsOutShowsHisBorgCardsAndIsHitByTheFlipEffect() {
    Scene scene =
        team(2)
            .space("cube")
            .hand(ONE, "overload")
            .damage(ONE, 6)
            .deck(ONE, "borg", "borg")
            .hand(TWO, "probe")
            .scene()
            .does(new PlayCard(ONE, card("overload")), new PlayCard(TWO, card("probe")));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    // The two of their Deck and the one that the defeat has brought; they have drawn them all.
    assertThat(flipped(scene).borgShown()).isEqualTo(3);
    assertThat(damage(scene, ONE)).isEqualTo(3);
    assertThat(((CubePlay) scene.phase()).gathering().in()).containsExactly(TWO);
    assertThat(scene.state().table().inBattle(ONE)).isFalse();
  }

  @Rule("DB-CUB-07")
  @Test
  void anotherCardOfTheSameNameIsRefusedLikeACopy() {
    CardSet cards = Sets.with(Given.SMALL, "brace", "name", "\"man\"");
    Scene battle =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space("armed-cube")
            .hand(ONE, "probe", "man")
            .hand(TWO, "brace")
            .scene()
            .does(PROBE, new PlayCard(ONE, card("man")));
    battle.rejects(new PlayCard(TWO, card("brace")), "DB-CUB-07");
  }
}
