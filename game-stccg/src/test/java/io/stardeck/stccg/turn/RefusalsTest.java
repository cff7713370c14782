package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.SetupAction.PassOutposts;
import io.stardeck.stccg.action.SetupAction.PassSeeding;
import io.stardeck.stccg.action.SetupAction.PlaceMission;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why an action is refused that is not open, or is somebody else's to take. */
class RefusalsTest {
  private final Scene scene = Scene.laid().missions("151", "191");

  @Rule({"ST-SED-02", "ST-TRN-01"})
  @Test
  void whoSeedsDoesNothingElseAndNobodyElseDoesAnything() {
    CardId outpost = scene.unplaced(ONE, "104");
    scene.unplaced(ONE, "015");
    scene.unplaced(TWO, "015");
    scene.seeding();
    assertThat(scene.against(new PlaceOutpost(ONE, outpost, 0))).containsExactly("ST-TRN-01");
    assertThat(scene.against(new PlaceMission(ONE, true))).containsExactly("ST-TRN-01");
    assertThat(scene.against(new PassSeeding(TWO))).containsExactly("ST-SED-02");
    assertThat(scene.against(new EndTurn(TWO))).containsExactly("ST-SED-02");
  }

  @Rule({"ST-OUT-01", "ST-TRN-01"})
  @Test
  void whoPlacesOutpostsDoesNothingElseAndNobodyElseDoesAnything() {
    scene.unplaced(ONE, "104");
    scene.unplaced(TWO, "104");
    scene.placingOutposts();
    assertThat(scene.against(new PassSeeding(ONE))).containsExactly("ST-TRN-01");
    assertThat(scene.against(new PassOutposts(TWO))).containsExactly("ST-OUT-01");
  }

  @Rule({"ST-INT-07", "ST-TRN-01"})
  @Test
  void whoIsNotAskedInAWindowDoesNothingThere() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.outpost(outpost), "203").hand(ONE, "331");
    CardId person = scene.hand(ONE, "205");
    scene.hand(TWO, "331");
    scene.cardPlay(ONE).does(new PlayCard(ONE, person, Aim.at(Host.outpost(outpost))));
    assertThat(scene.asked()).hasValue(TWO);
    assertThat(scene.against(new Load(ONE, Optional.empty(), outpost, ship)))
        .containsExactly("ST-INT-07");
    assertThat(scene.against(new EndTurn(TWO))).containsExactly("ST-TRN-01");
  }

  @Rule({"ST-ORD-09", "ST-TRN-03", "ST-TRN-07", "ST-PLY-01", "ST-CLK-02"})
  @Test
  void thatItIsNotTheirTurnIsToldBeforeAllElse() {
    CardId ship = scene.ship(TWO, "347", 0);
    PlayCard play = new PlayCard(TWO, scene.hand(TWO, "091"), Aim.NOTHING);
    scene.cardPlay(ONE);
    assertThat(scene.against(play)).startsWith("ST-ORD-09");
    assertThat(scene.against(new DeclinePlay(TWO))).containsExactly("ST-ORD-09");
    assertThat(scene.against(new EndTurn(TWO))).containsExactly("ST-ORD-09");
    assertThat(scene.against(new Cloak(TWO, ship))).containsExactly("ST-ORD-09");
    scene.orders(ONE);
    assertThat(scene.against(play)).startsWith("ST-ORD-09");
    assertThat(scene.against(new EndTurn(TWO))).containsExactly("ST-ORD-09");
  }

  @Rule({"ST-RND-06", "ST-EFF-41"})
  @Test
  void anotherPlayerDoesNotChoose() {
    scene.hand(TWO, "205");
    scene.lies(ONE, "096", On.table(ONE)); // Telepathic Alien Kidnappers
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(scene.against(new Choose(TWO, new Chosen.No()))).containsExactly("ST-RND-06");
    assertThat(scene.against(new EndTurn(TWO))).containsExactly("ST-EFF-41");
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-EFF-41");
  }
}
