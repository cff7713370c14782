package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Option.OfCard;
import org.junit.jupiter.api.Test;

/** Who melds minds with whom. */
class MindmeldTest {
  private final Scene scene = Scene.laid().missions("151");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  private void melds() {
    scene.orders(ONE).plays(ONE, "144", Aim.at(aboard)).passes();
  }

  private boolean may(CardId person) {
    return scene.against(new Choose(ONE, new OfCard(person))).isEmpty();
  }

  @Shows("144")
  @Rule({"ST-HOL-03", "ST-EFF-52"})
  @Test
  void nothingIsLearntFromAHologramThatIsNotActive() {
    CardId selar = scene.person(ONE, "208", aboard);
    CardId data = scene.person(ONE, "204", aboard);
    CardId einstein = scene.person(ONE, "195", aboard);
    melds();
    scene.quietly(new Choose(ONE, new OfCard(selar)));
    assertThat(may(data)).isTrue();
    assertThat(may(einstein)).isFalse();
  }

  @Shows({"144", "052"})
  @Rule({"ST-EFF-11", "ST-PRE-03", "ST-EFF-52"})
  @Test
  void whoHasLostMindmeldDoesNotMeld() {
    CardId taurik = scene.person(ONE, "245", aboard); // Mindmeld comes first
    CardId selar = scene.person(ONE, "208", aboard);
    scene.lies(TWO, "052", On.ship(ship));
    melds();
    assertThat(may(taurik)).isFalse();
    assertThat(may(selar)).isTrue();
  }

  @Shows("144")
  @Rule({"ST-REQ-07", "ST-EFF-31"})
  @Test
  void whoIsDisabledDoesNotMeld() {
    CardId disabled = scene.person(ONE, "245", aboard);
    CardId game = scene.lies(TWO, "031", On.ship(ship));
    scene.marked(aboard, new Mark.Disabled(game));
    CardId selar = scene.person(ONE, "208", aboard);
    melds();
    assertThat(may(disabled)).isFalse();
    assertThat(may(selar)).isTrue();
  }
}
