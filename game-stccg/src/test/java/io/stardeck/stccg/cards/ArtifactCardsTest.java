package io.stardeck.stccg.cards;

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
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Artifacts, earned by solving a mission and used as their text says. */
class ArtifactCardsTest {
  private static final Host TEAM = Host.team(0, ONE);

  /** Excavation (25 points, CUNNING > 32), with an artifact of the second player under it. */
  private static Scene earned(String artifact) {
    Scene scene = Scene.laid().missions("154", "191").seeded(TWO, 0, artifact);
    scene.persons(ONE, TEAM, "215", "204", "205", "233").orders(ONE);
    return scene
        .quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
  }

  private static Scene nextTurn(Scene scene) {
    return scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
  }

  @Shows("001")
  @Rule({
    "ST-ART-07",
    "ST-EFF-09",
    "ST-ART-05",
    "ST-EFF-41",
    "ST-ART-02",
    "ST-PAT-13",
    "ST-I-21",
    "ST-VIS-11",
    "ST-I-02",
    "ST-I-01",
    "ST-DAT-12"
  })
  @Test
  void theGiftBoxSearchesTheDeckAtOnce() {
    Scene scene = earned("001");
    assertThat(scene.score(ONE)).isEqualTo(25);
    for (int i = 0; i < 3; i++) {
      scene.quietly(new Choose(ONE, new OfDefinition("331")));
    }
    assertThat(scene.state().cards(Places.hand(ONE))).extracting("def").containsOnly("331");
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(3);
    assertThat(StccgView.of(scene.state(), TWO).cards(Places.hand(ONE))).isEmpty();
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(7);
    assertThat(scene.discarded(TWO)).containsExactly("001"); // to its owner's pile
  }

  @Shows("002")
  @Rule({"ST-ART-07", "ST-EFF-36", "ST-ART-01", "ST-DAT-12"})
  @Test
  void hWithTheHorgahnEveryTurnIsFollowedByOneMore() {
    Scene scene = earned("002");
    assertThat(scene.state().table().lying()).hasSize(1);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(ONE);
    assertThat(scene.state().table().turn().played()).isZero(); // a complete turn
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO); // not doubled again
    scene.quietly(new EndTurn(TWO)).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(ONE);
  }

  @Shows("003")
  @Rule({"ST-ART-03", "ST-D-23", "ST-PRE-04", "ST-DAT-12"})
  @ParameterizedTest
  @ValueSource(strings = {"014", "015", "019", "021", "030", "039", "042", "046"})
  void theGeneratorDoesAwayWithEightDilemmas(String dilemma) {
    Scene scene = Encounter.laid(dilemma, true).persons(ONE, TEAM, "205", "220");
    scene.gear(ONE, "003", TEAM);
    Encounter.attempts(scene);
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(2);
    assertThat(scene.discarded(TWO)).containsExactly(dilemma);
    assertThat(scene.score(ONE)).isZero(); // without points
  }

  @Shows("003")
  @Rule("ST-ART-03")
  @Test
  void theGeneratorJoinsWhoHasEarnedIt() {
    assertThat(earned("003").defs(TEAM, Role.GEAR)).containsExactly("003");
  }

  @Shows("004")
  @Rule({"ST-ART-04", "ST-EFF-12", "ST-REQ-12", "ST-PLY-01", "ST-D-42", "ST-D-23", "ST-ART-02"})
  @Test
  void theNaiskosTreblesAShipWithAllClassifications() {
    Scene scene = earned("004");
    CardId ship = scene.ship(ONE, "339", 0); // RANGE 8, WEAPONS 7, SHIELDS 8
    assertThat(scene.state().cards(Places.hand(ONE))).extracting("def").containsExactly("004");
    nextTurn(scene);
    CardId card = scene.state().cards(Places.hand(ONE)).get(0).id();
    scene.quietly(new PlayCard(ONE, card, Aim.at(Host.ship(ship))));
    assertThat(numbers(scene, ship)).containsExactly(8, 7, 8);
    scene.persons(ONE, Host.ship(ship), "197", "229", "198", "214", "216", "217", "196");
    assertThat(numbers(scene, ship)).containsExactly(24, 21, 24);
    assertThat(scene.against(new EndTurn(ONE))).isEmpty();
    assertThat(scene.state().table().turn().playOver()).isTrue(); // it was the card play
  }

  private static List<Integer> numbers(Scene scene, CardId ship) {
    return Stream.of(Stat.RANGE, Stat.WEAPONS, Stat.SHIELDS)
        .map(stat -> ShipNumbers.of(scene.state(), scene.ship(ship), stat))
        .toList();
  }

  @Shows("009")
  @Rule({"ST-ART-04", "ST-EFF-01", "ST-PRE-03"})
  @Test
  void theStoneOfGolKillsAllButTheYoungAndTheClever() {
    Scene scene = earned("009");
    Host others = Host.team(0, TWO);
    scene.persons(TWO, others, "201", "229", "204", "203"); // Youth; CUNNING 7, 12, 5
    nextTurn(scene);
    CardId card = scene.state().cards(Places.hand(ONE)).get(0).id();
    scene.quietly(new PlayCard(ONE, card, Aim.at(others)));
    assertThat(scene.defs(others, Role.FREE)).containsExactly("201", "204");
    assertThat(scene.discarded(TWO)).contains("009", "229", "203");
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(4);
  }

  @Shows("007")
  @Rule({"ST-SPC-08", "ST-ART-04"})
  @Test
  void theToxUthatAllowsASupernova() {
    Scene scene = earned("007");
    nextTurn(scene);
    CardId card = scene.state().cards(Places.hand(ONE)).get(0).id();
    scene.quietly(new PlayCard(ONE, card, Aim.NOTHING));
    assertThat(scene.state().table().lying()).extracting("card.def").containsExactly("007");
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    CardId nova = scene.hand(ONE, "095");
    assertThat(scene.against(new PlayCard(ONE, nova, Aim.at(1)))).isEmpty();
  }

  @Rule({"ST-SPC-07", "ST-SPC-08", "ST-D-77", "ST-DAT-17"})
  @Test
  void aSupernovaWaitsForATurnAfterThatOfTheToxUthatThoughMoreCardsMayBePlayed() {
    CardSet set =
        OwnSet.with(
            "{'kind':'EVENT','id':'plays','name':'plays','rarity':'COMMON','event':{"
                + "'place':'TABLE','standing':[{'op':'ALLOW','rule':'ST-PLY-01','on':'OWN'}]}}");
    Scene scene = Scene.laid(set).missions("154");
    scene.lies(ONE, "plays", On.table(ONE));
    CardId tox = scene.hand(ONE, "007");
    PlayCard nova = new PlayCard(ONE, scene.hand(ONE, "095"), Aim.at(0));
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, tox, Aim.NOTHING));
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
    assertThat(scene.against(nova)).containsExactly("ST-SPC-07");
    nextTurn(scene);
    scene.quietly(nova);
    assertThat(scene.state().table().spaceline().get(0).destroyed()).isTrue();
  }

  @Shows({"005", "006"})
  @Rule({"ST-ART-04", "ST-DAT-12"})
  @ParameterizedTest
  @ValueSource(strings = {"005", "006", "007", "009", "004"})
  void whatIsPlayedLaterGoesToTheHandOfWhoHasEarnedIt(String artifact) {
    assertThat(earned(artifact).state().cards(Places.hand(ONE)))
        .extracting("def")
        .containsExactly(artifact);
  }

  @Rule({"ST-ART-06", "ST-ART-05", "ST-PAT-13", "ST-DAT-12"})
  @Test
  void anArtifactGivesItsPointsWhenItIsEarned() {
    CardSet set =
        OwnSet.with(
            "{'kind':'ARTIFACT','id':'treasure','name':'Treasure','rarity':'COMMON',"
                + "'use':'EQUIPMENT','bonusPoints':7}");
    Scene scene = Scene.laid(set).missions("154").seeded(TWO, 0, "treasure");
    scene.persons(ONE, TEAM, "215", "204", "205", "233").orders(ONE);
    scene
        .quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(32);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.defs(TEAM, Role.GEAR)).containsExactly("treasure");
  }

  @Shows({"004", "007", "124"})
  @Rule({"ST-EFF-06", "ST-ART-04", "ST-ART-05"})
  @ParameterizedTest
  @ValueSource(strings = {"004", "007"})
  void artifactsInPlayAsEventsAreNullifiedAsEvents(String artifact) {
    Scene scene = Scene.laid().missions("154");
    CardId ship = scene.ship(ONE, "331", 0);
    On on = artifact.equals("004") ? On.ship(ship) : On.table(ONE);
    CardId lies = scene.lies(ONE, artifact, on);
    CardId turns = scene.lies(ONE, "002", On.table(ONE)); // no event
    CardId kevin = scene.hand(TWO, "124");
    scene.orders(ONE);
    assertThat(scene.against(new PlayInterrupt(TWO, kevin, Aim.at(turns)))).isNotEmpty();
    scene.does(new PlayInterrupt(TWO, kevin, Aim.at(lies))).passes();
    assertThat(scene.state().table().lying(lies)).isNull();
    assertThat(scene.discarded(ONE)).containsExactly(artifact);
  }
}
