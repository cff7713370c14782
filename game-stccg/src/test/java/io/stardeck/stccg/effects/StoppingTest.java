package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Cards that stop others ({@code ST-EFF-02}). */
class StoppingTest {
  private final Scene scene = Scene.laid().missions("151", "191");

  @Rule({"ST-EFF-02", "ST-ATT-06", "ST-ORD-02"})
  @Test
  void allOwnPersonsOnThePlanetAreStoppedInTheGroupAndBesideIt() {
    Host team = Host.team(0, ONE);
    scene.seeded(TWO, 0, "048").persons(ONE, team, "203", "214", "216"); // Sarjenka
    scene.orders(ONE).does(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    CardId first = scene.state().cards(team, Role.FREE).get(0).id();
    scene.does(new LeaveOut(ONE, first)).quietly(new Confirm(ONE));
    scene.quietly(new Choose(ONE, new OfNumber(1)));
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.defs(team, Role.STOPPED)).containsExactly("203", "214", "216");
    assertThat(scene.told(MissionEvent.AttemptEnded.class))
        .containsExactly(new MissionEvent.AttemptEnded(0, false));
  }

  @Rule({"ST-EFF-02", "ST-ORD-05", "ST-ORD-03"})
  @Test
  void aShipAndCrewAreStoppedWithTheirEquipment() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, aboard, "203").gear(ONE, "064", aboard);
    scene.hand(ONE, "145");
    scene.hand(ONE, "145");
    scene.orders(ONE).plays(ONE, "145", Aim.at(aboard).with(1)).passes(); // Wormhole, two copies
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("203");
    assertThat(scene.defs(aboard, Role.GEAR_STOPPED)).containsExactly("064");
  }
}
