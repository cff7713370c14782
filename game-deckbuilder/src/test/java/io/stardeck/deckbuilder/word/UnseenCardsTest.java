package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards that nobody sees: drawn by chance, or on top of a deck. */
class UnseenCardsTest {
  private static final String CURRENT = "'sel': {'zone': 'CURRENT'}, 'n': 1";

  @Rule({"DB-RNG-03", "DB-DAT-13"})
  @Test
  void whatChanceDrawsFromADeckIsMovedDiscardedOrTrashed() {
    Scene discarded =
        playing(drawn("'OWN_DECK_TOP', 'top': 1", "{'op': 'DISCARD', " + CURRENT + "}"));
    assertThat(discards(discarded, ONE)).containsExactly("c1");
    Scene trashed = playing(drawn("'DECK'", "{'op': 'TRASH', " + CURRENT + "}"));
    assertThat(trashed.state().deck(ONE)).hasSize(2);
    Scene taken = playing(drawn("'DECK'", "{'op': 'MOVE', " + CURRENT + ", 'to': 'HAND'}"));
    assertThat(taken.state().hand(ONE)).hasSize(1);
    Scene space =
        playing(
            drawn(
                "'SPACE_DECK_TOP', 'top': 1", "{'op': 'MOVE', " + CURRENT + ", 'to': 'REMOVED'}"));
    assertThat(space.ids(space.state().table().removed())).contains("void");
  }

  @Rule("DB-RNG-03")
  @Test
  void whatChanceDrawsOrFollowsInTheStarbaseIsMoved() {
    String move = "{'op': 'MOVE', " + CURRENT + ", 'to': 'DISCARD'}";
    Scene scene =
        playing(
            drawn("'STARBASE_DISCARD'", move)
                + ", {'op': 'FOR_EACH', 'sel': {'zone': 'BASIC_PILES'}, 'effects': ["
                + move
                + "]}");
    assertThat(discards(scene, ONE)).containsExactly("c9", "ensign", "lieutenant", "commander");
  }

  @Rule({"DB-EFF-15", "DB-EFF-17"})
  @Test
  void aSpaceCardTakesTheTopOfADeckAndNobodyPicks() {
    Scene discarded =
        flipping(
            "{'op': 'DISCARD', 'player': 'EACH_PLAYER', 'sel': {'zone': 'OWN_DECK_TOP'}, 'n': 1}");
    assertThat(discards(discarded, ONE)).containsExactly("c1");
    assertThat(discards(discarded, TWO)).containsExactly("c4");
    Scene moved =
        flipping(
            "{'op': 'MOVE', 'player': 'EACH_PLAYER', 'sel': {'zone': 'OWN_DECK_TOP', 'top': 3},"
                + " 'n': 2, 'to': 'DISCARD'}");
    assertThat(discards(moved, ONE)).containsExactly("c1", "c2");
    assertThat(discards(moved, TWO)).containsExactly("c4", "c5");
    assertThat(moved.phase()).isEqualTo(new ActionPhase(ONE));
    Scene each =
        flipping(
            "{'op': 'FOR_EACH', 'sel': {'zone': 'OWN_DECK_TOP', 'top': 2}, 'effects': [{'op':"
                + " 'TRASH', "
                + CURRENT
                + "}]}");
    assertThat(each.state().deck(ONE)).containsExactly(card("c3"));
  }

  @Rule("DB-EFF-12")
  @Test
  void aSpaceCardTakesTheTopOfTheSpaceDeck() {
    String top = "'sel': {'zone': 'SPACE_DECK_TOP'}, 'n': 1";
    Scene trashed = flipping("{'op': 'TRASH', " + top + "}");
    assertThat(trashed.ids(trashed.state().table().removed())).contains("m0");
    Scene sunk = flipping("{'op': 'MOVE', " + top + ", 'to': 'SPACE_DECK_BOTTOM'}");
    ImmutableList<String> space = sunk.ids(sunk.state().space());
    assertThat(space.get(0)).isNotEqualTo("m0");
    assertThat(space.subList(space.size() - 2, space.size())).containsExactly("m0", "void");
  }

  private static String drawn(String zone, String effect) {
    return "{'op': 'RANDOM_PICK', 'sel': {'zone': "
        + zone
        + "}, 'n': 1, 'effects': ["
        + effect
        + "]}";
  }

  private static Scene playing(String effects) {
    return given("haggler", "onPlay", effects)
        .hand(ONE, "haggler")
        .starbaseDiscard("c9")
        .scene()
        .does(new PlayCard(ONE, card("haggler")));
  }

  private static Scene flipping(String effects) {
    return given("void", "effects", effects).scene().does(new Explore(ONE));
  }

  private static Given given(String id, String field, String effects) {
    CardSet cards = Sets.with(Given.SMALL, id, field, "[" + effects.replace('\'', '"') + "]");
    return Given.config(2, config -> config.cardSet(cards))
        .deck(ONE, "c1", "c2", "c3")
        .deck(TWO, "c4", "c5")
        .space("void", "m0");
  }

  private static ImmutableList<String> discards(Scene scene, Seat seat) {
    return scene.ids(scene.area(seat).discard());
  }
}
