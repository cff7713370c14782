package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.cloaked;
import static io.stardeck.fleetcaptains.cloaking.Cloaked.scene;
import static io.stardeck.fleetcaptains.cloaking.Cloaked.tokenOf;
import static io.stardeck.fleetcaptains.scene.Acts.adjust;
import static io.stardeck.fleetcaptains.scene.Acts.cloak;
import static io.stardeck.fleetcaptains.scene.Acts.endTurn;
import static io.stardeck.fleetcaptains.scene.Acts.pass;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of a cloak token is told with the rule by which it does. */
final class RulesThatAreToldTest {
  private static List<String> rules(Scene scene, Class<? extends BoardEvent> kind) {
    return scene.events().stream()
        .filter(event -> kind.isInstance(event.what()))
        .map(event -> event.rule().value())
        .toList();
  }

  @Rule({"FC-CLK-04", "FC-CLK-10"})
  @Test
  void aTokenThatIsPlacedAndLeaves() {
    Scene scene = scene();
    scene.apply(cloak(scene, "korinar", Cloaked.BLUE_AT_RED));
    assertThat(rules(scene, BoardEvent.TokenPlaced.class)).containsExactly("FC-CLK-04");
    scene.apply(adjust(scene, "korinar", 0));
    assertThat(rules(scene, BoardEvent.TokenRevealed.class)).containsExactly("FC-CLK-10");
    assertThat(rules(scene, BoardEvent.TokenRemoved.class)).containsExactly("FC-CLK-10");
  }

  @Rule({"FC-ECH-01", "FC-ECH-02", "FC-ECH-03"})
  @Test
  void anEchoThatIsPutOutAndMixed() {
    Scene scene = cloaked();
    scene.apply(Acts.echo(scene, "korinar"));
    assertThat(rules(scene, BoardEvent.TokenPlaced.class)).containsExactly("FC-ECH-01");
    assertThat(rules(scene, BoardEvent.TokensShuffled.class)).containsExactly("FC-ECH-02");
    scene.apply(endTurn(scene)).apply(endTurn(scene));
    scene.apply(new FreeAction.ShuffleTokens(KLI, scene.space(0, 0)));
    assertThat(rules(scene, BoardEvent.TokensShuffled.class)).containsExactly("FC-ECH-03");
  }

  @Rule({"FC-SCN-09", "FC-SCN-10"})
  @Test
  void whatASearchTurnsUp() {
    for (boolean echo : new boolean[] {true, false}) {
      Scene scene = cloaked().echo(KLI, 0, 0).at("venture", 0, 0).dial("venture", 6, 13, 6, 7);
      int found = echo ? scene.token().number() : tokenOf(scene, "korinar");
      scene.apply(endTurn(scene)).hand(FED).hand(KLI);
      scene.apply(Acts.search(scene, "venture", found)).apply(pass(scene));
      scene.dice(6).apply(pass(scene));
      assertThat(rules(scene, BoardEvent.TokenRemoved.class))
          .containsExactly(echo ? "FC-SCN-09" : "FC-SCN-10");
    }
  }
}
