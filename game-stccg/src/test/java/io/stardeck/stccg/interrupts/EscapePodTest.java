package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pods save all persons of a ship that is destroyed. */
class EscapePodTest {
  // Diplomacy Mission, a planet.
  private final Scene scene = Scene.laid().missions("151", "191");

  @Rule({"ST-SPC-15", "ST-D-50", "ST-EFF-20", "ST-DMG-06", "ST-INT-06", "ST-PRE-05"})
  @Shows("116")
  @Test
  void aPodSavesAllPersonsOfAShip() {
    CardId ship = scene.ship(TWO, "334", 1);
    scene.persons(TWO, Host.ship(ship), "204", "195").gear(TWO, "064", Host.ship(ship));
    CardId pod = scene.hand(TWO, "116");
    fires(ship, 1);
    scene.quietly(new PlayInterrupt(TWO, pod, Aim.at(Host.ship(ship)))); // 27 > 18
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("334", "195", "064");
    assertThat(scene.state().table().pods().get(0).location()).isEqualTo(1);
    Host there = scene.state().table().pods().get(0).host();
    assertThat(scene.state().persons(there)).isEqualTo(1);
    // Only a ship of its player takes them aboard; then the pod is gone.
    CardId theirs = scene.ship(ONE, "331", 1);
    CardId survivor = scene.only(there);
    assertThat(scene.against(new Beam(ONE, Optional.of(survivor), there, Host.ship(theirs))))
        .containsExactly("ST-BEA-05");
    CardId saver = scene.ship(TWO, "331", 1);
    scene.quietly(new EndTurn(ONE)).does(new DeclinePlay(TWO));
    CardId data = scene.only(there);
    assertThat(scene.against(new Beam(TWO, Optional.of(data), there, Host.team(0, TWO))))
        .containsExactly("ST-BEA-02");
    scene.does(new Beam(TWO, Optional.of(data), there, Host.ship(saver)));
    assertThat(scene.defs(Host.ship(saver), Role.FREE)).containsExactly("204");
    assertThat(scene.state().table().pods()).isEmpty();
    assertThat(scene.discarded(TWO)).contains("116");
  }

  /** Three ships destroy one, which others may still answer. */
  private void fires(CardId ship, int location) {
    for (int i = 0; i < 3; i++) {
      scene.persons(ONE, Host.ship(scene.ship(ONE, "344", location)), "253");
    }
    scene.orders(ONE).does(new AttackShip(ONE, ship)).does(new Confirm(ONE));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-EFF-20", "ST-SPC-15"})
  @Test
  void aPodSavesTheStoppedTooAndIsGoneWithTheLast() {
    CardId ship = scene.ship(TWO, "334", 0);
    CardId saver = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(ship), "204", "205").stopped(TWO, Host.ship(ship));
    CardId pod = scene.hand(TWO, "116");
    fires(ship, 0);
    scene.quietly(new PlayInterrupt(TWO, pod, Aim.at(Host.ship(ship))));
    Host there = scene.state().table().pods().get(0).host();
    assertThat(scene.toldTo(TWO, CardEvent.CardsMoved.class)).hasSize(1); // all together
    scene.quietly(new EndTurn(ONE)).does(new DeclinePlay(TWO));
    for (int left = 1; left >= 0; left--) {
      CardId next = scene.state().cards(there, Role.FREE).get(0).id();
      scene.does(new Beam(TWO, Optional.of(next), there, Host.ship(saver)));
      assertThat(scene.state().table().pods()).hasSize(left);
    }
    assertThat(scene.defs(Host.ship(saver), Role.FREE)).containsExactly("204", "205");
  }

  @Rule("ST-SPC-15")
  @Shows({"116", "067"})
  @Test
  void aPodInWhichAllHaveDiedIsGone() {
    Scene lost = Scene.laid().missions("151", "191");
    CardId pod = lost.pod(ONE, 0);
    lost.persons(ONE, Host.pod(pod), "203").lies(TWO, "067", On.table(TWO)); // Anti-Time Anomaly
    lost.orders(ONE);
    for (int turn = 0; turn < 6; turn++) {
      assertThat(lost.state().table().pods()).hasSize(1);
      lost.quietly(new EndTurn(lost.state().table().active()));
    }
    assertThat(lost.discarded(ONE)).containsExactlyInAnyOrder("203", "116");
    assertThat(lost.state().table().pods()).isEmpty();
  }

  @Rule("ST-SPC-15")
  @Shows("116")
  @Test
  void hologramsAloneLeaveNoPod() {
    CardId own = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(own), "195").damaged(own);
    CardId enemy = scene.ship(ONE, "344", 0);
    scene.persons(ONE, Host.ship(enemy), "253").hand(TWO, "116");
    scene.orders(ONE).does(new AttackShip(ONE, own)).does(new Confirm(ONE));
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.CASUALTY)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "116", Aim.at(Host.ship(own))).passes();
    assertThat(scene.state().table().pods()).isEmpty();
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("331", "195", "116");
  }
}
