package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words for ships that have a controller, on a mover, which has none ({@code ST-ZON-12}). */
class NobodysShipTest {
  private static final CardSet SET =
      OwnSet.with(
          OwnSet.instant("fixed", "SHIP", "{'op':'SET_ASIDE','turns':2}"),
          OwnSet.instant("chosen", "SHIP", "{'op':'SET_ASIDE','upTo':2}"),
          OwnSet.instant("commands", "SHIP", "{'op':'COMMAND_INTRUDERS'}"),
          OwnSet.instant("other", "SHIP", "{'op':'SCORE','points':1}"),
          "{'kind':'DILEMMA','id':'course','name':'course','rarity':'COMMON',"
              + "'dilemmaType':'SPACE','after':'ATTACH_SHIP',"
              + "'standing':[{'op':'COURSE','arrival':[{'op':'DISCARD_SELF'}]}]}");

  private final Scene scene = Scene.laid(SET).missions("165", "156", "155", "193");
  private final CardId mover = scene.ship(TWO, "018", 0);

  NobodysShipTest() {
    scene.with(mover, each -> Ship.roaming(each.card(), 0, 3));
  }

  @Rule({"ST-EFF-33", "ST-EFF-45"})
  @ParameterizedTest
  @ValueSource(strings = {"fixed", "chosen"})
  void aMoverIsNotSetAside(String card) {
    scene.cardPlay(ONE).playsCard(ONE, card, Aim.at(Host.ship(mover)));
    assertThat(scene.ship(mover).here()).isTrue();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class); // nothing is asked
    assertThat(new StccgGame().faults(scene.state())).isEmpty();
  }

  @Rule({"ST-SPC-09", "ST-EFF-45"})
  @Test
  void nobodyCommandsAMover() {
    CardId intruder = scene.lies(ONE, "134", On.intruder(mover)); // Rogue Borg Mercenaries
    scene.cardPlay(ONE).playsCard(ONE, "commands", Aim.at(Host.ship(mover)));
    assertThat(scene.ship(mover).controller()).isEmpty();
    assertThat(scene.state().table().lying(intruder)).isNotNull();
  }

  @Rule({"ST-EFF-32", "ST-EFF-45"})
  @Test
  void aMoverGoesItsOwnWay() {
    CardId course = scene.lies(TWO, "course", On.ship(mover));
    scene.with(mover, each -> Ship.roaming(each.card(), 3, 3));
    scene.cardPlay(ONE).playsCard(ONE, "other", Aim.at(Host.ship(mover)));
    assertThat(scene.ship(mover).goal()).hasValue(3);
    assertThat(scene.state().table().lying(course)).isNotNull();
    scene.does(new EndTurn(ONE));
    assertThat(scene.state().table().lying(course)).isNull(); // the mover has gone, it with it
  }
}
