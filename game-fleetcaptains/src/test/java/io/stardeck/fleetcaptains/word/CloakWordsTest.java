package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.card.fact.Alert.YELLOW;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.word.WordsTest.CARD;
import static io.stardeck.fleetcaptains.word.WordsTest.KLINGON;
import static io.stardeck.fleetcaptains.word.WordsTest.scene;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Event;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What words do about cloaked ships and their tokens ({@code FC-D-38}). */
final class CloakWordsTest {
  @Rule({"FC-CLK-12", "FC-ECH-11", "FC-D-38"})
  @Test
  void whatStrikesAllShipsOfATileStrikesCloakedOnesAndShowsEchoes() {
    Scene scene =
        scene(
                "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
                    + "'effects':[{'do':'DECLOAK'}]}]}")
            .at("korinar", 0, 0)
            .cloaked("korinar")
            .echo(KLI, 0, 0);
    CardId echo = scene.state().identity(scene.token());
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.happened()).contains("TokenRevealed", "ShipDecloaked");
    assertThat(scene.events())
        .as("the echo is shown")
        .anyMatch(
            event ->
                event.what() instanceof BoardEvent.TokenRevealed shown
                    && shown.identity().equals(echo));
    assertThat(scene.ship("korinar").cloaked()).isFalse();
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).isTrue();
    assertThat(scene.table().tokens()).hasSize(1);
    assertThat(scene.state().identity(scene.token())).as("and stays").isEqualTo(echo);
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

  @Rule({"FC-CMD-03", "FC-CLK-05"})
  @Test
  void anAbilityThatAsksWhereItsShipIsCanBeUsedByACloakedOne() {
    String ability =
        "{'mode':'ACTIVATED','optional':false,'costs':[],'usesAction':false,'text':'',"
            + "'limit':'ONCE_PER_TURN','targets':[],'when':{'is':'AT','filter':{}},"
            + "'effects':[{'do':'DRAW_COMMAND','amount':1}]}";
    Fixture fixture =
        Fixture.standard().face(KLINGON, "{'kind':'CREW','abilities':[" + ability + "]}");
    Scene scene = scene(fixture).at("korinar", 0, 0).cloaked("korinar").turnOf(KLI);
    scene.crew("korinar", KLINGON);
    var use =
        new FreeAction.UseAbility(KLI, scene.card(KLINGON), 0, Optional.of(scene.card("korinar")));
    assertThat(scene.legal(KLI, FreeAction.UseAbility.class)).contains(use);
  }

  @Rule("FC-CLK-08")
  @Test
  void aCardThatNeedsAnEnemyShipIsNotPlayedAgainstACloakedOne() {
    String target = "{'kind':'SHIP','whose':'ENEMY','reach':'ANYWHERE','optional':false}";
    Scene scene = scene("{'targets':[" + target + "],'effects':[]}");
    scene.fleet(KLI, "korinar").at("korinar", 0, 0);
    FleetAction play = new FreeAction.PlayCommand(FED, scene.card(CARD), 0, Optional.empty());
    assertThat(scene.refused(play)).isEmpty();
    scene.cloaked("korinar");
    assertThat(scene.refused(play)).isNotEmpty();
  }

  @Rule({"FC-D-39", "FC-CLK-15"})
  @Test
  void whoIsMadeToDecloakByACardOrByDamageExplores() {
    for (String hidden : new String[] {"korinar", "bortas"}) { // with a blue setting at red, and
      for (String word : new String[] {"'DECLOAK'", "'DEAL_DAMAGE','amount':1"}) { // without
        Scene scene =
            scene(
                    "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
                        + "'effects':[{'do':"
                        + word
                        + "}]}]}")
                .fleet(KLI, hidden)
                .at(hidden, 1, -1)
                .at("venture", 1, -1)
                .cloaked(hidden);
        scene.ship(hidden, ship -> ship.withAlert(Alert.YELLOW).withSetting(3)).dice(6);
        scene.playWithShip(FED, CARD, "venture");
        while (scene.asks(FleetFrame.ChooseSetting.class)) {
          scene.apply(scene.legal(scene.decider(), Answer.SetDial.class).get(0));
        }
        assertThat(scene.ship(hidden).cloaked()).isFalse();
        assertThat(scene.tile(1, -1).exploredBy()).contains(Faction.KLINGON);
      }
    }
  }

  @Rule({"FC-D-38", "FC-ECH-10"})
  @Test
  void cloakedShipsOfATileAreStruckInTheOrderOfTheirNumbers() {
    for (String first : new String[] {"korinar", "groth"}) {
      String second = first.equals("groth") ? "korinar" : "groth";
      Scene scene =
          scene(
                  Fixture.standard()
                      .with("ships", "groth", "{'dial':" + BLUE + "}")
                      .face(
                          CARD,
                          "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
                              + "'effects':[{'do':'DECLOAK'}]}]}"))
              .at("korinar", 0, 0)
              .cloaked(first)
              .cloaked(second);
      scene.playWithShip(FED, CARD, "venture");
      List<CardId> struck = new ArrayList<>();
      while (scene.asks(FleetFrame.ChooseSetting.class)) {
        addDecloaked(scene, struck);
        scene.apply(scene.legal(KLI, Answer.SetDial.class).get(0));
      }
      addDecloaked(scene, struck);
      assertThat(struck).containsExactly(scene.card(first), scene.card(second));
    }
  }

  @Rule({"FC-D-38", "FC-ECH-11", "FC-ECH-13"})
  @Test
  void ofTwoEchoesInATileEachIsShownAndMayBeMoved() {
    for (boolean moves : new boolean[] {true, false}) {
      Scene scene = scene(ALL_DECLOAK).echo(KLI, 0, 0).echo(KLI, 0, 0).echo(KLI, 1, 0);
      int elsewhere = scene.token().number();
      scene.playWithShip(FED, CARD, "venture");
      int asked = 0;
      while (scene.asks(FleetFrame.EchoRelocate.class)) {
        assertThat(scene.decider()).isEqualTo(KLI);
        boolean there = scene.table().token(elsewhere) != null;
        scene.apply(
            moves && there
                ? new Answer.RelocateEcho(KLI, elsewhere)
                : new Answer.DeclineRelocation(KLI));
        asked++;
      }
      assertThat(asked).isEqualTo(2);
      assertThat(scene.table().tokens()).hasSize(3);
    }
  }

  private static final String ALL_DECLOAK =
      "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
          + "'effects':[{'do':'DECLOAK'}]}]}";

  @Rule({"FC-CLK-12", "FC-CLK-15", "FC-D-43"})
  @Test
  void whoIsMadeToDecloakByDamageChoosesItsSettingBeforeItExplores() {
    Scene scene =
        scene(
                "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE',"
                    + "'effects':[{'do':'DEAL_DAMAGE','amount':1}]}]}")
            .fleet(KLI, "bortas") // no blue setting at red
            .at("bortas", 1, -1)
            .at("venture", 1, -1)
            .cloaked("bortas")
            .onTop("stellar-pulse");
    scene.ship("bortas", ship -> ship.withAlert(Alert.YELLOW).withSetting(3)).dice(1);
    scene.playWithShip(FED, CARD, "venture");
    boolean met = false;
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      met |= scene.happened().contains("EncounterChecked");
      scene.apply(scene.legal(scene.decider(), Answer.SetDial.class).get(0));
    }
    assertThat(met).as("no encounter before the setting is chosen").isFalse();
    assertThat(scene.happened()).contains("EncounterChecked");
  }

  static String all(String effects) {
    return "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ALL_SHIPS_HERE','effects':"
        + effects
        + "}]}";
  }

  @Rule({"FC-D-38", "FC-D-86"})
  @Test
  void aCloakedShipIsShownBeforeItSuffersWhatDoesNotShowIt() {
    String word = "[{'do':'PLACE_SYSTEM_TOKEN','system':'ENGINES','amount':-1}]";
    Scene scene = scene(all(word)).at("korinar", 0, 0).cloaked("korinar").echo(KLI, 1, 0);
    scene.playWithShip(FED, CARD, "venture");
    assertThat(scene.events())
        .anyMatch(
            event ->
                event.what() instanceof BoardEvent.TokenRevealed shown
                    && shown.identity().equals(scene.card("korinar")));
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    scene.apply(new Answer.DeclineRelocation(KLI));
    assertThat(scene.ship("korinar").tokens()).hasSize(1);
    assertThat(scene.ship("korinar").cloaked()).isTrue();
  }

  @Rule({"FC-D-86", "FC-D-38"})
  @Test
  void ofSeveralShipsThatLieShownNoneAdjusts() {
    String word = "[{'do':'PLACE_SYSTEM_TOKEN','system':'ENGINES','amount':-1}]";
    Fixture fixture =
        Fixture.standard().with("ships", "groth", "{'dial':" + BLUE + "}").face(KLINGON, all(word));
    Scene scene = scene(fixture).fleet(KLI, "korinar", "groth", "bortas").at("groth", 0, 0);
    scene.at("korinar", 0, 0).at("bortas", 0, 0).cloaked("korinar").cloaked("groth");
    scene.echo(KLI, 1, 0).turnOf(KLI).hand(KLI, KLINGON).playWithShip(KLI, KLINGON, "bortas");
    int windows = 0;
    while (scene.asks(FleetFrame.EchoRelocate.class)) {
      boolean both = windows++ == 0;
      List<CardId> adjust =
          scene.legal(KLI, FreeAction.PowerAdjust.class).stream()
              .map(FreeAction.PowerAdjust::ship)
              .toList();
      assertThat(adjust).contains(scene.card("bortas"));
      if (both) {
        assertThat(adjust).doesNotContain(scene.card("korinar"), scene.card("groth"));
      }
      scene.apply(new Answer.DeclineRelocation(KLI));
    }
    assertThat(windows).isEqualTo(2);
    assertThat(scene.ship("groth").tokens()).hasSize(1);
  }

  @Rule({"FC-D-38", "FC-D-16"})
  @Test
  void aCloakedShipMakesTheTestOfAnEffectOnAllShips() {
    String damage = "{'do':'DEAL_DAMAGE','amount':1}";
    String test =
        "[{'do':'TEST','system':'SHIELDS','level':8,'together':false,'onPass':[],'onFail':["
            + damage
            + "]}]";
    Scene scene = scene(all(test)).at("korinar", 0, 0).fleet(FED, "venture").cloaked("korinar");
    scene.at("venture", 0, 0).playWithShip(FED, CARD, "venture");
    while (!scene.asks(FleetFrame.Turn.class)) {
      boolean window = scene.asks(FleetFrame.Test.class);
      scene.apply(
          window
              ? new Answer.PassTestCard(scene.decider())
              : scene.legal(scene.decider(), Answer.SetDial.class).get(0));
    }
    assertThat(scene.ship("korinar").alert()).as("its Shields are disabled").isEqualTo(YELLOW);
  }

  private static void addDecloaked(Scene scene, List<CardId> struck) {
    for (Event event : scene.events()) {
      if (event.what() instanceof ShipEvent.ShipDecloaked decloaked) {
        struck.add(decloaked.ship());
      }
    }
  }

  private static final String BLUE =
      ("{'white':[S,S,{'weapons':-1,'sensors':-1,'engines':5,'shields':-1,'cloaked':true}],"
              + "'yellow':[S],'red':[S]}")
          .replace("S", "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}");
}
