package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Crew that an encounter takes from several ships ({@code FC-TFO, FC-D-30}). */
final class CrewOfTaskForcesTest {
  @Rule({"FC-D-30", "FC-TFO-07"})
  @Test
  void crewThatEachMemberLosesIsChosenShipAfterShip() {
    for (String chooser : new String[] {"OWNER", "OPPONENT"}) {
      Scene scene = losingCrew(chooser);
      List<CardId> crew = new ArrayList<>(scene.ship("yosemite").crew());
      crew.addAll(scene.ship("equinox").crew());
      Seat picker = chooser.equals("OWNER") ? FED : KLI;
      assertThat(scene.legal(picker, Answer.ChooseOption.class))
          .containsExactly(lose(picker, crew.get(2)), lose(picker, crew.get(3)));
      scene.apply(lose(picker, crew.get(3)));
      assertThat(scene.legal(picker, Answer.ChooseOption.class))
          .containsExactly(lose(picker, crew.get(0)), lose(picker, crew.get(1)));
      scene.apply(lose(picker, crew.get(0)));
      assertThat(scene.ship("equinox").crew()).containsExactly(crew.get(2));
      assertThat(scene.ship("yosemite").crew()).containsExactly(crew.get(1));
    }
  }

  @Rule("FC-D-30")
  @Test
  void crewLostAtRandomIsLostByEachMemberAndAllSeeWhich() {
    Scene scene = losingCrew("RANDOM");
    List<CardId> lost =
        scene.told().stream()
            .filter(ShipEvent.CrewLost.class::isInstance)
            .map(event -> ((ShipEvent.CrewLost) event).crew())
            .toList();
    assertThat(lost).hasSize(2);
    assertThat(scene.ship("yosemite").crew()).hasSize(1).doesNotContainAnyElementsOf(lost);
    assertThat(scene.ship("equinox").crew()).hasSize(1).doesNotContainAnyElementsOf(lost);
    assertThat(scene.discards(FED)).containsAll(lost);
  }

  /** Two ships with a crew of two each have met what makes each lose one. */
  private static Scene losingCrew(String chooser) {
    Fixture fixture =
        Fixture.standard()
            .with(
                "encounters",
                "stellar-pulse",
                "{'effects':[{'do':'DISCARD_CREW','amount':1,'chooser':'" + chooser + "'}]}");
    Scene scene = beside("", fixture).fleet(FED, "yosemite", "equinox");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).onTop("stellar-pulse").dice(1);
    ImmutableList<CardId> deck = scene.state().zones().cards(Places.deck(FED));
    String[] crew = new String[4];
    for (int i = 0; i < crew.length; i++) {
      crew[i] = scene.table().set().command(deck.get(i)).id();
    }
    scene.crew("yosemite", crew[0], crew[1]).crew("equinox", crew[2], crew[3]);
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
        new FreeAction.Step(FED, scene.space(0, 1)),
        new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
    boolean moment = scene.asks(FleetFrame.EncounterDrawn.class); // unless FED chooses first
    return moment ? scene.apply(new Answer.ResolveEncounter(FED)) : scene;
  }

  private static Answer.ChooseOption lose(Seat seat, CardId crew) {
    return new Answer.ChooseOption(seat, new Pick.Card(crew));
  }
}
