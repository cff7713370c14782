package io.stardeck.sfbf.setup;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Table;
import org.junit.jupiter.api.Test;

/** The device that each may switch on before their first turn (BF-SET-18, BF-D-08). */
class DeviceTest {
  private final Scene scene =
      Given.advanced(2)
          .gameTurn(0)
          .screen(ONE, "rom-con", "fed-ca")
          .main(ONE, "tho-dn", "rom-we")
          .reserve(ONE, "rom-sk")
          .screen(TWO, "ori-br", "kli-d7")
          .phases(new Phase.TurnStart(ONE), new SetupPhase.ChooseDevice(ONE, ImmutableList.of(TWO)))
          .scene();

  @Rule({"BF-SET-18", "BF-D-08"})
  @Test
  void eachPlayerSwitchesOneOnOrNone() {
    Scene one = scene.does(new PreActivate(ONE, ship("tho-dn")));
    assertThat(one.ship("tho-dn").webbed()).isTrue();
    assertThat(one.ship("rom-con").cloaked()).isFalse();
    assertThat(one.events(DeviceOn.class)).containsExactly(new DeviceOn(ONE, ship("tho-dn")));
    assertThat(one.decider()).isEqualTo(TWO);
    Scene two = one.does(new SkipDevice(TWO));
    assertThat(two.ship("ori-br").cloaked()).isFalse();
    assertThat(two.state().table().gameTurn()).isEqualTo(1);
    assertThat(scene.does(new PreActivate(ONE, ship("rom-we"))).ship("rom-we").cloaked()).isTrue();
  }

  @Rule({"BF-SET-18", "BF-FRM-09"})
  @Test
  void onlyAShipThatHasOneAndLiesInScreenOrMainBody() {
    scene.rejects(new PreActivate(ONE, ship("fed-ca")), "BF-FRM-09");
    scene.rejects(new PreActivate(ONE, ship("rom-sk")), "BF-FRM-09");
    scene.rejects(new PreActivate(ONE, ship("ori-br")), "BF-ACT-01");
    assertThat(scene.legal(ONE)).hasSize(4);
  }

  @Rule("BF-SET-18")
  @Test
  void whoShowsNoSuchShipIsNotAsked() {
    Scene none =
        Given.advanced(2)
            .gameTurn(0)
            .screen(ONE, "rom-con")
            .screen(TWO, "kli-d7", "fed-ca")
            .reserve(TWO, "rom-sk")
            .phases(
                new Phase.TurnStart(ONE), new SetupPhase.ChooseDevice(ONE, ImmutableList.of(TWO)))
            .scene()
            .does(new SkipDevice(ONE));
    assertThat(none.state().table().gameTurn()).isEqualTo(1);
  }

  @Rule({"BF-SET-18", "BF-D-08"})
  @Test
  void whoHasOneInTheMainBodyAloneIsAsked() {
    Scene two =
        Given.advanced(2)
            .gameTurn(0)
            .screen(ONE, "rom-con")
            .screen(TWO, "fed-ca")
            .main(TWO, "tho-dn")
            .phases(
                new Phase.TurnStart(ONE), new SetupPhase.ChooseDevice(ONE, ImmutableList.of(TWO)))
            .scene()
            .does(new SkipDevice(ONE));
    assertThat(two.legal(TWO))
        .containsExactly(new SkipDevice(TWO), new PreActivate(TWO, ship("tho-dn")));
  }

  @Rule({"BF-SET-18", "BF-D-08"})
  @Test
  void theFirstPlayerIsAskedFirst() {
    for (int seed = 0; seed < 9; seed++) {
      Table table = Begun.dealt(BattleForceConfig.standard(3), "asked" + seed).table();
      Seat first = table.starter();
      Seat second = first.next(3);
      assertThat(table.phases())
          .contains(new SetupPhase.ChooseDevice(first, ImmutableList.of(second, second.next(3))));
    }
  }
}
