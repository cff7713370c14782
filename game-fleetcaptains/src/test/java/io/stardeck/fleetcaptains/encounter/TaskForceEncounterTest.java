package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.force;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Encounters of several ships ({@code FC-TFO, FC-D-30}). */
final class TaskForceEncounterTest {
  @Rule({"FC-D-86", "FC-D-30"})
  @Test
  void anyMemberThatCanAdjustMayBeforeAnEncounterHitsThem() {
    Scene scene = force("ancient-vault"); // for all ships, without a test
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("equinox"), 1));
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.table().imposed()).hasSize(2);
    for (String ship : new String[] {"yosemite", "equinox"}) {
      assertThat(scene.told())
          .contains(new CardEvent.EffectImposed(scene.card("ancient-vault"), scene.card(ship)));
    }

    Scene named = force("stellar-pulse"); // harm, which hits both
    named.apply(new Answer.ChooseEncounterShip(FED, named.card("yosemite")));
    assertThat(named.asks(FleetFrame.EncounterDrawn.class)).isTrue();

    Scene nobody = beside("ancient-vault", Fixture.standard());
    nobody.ship("yosemite", ship -> ship.withAdjusted(true));
    assertThat(meet(nobody, 1).asks(FleetFrame.EncounterDrawn.class)).isFalse();
  }

  @Rule({"FC-D-30", "FC-ENC-03"})
  @ParameterizedTest
  @CsvSource({"'',1", "yosemite,0", "equinox,0"})
  void anEncounterOfAllShipsIsScoredOnceAndOnlyIfEveryMemberPassedIt(String blind, int score) {
    String effects =
        "{'allShips':true,'vp':1,'afterwards':'SCORE_IF_PASSED','effects':[{'do':'TEST',"
            + "'system':'SENSORS','level':1,'together':false,'onPass':[],'onFail':[]}]}";
    Scene scene =
        force("stellar-pulse", Fixture.standard().with("encounters", "stellar-pulse", effects));
    scene.dial("equinox", 3, 6, 4, 3);
    if (!blind.isEmpty()) {
      SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
      scene.ship(blind, ship -> ship.withTokens(disabled).withAdjusted(true));
    }
    scene.passTest();
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().captain(FED).score()).isEqualTo(score);
  }

  @Rule({"FC-TFO-06", "FC-D-30"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void whatAnEncounterOfAllShipsBringsGoesToTheFirstThatCanTakeIt(int whole) {
    String effects =
        "{'allShips':true,'effects':[{'do':'REPAIR_ALERT'},{'do':'GAIN_VP','amount':1}]}";
    Scene scene =
        force("stellar-pulse", Fixture.standard().with("encounters", "stellar-pulse", effects));
    String[] ships = {"yosemite", "equinox"};
    for (int i = whole; i < ships.length; i++) {
      scene.ship(ships[i], each -> each.withAlert(Alert.YELLOW).withSetting(0));
    }
    scene.apply(new Answer.ResolveEncounter(FED));
    while (!scene.asks(FleetFrame.Turn.class)) {
      scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
    }
    assertThat(scene.ship(ships[whole]).alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship(ships[1]).alert()).isEqualTo(whole == 1 ? Alert.WHITE : Alert.YELLOW);
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  @Rule({"FC-TFO-06", "FC-D-30"})
  @Test
  void whatAShipHasHadForAllNoOtherOneCanChoose() {
    String effects =
        "{'allShips':true,'effects':[{'do':'CHOOSE','by':'SELF','options':["
            + "{'label':'draw','effects':[{'do':'DRAW_COMMAND','amount':1}]},"
            + "{'label':'damage','effects':[{'do':'DEAL_DAMAGE','amount':1}]}]}]}";
    Scene scene =
        force("stellar-pulse", Fixture.standard().with("encounters", "stellar-pulse", effects));
    scene.apply(new Answer.ChooseOption(FED, new Pick.Nth(0)));
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(1);
    assertThat(scene.ship("equinox").alert()).as("damage alone was left").isEqualTo(Alert.YELLOW);
  }

  @Rule({"FC-TFO-07", "FC-D-30"})
  @Test
  void anEncounterOfAllShipsTakesControlOfItsPlayerForEachOfThem() {
    String effects =
        "{'allShips':true,'effects':[{'do':'PLACE_CONTROL','amount':3},"
            + "{'do':'REMOVE_CONTROL','amount':1}]}";
    Scene scene =
        force("stellar-pulse", Fixture.standard().with("encounters", "stellar-pulse", effects));
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.tile(0, 1).control(Faction.FEDERATION)).isEqualTo(3 - 2);
  }

  @Rule({"FC-TFO-06", "FC-D-30"})
  @Test
  void whatAnEncounterRepairsIsTheNamedShipAlone() {
    String effects = "{'effects':[{'do':'REPAIR_ALERT'}]}";
    Scene scene =
        force("stellar-pulse", Fixture.standard().with("encounters", "stellar-pulse", effects));
    for (String ship : new String[] {"yosemite", "equinox"}) {
      scene.ship(ship, each -> each.withAlert(Alert.YELLOW).withSetting(0));
    }
    scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.ship("equinox").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship("yosemite").alert()).isEqualTo(Alert.YELLOW);
  }

  @Rule({"FC-TFO-06", "FC-TFO-07", "FC-D-30", "FC-D-86", "FC-D-89"})
  @Test
  void whatHelpsForATimeHelpsTheNamedShipAloneAndWhatForbidsStrikesAll() {
    for (String standing :
        new String[] {"{'does':'NO_BREAKAWAY'}", "{'does':'FORBID_ACTION','kinds':['SCAN']}"}) {
      boolean harm = standing.contains("FORBID");
      String token = "{'do':'PLACE_SYSTEM_TOKEN','system':'SENSORS','amount':" + (harm ? -1 : 1);
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "stellar-pulse",
                  "{'effects':["
                      + token
                      + "},{'do':'IMPOSE','standing':"
                      + standing
                      + ",'until':'END_OF_TURN'}]}");
      Scene scene = force("stellar-pulse", fixture);
      assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).isNotEmpty();
      scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
      scene.apply(new Answer.ResolveEncounter(FED));
      assertThat(scene.ship("equinox").tokens()).hasSize(1);
      assertThat(scene.ship("yosemite").tokens()).hasSize(harm ? 1 : 0);
      assertThat(scene.table().imposed())
          .extracting(each -> each.ship())
          .containsExactlyInAnyOrder(
              harm
                  ? new CardId[] {scene.card("equinox"), scene.card("yosemite")}
                  : new CardId[] {scene.card("equinox")});
      assertThat(scene.told())
          .as("what lasts is public")
          .contains(
              new CardEvent.EffectImposed(scene.card("stellar-pulse"), scene.card("equinox")));
    }
  }

  @Rule("FC-D-30")
  @Test
  void whatAnEncounterOfAllShipsBecomesGoesToTheFirstThatIsStillThere() {
    for (boolean lost : new boolean[] {false, true}) {
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "ancient-vault",
                  "{'effects':[{'do':'DEAL_DAMAGE','amount':1}],'afterwards':'KEEP_AS_CARGO'}");
      Scene scene = force("ancient-vault", fixture);
      scene.ship(
          "yosemite", ship -> ship.withAlert(lost ? Alert.RED : Alert.YELLOW).withSetting(0));
      scene.apply(new Answer.ResolveEncounter(FED));
      while (scene.asks(FleetFrame.ChooseSetting.class)) {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
      }
      assertThat(scene.table().ship(scene.card("yosemite")) == null).isEqualTo(lost);
      assertThat(scene.ship(lost ? "equinox" : "yosemite").cargo())
          .containsExactly(scene.card("ancient-vault"));
    }
  }

  @Rule({"FC-D-30", "FC-ENC-01", "FC-TFO-04"})
  @Test
  void anEncounterOfAllShipsIsMetByThemInTheOrderInWhichTheyWereDeclared() {
    Scene scene =
        beside("graviton-shear", Fixture.standard()).fleet(FED, "equinox", "yosemite", "yeager");
    for (String ship : new String[] {"equinox", "yosemite", "yeager"}) {
      scene.at(ship, 0, 0).ship(ship, each -> each.withAdjusted(true));
    }
    scene.dice(1, 6, 6, 6);
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.JoinTaskForce(FED, scene.card("yeager")),
        new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
        new FreeAction.Step(FED, scene.space(0, 1)));
    List<CardId> tested = new ArrayList<>();
    while (!scene.asks(FleetFrame.Turn.class)) {
      if (scene.state().top() instanceof FleetFrame.Test test) {
        CardId ship = test.test().ships().get(0);
        if (!tested.contains(ship)) {
          tested.add(ship);
        }
        scene.apply(new Answer.PassTestCard(scene.decider()));
      } else {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
      }
    }
    assertThat(tested)
        .containsExactly(scene.card("yosemite"), scene.card("yeager"), scene.card("equinox"));
  }

  @Rule("FC-D-86")
  @Test
  void whereTheFirstTestFailsWithoutAWindowAMemberMayAdjustBeforeIt() {
    Scene scene = beside("", Fixture.standard()).fleet(FED, "equinox", "yosemite");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).onTop("particle-fountain").dice(1);
    scene.dial("equinox", 3, -1, 9, 4).ship("equinox", ship -> ship.withAdjusted(true));
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("equinox")),
        new FreeAction.JoinTaskForce(FED, scene.card("yosemite")),
        new FreeAction.Step(FED, scene.space(0, 1)));
    Scene able = Scene.of(scene.state());
    scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).as("nothing else asks").isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("yosemite"), 1));
    able.apply(new Answer.ChooseEncounterShip(FED, able.card("yosemite")));
    assertThat(able.asks(FleetFrame.Test.class)).as("the window of the test is enough").isTrue();
  }

  @Rule("FC-D-30")
  @Test
  void theLastOfAllShipsKeepsTheEncounterOrNobodyDoes() {
    for (boolean allLost : new boolean[] {false, true}) {
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "ancient-vault",
                  "{'effects':[{'do':'DEAL_DAMAGE','amount':1}],'afterwards':'KEEP_AS_CARGO'}");
      Scene scene = beside("", fixture).fleet(FED, "yosemite", "equinox", "yeager");
      for (String ship : new String[] {"yosemite", "equinox", "yeager"}) {
        boolean lost = allLost || !ship.equals("yeager");
        Alert alert = lost ? Alert.RED : Alert.WHITE;
        scene.at(ship, 0, 0);
        scene.ship(ship, each -> each.withAdjusted(true).withAlert(alert).withSetting(0));
      }
      scene.onTop("ancient-vault").dice(1);
      scene.apply(
          new FreeAction.StartManeuver(FED, scene.card("yosemite")),
          new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
          new FreeAction.JoinTaskForce(FED, scene.card("yeager")),
          new FreeAction.Step(FED, scene.space(0, 1)));
      if (allLost) {
        assertThat(scene.spentEncounters()).contains(scene.card("ancient-vault"));
      } else {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
        assertThat(scene.ship("yeager").cargo()).containsExactly(scene.card("ancient-vault"));
      }
      assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    }
  }
}
