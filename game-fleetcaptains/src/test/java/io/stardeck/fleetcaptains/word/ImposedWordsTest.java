package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.word.WordsTest.KLINGON;
import static io.stardeck.fleetcaptains.word.WordsTest.scene;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Imposed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When that ends which a card has imposed while it is in play. */
final class ImposedWordsTest {
  @Rule({"FC-D-65", "FC-I-40"})
  @Test
  void whatACardImposedWhileItIsInPlayEndsWhenItIsACaptiveOrItsShipIsLost() {
    for (boolean captured : new boolean[] {true, false}) {
      Scene scene = scene(Fixture.standard()).crew("groth", KLINGON);
      CardId groth = scene.card("groth");
      CardId venture = scene.card("venture");
      CardId source = captured ? scene.card(KLINGON) : groth;
      Standing standing = new Standing.NoEvasion();
      scene.change(
          play -> {
            Lying.impose(play, standing, Until.WHILE_IN_PLAY, KLI, source, venture);
            if (captured) {
              Beams.capture(play, groth, venture, source);
            } else {
              Damage.take(play, groth, 3, Optional.empty());
            }
          });
      assertThat(scene.table().imposed()).isEmpty();
    }
  }

  @Rule({"FC-D-64", "FC-D-65"})
  @Test
  void whatCrewImposedOnItsShipEndsWhenItIsBeamedAwayAndOnOthersHolds() {
    Scene scene = scene(Fixture.standard()).crew("groth", KLINGON);
    CardId groth = scene.card("groth");
    CardId crew = scene.card(KLINGON);
    scene.change(
        play -> {
          Lying.impose(play, new Standing.NoEvasion(), Until.WHILE_IN_PLAY, KLI, crew, groth);
          Lying.impose(play, new Standing.NoBreakaway(), Until.END_OF_TURN, KLI, crew, groth);
          Lying.impose(
              play,
              new Standing.NoBreakaway(),
              Until.WHILE_IN_PLAY,
              KLI,
              crew,
              scene.card("venture"));
          Beams.swap(play, groth, scene.card("korinar"), crew);
        });
    assertThat(scene.table().imposed())
        .extracting(Imposed::standing)
        .containsExactly(new Standing.NoBreakaway(), new Standing.NoBreakaway());
  }
}
