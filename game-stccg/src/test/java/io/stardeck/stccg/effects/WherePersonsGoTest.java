package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent.CardUnstopped;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where cards of one's own take persons, whom they unstop, and how much of a skill they take. */
class WherePersonsGoTest {
  private static String played(String id, String target, String effect) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'%2$s','whose':'ANY'}],'effects':[%3$s]}}")
        .formatted(id, target, effect);
  }

  private static String goes(String id, String of, String where) {
    return played(
        id,
        "TEAM",
        "{'op':'RELOCATE','of':{'from':'TARGET'%s},%s,'otherwise':[{'op':'SCORE','points':5}]}"
            .formatted(of, where));
  }

  private static final CardSet SET =
      OwnSet.with(
          goes("home", "", "'to':'OWN_OUTPOST'"),
          goes("one-home", ",'n':{'op':'NUMBER','n':1}", "'to':'OWN_OUTPOST'"),
          played(
              "next-home",
              "OUTPOST",
              "{'op':'RELOCATE','of':{'from':'TARGET'},'to':'OWN_OUTPOST','otherwise':[]}"),
          goes("left", "", "'shift':'LEFT','n':1"),
          goes("right", "", "'shift':'RIGHT','n':2"),
          goes("end", "", "'to':'FAR_END'"),
          goes("any", "", "'to':'ANYWHERE'"),
          goes("doctors", ",'filter':{'op':'CLASS','is':'MEDICAL'}", "'to':'ANYWHERE'"),
          played(
              "dead",
              "TEAM",
              "{'op':'KILL','of':{'from':'TARGET'}},"
                  + "{'op':'RELOCATE','of':{'from':'TARGET'},'to':'ANYWHERE','otherwise':[]}"),
          played("up", "TEAM", "{'op':'UNSTOP','rangeBack':false}"),
          played(
              "one-up",
              "TEAM",
              "{'op':'UNSTOP','rangeBack':false,'of':{'from':'TARGET','n':{'op':'NUMBER','n':1}}}"),
          "{'kind':'EVENT','id':'rust','name':'rust','event':{'place':'TABLE','standing':["
              + "{'op':'LOSE_SKILL','name':'Diplomacy','n':1,'on':'OPPONENTS'}]}}");

  // Space, a planet, space, a planet, a planet.
  private final Scene scene = Scene.laid(SET).missions("191", "151", "192", "162", "161");

  private Host team(int location) {
    return Host.team(location, ONE);
  }

  @Rule({"ST-EFF-08", "ST-EFF-40"})
  @ParameterizedTest
  @CsvSource({"left, 3, -1", "left, 4, 3", "right, 1, 3", "right, 3, 4", "end, 1, 4", "end, 4, -1"})
  void personsGoToPlanetsAndNotIntoSpace(String card, int from, int to) {
    scene.persons(ONE, team(from), "215", "205").orders(ONE);
    scene.interrupts(ONE, card, Aim.at(team(from)));
    assertThat(scene.state().persons(team(to < 0 ? from : to))).isEqualTo(2);
    assertThat(scene.score(ONE)).isEqualTo(to < 0 ? 5 : 0);
  }

  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void theirControllerChoosesAmongTheOtherPlanets() {
    scene.persons(ONE, team(1), "215").orders(ONE);
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "any"), Aim.at(team(1))));
    assertThat(scene.against(new Choose(ONE, new OfLocation(2)))).containsExactly("ST-EFF-41");
    scene.quietly(new Choose(ONE, new OfLocation(3)));
    assertThat(scene.defs(team(3), Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-EFF-08", "ST-EFF-40", "ST-EFF-41"})
  @Test
  void nobodyIsAskedWhereNobodyGoes() {
    scene.persons(ONE, team(1), "215").orders(ONE);
    scene.interrupts(ONE, "doctors", Aim.at(team(1)));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    scene.interrupts(ONE, "dead", Aim.at(team(1)));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.discarded(ONE)).contains("215");
  }

  @Rule({"ST-EFF-08", "ST-OUT-08"})
  @Test
  void personsComeIntoTheNearestOutpost() {
    scene.outpost(ONE, "104", 4);
    CardId near = scene.outpost(ONE, "104", 2);
    scene.persons(ONE, team(1), "215", "205", "206").orders(ONE);
    scene.interrupts(ONE, "one-home", Aim.at(team(1)));
    assertThat(scene.state().persons(Host.outpost(near))).isEqualTo(1);
    scene.interrupts(ONE, "home", Aim.at(team(1)));
    assertThat(scene.defs(Host.outpost(near), Role.FREE)).containsExactly("205", "206", "215");
  }

  @Rule({"ST-EFF-08", "ST-OUT-08"})
  @Test
  void whoIsInAnOutpostGoesToTheNearestOther() {
    scene.outpost(ONE, "104", 0);
    Host from = Host.outpost(scene.outpost(ONE, "104", 3));
    CardId near = scene.outpost(ONE, "104", 4);
    scene.persons(ONE, from, "215").orders(ONE).interrupts(ONE, "next-home", Aim.at(from));
    assertThat(scene.defs(Host.outpost(near), Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-EFF-08", "ST-OUT-08"})
  @Test
  void whoCannotUseTheNearestOutpostDoesNotGo() {
    scene.outpost(ONE, "105", 2);
    scene.persons(ONE, team(1), "215").orders(ONE).interrupts(ONE, "home", Aim.at(team(1)));
    assertThat(scene.state().persons(team(1))).isEqualTo(1);
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Rule("ST-EFF-03")
  @Test
  void aTeamOrSomeOfItGoOn() {
    scene.persons(ONE, team(1), "215", "205", "206").stopped(ONE, team(1)).orders(ONE);
    scene.interrupts(ONE, "one-up", Aim.at(team(1)));
    assertThat(scene.state().size(team(1), Role.FREE)).isEqualTo(1);
    assertThat(scene.toldTo(ONE, CardUnstopped.class)).hasSize(1);
    scene.interrupts(ONE, "up", Aim.at(team(1)));
    assertThat(scene.state().size(team(1), Role.FREE)).isEqualTo(3);
  }

  @Rule({"ST-EFF-03", "ST-ORD-05", "ST-BAT-06"})
  @ParameterizedTest
  @ValueSource(strings = {"one-up", "up"})
  void whoGoesOnIsNotStoppedWhereABeamTakesThemOutOfAnAttempt(String card) {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, team(1), "215").marked(team(1), new Mark.Halted());
    scene.stopped(ONE, team(1)).orders(ONE).hand(TWO, "331");
    scene.interrupts(ONE, card, Aim.at(team(1)));
    scene.does(new Attempt(ONE, 1, team(1), ImmutableSet.of(Affiliation.FEDERATION)));
    scene.does(new Confirm(ONE)).plays(ONE, "114", Aim.at(team(1))).passes();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-EFF-11", "ST-REQ-02"})
  @Test
  void someLevelsOfASkillAreLost() {
    scene.persons(ONE, team(1), "215", "205"); // Diplomacy x2, and Diplomacy
    scene.lies(TWO, "rust", On.table(TWO));
    Group group = Group.of(scene.state(), ONE, 1, team(1), Role.FREE);
    assertThat(group.persons().get(0).halves("Diplomacy")).isEqualTo(2);
    assertThat(group.persons().get(1).halves("Diplomacy")).isZero();
  }
}
