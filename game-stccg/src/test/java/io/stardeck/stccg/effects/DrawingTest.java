package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that are drawn by an effect: all of them, and as many as went before. */
class DrawingTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'draws','name':'draws','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'DRAW','player':'SELF','n':{'op':'NUMBER','n':3}}]}}",
          redraws("all", "'by':'OWNER'"),
          redraws("ships", "'by':'OWNER','filter':{'op':'KIND','is':'SHIP'}"),
          redraws("chosen", "'by':'OWNER','n':{'op':'NUMBER','n':2}"),
          redraws(
              "ship", "'by':'OWNER','n':{'op':'NUMBER','n':1},'filter':{'op':'KIND','is':'SHIP'}"),
          redraws("drawn", "'by':'RANDOM','n':{'op':'NUMBER','n':2}"),
          redraws("as-many", "'by':'OWNER','n':{'op':'MOVED'}"),
          redraws("as-many-by-chance", "'by':'RANDOM','n':{'op':'MOVED'}"),
          withinAList("once", 1, 8),
          withinAList("twice", 2, 1));

  private final Scene scene = Scene.laid(SET).missions("151");

  private void plays(String event) {
    CardId card = scene.hand(ONE, event);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.NOTHING));
  }

  @Rule("ST-EFF-09")
  @Test
  void fromAHandOnlyWhatFitsIsChosen() {
    CardId person = scene.hand(TWO, "205");
    CardId ship = scene.hand(TWO, "331");
    CardId card = scene.hand(ONE, "ship");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.at(TWO)));
    assertThat(scene.against(new Choose(TWO, new OfCard(person)))).isNotEmpty();
    scene.quietly(new Choose(TWO, new OfCard(ship)));
    assertThat(scene.discarded(TWO)).containsExactly("331");
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

  private static String redraws(String id, String discards) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{'place':'NONE',"
            + "'targets':[{'kind':'PLAYER'}],'effects':[{'op':'HAND_UNDER_DECK','player':'SELF'},"
            + "{'op':'DISCARD_HAND','player':'TARGET',%s},{'op':'DRAW','player':'TARGET',"
            + "'n':{'op':'MOVED'}}]}}")
        .formatted(id, id, discards);
  }

  private static String withinAList(String id, int times, int each) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{'place':'NONE',"
            + "'targets':[{'kind':'PLAYER'}],'effects':[{'op':'REPEAT','times':%s,'effects':["
            + "{'op':'DISCARD_HAND','player':'TARGET','by':'RANDOM','n':{'op':'NUMBER','n':%s}}]},"
            + "{'op':'DRAW','player':'TARGET','n':{'op':'MOVED'}}]}}")
        .formatted(id, id, times, each);
  }

  @Rule("ST-EFF-09")
  @ParameterizedTest
  @CsvSource({"once, 3, 3", "twice, 2, 1"})
  void whatAListWithinMovedLastIsDrawnAfterIt(String event, int discarded, int drawn) {
    for (int i = 0; i < 3; i++) {
      scene.hand(TWO, "205");
    }
    CardId played = scene.hand(ONE, event);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, played, Aim.at(TWO)));
    assertThat(scene.discarded(TWO)).hasSize(discarded);
    assertThat(scene.toldTo(TWO, CardEvent.CardDrawn.class)).hasSize(drawn);
  }

  @Rule("ST-EFF-09")
  @ParameterizedTest
  @CsvSource({
    "all, 205 204 331, 3",
    "ships, 205 204 331, 1",
    "chosen, 205 204 331, 2",
    "chosen, 205, 1",
    "drawn, 205 204 331, 2",
    "drawn, 205, 1",
    "all, '', 0",
    "chosen, '', 0",
    "drawn, '', 0",
    "as-many, 205 204 331, 2",
    "as-many-by-chance, 205 204 331, 2",
  })
  void asManyAreDrawnAsWereDiscardedJustBefore(String event, String hand, int drawn) {
    for (String card : hand.isEmpty() ? new String[0] : hand.split(" ")) {
      scene.hand(TWO, card);
    }
    scene.hand(ONE, "205");
    scene.hand(ONE, "204"); // go under the deck
    CardId played = scene.hand(ONE, event);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, played, Aim.at(TWO)));
    while (scene.state().top() instanceof Phase.Effects) {
      CardId first = scene.state().cards(Places.hand(TWO)).get(0).id();
      scene.quietly(new Choose(TWO, new OfCard(first)));
    }
    assertThat(scene.discarded(TWO)).hasSize(drawn);
    assertThat(scene.toldTo(TWO, CardEvent.CardDrawn.class)).hasSize(drawn);
  }
}
