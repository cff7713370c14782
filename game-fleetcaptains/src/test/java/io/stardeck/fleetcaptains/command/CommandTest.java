package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.CARD;
import static io.stardeck.fleetcaptains.command.Played.OTHER;
import static io.stardeck.fleetcaptains.command.Played.face;
import static io.stardeck.fleetcaptains.command.Played.play;
import static io.stardeck.fleetcaptains.command.Played.playOn;
import static io.stardeck.fleetcaptains.command.Played.rating;
import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Command cards in the own turn ({@code FC-CMD, FC-CRD}). */
final class CommandTest {
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
    int beside = rating(scene, "yeager", ShipSystem.SENSORS);
    assertThat(beside)
        .as("of no other ship")
        .isEqualTo(scene.table().setting(scene.ship("yeager")).sensors());
    scene.hand(FED, "command-staff-8");
    assertThat(scene.refused(playOn(scene, "command-staff-8", 0, "groth")))
        .containsExactly("FC-VAL-04");
    scene.play(FED, "command-staff-8", 0, Optional.of(scene.card("venture")));
    assertThat(scene.ship("venture").crew()).as("any number").hasSize(2);
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

  @Rule({"FC-I-08", "FC-ACT-04", "FC-CMD-03"})
  @Test
  void noCardIsPlayedAsAnActionOnceAllActionsOfTheTurnAreUsed() {
    Fixture fixture = face("{'asAction':true,'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture, CARD);
    int limit = Fleets.actions(scene.table(), FED);
    scene.change(play -> Tables.change(play, table -> table.withActionsUsed(limit - 1)));
    assertThat(scene.legal(FED, FreeAction.PlayCommand.class)).isNotEmpty();
    scene.change(play -> Tables.change(play, table -> table.withActionsUsed(limit)));
    assertThat(scene.legal(FED, FreeAction.PlayCommand.class)).isEmpty();
    assertThat(scene.refused(playOn(scene, CARD, 0, "venture"))).containsExactly("FC-ACT-04");
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

  @Rule({"FC-D-76", "FC-CLK-05"})
  @Test
  void aCardMayAllowItToACloakedShip() {
    Fixture fixture =
        face(
            "{'asAction':true,'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}],"
                + "'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture, CARD).fleet(FED, "defiant").at("defiant", 0, 0).cloaked("defiant");
    assertThat(scene.refused(playOn(scene, CARD, 0, "defiant"))).isEmpty();
  }

  @Rule({"FC-X-55", "FC-D-59", "FC-I-28", "FC-I-43"})
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
    scene.play(FED, CARD);
    assertThat(scene.happened()).contains("DeckReshuffled");
    assertThat(new FleetCaptainsGame().view(scene.state(), KLI).zones().cards(Places.deck(FED)))
        .as("shuffled")
        .isEmpty();
    scene.play(FED, OTHER).play(FED, "engine-improvements-3");
    assertThat(scene.state().zones().cards(Places.hand(FED)))
        .as("none that was played in this turn")
        .containsExactlyInAnyOrder(
            scene.card("engine-improvements-4"),
            scene.card("command-staff-5"),
            scene.card("command-staff-6"),
            scene.card("command-staff-7"));
    scene.play(FED, "engine-improvements-4");
    assertThat(scene.happened()).doesNotContain("DeckReshuffled");
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(3);
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(4);
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

  @Rule({"FC-X-37", "FC-CRD-02", "FC-TST-04", "FC-CBT-06", "FC-D-42", "FC-D-66"})
  @Test
  void dataLessensTheDamageOfAnAttackOrHelpsInASensorsTest() {
    Scene attacked = scene(Fixture.standard(), "command-staff-1").turnOf(KLI);
    SystemToken noShields = new SystemToken(ShipSystem.SHIELDS, Optional.empty());
    attacked.ship("venture", ship -> ship.withTokens(noShields)); // three points then
    attacked.apply(
        new ShipAction.Attack(KLI, attacked.card("groth"), attacked.card("venture")),
        new Answer.PassTestCard(KLI),
        new Answer.PlayTestCard(FED, attacked.card("command-staff-1"), 0));
    attacked.passTest();
    assertThat(attacked.ship("venture").alert()).as("two of three").isEqualTo(Alert.RED);

    Scene search = scene(Fixture.standard(), "command-staff-1").echo(KLI, 0, 0);
    int token = search.token().number();
    search.dial("venture", 7, 9, 7, 9).dice(1);
    search.apply(new ShipAction.SearchCloaked(FED, search.card("venture"), token));
    assertThat(search.refused(new Answer.PlayTestCard(FED, search.card("command-staff-1"), 2)))
        .as("crew is assigned, not played in a test")
        .containsExactly("FC-D-66");
    search.apply(new Answer.PlayTestCard(FED, search.card("command-staff-1"), 1));
    search.passTest();
    assertThat(search.table().token(token)).as("9 + 5 + 1 of 15").isNull();
  }

  @Rule({"FC-CMD-07", "FC-D-58", "FC-TRN-02", "FC-I-28", "FC-I-41"})
  @Test
  void oneCardATurnIsDiscardedForAnother() {
    Scene scene = scene(Fixture.standard(), CARD, OTHER);
    scene.apply(new FreeAction.DiscardCommand(FED, scene.card(CARD)));
    assertThat(scene.discards(FED)).containsExactly(scene.card(CARD));
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(2);
    assertThat(scene.refused(new FreeAction.DiscardCommand(FED, scene.card(OTHER))))
        .containsExactly("FC-CMD-07");
    assertThat(scene.legal(FED, FreeAction.DiscardCommand.class)).isEmpty();
  }

  @Rule({"FC-CMD-01", "FC-CMD-03", "FC-CMD-04"})
  @Test
  void aCardIsToldWithItsShipAndOfferedOnlyWhereWhatItRequiresHolds() {
    Fixture fixture =
        face("{'asAction':true,'requires':{'is':'AT','filter':{'type':'STAR'}},'effects':[]}");
    Scene scene = scene(fixture, CARD, "command-staff-1");
    assertThat(scene.legal(FED, FreeAction.PlayCommand.class))
        .extracting(FreeAction.PlayCommand::card)
        .containsOnly(scene.card("command-staff-1"));
    scene.tile(0, 1, "supergiant-1", FED).at("yeager", 0, 1);
    assertThat(scene.legal(FED, FreeAction.PlayCommand.class))
        .filteredOn(play -> play.card().equals(scene.card(CARD)))
        .containsExactly((FreeAction.PlayCommand) playOn(scene, CARD, 0, "yeager"));
    Optional<CardId> venture = Optional.of(scene.card("venture"));
    CardId crew = scene.card("command-staff-1");
    scene.apply(playOn(scene, "command-staff-1", 2, "venture"));
    assertThat(scene.told())
        .contains(
            new CardEvent.CommandPlayed(FED, crew, 2, venture),
            new ShipEvent.CrewAssigned(crew, scene.card("venture")));
  }
}
