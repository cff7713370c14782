package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.CARRIER;
import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.fighters.Launch.support;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fire at its fighters may fill a carrier, and destroy it with traditional damage. */
class LostCarrierTest {
  @Test
  @Rule({"BF-D-56", "BF-DMG-08", "BF-FTR-24", "BF-I-04"})
  void aLostSquadronMayDestroyAFullCarrier() {
    Scene after = shotDown(given(Option.TRADITIONAL_DAMAGE).screen(ONE, CARRIER, "fed-cl"));
    assertThat(after.shows(CARRIER)).isFalse();
    assertThat(after.fleet(TWO).trophies()).containsExactly(ship(CARRIER));
    assertThat(after.events(SquadronLost.class)).hasSize(1);
    assertThat(after.phase()).isNotInstanceOf(Phase.GameOver.class);
  }

  @Test
  @Rule({"BF-I-01", "BF-WIN-01", "BF-DMG-13"})
  void noCardIsLostWhenTheLastCarrierEndsTheGame() {
    Scene after =
        shotDown(given(Option.TRADITIONAL_DAMAGE, Option.DISCARD_DRAW).screen(ONE, CARRIER));
    assertThat(after.phase()).isInstanceOf(Phase.GameOver.class);
    Table table = after.state().table();
    List<Object> cards = new ArrayList<>(table.discard().toList());
    table.attack().ifPresent(attack -> cards.addAll(attack.used()));
    assertThat(cards).containsExactlyInAnyOrder(card("drn-4-1"), card("scp-1"));
  }

  private static Given given(Option... options) {
    return Given.config(2, config -> config.addOptions(options))
        .screen(TWO, "fed-ca", "fed-ff")
        .hand(TWO, "drn-4-1", "scp-1")
        .dice(6);
  }

  /** One squadron of the carrier, whose every box is damaged, is fired at with 8 points. */
  private static Scene shotDown(Given given) {
    BattleForceState state = given.state();
    Fleet fleet = state.table().fleet(ONE);
    List<Ship> screen = new ArrayList<>(fleet.screen());
    screen.set(0, screen.get(0).withCounter(7));
    return underFire(Scene.at(state.with(ONE, fleet.withScreen(screen))));
  }

  private static Scene underFire(Scene scene) {
    return scene.does(
        new BeginFighters(ONE, ship(CARRIER), 1),
        new AimAt(ONE, ship("fed-ca")),
        new Commit(ONE),
        fire("fed-ca", "drn-4-1", BoxType.DRN),
        support("scp-1", "drn-4-1"));
  }

  @Test
  @Rule({"BF-FTR-24", "BF-DMG-06"})
  void aCarrierWhoseLastBoxIsASquadronShotDownIsNotDestroyedYet() {
    Given given =
        given()
            .screen(ONE, CARRIER)
            .damage(CARRIER, BoxType.FTR, BoxType.DRN, BoxType.PH1, BoxType.PH3)
            .damage(CARRIER, BoxType.HULL, BoxType.HULL);
    Scene after = underFire(given.scene());
    assertThat(after.events(SquadronLost.class)).hasSize(1);
    assertThat(after.ship(CARRIER).damage()).as("every box").isEqualTo(7);
    assertThat(after.fleet(TWO).trophies()).isEmpty();
  }
}
