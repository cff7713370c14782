package io.stardeck.sfbf.draw;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DiscardDrawTest {
  private static final DrawStarbase DRAW = new DrawStarbase(ONE);
  private static final StashDrawn STASH = new StashDrawn(ONE);
  private static final DrawDiscardTop DISCARD_TOP = new DrawDiscardTop(ONE);

  @Rule({"BF-DRW-06", "BF-OPT-10"})
  @Test
  void oneCardMayBeTheTopOfTheDiscardPile() {
    Scene scene = drawing(discardDraw()).discard("rs-1", "rs-2").scene().does(DISCARD_TOP);
    assertThat(scene.holds(ONE, "rs-2")).isTrue();
    assertThat(scene.state().table().discard().top()).isEqualTo(card("rs-1"));
    assertThat(scene.events(CardDrawn.class)).hasSize(1);
    scene.rejects(DISCARD_TOP, "BF-DRW-06");
    scene.does(DRAW).rejects(DISCARD_TOP, "BF-DRW-06");
    drawing(discardDraw())
        .hand(ONE, "ecm-4", "ph1-2-1", "ph1-2-2", "ph1-2-3")
        .discard("rs-1")
        .scene()
        .does(DRAW)
        .rejects(DISCARD_TOP, "BF-DRW-02");
  }

  @Rule({"BF-DRW-06", "BF-DRW-02"})
  @Test
  void theDiscardPileMustHoldACardAndTheHandHaveRoom() {
    drawing(discardDraw()).scene().rejects(DISCARD_TOP, "BF-DRW-06");
    drawing(discardDraw().hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3", "ph1-3-1"))
        .discard("rs-1")
        .scene()
        .does(DRAW)
        .rejects(DISCARD_TOP, "BF-DRW-02");
  }

  @Rule({"BF-OPT-10", "BF-DRW-05", "BF-D-12"})
  @Test
  void aCardFromTheDiscardPileIsNotStashed() {
    Scene scene = drawing(discardDraw()).discard("rs-1").scene().does(DRAW, DISCARD_TOP);
    scene.rejects(STASH, "BF-DRW-05");
  }

  @Rule("BF-OPT-10")
  @Test
  void theBasicGameWithDiscardDrawDecides() {
    Scene scene =
        drawing(
                twoFleets(
                    Given.config(2, c -> c.level(Level.BASIC).addOptions(Option.DISCARD_DRAW))))
            .hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3")
            .discard("rs-1")
            .scene();
    assertThat(scene.legal(ONE)).containsExactly(DRAW, DISCARD_TOP);
    assertThat(scene.does(DISCARD_TOP, DRAW).phase()).isNotInstanceOf(Phase.Draw.class);
  }

  @Rule({"BF-GEN-03", "BF-OPT-10"})
  @Test
  void whatIsOffIsRefused() {
    drawing(twoFleets(Given.advanced(2))).discard("rs-1").scene().rejects(DISCARD_TOP, "BF-GEN-03");
    Scene basic =
        drawing(
                twoFleets(
                    Given.config(2, c -> c.level(Level.BASIC).addOptions(Option.DISCARD_DRAW))))
            .scene()
            .does(DRAW);
    basic.rejects(STASH, "BF-GEN-03");
    basic.rejects(new TakeReserve(ONE, card("rs-4")), "BF-GEN-03");
  }

  /** Drawing and stashing cannot go round in circles (BF-ACT-07). */
  @Rule({"BF-DRW-02", "BF-SET-04", "BF-ACT-07"})
  @Property(tries = 200)
  void everyPhaseOneEndsAndKeepsItsLimits(
      @ForAll @Size(40) List<@IntRange(max = 99) Integer> choices,
      @ForAll @IntRange(max = 3) int stashed) {
    String[] reserve = {"eng", "dc-2", "rei-1"};
    Given given = drawing(discardDraw()).discard("rs-1", "rs-2");
    for (int i = 0; i < stashed; i++) {
      given.stash(ONE, reserve[i]);
    }
    Scene scene = given.scene();
    int decisions = 0;
    while (scene.phase() instanceof Phase.Draw && decisions < 40) {
      List<BattleForceAction> legal = scene.legal(ONE);
      scene = scene.does(legal.get(choices.get(decisions++) % legal.size()));
      assertThat(scene.hand(ONE).size()).isLessThanOrEqualTo(5);
      assertThat(scene.stash(ONE).size()).isLessThanOrEqualTo(3);
    }
    assertThat(decisions).isLessThanOrEqualTo(30);
    assertThat(scene.hand(ONE)).hasSize(5);
    assertThat(scene.secrets(ONE).drawn()).isEqualTo(Optional.empty());
  }

  private static Given discardDraw() {
    return twoFleets(Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW)));
  }

  private static Given twoFleets(Given given) {
    return given.screen(ONE, "fed-ca").screen(TWO, "kli-d7");
  }

  private static Given drawing(Given given) {
    return given.phases(PhaseStack.draw(ONE));
  }
}
