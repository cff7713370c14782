package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.Standing;
import io.stardeck.fleetcaptains.card.Until;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Command cards in the own turn ({@code FC-CMD, FC-CRD}). */
final class CommandTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  static final String CARD = "engine-improvements-1";
  static final String OTHER = "engine-improvements-2";

  /** Two Federation ships and one Klingon in one tile; the Klingons cannot respond. */
  static Scene scene(Fixture fixture, String... more) {
    return Scene.of(
            fixture.set(),
            builder -> builder,
            "engine-improvements",
            "command-staff",
            "way-of-the-warrior")
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "groth")
        .missions(FED)
        .missions(KLI)
        .hand(KLI)
        .hand(FED, more)
        .tile(0, 0, "m-planet-2", FED)
        .tile(1, 0, "dead-space-1", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  private static Fixture face(String fields) {
    return Fixture.standard().face(CARD, fields);
  }

  private static FleetAction playOn(Scene scene, String card, int face, String ship) {
    return new FreeAction.PlayCommand(FED, scene.card(card), face, Optional.of(scene.card(ship)));
  }

  private static FleetAction play(Scene scene, String card) {
    return new FreeAction.PlayCommand(FED, scene.card(card), 0, Optional.empty());
  }

  private static int rating(Scene scene, String id, ShipSystem system) {
    Ship ship = scene.ship(id);
    return Ratings.standing(scene.table(), ship, ship.at(), system);
  }

  @Rule({"FC-CMD-01", "FC-CMD-05", "FC-CRD-04", "FC-D-58", "FC-I-43"})
  @Test
  void anyNumberOfCardsIsPlayedAndEachIsReplaced() {
    Fixture fixture =
        face("{'effects':[{'do':'DRAW_COMMAND','amount':1}]}")
            .face(OTHER, "{'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture, CARD, OTHER);
    scene.play(FED, CARD).play(FED, OTHER);
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(4);
    assertThat(scene.discards(FED)).containsExactly(scene.card(OTHER), scene.card(CARD));
    assertThat(scene.refused(play(scene, CARD))).containsExactly("FC-VAL-04");
  }

  @Rule({"FC-CRD-02", "FC-CMD-04", "FC-CRD-06", "FC-D-64", "FC-X-37"})
  @Test
  void crewIsAssignedToAnOwnShipAndStaysThere() {
    Scene cloaked = scene(Fixture.standard(), "command-staff-1").fleet(FED, "defiant");
    cloaked
        .cloaked("defiant")
        .play(FED, "command-staff-1", 2, Optional.of(cloaked.card("defiant")));
    assertThat(cloaked.ship("defiant").crew()).containsExactly(cloaked.card("command-staff-1"));
    Scene scene = scene(Fixture.standard(), "command-staff-1");
    int before = rating(scene, "venture", ShipSystem.SENSORS);
    scene.play(FED, "command-staff-1", 2, Optional.of(scene.card("venture")));
    assertThat(scene.ship("venture").crew()).containsExactly(scene.card("command-staff-1"));
    assertThat(rating(scene, "venture", ShipSystem.SENSORS)).isEqualTo(before + 3);
    assertThat(scene.table().actionsUsed()).isZero();
    scene.hand(FED, "command-staff-8");
    assertThat(scene.refused(playOn(scene, "command-staff-8", 0, "groth")))
        .containsExactly("FC-VAL-04");
  }

  @Rule({"FC-CRD-06", "FC-X-37", "FC-MAP-07", "FC-I-37"})
  @Test
  void dataIsTrashedToCancelAllDamage() {
    Scene scene = scene(Fixture.standard()).crew("venture", "command-staff-1");
    scene.change(play -> Damage.deal(play, scene.card("venture"), 3, Optional.empty()));
    assertThat(scene.asks(FleetFrame.PreventDamage.class)).isTrue();
    scene.apply(scene.legal(FED, Answer.UseProtection.class).get(0));
    assertThat(scene.ship("venture").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship("venture").crew()).isEmpty();
    assertThat(scene.state().zones().cards(Places.TRASH)).contains(scene.card("command-staff-1"));
  }

  @Rule({"FC-CRD-01", "FC-CRD-02", "FC-VAL-05", "FC-D-66"})
  @Test
  void oneFaceIsChosenAndOnlyOneOfTheTurn() {
    Scene scene = scene(Fixture.standard(), "command-staff-1");
    assertThat(scene.refused(playOn(scene, "command-staff-1", 7, "venture")))
        .containsExactly("FC-CRD-02");
    assertThat(scene.refused(play(scene, "command-staff-1"))).contains("FC-D-66");
    FleetAction unmanned =
        new FreeAction.PlayCommand(FED, scene.card("command-staff-1"), 2, Optional.empty());
    assertThat(scene.refused(unmanned)).containsExactly("FC-VAL-05");
  }

  @Rule({"FC-CMD-06", "FC-D-25"})
  @Test
  void noCardInterruptsAManeuver() {
    Scene scene = scene(Fixture.standard(), "command-staff-8");
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("yeager")));
    FleetAction crew = playOn(scene, "command-staff-8", 0, "venture");
    assertThat(scene.refused(crew)).containsExactly("FC-CMD-06");
    scene.apply(new FreeAction.EndManeuver(FED));
    assertThat(scene.refused(crew)).isEmpty();
  }

  @Rule({"FC-CMD-03", "FC-D-76", "FC-ACT-03", "FC-CLK-05"})
  @Test
  void aCardPlayedAsAnActionCostsTheActionOfAShip() {
    Fixture fixture = face("{'asAction':true,'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture, CARD).playWithShip(FED, CARD, "venture");
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.ship("venture").acted()).isEqualTo(1);
    scene.hand(FED, CARD);
    assertThat(scene.refused(playOn(scene, CARD, 0, "venture"))).containsExactly("FC-ACT-02");
    scene.fleet(FED, "defiant").at("defiant", 0, 0).cloaked("defiant");
    assertThat(scene.refused(playOn(scene, CARD, 0, "defiant"))).containsExactly("FC-CLK-05");
  }

  @Rule({"FC-D-76"})
  @Test
  void aCardMayAllowItToACloakedShip() {
    Fixture fixture =
        face(
            "{'asAction':true,'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}],"
                + "'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture, CARD).fleet(FED, "defiant").at("defiant", 0, 0).cloaked("defiant");
    assertThat(scene.refused(playOn(scene, CARD, 0, "defiant"))).isEmpty();
  }

  @Rule({"FC-CMD-03", "FC-D-93"})
  @Test
  void targetsAreChosenOneAfterTheOtherAndASingleOneIsTaken() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':false},"
                + "{'kind':'SYSTEM','reach':'ANYWHERE','optional':false}],'effects':"
                + "[{'do':'ON_TARGET','target':0,'effects':[{'do':'ON_TARGET','target':1,"
                + "'effects':[{'do':'PLACE_SYSTEM_TOKEN','amount':-2}]}]}]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    assertThat(scene.asks(FleetFrame.ChooseTargets.class)).isTrue();
    assertThat(scene.legal(FED, Answer.ChooseTarget.class)).hasSize(4);
    int before = rating(scene, "groth", ShipSystem.SHIELDS);
    scene.apply(new Answer.ChooseTarget(FED, Target.system(ShipSystem.SHIELDS)));
    assertThat(rating(scene, "groth", ShipSystem.SHIELDS)).isEqualTo(before - 2);
    Scene none = scene(fixture, CARD).at("groth", 1, 0);
    assertThat(none.refused(play(none, CARD))).containsExactly("FC-CMD-03");
  }

  @Rule("FC-D-93")
  @Test
  void anOptionalTargetMayBeSkipped() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':true}],"
                + "'effects':[{'do':'ON_TARGET','target':0,'effects':"
                + "[{'do':'DEAL_DAMAGE','amount':1}]}]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    scene.apply(new Answer.SkipTarget(FED));
    assertThat(scene.ship("groth").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-D-67", "FC-CRD-03", "FC-X-38"})
  @Test
  void aResponseCancelsAFaceOfItsKindAndNoOther() {
    Scene scene =
        Scene.of(
                face("{'effects':[{'do':'DRAW_COMMAND','amount':1}]}").set(),
                builder -> builder,
                "engine-improvements",
                "command-staff",
                "imperial-intelligence")
            .hand(FED, CARD, "command-staff-1")
            .hand(KLI, "imperial-intelligence-5", "imperial-intelligence-7");
    String ship = scene.table().set().face(scene.table().captain(FED).fleet().get(0).card()).name();
    scene.apply(playOn(scene, "command-staff-1", 2, ship));
    assertThat(scene.asks(FleetFrame.Response.class)).isTrue();
    assertThat(asked(scene.state())).isEqualTo("Data is played: cancel it, or pass");
    FleetAction operations = new Answer.PlayResponse(KLI, scene.card("imperial-intelligence-5"), 0);
    FleetAction crew = new Answer.PlayResponse(KLI, scene.card("imperial-intelligence-7"), 0);
    assertThat(scene.refused(operations)).containsExactly("FC-CRD-03");
    scene.apply(crew);
    assertThat(scene.discards(FED)).contains(scene.card("command-staff-1"));
    assertThat(scene.discards(KLI)).contains(scene.card("imperial-intelligence-7"));
    scene.apply(play(scene, CARD), operations);
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  private static String asked(FleetState state) {
    return GAME.prompt(GAME.view(state, KLI)).text();
  }

  @Rule("FC-D-67")
  @Test
  void whoHoldsNoResponseIsToldThatTheyCanOnlyPass() {
    Scene scene =
        Scene.of(
                face("{'effects':[{'do':'DRAW_COMMAND','amount':1}]}").set(),
                builder -> builder,
                "engine-improvements",
                "imperial-intelligence")
            .hand(FED, CARD)
            .hand(KLI, "imperial-intelligence-7");
    scene.apply(play(scene, CARD));
    assertThat(asked(scene.state())).endsWith(" is played, and you cannot cancel it: pass");
    assertThat(GAME.legalActions(scene.state(), KLI)).containsExactly(new Answer.PassResponse(KLI));
  }

  @Rule({"FC-D-67"})
  @Test
  void noWindowOpensAgainstWhoeverChoseNoSuchSubdeck() {
    Fixture fixture = face("{'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene =
        Scene.of(
                fixture.set(),
                builder -> builder,
                "engine-improvements",
                "way-of-the-warrior",
                "military-science",
                "battle-fleet",
                "code-of-honor")
            .hand(FED, CARD);
    scene.apply(play(scene, CARD));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-CRD-05", "FC-D-65"})
  @Test
  void aCardStaysAtAShipUntilItLeavesItsTile() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ME','reach':'HERE','optional':false}],"
                + "'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-1,"
                + "'context':'ALWAYS'}],'staysInPlay':{'attach':'SHIP','until':'WHILE_AT_TILE'}}");
    Scene scene = scene(fixture, CARD).fleet(FED, "venture").at("venture", 0, 0).at("groth", 1, 0);
    int before = rating(scene, "venture", ShipSystem.ENGINES);
    scene.play(FED, CARD);
    assertThat(scene.ship("venture").attached()).containsExactly(scene.card(CARD));
    assertThat(rating(scene, "venture", ShipSystem.ENGINES)).isEqualTo(before - 1);
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("venture")),
        new FreeAction.Step(FED, scene.space(1, 0)));
    assertThat(scene.ship("venture").attached()).isEmpty();
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-D-65", "FC-D-89"})
  @Test
  void aCardBeforeItsPlayerHoldsForAllOwnShipsUntilTheNextTurn() {
    Fixture fixture =
        face(
            "{'standing':[{'does':'MODIFY_RATING','system':'SHIELDS','amount':1,"
                + "'context':'ALWAYS'}],'staysInPlay':{'attach':'PLAYER',"
                + "'until':'START_OF_YOUR_NEXT_TURN'}}");
    Scene scene = scene(fixture, CARD);
    int venture = rating(scene, "venture", ShipSystem.SHIELDS);
    int yeager = rating(scene, "yeager", ShipSystem.SHIELDS);
    int groth = rating(scene, "groth", ShipSystem.SHIELDS);
    scene.play(FED, CARD).apply(new FreeAction.EndTurn(FED));
    assertThat(rating(scene, "venture", ShipSystem.SHIELDS)).isEqualTo(venture + 1);
    assertThat(rating(scene, "yeager", ShipSystem.SHIELDS)).isEqualTo(yeager + 1);
    assertThat(rating(scene, "groth", ShipSystem.SHIELDS)).isEqualTo(groth);
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(rating(scene, "venture", ShipSystem.SHIELDS)).isEqualTo(venture);
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-X-55", "FC-D-59", "FC-I-28"})
  @Test
  void anEmptyDeckTakesBackWhatLayThereBeforeTheTurn() {
    Fixture fixture = Fixture.standard();
    for (int i = 1; i <= 4; i++) {
      fixture.face("engine-improvements-" + i, "{'effects':[]}");
    }
    Scene scene = scene(fixture);
    scene.change(
        play -> {
          for (var card : play.state().zones().cards(Places.deck(FED))) {
            Cards.DEALER.card(play, Places.deck(FED), card).openly().to(Places.TRASH);
          }
        });
    scene.hand(FED, CARD, OTHER, "engine-improvements-3", "engine-improvements-4");
    for (String old : new String[] {"command-staff-5", "command-staff-6", "command-staff-7"}) {
      scene.change(
          play -> Cards.DEALER.card(play, Places.TRASH, scene.card(old)).to(Places.discards(FED)));
    }
    scene.captain(FED, captain -> captain.withOldDiscards(3));
    scene.play(FED, CARD).play(FED, OTHER).play(FED, "engine-improvements-3");
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(4);
    scene.play(FED, "engine-improvements-4");
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(3);
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(4);
  }

  @Rule("FC-ACT-04")
  @Test
  void aCardMayRaiseTheActionLimitForATurn() {
    Fixture fixture =
        face(
            "{'standing':[{'does':'MODIFY_ACTION_LIMIT','amount':1}],"
                + "'staysInPlay':{'attach':'PLAYER','until':'END_OF_TURN'}}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    assertThat(Fleets.actions(scene.table(), FED)).isEqualTo(4);
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(Fleets.actions(scene.table(), FED)).isEqualTo(3);
  }

  @Rule("FC-CMD-07")
  @Test
  void theOwnerChoosesWhatIsDiscarded() {
    Fixture fixture =
        face(
            "{'effects':[{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':1,"
                + "'chooser':'OWNER'}]}");
    Scene scene = scene(fixture, CARD).hand(KLI, "way-of-the-warrior-8", "way-of-the-warrior-9");
    scene.play(FED, CARD);
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.legal(KLI, Answer.ChooseOption.class)).hasSize(2);
    scene.apply(scene.legal(KLI, Answer.ChooseOption.class).get(1));
    assertThat(scene.discards(KLI)).containsExactly(scene.card("way-of-the-warrior-9"));
    assertThat(scene.state().zones().size(Places.hand(KLI))).isEqualTo(4);
  }

  @Rule("FC-D-65")
  @Test
  void whatHoldsInATileEndsWhenTheShipLeavesItForGood() {
    Scene scene = scene(Fixture.standard(), CARD);
    CardId venture = scene.card("venture");
    Standing standing = new Standing.ForbidManeuver();
    scene.change(
        play -> {
          Lying.impose(play, standing, Until.WHILE_AT_TILE, FED, scene.card(CARD), venture);
          Lying.moved(play, venture);
        });
    assertThat(scene.table().imposed()).isEmpty();
  }

  @Rule("FC-CRD-02")
  @Test
  void theFaceThatIsPlayedHasItsOwnEffectAndNoOther() {
    String combat = "'kind':'COMBAT','timing':'TEST','test':{'kinds':[],'systems':[]},'effects':[]";
    String points = "'kind':'OPERATIONS','timing':'MAIN','effects':[{'do':'GAIN_VP','amount':1}]";
    Fixture fixture =
        Fixture.standard()
            .with("commandCards", CARD, "{'faces':[" + plain(combat) + "," + plain(points) + "]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD, 1, Optional.empty());
    assertThat(scene.table().captain(FED).score()).isOne();
  }

  private static String plain(String fields) {
    return "{"
        + fields
        + ",'asAction':false,'targets':[],'standing':[],'abilities':[],'trashed':false,'text':''}";
  }
}
