package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Persons whom words take elsewhere, some or all, and who stays. */
class MovedByWordsTest {
  private static String dilemma(String id, String of) {
    return ("{'kind':'DILEMMA','id':'%s','name':'%s','rarity':'COMMON','dilemmaType':'PLANET',"
            + "'always':[{'op':'RELOCATE','to':'FURTHEST_PLANET','otherwise':[],'of':{%s}}]}")
        .formatted(id, id, of);
  }

  private static final CardSet SET =
      OwnSet.with(
          dilemma("chosen", "'by':'OWNER','n':{'op':'NUMBER','n':1}"),
          dilemma("men", "'filter':{'op':'GENDER','is':'MALE'}"),
          "{'kind':'EVENT','id':'sages','name':'sages','rarity':'COMMON','event':{'place':'NONE',"
              + "'targets':[{'kind':'SHIP'}],'effects':[{'op':'DRAW','player':'SELF',"
              + "'n':{'op':'COUNT','from':'ABOARD','filter':{'op':'CLASS','is':'SCIENCE'}}}]}}",
          "{'kind':'EVENT','id':'clock','name':'clock','rarity':'COMMON','event':{'place':'TABLE',"
              + "'triggers':[{'at':'END_OF_TURN','of':'OWN','full':false,'effects':[{'op':'COUNT'},"
              + "{'op':'DRAW','player':'SELF','n':{'op':'COUNTED','times':2}}]}]}}",
          "{'kind':'INTERRUPT','id':'kills','name':'kills','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP'}],'effects':[{'op':'KILL','of':{"
              + "'from':'ABOARD','by':'OPPONENT','n':{'op':'NUMBER','n':1}}}]}}",
          "{'kind':'EVENT','id':'asks','name':'asks','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'IF','requirement':{'op':'POINTS','than':10,'whose':'OWN'},"
              + "'then':[{'op':'SCORE','points':3}],'otherwise':[{'op':'SCORE','points':1}]}]}}",
          "{'kind':'DILEMMA','id':'doom','name':'doom','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'always':[{'op':'KILL','of':{'by':'OPPONENT'}}]}");

  private static Scene laid(int players, String... missions) {
    StccgConfig usual = StccgConfig.usual(players);
    return Scene.laid(config -> StccgConfig.builder().from(usual).cards(SET).build())
        .missions(missions);
  }

  @Rule({"ST-EFF-08", "ST-EFF-41", "ST-RND-06"})
  @Test
  void theOpponentSaysWhereToAndTheOwnerWhoGoes() {
    Scene scene = laid(2, "151", "191", "162", "178", "154").seeded(TWO, 2, "chosen");
    Host team = Host.team(2, ONE);
    scene.persons(ONE, team, "205", "214", "215").orders(ONE);
    scene.quietly(new Attempt(ONE, 2, team, Encounter.FEDERATION)).quietly(new Confirm(ONE));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.does(new Choose(TWO, new OfLocation(4)));
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    CardId second = scene.state().cards(team, Role.GROUP).get(1).id();
    scene.quietly(new Choose(ONE, new OfCard(second)));
    assertThat(scene.defs(Host.team(4, ONE), Role.FREE)).containsExactly("214");
    assertThat(scene.state().persons(team)).isEqualTo(2);
  }

  @Rule({"ST-EFF-08", "ST-HOL-05", "ST-EFF-40"})
  @ParameterizedTest
  @CsvSource({"false, 204", "true, 204 237"})
  void aHologramGoesOnlyWhereItIsProjected(boolean projected, String gone) {
    Scene scene = laid(2, "162", "191", "151").seeded(TWO, 0, "men");
    CardId ship = scene.ship(ONE, "334", 0);
    scene.persons(ONE, TEAM, "237").marked(TEAM, new Mark.Home(ship));
    scene.persons(ONE, TEAM, "204", "205").lies(ONE, "078", On.location(0));
    if (projected) {
      scene.lies(ONE, "078", On.location(2));
    }
    Encounter.attempts(scene);
    assertThat(scene.told(CardEvent.CardMoved.class))
        .filteredOn(moved -> moved.to().equals(Host.team(2, ONE)))
        .extracting(moved -> moved.card().orElseThrow().def())
        .containsExactlyInAnyOrder(gone.split(" "));
  }

  @Rule({"ST-EFF-08", "ST-AFF-02"})
  @Shows("043")
  @Test
  void whoFitsAboardNoneOfTwoShipsDiesAsIfThereWereNone() {
    Scene scene = Encounter.laid("043", true).persons(ONE, TEAM, "205");
    scene.ship(ONE, "362", 0);
    scene.ship(ONE, "363", 0);
    Encounter.attempts(scene);
    scene.quietly(new Choose(ONE, new No()));
    assertThat(scene.discarded(ONE)).containsExactly("205");
  }

  @Rule({"ST-EFF-35", "ST-HOL-05"})
  @Shows({"114", "068"})
  @Test
  void whoStaysAboardIsNotCountedAgainstACap() {
    Scene scene = laid(2, "151");
    Host aboard = Host.ship(scene.ship(ONE, "334", 0));
    scene.lies(TWO, "068", On.location(0)); // Atmospheric Ionization: three
    scene.persons(ONE, aboard, "204", "205", "214", "237").orders(ONE);
    scene.plays(ONE, "114", Aim.at(aboard)).passes();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204", "205", "214");
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("237");
  }

  @Rule({"ST-EFF-08", "ST-VIS-16"})
  @Shows("114")
  @Test
  void aWholeCrewIsToldToGoTogether() {
    Scene scene = laid(2, "151");
    Host aboard = Host.ship(scene.ship(ONE, "334", 0));
    scene.persons(ONE, aboard, "204", "205").orders(ONE);
    scene.plays(ONE, "114", Aim.at(aboard)).passes();
    assertThat(scene.toldTo(ONE, CardEvent.CardsMoved.class)).hasSize(1);
    assertThat(scene.toldTo(ONE, CardEvent.CardMoved.class)).isEmpty();
  }

  @Rule({"ST-EFF-01", "ST-EFF-41"})
  @Test
  void whereAllDieNobodyIsAskedWho() {
    Scene scene = laid(2, "162", "178").seeded(TWO, 0, "doom");
    Encounter.attempts(scene.persons(ONE, TEAM, "205", "214"));
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("205", "214");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule("ST-RND-06")
  @Test
  void inABattleOfOthersTheOpponentIsTheNextInTurnOrder() {
    Scene scene = laid(3, "151");
    scene.persons(TWO, Host.team(0, TWO), "253").persons(ONE, TEAM, "205").hand(THREE, "kills");
    Host aboard = Host.ship(scene.ship(THREE, "331", 0));
    scene.persons(THREE, aboard, "214", "215").orders(TWO);
    scene.does(new AttackTeam(TWO, 0, ImmutableSet.of(Affiliation.KLINGON), ONE));
    scene.does(new Confirm(TWO));
    while (!(scene.state().frames().pop().top() instanceof OrderPhase.Battling)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(THREE, "kills", Aim.at(aboard)).passes();
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
  }

  @Rule({"ST-EFF-09", "ST-REQ-04"})
  @ParameterizedTest
  @CsvSource({"205, 0", "205 214, 1", "214 206 226, 3"})
  void asManyAreDrawnAsPersonsAreCounted(String crew, int drawn) {
    Scene scene = laid(2, "151");
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, crew.split(" "));
    scene.playsCard(ONE, "sages", Aim.at(aboard));
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(drawn);
  }

  @Rule({"ST-EFF-09", "ST-EFF-25"})
  @Test
  void asManyAreDrawnAsTheCardHasCounted() {
    Scene scene = laid(2, "151");
    scene.lies(ONE, "clock", On.table(ONE));
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(3); // two, and that of the turn
    scene.quietly(new EndTurn(TWO)).orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(3 + 5);
  }

  @Rule("ST-EFF-03")
  @Shows("113")
  @Test
  void whereNobodyWasStoppedNobodyIsToldToGoOn() {
    Scene scene = laid(2, "151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "205").persons(ONE, TEAM, "214").stopped(ONE, TEAM).orders(ONE);
    scene.plays(ONE, "113", Aim.at(aboard)).passes();
    assertThat(scene.told(MissionEvent.GroupUnstopped.class))
        .containsExactly(new MissionEvent.GroupUnstopped(TEAM));
    assertThat(scene.told(MissionEvent.RangeRestored.class)).isEmpty();
  }

  @Rule({"ST-EFF-30", "ST-EFF-08"})
  @Shows("130")
  @Test
  void whoMayNotBeBeamedIsNotTransportedToANeighbour() {
    Scene scene = laid(2, "151", "191");
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    CardId kept = scene.person(ONE, "205", aboard);
    scene.marked(aboard, new Mark.NoBeam(3));
    CardId free = scene.person(ONE, "214", aboard);
    scene.orders(ONE).plays(ONE, "130", Aim.at(aboard)).passes(); // Near-Warp Transport
    scene.does(new Choose(ONE, new OfLocation(0)));
    assertThat(scene.against(new Choose(ONE, new OfCard(kept)))).isNotEmpty();
    assertThat(scene.against(new Choose(ONE, new OfCard(free)))).isEmpty();
  }

  @Rule("ST-EFF-25")
  @ParameterizedTest
  @CsvSource({"9, 1", "10, 3"})
  void aConditionNeedsNoTarget(int score, int gained) {
    Scene scene = laid(2, "151").scores(ONE, score);
    scene.playsCard(ONE, "asks", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(score + gained);
  }
}
