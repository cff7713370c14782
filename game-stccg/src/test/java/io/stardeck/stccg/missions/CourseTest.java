package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The steps of an attempt, one after the other. */
class CourseTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'answer','name':'answer','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'ORDER_DECLARED'},{'window':'DILEMMA_REVEALED'},"
              + "{'window':'REQUIREMENTS'}],'effects':[{'op':'SCORE','points':1}]}}",
          "{'kind':'INTERRUPT','id':'slays','name':'slays','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'REQUIREMENTS'}],'targets':[{'kind':'TEAM'}],"
              + "'effects':[{'op':'KILL','of':{'from':'TARGET','filter':"
              + "{'op':'SKILL','name':'Diplomacy'}}}]}}",
          "{'kind':'INTERRUPT','id':'hides','name':'hides','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'DILEMMA_REVEALED'},{'window':'REQUIREMENTS'}],"
              + "'targets':[{'kind':'SHIP'}],'effects':[{'op':'CLOAK'}]}}");

  @Rule("ST-ATT-06")
  @Test
  void othersMayAnswerTheAnnouncementEachDilemmaAndTheRequirement() {
    Scene scene = Scene.laid(SET).missions("154");
    Host team = Host.team(0, ONE);
    scene.seeded(TWO, 0, "046").seeded(TWO, 0, "008").seeded(TWO, 0, "012");
    scene.persons(ONE, team, "215", "203", "204", "212", "205", "220", "198", "199");
    scene.hand(TWO, "331");
    scene.orders(ONE).quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
    List<String> steps = new ArrayList<>();
    for (Object event : scene.told(Object.class)) {
      if (event instanceof TurnEvent.WindowOpened opened) {
        steps.add(opened.window().name());
      } else if (event instanceof MissionEvent.SeedCardMet met) {
        met.card().ifPresent(card -> steps.add("met " + card.def()));
      } else if (event instanceof MissionEvent.MissionSolved) {
        steps.add("solved");
      }
    }
    assertThat(steps)
        .startsWith("ORDER_DECLARED", "met 012", "DILEMMA_REVEALED", "met 008")
        .containsSubsequence("met 008", "met 046", "DILEMMA_REVEALED", "REQUIREMENTS", "solved");
  }

  @Rule({"ST-REQ-11", "ST-ATT-09"})
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoIsKilledBeforeTheRequirementIsCheckedDoesNotMeetIt(boolean killed) {
    Scene scene = Scene.laid(SET).missions("151");
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "215", "204", "233", "200", "212").hand(TWO, "slays");
    scene.orders(ONE).does(new Attempt(ONE, 0, team, Encounter.FEDERATION));
    scene.does(new Confirm(ONE));
    until(scene, WindowKind.REQUIREMENTS);
    if (killed) {
      scene.plays(TWO, "slays", Aim.at(team));
    }
    scene.passes();
    assertThat(scene.score(ONE)).isEqualTo(killed ? 0 : 30);
  }

  @Rule({"ST-INT-10", "ST-ATT-16", "ST-CLK-07"})
  @ParameterizedTest
  @EnumSource(names = {"DILEMMA_REVEALED", "REQUIREMENTS"})
  void aShipThatIsCloakedMeanwhileAttemptsNoLonger(WindowKind when) {
    Scene scene = Scene.laid(SET).missions("191"); // Stellar Cartography
    CardId ship = scene.ship(ONE, "334", 0);
    scene.seeded(TWO, 0, "038").persons(ONE, Host.ship(ship), "216", "215").hand(TWO, "hides");
    scene.orders(ONE).does(new Attempt(ONE, 0, Host.ship(ship), Encounter.FEDERATION));
    until(scene, when);
    scene.plays(TWO, "hides", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.discarded(TWO)).contains("hides");
    assertThat(scene.state().cards(Places.points(TWO))).hasSize(1); // Nanites were overcome
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  private static void until(Scene scene, WindowKind kind) {
    while (!(scene.state().top() instanceof Phase.Window window && window.kind() == kind)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-ATT-21", "ST-VIS-05"})
  @Test
  void nobodyIsShownWithTheAnnouncementNorWithTheFirstDilemma() {
    Scene scene = Scene.laid(SET).missions("151");
    Host team = Host.team(0, ONE);
    scene.seeded(TWO, 0, "030").persons(ONE, team, "215").hand(TWO, "answer");
    scene.orders(ONE).does(new Attempt(ONE, 0, team, Encounter.FEDERATION));
    scene.does(new Confirm(ONE));
    until(scene, WindowKind.DILEMMA_REVEALED);
    assertThat(scene.seen(TWO, team.place(Role.GROUP))).isEmpty();
    scene.passes();
    assertThat(scene.seen(TWO, team.place(Role.STOPPED))).containsExactly("215");
  }

  @Rule({"ST-SPC-15", "ST-DIL-02", "ST-ORD-05"})
  @Test
  void whoIsSavedFromAShipThatADilemmaDestroysIsStoppedInThePod() {
    Scene scene = Encounter.laid("020", false); // Cosmic String Fragment
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "205");
    scene.hand(ONE, "116");
    scene.hand(TWO, "331");
    scene.orders(ONE).does(new Attempt(ONE, 0, aboard, Encounter.FEDERATION));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "116", Aim.at(aboard)).passes();
    Host pod = scene.state().table().pods().get(0).host();
    assertThat(scene.defs(pod, Role.STOPPED)).containsExactly("205");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.defs(pod, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-ATT-14", "ST-OUT-07"})
  @Test
  void nobodyAttemptsFromTheOutpostOfAnother() {
    Scene space = Scene.laid().missions("178");
    Host theirs = Host.outpost(space.outpost(TWO, "104", 0));
    space.persons(TWO, theirs, "215").orders(ONE);
    Attempt attempt = new Attempt(ONE, 0, theirs, ImmutableSet.of(Affiliation.FEDERATION));
    assertThat(space.against(attempt)).containsExactly("ST-ATT-02");
  }

  @Rule({"ST-ATT-20", "ST-ATT-14"})
  @Test
  void whatDamagesAShipDoesNothingToAGroupWithoutOne() {
    Scene space = Scene.laid().missions("178");
    Host own = Host.outpost(space.outpost(ONE, "104", 0));
    space.seeded(TWO, 0, "026").persons(ONE, own, "205").orders(ONE); // Gravitic Mine
    space.quietly(new Attempt(ONE, 0, own, ImmutableSet.of(Affiliation.FEDERATION)));
    space.quietly(new Confirm(ONE));
    assertThat(space.defs(own, Role.STOPPED)).containsExactly("205");
  }
}
