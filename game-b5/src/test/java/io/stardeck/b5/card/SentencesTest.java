package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Event;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Actions and events in words. */
final class SentencesTest {
  private static final B5Game GAME = new B5Game();

  @Rule({"B5-SPN-01", "B5-SUP-06"})
  @Test
  void actionsNameTheirCards() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inHand(1, "narn-aide")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    Narrator<B5Action, B5View> narrator = GAME.narrator();
    B5Action sponsors = Acts.sponsor(stage, 1, "ambassador 1", "narn-aide");
    assertThat(narrator.action(stage.view(1), sponsors)).isEqualTo("G'Kar sponsors Narn Aide");
    B5Action joins = Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY);
    assertThat(narrator.action(stage.view(1), joins))
        .endsWith(" joins Diplomacy conflict 1 to support it with Diplomacy");
  }

  @Rule({"B5-I-26", "B5-D-78"})
  @Test
  void whateverHappensIsASentenceWithoutGapsAndWithoutSecrets() {
    B5State state =
        GAME.setup(B5Config.builder().players(3).build(), Chance.seeded("words")).state();
    Random random = new Random(1);
    Seat other = Seat.of(2);
    for (int i = 0; i < 600 && !GAME.toAct(state).isEmpty(); i++) {
      Seat seat = GAME.toAct(state).get(0);
      List<B5Action> legal = GAME.legalActions(state, seat);
      for (B5Action action : legal) {
        sentence(GAME.narrator().action(GAME.view(state, seat), action));
      }
      Ruling<B5State> ruling = GAME.apply(state, legal.get(random.nextInt(legal.size())));
      state = ruling.state();
      for (Event event : ruling.events()) {
        if (event.audience().includes(other)) {
          sentence(GAME.narrator().event(GAME.view(state, other), event.to(other).what()));
        }
      }
    }
  }

  private static void sentence(String text) {
    assertThat(text).isNotBlank().doesNotContainPattern("[{}\\[\\]#?|]|Optional|  ");
  }
}
