package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.CARD;
import static io.stardeck.fleetcaptains.command.Played.face;
import static io.stardeck.fleetcaptains.command.Played.play;
import static io.stardeck.fleetcaptains.command.Played.rating;
import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.PlaceParts;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cards that stay in play, and what lasts ({@code FC-CRD-05, FC-D-65}). */
final class StayingCardsTest {
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
    assertThat(scene.told())
        .contains(
            new CardEvent.CardAttached(
                scene.card(CARD),
                Optional.of(scene.card("venture")),
                Optional.empty(),
                Optional.empty()));
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

  @Rule({"FC-RNF-02", "FC-RNF-03", "FC-I-07"})
  @Test
  void theSizeOfAFleetIsToldInFullAndWhereItChanges() {
    String stays = "{'standing':[%s],'staysInPlay':{'attach':'PLAYER','until':'WHILE_IN_PLAY'}}";
    String shields =
        "{'does':'MODIFY_RATING','system':'SHIELDS','amount':1,'context':'COMBAT_DEFENCE'}";
    Scene other = scene(face(stays.formatted(shields)), CARD).play(FED, CARD);
    assertThat(other.happened()).doesNotContain("FleetLimitChanged");
    Scene scene =
        scene(face(stays.formatted("{'does':'MODIFY_FLEET_LIMIT','amount':1}")), CARD)
            .play(FED, CARD);
    assertThat(scene.told()).contains(new GameProgress.FleetLimitChanged(FED, 11));
    scene.turnOf(KLI).dial("groth", 12, 3, 5, 4);
    scene.ship("yeager", ship -> ship.withAlert(Alert.RED).withSetting(0)).at("yeager", 0, 0);
    scene.apply(Acts.attack(scene, "groth", "yeager")).dice(6, 1).passTest();
    assertThat(scene.told()).contains(new GameProgress.FleetLimitChanged(FED, 12));
    String passes = stays.formatted("{'does':'MODIFY_FLEET_LIMIT','amount':1}");
    Scene passing = scene(face(passes.replace("WHILE_IN_PLAY", "END_OF_TURN")), CARD);
    passing.play(FED, CARD).apply(new FreeAction.EndTurn(FED));
    assertThat(passing.told()).contains(new GameProgress.FleetLimitChanged(FED, 10));
  }

  @Rule({"FC-ACT-04", "FC-D-65"})
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

  @Rule("FC-ACT-04")
  @Test
  void noCardLowersTheActionLimitBelowNothing() {
    Fixture fixture =
        face(
            "{'standing':[{'does':'MODIFY_ACTION_LIMIT','amount':-5}],"
                + "'staysInPlay':{'attach':'PLAYER','until':'END_OF_TURN'}}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    assertThat(Fleets.actions(scene.table(), FED)).isZero();
    Computation explained = PlaceParts.actions(scene.table(), FED, Computation.silent());
    assertThat(explained.value()).isZero();
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
    scene.change(
        play -> {
          Lying.impose(play, standing, Until.WHILE_IN_PLAY, FED, scene.card(CARD), venture);
          var played = new CardEvent.CommandPlayed(FED, scene.card(CARD), 0, Optional.empty());
          Commands.show(play, RuleId.of("FC-CMD-01"), played);
          Lying.moved(play, venture);
        });
    assertThat(scene.table().imposed()).as("as long as its card is in play").hasSize(1);
    scene.change(play -> Lying.leave(play, scene.card(CARD), false, RuleId.of("FC-D-65")));
    assertThat(scene.table().imposed()).isEmpty();
  }

  @Rule("FC-D-65")
  @Test
  void whatHoldsAShipInItsTileEndsWhenItCloaks() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':false}],"
                + "'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-1,"
                + "'context':'ALWAYS'}],'staysInPlay':{'attach':'SHIP','until':'WHILE_AT_TILE'}}");
    Scene scene = scene(fixture, CARD).fleet(KLI, "korinar").at("korinar", 0, 0).play(FED, CARD);
    assertThat(scene.ship("korinar").attached()).containsExactly(scene.card(CARD));
    scene.turnOf(KLI);
    scene.apply(scene.legal(KLI, ShipAction.CloakShip.class).get(0));
    assertThat(scene.ship("korinar").attached()).isEmpty();
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-CRD-05", "FC-D-65"})
  @Test
  void aCardStaysOnTheTileOfTheShipThatPlaysItAndIsDiscardedWhereThereIsNone() {
    String face = "{'asAction':true,'staysInPlay':{'attach':'TILE','until':'END_OF_TURN'}}";
    Scene scene = scene(face(face), CARD).playWithShip(FED, CARD, "venture");
    assertThat(scene.tile(0, 0).attached()).containsExactly(scene.card(CARD));
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.tile(0, 0).attached()).as("until the end of the turn").isEmpty();
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
    Scene post = scene(face(face), CARD).playWithShip(FED, CARD, "yeager");
    assertThat(post.discards(FED)).as("a post is no tile").contains(post.card(CARD));
  }

  @Rule({"FC-CRD-05", "FC-D-65"})
  @Test
  void aCardAtAShipGoesWhenItsTimeIsOver() {
    String face = "{'asAction':true,'staysInPlay':{'attach':'SHIP','until':'END_OF_TURN'}}";
    Scene scene = scene(face(face), CARD).playWithShip(FED, CARD, "venture");
    assertThat(scene.ship("venture").attached()).containsExactly(scene.card(CARD));
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.ship("venture").attached()).isEmpty();
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-D-65", "FC-D-89"})
  @Test
  void whatHoldsUntilThePlayersNextTurnEndsWithNoOther() {
    Scene scene = scene(Fixture.standard());
    CardId venture = scene.card("venture");
    Standing standing = new Standing.ForbidManeuver();
    Until next = Until.START_OF_YOUR_NEXT_TURN;
    scene.change(play -> Lying.impose(play, standing, next, FED, scene.card(CARD), venture));
    scene.change(
        play -> Lying.impose(play, standing, Until.END_OF_TURN, FED, scene.card(CARD), venture));
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.table().imposed()).extracting(each -> each.until()).containsExactly(next);
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.table().imposed()).isEmpty();
  }
}
