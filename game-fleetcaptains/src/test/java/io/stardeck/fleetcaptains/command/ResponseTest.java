package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.CARD;
import static io.stardeck.fleetcaptains.command.Played.face;
import static io.stardeck.fleetcaptains.command.Played.play;
import static io.stardeck.fleetcaptains.command.Played.playOn;
import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cards that cancel the one just played ({@code FC-D-67}). */
final class ResponseTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Rule({"FC-D-67", "FC-CRD-03", "FC-X-38", "FC-CMD-05"})
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
    for (int face : new int[] {-1, 1}) {
      FleetAction none = new Answer.PlayResponse(KLI, scene.card("imperial-intelligence-7"), face);
      assertThat(scene.refused(none)).as("it has one face").containsExactly("FC-CRD-02");
    }
    CardId response = scene.card("imperial-intelligence-7");
    scene.apply(crew);
    assertThat(scene.told())
        .contains(
            new CardEvent.CommandPlayed(KLI, response, 0, Optional.empty()),
            new CardEvent.CommandCancelled(scene.card("command-staff-1")));
    assertThat(scene.discards(FED)).contains(scene.card("command-staff-1"));
    assertThat(scene.discards(KLI)).contains(scene.card("imperial-intelligence-7"));
    for (Seat seat : Seat.first(2)) {
      assertThat(scene.state().zones().size(Places.hand(seat)))
          .as("both are replaced")
          .isEqualTo(2);
    }
    scene.apply(play(scene, CARD), operations);
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  private static String asked(FleetState state) {
    return GAME.prompt(GAME.view(state, KLI)).text();
  }

  @Rule({"FC-D-67", "FC-I-42"})
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
    scene.apply(new Answer.PassResponse(KLI));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
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

  @Rule("FC-D-67")
  @Test
  void noWindowOpensOnceAllResponsesLieOpenlyElsewhere() {
    for (Place away : List.of(Places.discards(KLI), Places.TRASH, Places.OPEN)) {
      Scene scene =
          Scene.of(
                  face("{'effects':[{'do':'DRAW_COMMAND','amount':1}]}").set(),
                  builder -> builder,
                  "engine-improvements",
                  "imperial-intelligence")
              .hand(FED, CARD)
              .hand(KLI);
      List<CardId> responses = new ArrayList<>();
      for (CardId subdeck : scene.table().captain(KLI).subdecks()) {
        responses.addAll(scene.table().set().responses(subdeck));
      }
      for (CardId card : responses.subList(1, responses.size())) {
        scene.change(play -> Cards.DEALER.card(play, Places.deck(KLI), card).openly().to(away));
      }
      FleetState one = scene.state();
      scene.apply(play(scene, CARD));
      assertThat(scene.asks(FleetFrame.Response.class)).as("one is left").isTrue();
      Scene none = Scene.of(one);
      none.change(
          play -> Cards.DEALER.card(play, Places.deck(KLI), responses.get(0)).openly().to(away));
      none.apply(play(none, CARD));
      assertThat(none.asks(FleetFrame.Turn.class)).as("all lie in %s", away).isTrue();
    }
  }
}
