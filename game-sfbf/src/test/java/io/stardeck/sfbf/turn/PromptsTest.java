package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** The prompts of the phases of a turn: each names its phase, and what may be done in it. */
class PromptsTest {
  @Rule({"BF-TRN-03", "BF-DRW-01"})
  @Test
  void thePhaseOfTheTurnIsNamed() {
    assertThat(prompt(PhaseStack.draw(ONE))).isEqualTo("Phase 1: draw up to 5 cards, you hold 2");
    assertThat(prompt(PhaseStack.repair(ONE))).isEqualTo("Phase 2: repair your ships");
    assertThat(prompt(PhaseStack.formation(ONE)))
        .isEqualTo("Phase 3: reinforcements, formation, cloak and web");
    assertThat(prompt(PhaseStack.discard(ONE))).isEqualTo("Phase 5: you may discard one card");
  }

  private static String prompt(Phase[] stack) {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .damage("fed-ca", BoxType.HULL)
            .screen(TWO, "kli-d7")
            .hand(ONE, "rs-1", "dc-2")
            .phases(stack)
            .scene();
    return Scene.GAME.prompt(scene.view(ONE)).text();
  }
}
