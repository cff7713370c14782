package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Paying for dilemmas ({@code ST-DIL-13}). */
class PayingTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  private final Scene scene = Scene.laid().missions("151").seeded(TWO, 0, "046");

  private void attempts() {
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, FEDERATION)).quietly(new Confirm(ONE));
  }

  @Rule({"ST-DIL-13", "ST-DAT-11", "ST-DAT-01"})
  @Test
  void equipmentIsDiscardedInsteadOfFacingTheRebels() {
    scene.persons(ONE, TEAM, "203", "204");
    CardId phaser = scene.gear(ONE, "064", TEAM);
    attempts();
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Paying.class);
    CardId person = scene.state().cards(TEAM, Role.GROUP).get(0).id();
    assertThat(scene.against(new Pay(ONE, Optional.of(person)))).containsExactly("ST-DIL-13");
    assertThat(scene.against(new Pay(ONE, Optional.of(CardId.of(999)))))
        .containsExactly("ST-DAT-01");
    scene.quietly(new Pay(ONE, Optional.of(phaser)));
    assertThat(scene.discarded(ONE)).containsExactly("064");
    assertThat(scene.discarded(TWO)).containsExactly("046");
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(2);
  }

  @Rule("ST-DIL-13")
  @Test
  void whoDeclinesToPayFacesTheDilemma() {
    scene.persons(ONE, TEAM, "203", "204");
    scene.gear(ONE, "064", TEAM);
    attempts();
    scene.quietly(new Pay(ONE, Optional.empty()));
    assertThat(scene.discarded(ONE)).hasSize(1).doesNotContain("064");
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(1);
  }

  @Rule({"ST-DIL-13", "ST-REQ-15"})
  @Test
  void anArtifactUsedAsEquipmentPaysToo() {
    scene.persons(ONE, TEAM, "203");
    CardId disruptor = scene.gear(ONE, "008", TEAM);
    attempts();
    scene.quietly(new Pay(ONE, Optional.of(disruptor)));
    assertThat(scene.discarded(ONE)).containsExactly("008");
  }

  @Rule("ST-DIL-13")
  @Test
  void whoHasNothingToPayWithIsNotAsked() {
    scene.persons(ONE, TEAM, "203", "204");
    attempts();
    assertThat(scene.discarded(ONE)).hasSize(1);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule("ST-DIL-13")
  @Test
  void thePlagueShipTakesADoctorOrEverybody() {
    Scene space = Scene.laid().missions("191").seeded(TWO, 0, "050");
    CardId ship = space.ship(ONE, "331", 0);
    CardId doctor = space.person(ONE, "200", Host.ship(ship));
    CardId other = space.person(ONE, "204", Host.ship(ship));
    space.orders(ONE).quietly(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(space.against(new Pay(ONE, Optional.of(other)))).containsExactly("ST-DIL-13");
    space.quietly(new Pay(ONE, Optional.of(doctor)));
    assertThat(space.discarded(ONE)).containsExactly("200");
    assertThat(space.score(ONE)).isEqualTo(5);
  }
}
