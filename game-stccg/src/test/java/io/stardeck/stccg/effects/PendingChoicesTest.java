package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When an effect waits for a choice, and what may be done meanwhile. */
class PendingChoicesTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'ships','name':'ships','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'RECOVER','n':1,'filter':{'op':'KIND','is':'SHIP'}}]}}");

  @Rule({"ST-EFF-41", "ST-RND-06"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void onlyWhatLeavesSeveralOptionsIsAsked(int ships) {
    Scene scene = Scene.laid(SET).missions("151");
    CardId event = scene.hand(ONE, "ships");
    scene.hand(ONE, "110");
    scene.hand(TWO, "110");
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "205");
    for (int i = 0; i < ships; i++) {
      scene.destroyed(scene.ship(ONE, "332", 0));
    }
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, event, Aim.NOTHING));
    assertThat(scene.state().top() instanceof Phase.Effects).isEqualTo(ships > 1);
    if (ships > 1) {
      StccgGame game = new StccgGame();
      assertThat(game.toAct(scene.state())).containsExactly(ONE);
      assertThat(game.legalActions(scene.state(), ONE))
          .hasSize(ships + 1)
          .allMatch(action -> action instanceof Choose || action instanceof Resign);
      assertThat(game.legalActions(scene.state(), TWO)).allMatch(Resign.class::isInstance);
      Chosen option = ((Choose) game.legalActions(scene.state(), ONE).get(0)).option();
      assertThat(scene.against(new Choose(TWO, option))).containsExactly("ST-RND-06");
      assertThat(scene.against(new Pass(TWO))).containsExactly("ST-EFF-41");
      assertThat(scene.against(new DeclinePlay(ONE))).containsExactly("ST-EFF-41");
    } else {
      assertThat(scene.discarded(ONE)).doesNotContain("332");
      assertThat(scene.state().cards(Places.hand(ONE)))
          .filteredOn(card -> card.def().equals("332"))
          .hasSize(ships);
    }
  }
}
