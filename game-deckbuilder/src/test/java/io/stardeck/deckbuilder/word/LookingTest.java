package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static io.stardeck.deckbuilder.state.Places.SPACE;
import static io.stardeck.deckbuilder.state.Places.STARBASE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.word.CardEffect.Pile;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.event.CardEvent.DeckReordered;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cards into which one player looks, and decks that are put in another order. */
class LookingTest {
  @Rule("DB-VIS-04")
  @Test
  void aPeekShowsTheTopCardsToTheActingPlayerAloneWhoRemembersThem() {
    Scene scene = play(Given.exploration(3).space("e0", "m0", "p0").hand(ONE, "seer"), "seer");
    assertThat(scene.seen(ONE, CardsSeen.class)).as("told once").hasSize(1);
    assertThat(scene.seen(ONE, CardsSeen.class).get(0).cards())
        .containsExactly(card("e0"), card("m0"));
    assertThat(scene.seen(TWO, CardsSeen.class)).isEmpty();
    assertThat(scene.known(ONE, SPACE)).containsExactly(card("e0"), card("m0"));
    assertThat(scene.known(TWO, SPACE)).isEmpty();
    assertThat(scene.options(ONE))
        .containsExactly(Answer.NONE, new Answer.Card(card("e0")), new Answer.Card(card("m0")));
    Scene after = scene.does(choose(ONE, card("e0")));
    assertThat(after.known(ONE, SPACE)).containsExactly(card("m0"), card("e0"));
    assertThat(Iterables.getLast(after.state().space())).isEqualTo(card("e0"));
    assertThat(after.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.empty(), Destination.SPACE_DECK_BOTTOM));
  }

  @Rule({"DB-EXP-08", "DB-VIS-07"})
  @Test
  void allSeeWhereACardLiesThatWasFlippedInThisTurn() {
    Given given = Given.exploration(2).nothingElseInSpace().space("void", "m0", "p0");
    Scene looks =
        given.hand(ONE, "pilot").scene().does(new Explore(ONE), new PlayCard(ONE, card("pilot")));
    assertThat(looks.known(TWO, SPACE)).containsExactly(card("void"));
    Scene sunk = looks.does(choose(ONE, card("m0")));
    assertThat(sunk.known(TWO, SPACE)).as("whatever is put under it").contains(card("void"));
    assertThat(sunk.known(TWO, SPACE)).doesNotContain(card("p0"));
  }

  @Rule({"DB-VIS-04", "DB-VIS-06"})
  @Test
  void whoIsAskedOnTheWayDoesNotSeeWhatTheActingPlayerLooksAt() {
    CardSet set =
        Sets.with(
            Given.SMALL,
            "set",
            "onPlay",
            "[{\"op\":\"PEEK\",\"pile\":\"HAND\",\"player\":\"LEFT\"},"
                + "{\"op\":\"PEEK\",\"pile\":\"DECK\",\"n\":1},"
                + "{\"op\":\"DISCARD\",\"player\":\"EACH_OPPONENT\",\"sel\":{\"zone\":\"HAND\"},\"n\":1}]");
    Scene scene =
        Given.config(3, config -> config.cardSet(set))
            .hand(ONE, "set")
            .deck(ONE, "c1", "c5")
            .hand(TWO, "c2", "c3")
            .hand(THREE, "c3", "c4")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(scene.seen(ONE, CardsSeen.class)).hasSize(2);
    for (Seat chooser : ImmutableList.of(TWO, THREE)) {
      assertThat(scene.legal(chooser)).isNotEmpty();
      assertThat(scene.known(chooser, Places.hand(chooser.next(3)))).isEmpty();
      assertThat(scene.known(chooser, Places.deck(ONE))).isEmpty();
      scene = scene.does(scene.legal(chooser).get(0));
    }
  }

  @Rule("DB-EFF-23")
  @Test
  void aPeekTakesWhatIsThereAndRenewsAnEmptyDeckFirst() {
    Scene fewer = play(Given.exploration(2).deck(ONE, "c1").hand(ONE, "watcher"), "watcher");
    assertThat(fewer.seen(ONE, CardsSeen.class).get(0).cards()).containsExactly(card("c1"));

    Scene renewed =
        play(Given.exploration(2).discard(ONE, "c1", "c2", "c3").hand(ONE, "watcher"), "watcher");
    assertThat(renewed.seen(TWO, DeckReshuffled.class)).containsExactly(new DeckReshuffled(ONE, 3));
    assertThat(renewed.seen(ONE, CardsSeen.class).get(0).cards()).hasSize(2);

    Scene nothing = play(Given.exploration(2).hand(ONE, "watcher"), "watcher");
    assertThat(nothing.seen(ONE, CardsSeen.class)).isEmpty();
    assertThat(nothing.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-EFF-23", "DB-GEN-09", "DB-VIS-07"})
  @Test
  void reorderedCardsArePickedOneByOneTheDeepestFirst() {
    Scene scene =
        play(
            Given.exploration(2).deck(ONE, "c1", "c2", "c3", "c4").hand(ONE, "planner"), "planner");
    assertThat(scene.options(ONE)).hasSize(3).doesNotContain(Answer.NONE);
    Scene after = scene.does(choose(ONE, card("c1")), choose(ONE, card("c3")));
    assertThat(after.ids(after.state().deck(ONE))).containsExactly("c2", "c3", "c1", "c4");
    assertThat(after.seen(TWO, DeckReordered.class))
        .containsExactly(new DeckReordered(ONE, Pile.DECK, ONE, 3, 0));
    assertThat(after.seen(TWO, CardsSeen.class)).isEmpty();
    assertThat(after.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-EFF-23")
  @Test
  void cardsThatMayGoToTheBottomArePickedBeforeTheOthersAreOrdered() {
    Scene scene =
        play(Given.exploration(2).space("e0", "m0", "p0", "p1").hand(ONE, "pilot"), "pilot");
    assertThat(scene.options(ONE)).hasSize(4).contains(Answer.NONE);
    Scene one = scene.does(choose(ONE, card("m0")));
    assertThat(Iterables.getLast(one.state().space())).isEqualTo(card("m0"));
    assertThat(one.options(ONE))
        .containsExactly(Answer.NONE, new Answer.Card(card("e0")), new Answer.Card(card("p0")));
    Scene ordering = one.does(new Choose(ONE, Answer.NONE));
    assertThat(ordering.options(ONE))
        .containsExactly(new Answer.Card(card("e0")), new Answer.Card(card("p0")));
    Scene after = ordering.does(choose(ONE, card("e0")));
    assertThat(after.ids(after.state().space()).subList(0, 3)).containsExactly("p0", "e0", "p1");
    assertThat(after.seen(TWO, DeckReordered.class))
        .containsExactly(new DeckReordered(ONE, Pile.SPACE_DECK, ONE, 3, 1));
  }

  /** Copies bear each other's ids afterwards, so that nobody can follow one that they knew. */
  @Rule("DB-VIS-04")
  @Test
  void whoReordersCopiesIsToldWhereEachOfThemLies() {
    DeckbuilderState state =
        Given.exploration(2).deck(ONE, "ensign", "ensign", "c1").hand(ONE, "planner").state();
    Set<ImmutableList<CardId>> ends = new HashSet<>();
    for (int seed = 0; seed < 10; seed++) {
      Scene scene =
          Scene.at(state.withChance(Chance.seeded(seed))).does(new PlayCard(ONE, card("planner")));
      ImmutableList<CardId> laid = scene.state().deck(ONE);
      Scene after = scene.does(choose(ONE, laid.get(2)));
      ImmutableList<CardId> now = after.state().deck(ONE);
      assertThat(after.known(ONE, Places.deck(ONE))).isEqualTo(now);
      assertThat(after.seen(ONE, CardsSeen.class))
          .isEqualTo(
              now.subList(0, 2).equals(laid.subList(0, 2))
                  ? ImmutableList.of()
                  : ImmutableList.of(new CardsSeen(ONE, now)));
      ends.add(now);
    }
    assertThat(ends).as("the one copy on top, or the other").hasSize(2);
  }

  @Rule("DB-EFF-23")
  @Test
  void allCardsMayGoToTheBottomOrNone() {
    Given given = Given.exploration(2).deck(ONE, "c1", "c2", "c3").hand(ONE, "diver");
    Scene scene = play(given, "diver");
    Scene all = scene.does(choose(ONE, card("c1")), choose(ONE, card("c2")));
    assertThat(all.ids(all.state().deck(ONE))).containsExactly("c3", "c1", "c2");
    assertThat(all.phase()).isEqualTo(new ActionPhase(ONE));
    Scene none = scene.does(new Choose(ONE, Answer.NONE), choose(ONE, card("c2")));
    assertThat(none.ids(none.state().deck(ONE))).containsExactly("c1", "c2", "c3");
  }

  @Rule({"DB-EFF-23", "DB-VIS-01", "DB-VIS-04", "DB-VIS-02", "DB-D-08"})
  @Test
  void theStarbaseDeckIsReorderedUnderTheSearchArea() {
    Scene scene =
        play(Given.exploration(2).starbase("c9", "c8", "c7").hand(ONE, "stocker"), "stocker");
    assertThat(scene.known(ONE, STARBASE)).containsExactly(card("c9"), card("c8"));
    assertThat(scene.known(TWO, STARBASE)).isEmpty();
    assertThat(scene.known(ONE, Places.hand(TWO))).as("they look into no Hand").isEmpty();
    Scene after = scene.does(choose(ONE, card("c9")));
    assertThat(after.ids(after.state().starbase()).subList(0, 3)).containsExactly("c8", "c9", "c7");
  }

  @Rule("DB-EFF-23")
  @Test
  void anEmptyDeckIsRenewedBeforeItIsReordered() {
    Scene scene =
        play(Given.exploration(2).discard(ONE, "c1", "c2").hand(ONE, "planner"), "planner");
    assertThat(scene.seen(TWO, DeckReshuffled.class)).hasSize(1);
    assertThat(scene.options(ONE)).hasSize(2);
  }

  @Rule("DB-VIS-04")
  @Test
  void whatLeavesTheDeckIsNotReplacedInWhatIsLookedAt() {
    Scene scene =
        play(
            Given.exploration(2).deck(ONE, "c1", "c2", "c3", "c4", "c5").hand(ONE, "scholar"),
            "scholar");
    assertThat(scene.hand(ONE)).containsExactly("c1");
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Card(card("c2")), new Answer.Card(card("c3")));
    assertThat(scene.known(ONE, Places.deck(ONE))).containsExactly(card("c2"), card("c3"));
  }

  @Rule({"DB-GEN-10", "DB-EFF-25", "DB-I-29"})
  @Test
  void whetherACardThatIsLookedAtFitsIsNotToldByAskingOrNot() {
    for (String top : new String[] {"c1", "man"}) {
      Scene scene =
          play(Given.exploration(2).deck(ONE, top, "man", "c2").hand(ONE, "watcher"), "watcher");
      assertThat(scene.phase()).isInstanceOf(Choice.class);
      Answer only = top.equals("c1") ? new Answer.Card(card("c1")) : Answer.NONE;
      assertThat(scene.options(ONE)).containsExactly(only);
    }
  }

  private static Scene play(Given given, String id) {
    return given.scene().does(new PlayCard(ONE, card(id)));
  }

  private static Choose choose(Seat seat, CardId card) {
    return new Choose(seat, new Answer.Card(card));
  }

  @Rule({"DB-VIS-04", "DB-EFF-23"})
  @Test
  void whoReordersADeckOfOneCardLooksAtIt() {
    Scene scene = play(Given.exploration(2).deck(ONE, "c1").hand(ONE, "planner"), "planner");
    assertThat(scene.seen(ONE, CardsSeen.class)).containsExactly(seen("c1"));
    assertThat(scene.seen(TWO, CardsSeen.class)).isEmpty();
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    Scene bottom =
        play(Given.exploration(2).nothingElseInSpace().space("e0").hand(ONE, "pilot"), "pilot");
    assertThat(bottom.seen(ONE, CardsSeen.class)).containsExactly(seen("e0"));
    assertThat(bottom.does(new Choose(ONE, Answer.NONE)).seen(ONE, CardsSeen.class)).isEmpty();
    assertThat(bottom.does(choose(ONE, card("e0"))).seen(ONE, CardsSeen.class)).isEmpty();
  }

  private static CardsSeen seen(String id) {
    return new CardsSeen(ONE, ImmutableList.of(card(id)));
  }
}
