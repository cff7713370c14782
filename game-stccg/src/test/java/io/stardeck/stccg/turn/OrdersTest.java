package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.OrderAction.UseText;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What orders there are. */
class OrdersTest {
  @Rule("ST-ORD-01")
  @Test
  void everyKindOfOrderMayBeGiven() {
    Scene scene = Scene.laid().missions("151", "157");
    CardId outpost = scene.outpost(ONE, "105", 0);
    CardId ship = scene.ship(ONE, "347", 0); // Klingon, with a cloaking device
    CardId hidden = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "253", "275").persons(ONE, Host.ship(hidden), "256");
    scene.with(hidden, each -> each.copy().withCloaked(true));
    scene.persons(ONE, Host.outpost(outpost), "268").persons(ONE, Host.team(0, ONE), "215", "252");
    scene.persons(TWO, Host.team(0, TWO), "205").outpost(TWO, "104", 0);
    scene.ship(TWO, "331", 0);
    CardId tug = scene.ship(ONE, "339", 1); // a Tractor Beam
    scene.persons(ONE, Host.ship(tug), "212", "199", "198").lies(TWO, "045", On.location(1));
    scene.orders(ONE);
    assertThat(new StccgGame().legalActions(scene.state(), ONE))
        .extracting(action -> (Object) action.getClass())
        .contains(Load.class, Unload.class, Move.class, Beam.class, Attempt.class)
        .contains(AttackTeam.class, AttackShip.class, AttackOutpost.class)
        .contains(Cloak.class, Decloak.class, UseText.class);
  }

  @Rule({"ST-DAT-01", "ST-I-28", "ST-VIS-13"})
  @Test
  void aCardThatIsNotKnownIsNamedByNoOrder() {
    Scene scene = Scene.laid().missions("151", "157");
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "215").hand(ONE, "331");
    CardId hidden = scene.hand(TWO, "331");
    Optional<CardId> one = Optional.of(scene.only(Host.ship(ship)));
    scene.orders(ONE);
    for (CardId unknown : ImmutableList.of(hidden, CardId.of(999))) {
      for (StccgAction action :
          ImmutableList.of(
              new Move(ONE, unknown, true, 1),
              new Load(ONE, one, outpost, unknown),
              new Unload(ONE, one, ship, unknown),
              new Unload(ONE, Optional.of(unknown), ship, outpost),
              new Beam(ONE, Optional.of(unknown), Host.ship(ship), Host.team(0, ONE)),
              new Beam(ONE, one, Host.ship(ship), Host.ship(unknown)),
              new Cloak(ONE, unknown),
              new Decloak(ONE, unknown),
              new AttackShip(ONE, unknown),
              new AttackOutpost(ONE, unknown),
              new UseText(ONE, unknown, Aim.at(Host.ship(ship))),
              new PlayInterrupt(ONE, unknown, Aim.NOTHING))) {
        assertThat(scene.against(action)).as("%s", action).containsExactly("ST-DAT-01");
      }
    }
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, hidden, Aim.at(Host.outpost(outpost)))))
        .containsExactly("ST-DAT-01");
  }
}
