package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that are drawn by an effect. */
class DrawingTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'draws','name':'draws','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'DRAW','player':'SELF','n':{'op':'NUMBER','n':3}}]}}");

  private final Scene scene =
      Scene.laid(config -> StccgConfig.builder().from(config).cards(SET).build()).missions("151");

  private void plays(String event) {
    CardId card = scene.hand(ONE, event);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.NOTHING));
  }

  @Rule("ST-SET-03")
  @ParameterizedTest
  @ValueSource(ints = {0, 6, 7, 60})
  void howeverManyCardsAreHeldMoreAreDrawn(int hand) {
    for (int i = 0; i < hand; i++) {
      scene.hand(ONE, "205");
    }
    plays("draws");
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(hand + 3);
  }
}
