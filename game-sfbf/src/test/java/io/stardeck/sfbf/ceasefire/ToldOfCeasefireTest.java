package io.stardeck.sfbf.ceasefire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** What everybody is told of a ceasefire. */
class ToldOfCeasefireTest {
  private final Scene played =
      Given.advanced(2)
          .screen(ONE, "fed-ff", "rom-we")
          .cloaked("rom-we")
          .screen(TWO, "kli-d7")
          .damage("kli-d7", BoxType.HULL, BoxType.HULL)
          .hand(ONE, "org", "ph1-2-1")
          .hand(TWO, "rs-1")
          .scene()
          .does(new PlayCeasefire(ONE, card("org")));

  @Rule("BF-ORG-01")
  @Test
  void thatItIsPlayed() {
    assertThat(played.told(CeasefirePlayed.class, TWO)).containsExactly(new CeasefirePlayed(ONE));
  }

  @Rule({"BF-ORG-06", "BF-ORG-07"})
  @Test
  void theShipsThatItRepairsAndTheDevicesThatItSwitchesOff() {
    Scene over = played.does(new Commit(ONE), new Commit(TWO));
    assertThat(over.told(ShipRepaired.class, ONE))
        .containsExactly(new ShipRepaired(TWO, ship("kli-d7"), 2));
    assertThat(over.told(DeviceOff.class, TWO)).containsExactly(new DeviceOff(ONE, ship("rom-we")));
  }

  @Rule({"BF-ORG-03", "BF-ORG-05"})
  @Test
  void whatToKeepIsAskedOfEachInTurn() {
    assertThat(played.phase()).isInstanceOf(Phase.CeasefireStash.class);
    Scene second = played.does(new MarkCard(ONE, card("ph1-2-1")), new Commit(ONE));
    assertThat(second.stash(ONE)).containsExactly(card("ph1-2-1"));
    assertThat(second.secrets(ONE).desk().isOpen()).as("the draft is laid aside").isFalse();
  }
}
