package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.word.WordsTest.CARD;
import static io.stardeck.fleetcaptains.word.WordsTest.KLINGON;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import org.junit.jupiter.api.Test;

/** Cloaked ships whose crew prevents the damage that strikes all of a tile ({@code FC-D-38}). */
final class ProtectedTokensTest {
  private static final String ABILITY =
      "{'mode':'ACTIVATED','optional':false,'costs':[{'do':'TRASH_THIS'}],'usesAction':false,"
          + "'limit':'ONCE_PER_TURN','targets':[],'effects':[{'do':'PREVENT_DAMAGE'}],"
          + "'text':''}";

  /** Korinar, cloaked beside Venture, which can play what damages all there. */
  private static Scene protectedShip() {
    Fixture fixture =
        Fixture.standard()
            .face(CARD, CloakWordsTest.all("[{'do':'DEAL_DAMAGE','amount':1}]"))
            .face(KLINGON, "{'kind':'CREW','abilities':[" + ABILITY + "]}");
    Scene scene = WordsTest.scene(fixture).at("korinar", 0, 0).cloaked("korinar");
    return scene.crew("korinar", KLINGON).fleet(FED, "venture").at("venture", 0, 0);
  }

  private static void until(Scene scene, Class<? extends FleetFrame> frame) {
    while (!scene.asks(frame)) {
      scene.apply(scene.legal(scene.decider(), Answer.SetDial.class).get(0));
    }
  }

  private static boolean shown(Scene scene) {
    return scene.told().stream()
        .anyMatch(
            event ->
                event instanceof BoardEvent.TokenRevealed shown
                    && shown.identity().equals(scene.card("korinar")));
  }

  @Rule({"FC-D-38", "FC-CMD-03"})
  @Test
  void whoPreventsDamageToACloakedShipIsAskedInAStateWithoutFaults() {
    Scene scene = protectedShip().playWithShip(FED, CARD, "venture");
    until(scene, FleetFrame.PreventDamage.class);
    assertThat(StateFaults.of(scene.state())).isEmpty();
  }

  @Rule({"FC-ECH-11", "FC-D-38"})
  @Test
  void forAnEchoNothingIsDoneOfWhatIsDoneForEachShip() {
    Scene scene = WordsTest.scene(CloakWordsTest.all("[{'do':'GAIN_VP','amount':1}]"));
    scene.echo(KLI, 0, 0).playWithShip(FED, CARD, "venture");
    assertThat(scene.table().captain(FED).score()).as("Venture and Gr'oth").isEqualTo(2);
  }

  @Rule("FC-D-38")
  @Test
  void aCloakedShipIsShownByWhatStrikesAllOfItsTileThoughAllDamageIsPrevented() {
    Scene scene = protectedShip().echo(KLI, 1, 0);
    scene.playWithShip(FED, CARD, "venture");
    assertThat(shown(scene)).isTrue();
    until(scene, FleetFrame.EchoRelocate.class); // an echo may come to it
    scene.apply(new Answer.DeclineRelocation(KLI));
    until(scene, FleetFrame.PreventDamage.class);
    scene.apply(new Answer.UseProtection(KLI, scene.card(KLINGON), 0));
    assertThat(scene.ship("korinar").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship("korinar").cloaked()).isTrue();
  }
}
