package io.stardeck.sfbf.choice;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CardsRedrawn;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.event.TurnEvent.SecondFormationBegan;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChoicePhaseTest {
  private static final BeginRedraw REDRAW = new BeginRedraw(ONE);
  private static final Commit COMMIT = new Commit(ONE);
  private static final SecondFormation SECOND = new SecondFormation(ONE);

  @Rule({"BF-ATK-01", "BF-TRN-05"})
  @Test
  void aPassEndsPhaseFour() {
    Scene scene = choosing(Given.advanced(2)).scene();
    assertThat(scene.legal(ONE))
        .contains(new PassAttack(ONE), SECOND, REDRAW, new BeginAttack(ONE, ship("fed-ca")));
    Scene passed = scene.does(new PassAttack(ONE));
    assertThat(passed.phase()).isInstanceOf(Phase.Discard.class);
    assertThat(passed.hand(ONE)).hasSize(5);
    assertThat(passed.told(Passed.class, TWO)).containsExactly(new Passed(ONE));
  }

  @Rule({"BF-X-62", "BF-ATK-06", "BF-D-22"})
  @Test
  void aRedrawDiscardsInTheOrderMarkedAndDrawsAsMany() {
    Scene scene =
        choosing(Given.basic(2))
            .starbase("eng", "dc-2")
            .scene()
            .does(REDRAW, mark("rs-3"), mark("ph1-2-1"), COMMIT);
    assertThat(scene.state().table().discard().toList())
        .containsExactly(card("ph1-2-1"), card("rs-3"));
    assertThat(scene.told(CardsRedrawn.class, TWO)).containsExactly(new CardsRedrawn(ONE, 2));
    assertThat(scene.hand(ONE))
        .containsExactlyInAnyOrder(
            card("rs-1"), card("rs-2"), card("ecm-4"), card("eng"), card("dc-2"));
    assertThat(scene.phase()).isInstanceOf(Phase.Discard.class);
    Scene all =
        choosing(Given.basic(2))
            .scene()
            .does(REDRAW, mark("rs-1"), mark("rs-2"), mark("rs-3"), mark("ecm-4"))
            .does(mark("ph1-2-1"), COMMIT);
    assertThat(all.hand(ONE)).as("any number").hasSize(5).doesNotContain(card("ph1-2-1"));
  }

  @Rule({"BF-X-45", "BF-ATK-06", "BF-ATK-07"})
  @Test
  void afterARedrawOneNewCardMayStillBeDiscarded() {
    Scene scene =
        choosing(Given.basic(2))
            .starbase("eng", "dc-2", "dc-3")
            .scene()
            .does(REDRAW, mark("rs-1"), mark("rs-2"), mark("rs-3"), COMMIT);
    assertThat(scene.hand(ONE)).hasSize(5);
    Scene end = scene.does(new DiscardOne(ONE, card("eng")));
    assertThat(end.hand(ONE)).hasSize(4);
    assertThat(end.discarded("eng")).isTrue();
  }

  @Rule({"BF-ATK-06", "BF-ACT-04"})
  @Test
  void aRedrawNeedsAMarkedCardAndAHand() {
    choosing(Given.basic(2)).scene().does(REDRAW).rejects(COMMIT, "BF-ATK-06");
    fleets(Given.advanced(2)).phases(PhaseStack.choice(ONE)).scene().rejects(REDRAW, "BF-ATK-06");
  }

  @Rule({"BF-ATK-06", "BF-D-22"})
  @Test
  void thePileMayBeReshuffledForARedraw() {
    Scene scene =
        choosing(Given.basic(2))
            .nothingElseInStarbase()
            .scene()
            .does(REDRAW, mark("rs-1"), mark("rs-2"), COMMIT);
    assertThat(scene.events(DeckReshuffled.class)).containsExactly(new DeckReshuffled(false, 2));
    assertThat(scene.hand(ONE)).hasSize(5).contains(card("rs-1"), card("rs-2"));
  }

  @Rule({"BF-ACT-03", "BF-ACT-05"})
  @Test
  void nobodySeesARedrawBeforeItsCommit() {
    Scene before = choosing(Given.basic(2)).scene();
    Scene marked = before.does(REDRAW, mark("rs-1"));
    assertThat(marked.view(TWO)).isEqualTo(before.view(TWO));
    assertThat(marked.hand(ONE)).hasSize(5);
    assertThat(marked.does(new Withdraw(ONE)).legal(ONE)).isEqualTo(before.legal(ONE));
  }

  @Rule({"BF-ACT-06", "BF-X-57", "BF-I-38"})
  @Test
  void theFourthWithdrawalEndsPhaseFourAsAPassDoes() {
    Scene scene = choosing(Given.advanced(2)).scene();
    for (int i = 0; i < 3; i++) {
      scene = scene.does(REDRAW, new Withdraw(ONE));
      assertThat(scene.phase()).isInstanceOf(Phase.Choice.class);
    }
    Scene fourth = scene.does(REDRAW);
    assertThat(prompt(fourth)).contains("withdrawing ends phase 4");
    assertThat(prompt(scene.does(new BeginAttack(ONE, ship("fed-ca")))))
        .contains("withdrawing ends phase 4");
    Scene over = fourth.does(new Withdraw(ONE));
    assertThat(over.state()).isEqualTo(scene.does(new PassAttack(ONE)).state());
    assertThat(over.secrets(ONE).desk().withdrawals()).isZero();
  }

  @Rule({"BF-ACT-06", "BF-X-57"})
  @Test
  void afterThreeWithdrawalsEveryDraftMayStillBegin() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-cvs")
            .screen(TWO, "kli-d7")
            .hand(ONE, "mut", "pbf-1", "pff", "org", "ph1-2-1")
            .phases(PhaseStack.choice(ONE))
            .scene();
    Scene before = scene;
    for (int i = 0; i < 3; i++) {
      scene = scene.does(new BeginAttack(ONE, ship("fed-cvs")), new Withdraw(ONE));
    }
    assertThat(scene.legal(ONE)).isEqualTo(before.legal(ONE));
    for (BattleForceAction begin :
        ImmutableList.of(
            new BeginAttack(ONE, ship("fed-cvs")),
            new BeginFighters(ONE, ship("fed-cvs"), 1),
            new BeginPlanetFighters(ONE, card("pbf-1")),
            new BeginMutiny(ONE, card("mut")))) {
      Scene over = scene.does(begin, new Withdraw(ONE));
      assertThat(over.phase()).as("after %s", begin).isInstanceOf(Phase.Discard.class);
    }
  }

  private static String prompt(Scene scene) {
    return Scene.GAME.prompt(scene.view(ONE)).text();
  }

  @Rule({"BF-ATK-08", "BF-D-22"})
  @Test
  void aSecondFormationChangeTakesThePlaceOfAnAttack() {
    Scene second = choosing(Given.advanced(2)).scene().does(SECOND);
    assertThat(second.phase()).isInstanceOf(Phase.Formation.class);
    assertThat(second.told(SecondFormationBegan.class, TWO))
        .containsExactly(new SecondFormationBegan(ONE));
    Scene over = second.does(new MoveShip(ONE, ship("fed-ca"), Row.MAIN), new EndFormation(ONE));
    assertThat(over.row("fed-ca")).isEqualTo(Row.MAIN);
    assertThat(over.phase()).as("phase 4 is over").isInstanceOf(Phase.Discard.class);
  }

  @Rule({"BF-ATK-08", "BF-GEN-03"})
  @Test
  void theBasicGameHasNoSecondFormationChange() {
    choosing(Given.basic(2)).scene().rejects(SECOND, "BF-GEN-03");
  }

  @Rule({"BF-ATK-09", "BF-D-22"})
  @Test
  void afterAnAttackThereIsNoRedrawAndNoSecondChange() {
    Scene scene =
        fleets(Given.config(2, c -> c.addOptions(Option.SECOND_ATTACK)))
            .hand(ONE, "rs-1", "rs-2")
            .phases(
                new Phase.Discard(ONE, false, false),
                new Phase.Choice(ONE, 1, Optional.of(ship("fed-ca")), false))
            .scene();
    scene.rejects(REDRAW, "BF-ATK-09");
    scene.rejects(SECOND, "BF-ATK-09");
  }

  @Rule({"BF-ATK-01", "BF-D-22"})
  @Test
  void thePromptSaysWhetherASecondShipMayAttack() {
    assertThat(prompt(choosing(Given.advanced(2)).scene()))
        .isEqualTo("Phase 4: attack, do something else instead, or pass");
    Scene second =
        fleets(Given.config(2, c -> c.addOptions(Option.SECOND_ATTACK)))
            .hand(ONE, "ph1-2-1")
            .phases(
                new Phase.Discard(ONE, false, false),
                new Phase.Choice(ONE, 1, Optional.of(ship("fed-ca")), false))
            .scene();
    assertThat(prompt(second)).isEqualTo("Phase 4: attack with a second ship, or pass");
  }

  @Rule({"BF-ATK-03", "BF-D-50", "BF-TRN-05"})
  @Test
  void withoutACardThereIsTheFormationChangeOfTheAdvancedGameUnlessAShipAttacked() {
    Scene open = begin(fleets(Given.advanced(2)));
    assertThat(open.phase()).isInstanceOf(Phase.Choice.class);
    assertThat(open.legal(ONE)).containsExactlyInAnyOrder(SECOND, new PassAttack(ONE));
  }

  @Rule({"BF-ATK-03", "BF-ATK-01", "BF-TRN-05"})
  @Test
  void withoutACardThePhaseStaysOpenForTheFightersOfACarrierAlone() {
    Given carrier = Given.basic(2).screen(ONE, "fed-cvs").screen(TWO, "kli-d7");
    Scene open = begin(carrier);
    assertThat(open.phase()).isInstanceOf(Phase.Choice.class);
    Scene shut = begin(Given.basic(2).screen(ONE, "fed-ca").screen(TWO, "kli-d7"));
    assertThat(shut.state().table().active()).isEqualTo(TWO);
    Scene grounded =
        begin(
            Given.config(2, c -> c.level(Level.BASIC).fighters(false))
                .screen(ONE, "fed-cvs")
                .screen(TWO, "kli-d7"));
    assertThat(grounded.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"BF-OUT-02", "BF-D-50"})
  @Test
  void aPlayerWithoutShipsHasNothingToChoose() {
    Given given = Given.advanced(3).screen(TWO, "kli-d7").screen(THREE, "fed-ca").hand(ONE, "rs-1");
    Scene open = given.phases(PhaseStack.choice(ONE)).scene();
    open.rejects(REDRAW, "BF-OUT-02");
    open.rejects(SECOND, "BF-OUT-02");
    Scene by = begin(given);
    assertThat(by.phase()).isInstanceOf(Phase.Discard.class);
    assertThat(by.state().table().active()).isEqualTo(ONE);
  }

  /** Plays from an open phase 3, in which nothing was done, on to phase 4. */
  private static Scene begin(Given given) {
    Scene formation = given.phases(PhaseStack.formation(ONE)).scene();
    return formation.does(new EndFormation(ONE));
  }

  private static MarkCard mark(String id) {
    return new MarkCard(ONE, card(id));
  }

  private static Given choosing(Given given) {
    return fleets(given)
        .hand(ONE, "rs-1", "rs-2", "rs-3", "ecm-4", "ph1-2-1")
        .phases(PhaseStack.choice(ONE));
  }

  private static Given fleets(Given given) {
    return given.screen(ONE, "fed-ca", "fed-cl").screen(TWO, "kli-d7");
  }
}
