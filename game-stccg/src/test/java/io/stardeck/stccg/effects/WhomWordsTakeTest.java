package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom words take: with what equipment, wherever they are, stopped and disabled ones too. */
class WhomWordsTakeTest {
  private static final Host TEAM = Encounter.TEAM;

  private static String event(String id, String targets, String effects) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':"
            + "{'place':'NONE','targets':[%s],'effects':[%s]}}")
        .formatted(id, id, targets, effects);
  }

  private static String kill(String of) {
    return "{'op':'KILL','of':{%s}}".formatted(of);
  }

  private static String dilemma(String id, String of) {
    return ("{'kind':'DILEMMA','id':'%s','name':'%s','rarity':'COMMON','dilemmaType':'DUAL',"
            + "'always':[%s]}")
        .formatted(id, id, kill(of));
  }

  private static String strong(int than) {
    return "'filter':{'op':'ATTRIBUTE_OF_ONE','attribute':'STRENGTH','than':%d}".formatted(than);
  }

  private static final CardSet SET =
      OwnSet.with(
          event("space", "", kill("'from':'IN_PLAY','filter':{'op':'AT','is':'SPACE'}")),
          event("planets", "", kill("'from':'IN_PLAY','filter':{'op':'AT','is':'PLANET'}")),
          event("giants", "{'kind':'SHIP'}", kill("'from':'TARGET'," + strong(7))),
          event("all", "{'kind':'SHIP'}", kill("'from':'TARGET'")),
          event(
              "asmany",
              "{'kind':'PLAYER'}",
              "{'op':'DISCARD_HAND','player':'TARGET','by':'OWNER','filter':"
                  + "{'op':'KIND','is':'SHIP'}},"
                  + kill("'from':'IN_PLAY','n':{'op':'MOVED'}")),
          event(
              "kept",
              "{'kind':'TEAM'}",
              "{'op':'IMPOSE','what':{'op':'NO_BEAM','on':'HELD'},'until':'OWN_TURN',"
                  + "'of':{'from':'TARGET'}}"),
          "{'kind':'INTERRUPT','id':'one','name':'one','rarity':'COMMON','interrupt':{'any':true,"
              + "'targets':[{'kind':'SHIP'}],'effects':[{'op':'KILL','of':{'from':'ABOARD',"
              + "'by':'OWNER','n':{'op':'NUMBER','n':1}}}]}}",
          dilemma("grave", strong(7)),
          dilemma("both", "'from':'TOP','n':{'op':'NUMBER','n':2}"),
          dilemma("tribute", "'by':'OWNER','n':{'op':'NUMBER','n':2}"));

  private Scene laid(String... missions) {
    return Scene.laid(SET).missions(missions);
  }

  @Rule({"ST-REQ-16", "ST-RNG-02"})
  @ParameterizedTest
  @CsvSource({"space, 204 250", "planets, 205 214 215 220"})
  void whereSomebodyIsIsAskedOfEachOfThem(String event, String dead) {
    Scene scene = laid("191", "151", "154"); // space, planet, planet
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "204");
    scene.persons(ONE, Host.outpost(scene.outpost(ONE, "104", 0)), "250");
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 1)), "205");
    scene.persons(ONE, Host.team(1, ONE), "214").persons(ONE, Host.team(2, ONE), "215");
    scene.persons(ONE, Host.outpost(scene.outpost(ONE, "104", 2)), "220");
    scene.playsCard(ONE, event, Aim.NOTHING);
    assertThat(scene.discarded(ONE))
        .filteredOn(card -> !card.equals(event))
        .containsExactlyInAnyOrder(dead.split(" "));
  }

  @Rule({"ST-EFF-44", "ST-ORD-06"})
  @Test
  void whoIsStoppedHasTheEquipmentThatIsStoppedWithThem() {
    Scene scene = laid("191");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "215").gear(ONE, "064", aboard); // STRENGTH 6, and 2
    scene.stopped(ONE, aboard).persons(ONE, aboard, "220");
    scene.playsCard(ONE, "giants", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.STOPPED)).isEmpty();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("220");
  }

  @Rule("ST-EFF-44")
  @Test
  void aGroupHasTheEquipmentThatGoesWithIt() {
    Scene scene = laid("162", "178").seeded(TWO, 0, "grave");
    scene.persons(ONE, TEAM, "215", "212").gear(ONE, "064", TEAM); // STRENGTH 6 each, and 2
    Encounter.attempts(scene);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("215", "212");
  }

  @Rule("ST-EFF-31")
  @Test
  void whoIsDisabledCanDie() {
    Scene scene = laid("191");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    CardId probe = scene.lies(TWO, "066", On.table(TWO));
    scene.persons(ONE, aboard, "215").disabled(ONE, aboard, probe).persons(ONE, aboard, "220");
    scene.playsCard(ONE, "all", Aim.at(aboard));
    assertThat(scene.discarded(ONE)).contains("215", "220");
  }

  @Rule({"ST-EFF-01", "ST-EFF-09"})
  @ParameterizedTest
  @CsvSource({"205 204, 0", "331 205, 1", "331 331, 2"})
  void asManyDieAsCardsWereDiscarded(String hand, int dead) {
    Scene scene = laid("151");
    for (String card : hand.split(" ")) {
      scene.hand(TWO, card);
    }
    scene.persons(ONE, TEAM, "214", "215", "220", "250");
    scene.playsCard(ONE, "asmany", Aim.at(TWO));
    assertThat(scene.state().persons(TEAM)).isEqualTo(4 - dead);
  }

  @Rule({"ST-EFF-30", "ST-TRM-03"})
  @Test
  void allOfATeamAreKeptAndWhoIsKeptAlreadyAsLongAsTheOthers() {
    Scene scene = laid("151");
    scene.persons(ONE, TEAM, "214").marked(TEAM, new Mark.NoBeam(1));
    scene.persons(ONE, TEAM, "215", "220");
    scene.playsCard(ONE, "kept", Aim.at(TEAM));
    assertThat(scene.state().cards(TEAM, Role.FREE))
        .extracting(Card::marks)
        .containsOnly(ImmutableList.of(new Mark.NoBeam(2)))
        .hasSize(3);
  }

  @Rule({"ST-RND-06", "ST-EFF-16", "ST-PAT-04"})
  @Test
  void whoControlsACrewForAWhileSaysWhoOfItDies() {
    Scene scene = laid("191");
    Host aboard = Host.ship(scene.ship(TWO, "355", 0));
    scene.persons(TWO, aboard, "205", "214");
    scene.playsCard(ONE, "084", Aim.at(aboard)); // Neural Servo Device
    assertThat(scene.ship(aboard.card()).controller()).contains(ONE);
    scene.orders(ONE).plays(ONE, "one", Aim.at(aboard)).passes();
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
  }

  @Rule({"ST-EFF-41", "ST-EFF-01", "ST-PAT-04"})
  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void ofAGroupAsManyAreAskedForAsThereAre(int persons) {
    Scene scene = laid("162", "178").seeded(TWO, 0, "tribute");
    scene.persons(ONE, TEAM, "215").stopped(ONE, TEAM);
    for (String person : ImmutableList.of("214", "220", "250").subList(0, persons)) {
      scene.person(ONE, person, TEAM);
    }
    Encounter.attempts(scene);
    for (int asked = 0; asked < Math.min(persons, 2); asked++) {
      assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
      CardId first = scene.state().cards(TEAM, Role.GROUP).get(0).id();
      scene.quietly(new Choose(ONE, new OfCard(first)));
    }
    assertThat(scene.discarded(ONE)).hasSize(Math.min(persons, 2));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  private static void chooses(Scene scene, String def) {
    CardId card =
        scene.state().cards(TEAM, Role.GROUP).stream()
            .filter(each -> each.def().equals(def))
            .findFirst()
            .orElseThrow()
            .id();
    scene.quietly(new Choose(ONE, new OfCard(card)));
  }

  // STRENGTH: William T. Riker 7; Picard, La Forge and Hobson 6; Hannah Bates 2.
  @Rule({"ST-REQ-20", "ST-RND-01"})
  @Shows("023")
  @ParameterizedTest
  @CsvSource({"0, 250", "1, 212"})
  void chanceTakesOneOfTheTwoOneOfWhomWasSaid(int drawn, String dead) {
    Scene scene = Encounter.laid("023", true).persons(ONE, TEAM, "250", "215", "212", "214");
    Encounter.attempts(scene);
    assertThat(scene.prompt(ONE)).contains("who is one of the strongest?");
    scene.draws(drawn);
    chooses(scene, "212");
    assertThat(scene.discarded(ONE)).containsExactly(dead);
  }

  @Rule({"ST-REQ-20", "ST-RND-01"})
  @Shows("023")
  @ParameterizedTest
  @CsvSource({"0, 215", "1, 202"})
  void ofThreeEqualsTwoAreSaidOneAfterTheOther(int drawn, String dead) {
    Scene scene = Encounter.laid("023", true).persons(ONE, TEAM, "215", "212", "202");
    Encounter.attempts(scene);
    chooses(scene, "202");
    scene.draws(drawn);
    chooses(scene, "215");
    assertThat(scene.discarded(ONE)).containsExactly(dead);
  }

  @Rule({"ST-REQ-20", "ST-EFF-01"})
  @Test
  void whereBothOfTheStrongestDieNothingIsLeftToChance() {
    Scene scene = laid("162", "178").seeded(TWO, 0, "both");
    Encounter.attempts(scene.persons(ONE, TEAM, "250", "215", "212"));
    chooses(scene, "212");
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("250", "212");
  }
}
