package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.SecondFormation;
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

  @Rule({"BF-GEN-03", "BF-ATK-08"})
  @Test
  void aFormationChangeIsNamedAfterWhatItMayHold() {
    assertThat(prompt(Given.basic(2), PhaseStack.formation(ONE)))
        .isEqualTo("Phase 3: reinforcements");
    Scene second = scene(Given.advanced(2), PhaseStack.choice(ONE)).does(new SecondFormation(ONE));
    assertThat(Scene.GAME.prompt(second.view(ONE)).text())
        .isEqualTo("Phase 4: your second formation change");
  }

  private static String prompt(Phase[] stack) {
    return prompt(Given.advanced(2), stack);
  }

  private static String prompt(Given given, Phase[] stack) {
    return Scene.GAME.prompt(scene(given, stack).view(ONE)).text();
  }

  private static Scene scene(Given given, Phase[] stack) {
    return given
        .screen(ONE, "fed-ca")
        .damage("fed-ca", BoxType.HULL)
        .screen(TWO, "kli-d7")
        .hand(ONE, "rs-1", "dc-2")
        .phases(stack)
        .scene();
  }
}
