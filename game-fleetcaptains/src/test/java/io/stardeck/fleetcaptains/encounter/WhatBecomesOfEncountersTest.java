package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.fountain;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Audience;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.view.FleetView;
import org.junit.jupiter.api.Test;

/** Whether an encounter is passed, and where its card goes ({@code FC-ENC-03, FC-D-63}). */
final class WhatBecomesOfEncountersTest {
  private static final String CARD = "stellar-pulse";
  private static final String EXPLORER = "engine-improvements-1";

  private static Fixture saying(String effects, String afterwards) {
    int vp = afterwards.equals("SCORE_IF_PASSED") ? 1 : 0;
    String fields = "{'vp':%s,'effects':%s,'afterwards':'%s'}".formatted(vp, effects, afterwards);
    return Fixture.standard().with("encounters", CARD, fields);
  }

  /** Yosemite, at red and adjusted, meets it. */
  private static Scene red(Fixture fixture) {
    Scene scene = beside(CARD, fixture).fleet(FED, "yosemite", "yeager").at("yosemite", 0, 0);
    scene.ship("yosemite", ship -> ship.withAlert(Alert.RED).withSetting(0).withAdjusted(true));
    return meet(scene, 1);
  }

  @Rule("FC-D-63")
  @Test
  void whatIsAttachedToTheTileLiesThereAlsoIfTheShipWasDestroyedOrMoved() {
    for (String effect : new String[] {"'DEAL_DAMAGE','amount':1", "'MOVE_SHIP','to':'OWN_POST'"}) {
      Scene scene = red(saying("[{'do':" + effect + "}]", "ATTACH_TILE"));
      boolean moved = effect.contains("MOVE");
      assertThat(scene.table().ship(scene.card("yosemite")) != null).isEqualTo(moved);
      assertThat(scene.tile(0, 1).attached()).containsExactly(scene.card(CARD));
    }
  }

  @Rule({"FC-D-63", "FC-D-89"})
  @Test
  void whatIsMetByExploringFromAfarIsAttachedToTheTileThatWasExplored() {
    Fixture fixture =
        saying("[]", "ATTACH_TILE")
            .face(
                EXPLORER,
                "{'asAction':true,'targets':[{'kind':'TILE','reach':'ADJACENT','optional':false,"
                    + "'at':{'explored':false}}],'effects':[{'do':'ON_TARGET','target':0,"
                    + "'effects':[{'do':'EXPLORE_TILE'}]}]}");
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "engine-improvements")
            .fleet(FED, "yosemite")
            .missions(FED)
            .hand(FED, EXPLORER)
            .hidden(0, -2, "k-planet-1")
            .tile(1, -3, "dead-space-1", FED)
            .tile(-1, -2, "dead-space-2", FED)
            .onTop(CARD);
    scene.ship("yosemite", ship -> ship.withAdjusted(true)).dice(1);
    scene.playWithShip(FED, EXPLORER, "yosemite"); // from the post
    assertThat(scene.tile(0, -2).attached()).containsExactly(scene.card(CARD));
  }

  @Rule("FC-ENC-03")
  @Test
  void aTestWithinAChoiceDoesNotDecideWhetherTheEncounterIsPassed() {
    String failing =
        "{'do':'TEST','system':'SENSORS','level':30,'together':false," + "'onPass':[],'onFail':[]}";
    String choice =
        "[{'do':'CHOOSE','by':'SELF','options':[{'label':'test','effects':["
            + failing
            + "]},{'label':'none','effects':[]}]}]";
    Scene scene = meet(beside(CARD, saying(choice, "SCORE_IF_PASSED")), 1, 1);
    scene.apply(new Answer.ChooseOption(FED, new Pick.Nth(0)));
    scene.passTest();
    assertThat(scene.table().captain(FED).score()).as("without a first test it is").isEqualTo(1);
  }

  @Rule("FC-ENC-03")
  @Test
  void anEncounterIsNotPassedIfItsShipIsDestroyedBeforeItsTest() {
    String effects =
        "[{'do':'DEAL_DAMAGE','amount':1},{'do':'TEST','system':'SENSORS','level':1,"
            + "'together':false,'onPass':[],'onFail':[]}]";
    Scene scene = red(saying(effects, "SCORE_IF_PASSED"));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().captain(FED).score()).isZero();
    assertThat(scene.spentEncounters()).contains(scene.card(CARD));
  }

  @Rule({"FC-D-65", "FC-I-07"})
  @Test
  void anEncounterThatLiesBeforeItsPlayerHoldsThere() {
    String standing = "{'standing':[{'does':'MODIFY_FLEET_LIMIT','amount':1}]}";
    Fixture fixture =
        saying("[{'do':'ATTACH_THIS','to':'PLAYER'}]", "TRASH").with("encounters", CARD, standing);
    Scene scene = meet(fountain(beside(CARD, fixture)), 1);
    assertThat(scene.table().captain(FED).staying()).containsExactly(scene.card(CARD));
    assertThat(scene.told()).contains(new GameProgress.FleetLimitChanged(FED, 11));
    assertThat(scene.happened()).doesNotContain("EncounterLaid");
    assertThat(StateFaults.of(scene.state())).isEmpty();
    scene.apply(new FreeAction.EndTurn(FED)).apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.table().captain(FED).staying()).as("for ever").hasSize(1);
  }

  @Rule({"FC-ENC-03", "FC-D-51", "FC-D-57"})
  @Test
  void whereAnEncounterGoesIsTold() {
    Scene discarded = meet(fountain(beside(CARD, saying("[]", "DISCARD"))), 1);
    assertThat(discarded.told()).contains(new CardEvent.EncounterLaid(discarded.card(CARD), false));
    Scene trashed = meet(fountain(beside(CARD, saying("[]", "TRASH"))), 1);
    assertThat(trashed.told()).contains(new CardEvent.EncounterLaid(trashed.card(CARD), true));
    Scene aboard = meet(fountain(beside(CARD, saying("[{'do':'GAIN_AS_CARGO'}]", "DISCARD"))), 1);
    assertThat(aboard.ship("yosemite").cargo()).containsExactly(aboard.card(CARD));
    assertThat(aboard.told())
        .contains(new ShipEvent.CargoGained(aboard.card(CARD), aboard.card("yosemite")));
    Scene lost = red(saying("[{'do':'DEAL_DAMAGE','amount':1}]", "DISCARD"));
    assertThat(lost.told()).contains(new CardEvent.EncounterLaid(lost.card(CARD), false));
  }

  @Rule("FC-ENC-01")
  @Test
  void aDrawnEncounterIsShownToBothPlayers() {
    Scene scene = meet(beside(CARD, Fixture.standard()), 1);
    assertThat(scene.events())
        .filteredOn(event -> event.audience().equals(Audience.everyone()))
        .extracting(event -> (Object) event.what())
        .contains(new CardEvent.EncounterDrawn(FED, scene.card(CARD)));
    assertThat(FleetView.of(scene.state(), KLI).zones().cards(Places.OPEN))
        .contains(scene.card(CARD));
  }

  @Rule("FC-X-35")
  @Test
  void aWeaponsTestWithDisabledWeaponsFails() {
    String test =
        "[{'do':'TEST','system':'WEAPONS','level':0,'together':false,'onPass':[],"
            + "'onFail':[{'do':'DEAL_DAMAGE','amount':1}]}]";
    Scene scene = beside(CARD, saying(test, "DISCARD")).fleet(FED, "voyager").dice(1);
    scene.at("voyager", 0, 0).dial("voyager", -1, 10, 9, 9);
    scene.ship("voyager", ship -> ship.withAdjusted(true));
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("voyager")));
    scene.apply(new FreeAction.Step(FED, scene.space(0, 1)));
    assertThat(scene.happened()).doesNotContain("DiceRolled");
    assertThat(scene.ship("voyager").alert()).isEqualTo(Alert.YELLOW);
  }

  @Rule("FC-D-72")
  @Test
  void systemTokensNeverRunOut() {
    String token = "{'do':'PLACE_SYSTEM_TOKEN','system':'WEAPONS','amount':1}";
    String all = "[" + (token + ",").repeat(42) + token + "]";
    Scene scene = meet(fountain(beside(CARD, saying(all, "DISCARD"))), 1);
    assertThat(scene.ship("yosemite").tokens()).as("one more than the box holds").hasSize(43);
  }
}
