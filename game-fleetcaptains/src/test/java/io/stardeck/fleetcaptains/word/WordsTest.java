package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What each word does, by a card of one face that says it. */
final class WordsTest {
  static final String CARD = "engine-improvements-1";
  static final String KLINGON = "way-of-the-warrior-9";

  private static String here(String whose) {
    return "{'kind':'SHIP','whose':'" + whose + "','reach':'HERE','optional':false}";
  }

  private static String tile(String reach, String filter) {
    return "{'kind':'TILE','reach':'" + reach + "','optional':false,'at':" + filter + "}";
  }

  static Scene scene(String face) {
    return scene(Fixture.standard().face(CARD, face));
  }

  static Scene scene(Fixture fixture) {
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

  @Rule({"FC-D-77", "FC-I-12"})
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

  @Rule({"FC-D-75", "FC-CPT-04"})
  @Test
  void aShipThatIsMovedToItsPostBeginsItsCourseAnew() {
    String effects = "[{'do':'MOVE_SHIP','to':'OWN_POST'}]";
    Scene scene = scene("{'asAction':true,'effects':" + effects + "}");
    CardId mission = scene.missions(FED, COURSE).table().set().card(COURSE);
    CardId venture = scene.card("venture");
    scene.change(play -> Tables.secret(play, FED, own -> own.withLegs(venture, mission, 1)));
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.table().friendlyPost(FED, scene.ship("venture").at())).isTrue();
    assertThat(scene.state().secrets().get(0).legs(venture, mission)).isZero();
  }

  private static final String COURSE = "mission-warp-experiment-1";

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
    Scene hidden =
        scene(
            "{'targets':["
                + tile("ANYWHERE", "{'explored':false}")
                + "],'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'REPLACE_TILE'}]}]}");
    int scanned = hidden.space(1, -1);
    hidden.change(
        play -> Tables.tile(play, scanned, tile -> tile.withScannedBy(Faction.FEDERATION)));
    hidden.play(FED, CARD).apply(new Answer.ChooseTarget(FED, Target.of(scanned)));
    assertThat(hidden.happened()).contains("TileReplaced", "ScanTokensRemoved");
    assertThat(hidden.tile(1, -1).scannedBy()).as("nobody has seen the new one").isEmpty();
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

  @Rule("FC-I-40")
  @Test
  void nobodyIsACaptiveOfTheirOwnSide() {
    Scene scene =
        scene(
                "{'asAction':true,'targets':[{'kind':'CARD','whose':'ME','reach':'HERE',"
                    + "'optional':false}],'effects':[{'do':'CAPTURE_CREW'}]}")
            .at("yeager", 0, 0)
            .crew("yeager", "engine-improvements-3");
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.ship("venture").cargo()).isEmpty();
    assertThat(scene.ship("yeager").crew()).hasSize(1);
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

  @Rule({"FC-VIC-02", "FC-OBJ-01", "FC-I-30", "FC-I-07", "FC-RNF-03"})
  @Test
  void pointsAndRoomInTheFleetAreGained() {
    Scene scene = act("[{'do':'GAIN_VP','amount':2},{'do':'GAIN_FLEET_LIMIT','amount':1}]");
    assertThat(scene.table().captain(FED).score()).isEqualTo(2);
    assertThat(scene.told())
        .as("by that card")
        .contains(
            new GameProgress.VpScored(FED, ScoreKind.EFFECT, Optional.of(scene.card(CARD)), 2));
    assertThat(Fleets.limit(scene.table(), FED)).isEqualTo(11);
  }

  @Rule("FC-D-82")
  @Test
  void aSystemTokenThatHelpsIsNotTakenWithOneThatHarms() {
    SystemToken helps = new SystemToken(ShipSystem.ENGINES, Optional.of(1));
    SystemToken harms = new SystemToken(ShipSystem.ENGINES, Optional.of(-1));
    Scene scene = scene("{'asAction':true,'effects':[{'do':'REMOVE_SYSTEM_TOKEN'}]}");
    scene.ship("venture", ship -> ship.withTokens(helps, harms));
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.ship("venture").tokens()).containsExactly(helps);
    CardId venture = scene.card("venture");
    assertThat(scene.told())
        .filteredOn(ShipEvent.SystemTokenRemoved.class::isInstance)
        .containsExactly(
            new ShipEvent.SystemTokenRemoved(venture, ShipSystem.ENGINES, Optional.of(-1)));
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
    assertThat(scene.told())
        .contains(new CardEvent.OptionChosen(KLI, new Pick.Nth(0), Optional.of("one")));
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  @Rule("FC-D-51")
  @Test
  void aShipThatACardDestroysIsWorthNothing() {
    Scene scene =
        scene(
            "{'asAction':true,'targets':["
                + here("ENEMY")
                + "],'effects':[{'do':'ON_TARGET','target':0,"
                + "'effects':[{'do':'DEAL_DAMAGE','amount':1}]}]}");
    scene.ship("groth", ship -> ship.withAlert(Alert.RED).withSetting(0));
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.table().captain(KLI).destroyed()).containsExactly(scene.card("groth"));
    assertThat(scene.table().captain(FED).score()).isZero();
  }

  @Rule({"FC-I-37", "FC-MAP-07", "FC-I-03"})
  @Test
  void whatTrashesItselfLiesInTheTrashAndIsNotDrawnAgain() {
    Scene scene = act("[{'do':'TRASH_THIS'}]");
    assertThat(scene.state().zones().cards(Places.TRASH)).containsExactly(scene.card(CARD));
    assertThat(scene.discards(FED)).isEmpty();
    Scene used = scene("{'trashed':true}").play(FED, CARD);
    assertThat(used.state().zones().cards(Places.TRASH)).containsExactly(used.card(CARD));
    Scene kept = act("[{'do':'DISCARD_THIS'}]");
    assertThat(kept.discards(FED)).containsExactly(kept.card(CARD));
  }

  @Rule({"FC-I-19", "FC-INS-04", "FC-INS-06"})
  @Test
  void buildIsOneStepToJustThatKind() {
    for (InstallationKind kind : InstallationKind.values()) {
      String build = "{'asAction':true,'effects':[{'do':'BUILD','kind':'" + kind + "'}]}";
      Scene bare = scene(build).control(0, 0, FED, 3).playWithShip(FED, CARD, "venture");
      assertThat(bare.tile(0, 0).installation().isPresent())
          .isEqualTo(kind == InstallationKind.OUTPOST);
      Scene outpost =
          scene(build).control(0, 0, FED, 3).installation(0, 0, InstallationKind.OUTPOST);
      outpost.playWithShip(FED, CARD, "venture");
      assertThat(outpost.tile(0, 0).installation())
          .contains(
              kind == InstallationKind.COLONY ? InstallationKind.COLONY : InstallationKind.OUTPOST);
    }
  }
}
