package io.stardeck.stccg.reporting;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** What keeps a card from coming into play. */
class EnteringPlayTest {
  private final Scene scene = Scene.laid().missions("147");

  @Rule("ST-UNQ-01")
  @Test
  void aCapturedShipKeepsItsOwnerAndItsControllerFromAnother() {
    Aim own = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    Aim other = Aim.at(Host.outpost(scene.outpost(TWO, "104", 0)));
    CardId ship = scene.ship(ONE, "334", 0); // a unique ship
    scene.with(ship, each -> each.copy().withController(TWO));
    CardId second = scene.hand(ONE, "334");
    CardId third = scene.hand(TWO, "334");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, second, own))).containsExactly("ST-UNQ-01");
    scene.does(new DeclinePlay(ONE)).quietly(new EndTurn(ONE));
    assertThat(scene.against(new PlayCard(TWO, third, other))).containsExactly("ST-UNQ-01");
  }

  @Rule("ST-OUT-10")
  @Test
  void nobodyBuildsAnOutpostFromACloakedShip() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "276"); // a Klingon ENGINEER
    CardId outpost = scene.hand(ONE, "105");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(0)))).isEmpty();
    scene.with(ship, each -> each.copy().withCloaked(true));
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(0)))).containsExactly("ST-OUT-10");
  }

  @Rule({"ST-PLY-10", "ST-PLY-03", "ST-AFF-02"})
  @Test
  void nothingReportsAtAnOutpostOfAnotherPlayerOrOfAnotherAffiliation() {
    Aim others = Aim.at(Host.outpost(scene.outpost(TWO, "104", 0)));
    Aim klingon = Aim.at(Host.outpost(scene.outpost(ONE, "105", 0)));
    CardId ship = scene.hand(ONE, "331");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, ship, others))).containsExactly("ST-PLY-10");
    assertThat(scene.against(new PlayCard(ONE, ship, klingon))).containsExactly("ST-PLY-10");
  }

  @Rule("ST-PLY-02")
  @Test
  void equipmentThatIsAnArtifactIsNotPlayed() {
    Aim own = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    CardId artifact = scene.hand(ONE, "003");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, artifact, own))).containsExactly("ST-PLY-02");
    assertThat(scene.against(new PlayCard(ONE, artifact, Aim.NOTHING)))
        .containsExactly("ST-PLY-02");
  }
}
