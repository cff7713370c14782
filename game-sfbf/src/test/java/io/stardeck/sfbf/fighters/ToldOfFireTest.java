package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.fighters.Launch.support;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.scene.Scene;
import org.junit.jupiter.api.Test;

/** What everybody is told of the fire at fighters. */
class ToldOfFireTest {
  @Test
  @Rule({"BF-FTR-09", "BF-FTR-11"})
  void theCardTheOneThatDoublesItAndThePass() {
    Scene fired =
        Launch.at(Launch.given().hand(TWO, "drn-3-1", "scp-1", "dc-2"), 2, "fed-ca")
            .does(fire("fed-ca", "drn-3-1", BoxType.DRN));
    assertThat(fired.told(FireOpened.class, ONE))
        .singleElement()
        .satisfies(opened -> assertThat(opened.fire().card()).isEqualTo(card("drn-3-1")));
    assertThat(fired.events().get(0).rule().value()).isEqualTo("BF-FTR-09");
    Scene doubled = fired.does(support("scp-1", "drn-3-1"));
    assertThat(doubled.told(FireSupported.class, ONE))
        .containsExactly(new FireSupported(TWO, card("scp-1"), card("drn-3-1")));
    assertThat(doubled.events().get(0).rule().value()).isEqualTo("BF-FTR-11");
    assertThat(fired.does(new PassFire(TWO)).told(Passed.class, ONE)).contains(new Passed(TWO));
  }
}
