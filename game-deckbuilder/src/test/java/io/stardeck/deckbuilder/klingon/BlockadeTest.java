package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.klingon.Council.EXPLORE;
import static io.stardeck.deckbuilder.klingon.Council.FOUR;
import static io.stardeck.deckbuilder.klingon.Council.bottom;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Federation Blockade. */
class BlockadeTest {
  @Rule({"DB-KCW-23", "DB-D-64"})
  @Test
  void theBlockadeHitsThoseWhoHoldInfluenceAndEachForHisOwnCards() {
    Scene asked =
        Given.klingon(4)
            .influence(ONE, "fleet")
            .influence(THREE, "old-guard", "romulan")
            .hand(ONE, "c1", "c1")
            .hand(TWO, "c3", "c3")
            .hand(THREE, "c5", "c5", "c5")
            .space("blockade")
            .scene()
            .does(EXPLORE);
    assertThat(damage(asked, ONE)).isEqualTo(3);
    assertThat(damage(asked, TWO)).isZero();
    assertThat(damage(asked, THREE)).isEqualTo(3);
    assertThat(damage(asked, FOUR)).isZero();
    assertThat(asked.options(ONE)).hasSize(2);
    Scene next = asked.does(new Choose(ONE, asked.options(ONE).get(0)));
    assertThat(next.options(THREE)).as("the second discards nothing").hasSize(3);
    Scene last = next.does(new Choose(THREE, next.options(THREE).get(0)));
    Scene done = last.does(new Choose(THREE, last.options(THREE).get(0)));
    assertThat(done.state().hand(ONE)).hasSize(1);
    assertThat(done.state().hand(TWO)).hasSize(2);
    assertThat(done.state().hand(THREE)).hasSize(1);
    assertThat(bottom(done)).isEqualTo("blockade");
  }

  @Rule({"DB-KCW-23", "DB-D-64"})
  @Test
  void aSearchHasNothingToDoWithTheBlockade() {
    Scene scene =
        Given.klingon(2).influence(ONE, "fleet").hand(ONE, "c1").scene().does(new Search(ONE, 0));
    assertThat(damage(scene, ONE)).isZero();
    assertThat(scene.state().hand(ONE)).hasSize(1);
  }

  private static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }
}
