package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.bottom;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.points;
import static io.stardeck.deckbuilder.borg.Team.team;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * Events and their Goals in the turn of a team. Seat 1 has attack 3 and speed 3, seat 2 4 and 2.
 */
class TeamWindowTest {
  @Rule({"DB-BOR-17", "DB-BOR-18", "DB-GEN-10"})
  @Test
  void allWhoAreInMayPlayCharactersAndManeuversToMeetAGoal() {
    Scene scene = flip("stand", team(2).hand(ONE, "tricorder").hand(TWO, "phasers"));
    assertThat(scene.phase()).isEqualTo(new TeamWindow(TWO, Gathering.of(Seat.first(2))));
    scene.rejects(play(ONE, "tricorder"), "DB-EVT-03");
    scene.rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-GEN-05");
    scene.rejects(new AgreeEnd(ONE), "DB-GEN-05");
    scene.rejects(new WinByDiplomacy(ONE, card("stand"), false), "DB-BOR-64");
    scene = pass(scene.does(play(TWO, "phasers")));
    assertThat(points(scene, TWO)).containsExactly("stand");
    assertThat(scene.tally(TWO).xp()).isEqualTo(2);
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
  }

  @Rule({"DB-BOR-17", "DB-EVT-06", "DB-EVT-08"})
  @Test
  void whatNobodyMeetsFails() {
    Scene scene = pass(flip("stand", team(2).hand(TWO, "phasers")));
    assertThat(scene.seen(ONE, GoalFailed.class)).hasSize(1);
    assertThat(damage(scene, ONE)).isEqualTo(2);
    assertThat(damage(scene, TWO)).isEqualTo(2);
    assertThat(bottom(scene)).isEqualTo("stand");
  }

  @Rule({"DB-BOR-18", "DB-D-48"})
  @Test
  void aPassStandsUntilItsPlayerPlays() {
    Scene scene = flip("stand", team(2).hand(ONE, "phasers").hand(TWO, "phasers"));
    scene = scene.does(new Pass(ONE));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    scene.rejects(new Pass(ONE), "DB-BOR-18");
    // The cards of others do not touch it.
    scene = scene.does(play(TWO, "phasers", 1));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    scene = scene.does(play(ONE, "phasers"));
    assertThat(waitedFor(scene)).containsExactly(ONE, TWO);
    scene = scene.does(new Pass(TWO), new Pass(ONE));
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
  }

  @Rule({"DB-BOR-18", "DB-D-48"})
  @Test
  void whoPlaysTakesBackHisOwnPassAlone() {
    Scene scene = flip("stand", team(3).hand(ONE, "phasers"));
    scene = scene.does(new Pass(ONE), new Pass(TWO));
    assertThat(waitedFor(scene)).containsExactly(THREE);
    assertThat(waitedFor(scene.does(play(ONE, "phasers")))).containsExactly(ONE, THREE);
  }

  @Rule({"DB-BOR-18", "DB-D-49"})
  @Test
  void oneAloneMustMeetAllOfTheGoal() {
    // Together they have attack 7.
    Scene scene = pass(flip("stand", team(2)));
    assertThat(scene.seen(ONE, GoalMet.class)).isEmpty();
  }

  @Rule({"DB-BOR-18", "DB-BOR-15", "DB-D-46"})
  @Test
  void theLeadChoosesAmongThoseWhoMeetIt() {
    Given given = team(3).hand(ONE, "phasers", "ensign").hand(TWO, "phasers");
    Scene scene = flip("stand", given);
    scene = scene.does(play(ONE, "phasers"), play(ONE, "ensign"), play(TWO, "phasers", 1));
    Scene asked = pass(scene);
    assertThat(((Choice) asked.phase()).seat()).isEqualTo(TWO);
    assertThat(asked.options(TWO)).containsExactly(new Answer.Player(ONE), new Answer.Player(TWO));
    asked.rejects(new Choose(ONE, new Answer.Player(ONE)), "DB-GEN-03");
    asked.rejects(new Choose(TWO, new Answer.Player(THREE)), "DB-GEN-03");
    Scene done = asked.does(new Choose(TWO, new Answer.Player(ONE)));
    assertThat(points(done, ONE)).containsExactly("stand");
    assertThat(done.tally(ONE).xp()).isEqualTo(3);
    assertThat(done.tally(TWO).xp()).isZero();
  }

  @Rule({"DB-BOR-18", "DB-D-49"})
  @Test
  void statsAndCountsAreSummedWhereTheCardSaysSo() {
    Given given = team(2).hand(ONE, "phasers").hand(TWO, "phasers");
    Scene scene = flip("rally", given);
    Scene met = pass(scene.does(play(ONE, "phasers"), play(TWO, "phasers", 1)));
    // Attack 5 and 6, one Maneuver each; the lead says who gets it.
    assertThat(met.options(TWO)).containsExactly(new Answer.Player(ONE), new Answer.Player(TWO));
    assertThat(points(met.does(new Choose(TWO, new Answer.Player(ONE))), ONE)).contains("rally");
    Scene one = pass(scene.does(play(TWO, "phasers", 1)));
    assertThat(one.seen(ONE, GoalFailed.class)).hasSize(1);
  }

  @Rule({"DB-BOR-18", "DB-D-49"})
  @Test
  void eachWhoIsInMeetsItWhereTheCardSaysSo() {
    Scene scene = flip("muster", team(2).hand(TWO, "evasive-maneuvers"));
    Scene failed = pass(scene);
    assertThat(failed.seen(ONE, GoalFailed.class)).hasSize(1);
    Scene met = pass(scene.does(play(TWO, "evasive-maneuvers")));
    assertThat(met.options(TWO)).containsExactly(new Answer.Player(ONE), new Answer.Player(TWO));
  }

  @Rule({"DB-BOR-18", "DB-BOR-16"})
  @Test
  void onlyWhoCanPayForAGoalCanGetTheCard() {
    Scene scene = flip("tribute", team(2).hand(ONE, "lieutenant"));
    Scene met = pass(scene.does(play(ONE, "lieutenant")));
    assertThat(points(met, ONE)).containsExactly("tribute");
    assertThat(met.tally(ONE).xp()).isZero();
    assertThat(pass(scene).seen(ONE, GoalFailed.class)).hasSize(1);
  }

  @Rule({"DB-BOR-34", "DB-BOR-15", "DB-BOR-27", "DB-BOR-23"})
  @Test
  void whileTheLeadIsOutTheNextWhoIsInLeadsAndTheEventGoesOn() {
    Scene scene = flip("quake", team(3).hand(THREE, "phasers"));
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.OUT);
    // The main effect is that of the player who leads now.
    assertThat(scene.tally(THREE).xp()).isEqualTo(1);
    assertThat(scene.phase())
        .isEqualTo(new TeamWindow(THREE, Gathering.of(ImmutableList.of(ONE, THREE))));
    scene.rejects(new Pass(TWO), "DB-BOR-23");
    scene = scene.does(new Pass(ONE), play(THREE, "phasers"), new Pass(THREE));
    assertThat(points(scene, THREE)).containsExactly("quake");
    assertThat(scene.tally(THREE).xp()).isEqualTo(3);
  }

  @Rule({"DB-BOR-24", "DB-BOR-33", "DB-BOR-34"})
  @Test
  void aWindowClosesWhenTheLastWhoHasNotPassedGoesOut() {
    Given given = team(2).hand(ONE, "overload").damage(ONE, 6);
    Scene scene = flip("stand", given).does(new Pass(TWO));
    assertThat(waitedFor(scene)).containsExactly(ONE);
    scene = scene.does(play(ONE, "overload"));
    assertThat(scene.seen(TWO, GoalFailed.class)).hasSize(1);
    assertThat(scene.phase()).isEqualTo(new TeamAction(TWO, Gathering.of(ImmutableList.of(TWO))));
  }

  /** The next turn, led by seat 2, with that card on top; Hands are as given. */
  private static Scene flip(String card, Given given) {
    return agree(given.space(card).scene());
  }
}
