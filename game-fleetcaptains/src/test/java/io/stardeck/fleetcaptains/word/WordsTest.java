package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Target;
import org.junit.jupiter.api.Test;

/** What each word does, by a card of one face that says it. */
final class WordsTest {
  private static final String CARD = "engine-improvements-1";
  private static final String KLINGON = "way-of-the-warrior-9";

  private static String here(String whose) {
    return "{'kind':'SHIP','whose':'" + whose + "','reach':'HERE','optional':false}";
  }

  private static String tile(String reach, String filter) {
    return "{'kind':'TILE','reach':'" + reach + "','optional':false,'at':" + filter + "}";
  }

  private static Scene scene(String face) {
    return scene(Fixture.standard().face(CARD, face));
  }

  private static Scene scene(Fixture fixture) {
    return Scene.of(fixture.set(), builder -> builder, "engine-improvements", "way-of-the-warrior")
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "korinar", "groth")
        .missions(FED)
        .missions(KLI)
        .hand(KLI)
        .hand(FED, CARD)
        .tile(0, 0, "m-planet-2", FED)
        .tile(1, 0, "dead-space-1", FED)
        .hidden(1, -1, "k-planet-1")
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  private static Scene act(String effects, String... targets) {
    return scene(
            "{'asAction':true,'targets':["
                + String.join(",", targets)
                + "],'effects':"
                + effects
                + "}")
        .playWithShip(FED, CARD, "venture");
  }

  @Rule("FC-D-77")
  @Test
  void moveShipBringsItToTheTileThatWasChosen() {
    Scene scene = act("[{'do':'MOVE_SHIP','to':'CHOSEN'}]", tile("ADJACENT", "{'explored':true}"));
    assertThat(scene.ship("venture").at()).isEqualTo(scene.space(1, 0));
    assertThat(scene.ship("venture").maneuvered()).isFalse();
    Scene unknown =
        act("[{'do':'MOVE_SHIP','to':'CHOSEN'}]", tile("ADJACENT", "{'explored':false}"));
    unknown.dice(6).apply(new Answer.ChooseTarget(FED, Target.of(unknown.space(1, -1))));
    assertThat(unknown.tile(1, -1).explored()).isTrue();
  }

  @Rule("FC-D-89")
  @Test
  void exploreTileIsDoneFromWhereTheShipIs() {
    Scene scene =
        act(
            "[{'do':'ON_TARGET','target':0,'effects':[{'do':'EXPLORE_TILE'}]}]",
            tile("ADJACENT", "{'explored':false}"));
    scene.onTop("stellar-pulse").dice(1);
    scene.apply(new Answer.ChooseTarget(FED, Target.of(scene.space(1, -1))));
    assertThat(scene.tile(1, -1).explored()).isTrue();
    assertThat(scene.ship("venture").at()).isEqualTo(scene.space(0, 0));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
  }

  @Rule({"FC-I-02", "FC-I-31"})
  @Test
  void replaceTileLaysTheTopOneOfThePileFaceDown() {
    Scene scene =
        scene(
            "{'targets':["
                + tile("ANYWHERE", "{'type':'DEAD_SPACE'}")
                + "],'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'REPLACE_TILE'}]}]}");
    CardId top = scene.state().zones().cards(Places.PILE).get(0);
    scene.play(FED, CARD);
    int space = scene.space(1, 0);
    assertThat(scene.state().zones().cards(Places.CHART).get(space)).isEqualTo(top);
    assertThat(scene.tile(1, 0).explored()).isFalse();
    assertThat(scene.state().zones().cards(Places.PILE)).contains(scene.card("dead-space-1"));
    assertThat(scene.state().zones().size(Places.CHART)).isEqualTo(27);
  }

  @Rule({"FC-CLK-12", "FC-D-38"})
  @Test
  void whatStrikesAllShipsOfATileStrikesCloakedOnesAndShowsEchoes() {
    Scene scene =
        scene(
                "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
                    + "'effects':[{'do':'DECLOAK'}]}]}")
            .at("korinar", 0, 0)
            .cloaked("korinar")
            .echo(KLI, 0, 0);
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.happened()).contains("TokenRevealed", "ShipDecloaked");
    assertThat(scene.ship("korinar").cloaked()).isFalse();
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).isTrue();
    assertThat(scene.table().tokens()).hasSize(1);
  }

  @Rule({"FC-ECH-11", "FC-D-38"})
  @Test
  void revealTokenShowsAnEchoWhichStays() {
    Scene scene =
        scene(
                "{'targets':[{'kind':'TOKEN','whose':'ENEMY','reach':'HERE','optional':false}],"
                    + "'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'REVEAL_TOKEN'}]}]}")
            .echo(KLI, 0, 0);
    scene.play(FED, CARD);
    assertThat(scene.happened()).contains("TokenRevealed");
    assertThat(scene.table().tokens()).hasSize(1);
  }

  @Rule("FC-ECH-01")
  @Test
  void placeEchoIsDoneByACloakedShip() {
    Fixture fixture =
        Fixture.standard()
            .face(
                KLINGON,
                "{'asAction':true,'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}],"
                    + "'effects':[{'do':'PLACE_ECHO'}]}");
    Scene scene = scene(fixture).at("korinar", 0, 0).cloaked("korinar").turnOf(KLI);
    scene.hand(KLI, KLINGON).playWithShip(KLI, KLINGON, "korinar");
    assertThat(scene.table().tokens()).hasSize(2).allMatch(each -> each.at() == scene.space(0, 0));
  }

  @Rule("FC-TRP-06")
  @Test
  void captureCrewTakesTheCardThatWasChosen() {
    Scene scene =
        scene(
                "{'asAction':true,'targets':[{'kind':'CARD','whose':'ENEMY','reach':'HERE',"
                    + "'optional':false}],'effects':[{'do':'CAPTURE_CREW'}]}")
            .crew("groth", KLINGON);
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.ship("venture").cargo()).containsExactly(scene.card(KLINGON));
    assertThat(scene.ship("groth").crew()).isEmpty();
  }

  @Test
  void cargoIsTakenAndGiven() {
    Scene taking =
        scene("{'asAction':true,'targets':[" + here("ENEMY") + "],'effects':[{'do':'TAKE_CARGO'}]}")
            .cargo("groth", "tribbles-1", "tribbles-2");
    taking.playWithShip(FED, CARD, "venture");
    taking.apply(new Answer.ChooseOption(FED, new Pick.Card(taking.card("tribbles-2"))));
    assertThat(taking.ship("venture").cargo()).containsExactly(taking.card("tribbles-2"));
    Scene giving =
        scene("{'asAction':true,'targets':[" + here("ENEMY") + "],'effects':[{'do':'GIVE_CARGO'}]}")
            .cargo("venture", "tribbles-1");
    giving.playWithShip(FED, CARD, "venture");
    assertThat(giving.ship("groth").cargo()).containsExactly(giving.card("tribbles-1"));
  }

  @Rule({"FC-VIC-02", "FC-OBJ-01", "FC-I-30"})
  @Test
  void pointsAndRoomInTheFleetAreGained() {
    Scene scene = act("[{'do':'GAIN_VP','amount':2},{'do':'GAIN_FLEET_LIMIT','amount':1}]");
    assertThat(scene.table().captain(FED).score()).isEqualTo(2);
    assertThat(Fleets.limit(scene.table(), FED)).isEqualTo(11);
  }

  @Rule("FC-I-29")
  @Test
  void drawMissionFillsAnEmptyPlaceOnly() {
    Scene scene = act("[{'do':'DRAW_MISSION'}]");
    assertThat(scene.state().zones().size(Places.missions(FED))).isEqualTo(1);
    Scene full =
        scene("{'effects':[{'do':'DRAW_MISSION'}]}")
            .missions(FED, "mission-foothold-1", "mission-colony-1", "mission-outpost-1");
    full.play(FED, CARD);
    assertThat(full.state().zones().size(Places.missions(FED))).isEqualTo(3);
  }

  @Test
  void anInstallationIsDestroyed() {
    Scene scene =
        scene("{'asAction':true,'effects':[{'do':'DESTROY_INSTALLATION'}]}")
            .control(0, 0, KLI, 1)
            .installation(0, 0, InstallationKind.COLONY);
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.tile(0, 0).installation()).isEmpty();
    assertThat(scene.tile(0, 0).control()).isPresent();
  }

  @Test
  void ifTakesOneSideOrTheOther() {
    String word =
        "[{'do':'IF','when':{'is':'COMPARE','first':{'of':'SIZE'},'comparison':'%s',"
            + "'second':{'of':'NUMBER','number':4}},'then':[{'do':'GAIN_VP','amount':1}],"
            + "'otherwise':[{'do':'GAIN_VP','amount':3}]}]";
    assertThat(act(word.formatted("MORE")).table().captain(FED).score()).isEqualTo(1);
    assertThat(act(word.formatted("LESS")).table().captain(FED).score()).isEqualTo(3);
  }

  @Rule("FC-VAL-05")
  @Test
  void theOpponentChoosesAmongTheOptionsAndNothingElse() {
    Scene scene =
        act(
            "[{'do':'CHOOSE','by':'OPPONENT','options':[{'label':'one','effects':"
                + "[{'do':'GAIN_VP','amount':1}]},{'label':'three','effects':"
                + "[{'do':'GAIN_VP','amount':3}]}]}]");
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(new Answer.ChooseOption(KLI, new Pick.Nth(2))))
        .containsExactly("FC-VAL-05");
    scene.apply(new Answer.ChooseOption(KLI, new Pick.Nth(0)));
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  @Rule({"FC-D-19", "FC-COP-03"})
  @Test
  void aForcedTestMayBeMadeTogether() {
    Scene scene =
        scene(
                "{'asAction':true,'effects':[{'do':'TEST','system':'SENSORS','level':15,"
                    + "'together':true,'onPass':[{'do':'GAIN_VP','amount':1}],'onFail':[]}]}")
            .at("yeager", 0, 0);
    scene.dial("yeager", 3, 6, 4, 3).playWithShip(FED, CARD, "venture");
    FleetFrame.Test test = (FleetFrame.Test) scene.state().top();
    assertThat(test.test().ships()).containsExactly(scene.card("venture"), scene.card("yeager"));
    assertThat(scene.ship("yeager").acted()).isZero();
    scene.passTest();
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  private static Scene sensorTest(String standing, Integer... dice) {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "venture", "{'abilities':[],'standing':[" + standing + "]}")
            .face(
                CARD,
                "{'asAction':true,'effects':[{'do':'TEST','system':'SENSORS','level':13,"
                    + "'together':false,'onPass':[{'do':'GAIN_VP','amount':1}],'onFail':[]}]}");
    Scene scene = scene(fixture).dial("venture", 7, 9, 7, 9).dice(dice);
    scene.ship("venture", ship -> ship.withAdjusted(true));
    return scene.playWithShip(FED, CARD, "venture").passTest();
  }

  private static int score(Scene scene) {
    return scene.table().captain(FED).score();
  }

  @Rule({"FC-I-23", "FC-TST-07"})
  @Test
  void diceAndLevelsAreChangedByWhatHolds() {
    String filter = "'filter':{'kinds':['CARD'],'systems':['SENSORS']}";
    assertThat(score(sensorTest("", 3))).isZero();
    assertThat(score(sensorTest("", 4))).isEqualTo(1);
    assertThat(score(sensorTest("{'does':'MODIFY_DIE'," + filter + ",'amount':1}", 3)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'MODIFY_TEST_LEVEL'," + filter + ",'amount':-1}", 3)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'ROLL_EXTRA_DIE'," + filter + ",'keep':'HIGH'}", 2, 5)))
        .isEqualTo(1);
    assertThat(score(sensorTest("{'does':'ROLL_EXTRA_DIE'," + filter + ",'keep':'LOW'}", 5, 2)))
        .isZero();
    String other = "'filter':{'kinds':['SEARCH'],'systems':[]}";
    assertThat(score(sensorTest("{'does':'MODIFY_DIE'," + other + ",'amount':3}", 3))).isZero();
  }

  @Rule({"FC-SYS-05", "FC-TST-10"})
  @Test
  void aSystemThatIsSetDisabledCannotBeUsed() {
    Scene scene = sensorTest("{'does':'SET_DISABLED','system':'SENSORS'}", 6);
    assertThat(score(scene)).isZero();
    assertThat(scene.happened()).doesNotContain("DiceRolled");
  }

  @Rule("FC-RPR-04")
  @Test
  void aRuleThatCanBeWaivedDoesNotBind() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships",
                "venture",
                "{'abilities':[],'standing':[{'does':'IGNORE_RULE','rule':'FC-RPR-04'}]}");
    Scene scene = scene(fixture).fleet(KLI, "somraw");
    scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    assertThat(scene.legal(FED, ShipAction.Repair.class)).isNotEmpty();
    Scene bound = scene(Fixture.standard()).fleet(KLI, "somraw");
    bound.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    assertThat(bound.legal(FED, ShipAction.Repair.class)).isEmpty();
  }

  @Rule("FC-ACT-08")
  @Test
  void aKindOfActionThatATileForbidsIsRefused() {
    Scene scene = scene(Fixture.standard()).tile(1, 0, "guarded-system", FED).at("venture", 1, 0);
    scene.crew("venture", "way-of-the-warrior-8").at("yeager", 1, 0);
    assertThat(
            scene.refused(
                new ShipAction.TransportFriendly(
                    FED,
                    scene.card("venture"),
                    scene.card("yeager"),
                    scene.card("way-of-the-warrior-8"))))
        .contains("FC-ACT-08");
  }

  @Rule({"FC-X-66", "FC-D-87"})
  @Test
  void withIgnoredSectorSizesEachPassedTileCostsOne() {
    Fixture fixture =
        Fixture.standard().with("ships", "yeager", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}");
    Scene scene =
        scene(fixture)
            .tile(0, -2, "dead-space-2", FED)
            .tile(0, -1, "supergiant-1", FED)
            .tile(-1, 0, "dead-space-3", FED)
            .tile(-1, 1, "j-nebula-1", FED)
            .tile(-1, 2, "dead-space-4", FED)
            .tile(-1, 3, "dead-space-5", FED)
            .at("yeager", 0, -2)
            .dial("yeager", 3, 6, 4, 3);
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yeager")),
        new FreeAction.Step(FED, scene.space(0, -1)),
        new FreeAction.Step(FED, scene.space(-1, 0)),
        new FreeAction.Step(FED, scene.space(-1, 1)),
        new FreeAction.Step(FED, scene.space(-1, 2)));
    assertThat(scene.ship("yeager").at()).isEqualTo(scene.space(-1, 2));
    assertThat(scene.refused(new FreeAction.Step(FED, scene.space(-1, 3)))).isNotEmpty();
  }

  @Rule("FC-D-67")
  @Test
  void aCardMayCancelAnotherInATest() {
    Fixture fixture =
        Fixture.standard()
            .face(
                CARD,
                "{'timing':'TEST','test':{'kinds':[],'systems':[]},'effects':"
                    + "[{'do':'MODIFY_TEST','system':'WEAPONS','side':'SELF','amount':5}]}")
            .face(
                KLINGON,
                "{'timing':'TEST','cancels':'OPERATIONS','test':{'kinds':[],'systems':[]},"
                    + "'effects':[{'do':'CANCEL_CARD'}]}");
    Scene scene = scene(fixture).hand(KLI, KLINGON).dice(1, 1);
    scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
    assertThat(scene.refused(new Answer.PlayTestCard(FED, scene.card(CARD), 0))).isEmpty();
    scene.apply(new Answer.PlayTestCard(FED, scene.card(CARD), 0));
    scene.apply(new Answer.PlayTestCard(KLI, scene.card(KLINGON), 0)).passTest();
    int weapons = scene.table().setting(scene.ship("venture")).weapons();
    assertThat(scene.events().toString()).contains("total=" + (weapons + 1) + ",");
  }
}
