package io.stardeck.sfbf.flotilla;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Form;
import org.junit.jupiter.api.Test;

/** What everybody is told of a flotilla and the fire at it, and what is asked. */
class ToldOfFlotillaTest {
  @Test
  @Rule({"BF-PFF-01", "BF-PFF-03", "BF-PFF-04", "BF-PFF-09"})
  void theFlotillaEachCardFiredAndThePass() {
    Scene played = played("pho-5-1", "ph1-2-1");
    assertThat(played.told(AttackDeclared.class, TWO))
        .singleElement()
        .satisfies(declared -> assertThat(declared.attack().form()).isEqualTo(Form.FLOTILLA));
    Scene fired = played.does(new Intercept(TWO, ship("fed-ca"), card("ph1-2-1")));
    assertThat(fired.told(FireOpened.class, ONE))
        .singleElement()
        .satisfies(opened -> assertThat(opened.fire().card()).isEqualTo(card("ph1-2-1")));
    Scene over = played.does(new PassIntercept(TWO));
    assertThat(over.told(Passed.class, ONE)).containsExactly(new Passed(TWO));
    assertThat(prompt(over, ONE)).isEqualTo("Name the target of the PF flotilla");
  }

  @Test
  @Rule({"BF-PFF-03", "BF-I-40"})
  void whoeverHoldsNothingToFireIsAskedToPass() {
    assertThat(prompt(played("ph1-2-1"), TWO)).isEqualTo("Fire at the PF flotilla, or pass");
    assertThat(prompt(played("dc-2"), TWO)).isEqualTo("You cannot fire at the PF flotilla: pass");
  }

  private static Scene played(String... hand) {
    return Given.advanced(2)
        .screen(ONE, "fed-ff")
        .screen(TWO, "fed-ca", "fed-dn")
        .hand(ONE, "pff")
        .hand(TWO, hand)
        .scene()
        .does(new PlayFlotilla(ONE, card("pff")));
  }

  private static String prompt(Scene scene, Seat seat) {
    return Scene.GAME.prompt(scene.view(seat)).text();
  }
}
