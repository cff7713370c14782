package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Which dice are rolled. */
final class DiceTest {
  /** All that the dice show when something is done again and again. */
  private static Set<Integer> shown(Consumer<Scene> deed, BiConsumer<Event, Set<Integer>> read) {
    FleetState state =
        Scene.standard()
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .state();
    Set<Integer> shown = new TreeSet<>();
    for (int seed = 0; seed < 100; seed++) {
      Scene scene = Scene.of(state.withChance(Chance.seeded(seed)));
      deed.accept(scene);
      scene.events().forEach(event -> read.accept(event, shown));
    }
    return shown;
  }

  @Rule({"FC-D-01", "FC-TST-07"})
  @Test
  void aTestIsMadeWithASixSidedDie() {
    Set<Integer> shown =
        shown(
            scene -> {
              scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
              scene.passTest();
            },
            (event, faces) -> {
              if (event.what() instanceof ShipEvent.DiceRolled rolled) {
                rolled.dice().forEach(die -> faces.addAll(die.shown()));
              }
            });
    assertThat(shown).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Rule({"FC-D-01", "FC-BRK-02"})
  @Test
  void aBreakawayIsRolledWithSixSidedDice() {
    Set<Integer> shown =
        shown(
            scene -> scene.apply(new FreeAction.StartManeuver(FED, scene.card("venture"))),
            (event, faces) -> {
              if (event.what() instanceof BoardEvent.BreakawayRolled rolled) {
                faces.add(rolled.mover() - 5);
                faces.add(rolled.others() - 3);
              }
            });
    assertThat(shown).as("Venture of 5, Gr'oth of 3").containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Rule({"FC-TST-07", "FC-D-01"})
  @Test
  void allDiceThatAreRolledAreToldAndWhatTheyCount() {
    String extra =
        "{'standing':[{'does':'ROLL_EXTRA_DIE','filter':{'kinds':[],'systems':[]},'keep':'HIGH'},"
            + "{'does':'MODIFY_DIE','filter':{'kinds':[],'systems':[]},'amount':1}]}";
    Scene scene =
        Scene.of(Fixture.standard().with("ships", "venture", extra).set())
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dice(2, 6, 4);
    scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
    scene.passTest();
    assertThat(scene.told())
        .contains(
            new ShipEvent.DiceRolled(
                ImmutableList.of(new Die(ImmutableList.of(2, 6), 7), Die.of(4))));
  }

  @Rule({"FC-TST-06", "FC-TST-07", "FC-D-01"})
  @Test
  void aCardThatChangesADieChangesThatOfItsSideAlone() {
    String card =
        "{'timing':'TEST','test':{'kinds':['COMBAT_SHIP'],'systems':[]},'effects':[{'do':'IMPOSE',"
            + "'standing':{'does':'MODIFY_DIE','filter':{'kinds':[],'systems':[]},'amount':%s},"
            + "'until':'THIS_TEST'}]}";
    Fixture fixture =
        Fixture.standard()
            .face("engine-improvements-1", card.formatted(2))
            .face("way-of-the-warrior-1", card.formatted(-1));
    Scene scene =
        Scene.of(fixture.set(), config -> config, "engine-improvements", "way-of-the-warrior")
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .hand(FED, "engine-improvements-1")
            .hand(KLI, "way-of-the-warrior-1")
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dice(3, 4);
    scene.ship("venture", ship -> ship.withAdjusted(true));
    scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
    scene.apply(new Answer.PlayTestCard(FED, scene.card("engine-improvements-1"), 0));
    scene.apply(new Answer.PlayTestCard(KLI, scene.card("way-of-the-warrior-1"), 0));
    assertThat(scene.told())
        .contains(
            new ShipEvent.DiceRolled(
                ImmutableList.of(
                    new Die(ImmutableList.of(3), 5), new Die(ImmutableList.of(4), 3))));
  }
}
