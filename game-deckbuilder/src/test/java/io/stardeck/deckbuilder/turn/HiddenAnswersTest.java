package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.engine.testkit.Rule;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Whether somebody is asked though there is one answer alone follows from how many cards lie face
 * down, and never from which.
 */
class HiddenAnswersTest {
  private static final String SPACE =
      "[{'op':'PEEK','pile':'SPACE_DECK','n':1},{'op':'MOVE','sel':{'zone':'SPACE_DECK_TOP',"
          + "'top':1,'type':'EVENT'},'n':1,'to':'SPACE_DECK_BOTTOM'}]";
  private static final String DECK =
      "[{'op':'PEEK','pile':'DECK','n':1},"
          + "{'op':'MOVE','sel':{'zone':'OWN_DECK_TOP','top':1,'type':'CHARACTER'},"
          + "'n':1,'to':'DECK_BOTTOM'}]";
  private static final String HANDS =
      "[{'op':'DISCARD','player':'EACH_OPPONENT','sel':{'zone':'HAND','type':'CHARACTER'},'n':1}]";

  @Rule("DB-GEN-10")
  @Test
  void whatLiesOnTheSpaceDeckIsNotToldByAskingOrNot() {
    assertAsked(played(SPACE, given -> given.space("e0")), new Answer.Card(card("e0")));
    assertAsked(played(SPACE, given -> given.space("m0")), Answer.NONE);
    assertNotAsked(played(SPACE, Given::nothingElseInSpace));
  }

  @Rule("DB-GEN-10")
  @Test
  void whatLiesOnADeckIsNotToldByAskingOrNot() {
    assertAsked(played(DECK, given -> given.deck(ONE, "c1", "c2")), new Answer.Card(card("c1")));
    assertAsked(played(DECK, given -> given.deck(ONE, "man", "c2")), Answer.NONE);
    assertNotAsked(played(DECK, given -> given));
  }

  @Rule("DB-GEN-10")
  @Test
  void whatAHandHoldsIsNotToldByAskingOrNot() {
    Scene first = played(HANDS, given -> given.hand(TWO, "man").hand(THREE, "c1"));
    assertThat(first.options(TWO)).containsExactly(Answer.NONE);
    Scene second = first.does(new Choose(TWO, Answer.NONE));
    assertThat(second.options(THREE)).containsExactly(new Answer.Card(card("c1")));
    Scene only = played(HANDS, given -> given.deck(TWO, "c1", "man").hand(THREE, "man"));
    assertThat(only.options(THREE)).as("seat 2 has no Hand").containsExactly(Answer.NONE);
    assertNotAsked(played(HANDS, given -> given.hand(ONE, "c1", "man")));
  }

  private static void assertAsked(Scene scene, Answer only) {
    assertThat(scene.phase()).isInstanceOf(Choice.class);
    assertThat(scene.options(ONE)).containsExactly(only);
  }

  private static void assertNotAsked(Scene scene) {
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  private static Scene played(String text, UnaryOperator<Given> change) {
    return change
        .apply(
            Given.config(
                3,
                config ->
                    config.cardSet(
                        Sets.with(Given.SMALL, "set", "onPlay", text.replace('\'', '"')))))
        .hand(ONE, "set")
        .scene()
        .does(new PlayCard(ONE, card("set")));
  }
}
