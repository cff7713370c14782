package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import java.util.Optional;
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

  @Rule({"BF-FRM-13", "BF-FRM-16", "BF-D-19"})
  @Test
  void whatKeepsPhaseThreeOpenIsTold() {
    Given four = Given.advanced(2).reserve(ONE, "kzi-bc", "kzi-cl", "kzi-ff", "kzi-df");
    assertThat(prompt(four, PhaseStack.formation(ONE)))
        .isEqualTo(
            "Phase 3: reinforcements, formation, cloak and web; 2 ships must leave the Reserve");
    Scene none =
        Given.advanced(2)
            .reserve(ONE, "kzi-bc")
            .screen(TWO, "kli-d7")
            .phases(PhaseStack.formation(ONE))
            .scene();
    assertThat(prompt(none)).endsWith("; 1 ship must leave the Reserve");
    assertThat(Scene.GAME.prompt(none.view(TWO)).text()).endsWith("cloak and web");
  }

  @Rule({"BF-SET-17", "BF-D-07", "BF-OPT-02"})
  @Test
  void theSetUpAsksForWhatItNeeds() {
    Scene rows =
        Begun.through(
            Begun.game(Begun.config(4, config -> config), "rows"),
            phase -> !(phase instanceof SetupPhase.Arrange));
    assertThat(Scene.GAME.prompt(rows.view(rows.decider())).text())
        .isEqualTo(
            "Place your ships; 0 of 7 placed;"
                + " at least two each in Screen and Main Body, at most two in the Reserve");
    Scene core = Begun.game(Begun.config(4, c -> c.addOptions(Option.FLEET_CORE)), "core");
    assertThat(Scene.GAME.prompt(core.view(core.decider())).text())
        .isEqualTo("Draft a dreadnought");
  }

  @Rule({"BF-GEN-03", "BF-ATK-08"})
  @Test
  void aFormationChangeIsNamedAfterWhatItMayHold() {
    assertThat(prompt(Given.basic(2), PhaseStack.formation(ONE)))
        .isEqualTo("Phase 3: reinforcements");
    Scene second = scene(Given.advanced(2), PhaseStack.choice(ONE)).does(new SecondFormation(ONE));
    assertThat(prompt(second)).isEqualTo("Phase 4: your second formation change");
  }

  @Rule("BF-RCT-01")
  @Test
  void aDefenceThatNothingAnswersIsLeftToStand() {
    Scene ecm = afterEcm("eccm-1");
    assertThat(prompt(ecm)).isEqualTo("Answer ECM 3, or let it stand");
    Scene alone = afterEcm("rs-2");
    assertThat(prompt(alone)).isEqualTo("You can answer ECM 3 with nothing: let it stand");
    assertThat(prompt(ended(alone)))
        .isEqualTo("The defence has ended, and you can answer it with nothing: let it stand");
    assertThat(prompt(ended(afterEcm("prt-1"))))
        .isEqualTo("The defence has ended: answer it with a Prime Team, or let it stand");
  }

  /** An attack, with that card left in hand, at which an ECM has been played. */
  private static Scene afterEcm(String left) {
    return Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .hand(ONE, "pho-6-1", left)
        .hand(TWO, "ecm-3-1", "dc-2")
        .scene()
        .does(new BeginAttack(ONE, ship("fed-ca")), new AimAt(ONE, ship("kli-d7")))
        .does(new AddWeapon(ONE, card("pho-6-1"), BoxType.PHO), new Commit(ONE))
        .does(new PlayDefence(TWO, card("ecm-3-1"), Optional.empty(), Optional.empty()));
  }

  private static Scene ended(Scene window) {
    return window.does(new PassReaction(ONE), new PassDefence(TWO));
  }

  private static String prompt(Scene scene) {
    return Scene.GAME.prompt(scene.view(ONE)).text();
  }

  private static String prompt(Phase[] stack) {
    return prompt(Given.advanced(2), stack);
  }

  private static String prompt(Given given, Phase[] stack) {
    return prompt(scene(given, stack));
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
