package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;

/** What a card does to all players. */
class EachPlayerTest {
  private static String does(String id, String effects) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'effects':[%2$s"
            + "]}}")
        .formatted(id, effects);
  }

  private static final CardSet SET =
      OwnSet.with(
          does(
              "gifts",
              "{'op':'EACH_PLAYER','effects':[{'op':'SCORE','points':3,'player':'TARGET'}]}"),
          does(
              "all-discard",
              "{'op':'EACH_PLAYER','effects':[{'op':'DISCARD_HAND','player':'TARGET','by':'OWNER',"
                  + "'n':{'op':'NUMBER','n':1}},{'op':'DRAW','player':'TARGET',"
                  + "'n':{'op':'NUMBER','n':1}}]}"));

  private final Scene scene = Scene.laid(SET).missions("162");

  @Rule({"ST-EFF-10", "ST-EFF-25"})
  @Test
  void allScore() {
    scene.orders(ONE).interrupts(TWO, "gifts", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(3);
    assertThat(scene.score(TWO)).isEqualTo(3);
  }

  @Rule({"ST-EFF-09", "ST-EFF-25", "ST-EFF-41"})
  @Test
  void eachOfThemChoosesWhoseTurnItIsFirst() {
    CardId own = scene.hand(ONE, "205");
    scene.hand(ONE, "206");
    CardId other = scene.hand(TWO, "207");
    scene.hand(TWO, "331");
    scene.orders(ONE).quietly(new PlayInterrupt(TWO, scene.hand(TWO, "all-discard"), Aim.NOTHING));
    assertThat(scene.against(new Choose(TWO, new OfCard(other)))).containsExactly("ST-RND-06");
    scene.quietly(new Choose(ONE, new OfCard(own)));
    scene.quietly(new Choose(TWO, new OfCard(other)));
    assertThat(scene.discarded(ONE)).containsExactly("205");
    assertThat(scene.discarded(TWO)).contains("207");
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(2);
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(2);
  }

  @Rule("ST-EFF-25")
  @Test
  void whatIsNotAboutThePlayerIsRefused() {
    String wrong =
        does(
            "odd",
            "{'op':'EACH_PLAYER','effects':[{'op':'SCORE','points':3}]},"
                + "{'op':'EACH_PLAYER','effects':[]}");
    assertThat(catchThrowableOfType(FaultException.class, () -> OwnSet.with(wrong)).faults())
        .extracting("path")
        .containsExactly(
            "cards[363].interrupt.effects[0].effects[0]",
            "cards[363].interrupt.effects[1].effects");
  }
}
