package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.Use;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a seat was told of face-down cards stays in its view (DB-VIS-07). */
class RememberedTest {
  private static final Seat[] ALL = {ONE, TWO, THREE, Seat.SPECTATOR};

  private static Pool pool(Scene scene, Seat seat, Place place) {
    return scene.view(seat).zones().known(place).orElseThrow();
  }

  private static ImmutableList<Face> faces(String... ids) {
    ImmutableList.Builder<Face> faces = ImmutableList.builder();
    for (String id : ids) {
      faces.add(new Face(id));
    }
    return faces.build();
  }

  @Rule({"DB-VIS-07", "DB-VIS-01"})
  @Test
  void everybodyKnowsWhatADeckHoldsAndNobodyWhere() {
    Scene scene = Given.exploration(3).hand(TWO, "c1").deck(TWO, "c2", "c3").scene();
    for (Seat seat : new Seat[] {ONE, THREE, Seat.SPECTATOR}) {
      assertThat(pool(scene, seat, Places.deck(TWO)).faces()).isEqualTo(faces("c1", "c2", "c3"));
      assertThat(pool(scene, seat, Places.deck(TWO)).has(Places.hand(TWO))).isTrue();
    }
    assertThat(pool(scene, TWO, Places.deck(TWO)).faces()).isEqualTo(faces("c2", "c3"));
  }

  @Rule("DB-VIS-07")
  @Test
  void whatWasGainedStaysKnownAsContentsOnceTheDiscardIsShuffled() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1")
            .xp(5)
            .scene()
            .does(new GainBasic(ONE, Basic.COMMANDER), new EndTurn(ONE));
    assertThat(scene.hand(ONE)).hasSize(2);
    assertThat(pool(scene, TWO, Places.hand(ONE)).faces()).isEqualTo(faces("c1", "commander"));
    assertThat(scene.view(ONE).zones().known(Places.deck(ONE))).isEmpty();
  }

  @Rule("DB-VIS-07")
  @Test
  void whatIsSeenElsewhereIsRememberedNoMore() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1", "c2")
            .deck(ONE, "c3")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    assertThat(pool(scene, TWO, Places.hand(ONE)).faces()).isEqualTo(faces("c2", "c3"));
  }

  @Rule({"DB-VIS-07", "DB-VIS-04"})
  @Test
  void aHandThatWasSeenIsRememberedUntilACardMayHaveLeftItUnseen() {
    Play<DeckbuilderState> play =
        Play.silent(Given.exploration(3).hand(ONE, "stower", "c2", "c3").deck(ONE, "man").state());
    CARDS.show(play, Places.hand(ONE), Audience.only(TWO));
    Scene seen = Scene.at(play.state()).does(new PlayCard(ONE, card("stower")));
    assertThat(seen.known(TWO, Places.hand(ONE))).containsExactly(card("c2"), card("c3"));
    Scene stowed = seen.does(new Choose(ONE, new Answer.Card(card("c2"))));
    assertThat(stowed.known(TWO, Places.hand(ONE))).isEmpty();
    assertThat(pool(stowed, TWO, Places.hand(ONE)).places())
        .containsExactly(Places.deck(ONE), Places.hand(ONE));
    assertThat(stowed.known(ONE, Places.deck(ONE))).containsExactly(card("c2"));
    assertThat(stowed.known(THREE, Places.hand(ONE))).isEmpty();
  }

  @Rule("DB-VIS-07")
  @Test
  void whoPeekedKnowsTheCardAlsoWhereItWasDealtAnew() {
    Play<DeckbuilderState> play =
        Play.silent(Given.exploration(2).deck(TWO, "c1", "c2", "c3", "c4").state());
    CARDS.show(play, Places.deck(TWO), 2, Audience.only(ONE));
    for (int seed = 0; seed < 10; seed++) {
      DeckbuilderState anew =
          Scene.GAME.determinize(Scene.GAME.view(play.state(), ONE), Chance.seeded(seed));
      assertThat(anew.deck(TWO)).startsWith(card("c1"), card("c2"));
      assertThat(Scene.at(anew).ids(anew.deck(TWO)))
          .containsExactlyInAnyOrder("c1", "c2", "c3", "c4");
    }
  }

  @Rule({"DB-VIS-07", "DB-EXP-08"})
  @Test
  void aCardFlippedInThisTurnThatIsNotSeenInTheSpaceDeckIsDealtElsewhere() {
    DeckbuilderState given = Given.exploration(2).hand(TWO, "m0", "c1").space("p0").state();
    DeckbuilderState state =
        given.with(given.table().turn().withFlipped(ImmutableList.of(card("m0"))));
    for (int seed = 0; seed < 10; seed++) {
      DeckbuilderState anew =
          Scene.GAME.determinize(Scene.GAME.view(state, ONE), Chance.seeded(seed));
      assertThat(anew.space()).doesNotContain(card("m0"));
      assertThat(Scene.GAME.view(anew, ONE)).isEqualTo(Scene.GAME.view(state, ONE));
    }
  }

  @Rule({"DB-VIS-07", "DB-PLR-09"})
  @Test
  void aCardThatWasPlayedAndHasComeBackIsNotTakenForAnEqualOne() {
    assertKeepsItsId(tally -> tally.withPlayed(ImmutableList.of(card("c2"))));
  }

  @Rule("DB-VIS-07")
  @Test
  void aCardWhoseEffectWasUsedAndThatHasComeBackIsNotTakenForAnEqualOne() {
    assertKeepsItsId(tally -> tally.withUsed(ImmutableList.of(new Use(card("c2"), 0))));
  }

  /**
   * Of three equal cards one is put away unseen by who had seen all of them: the other two may be
   * taken for each other, and the one that the table names may not.
   */
  private static void assertKeepsItsId(UnaryOperator<Tally> named) {
    String ability =
        "[{\"zone\":\"BRIDGE\",\"window\":[\"ACTION\"],"
            + "\"effects\":[{\"op\":\"ADD_XP\",\"amount\":1}]}]";
    CardSet set = Sets.with(Given.SMALL, "c2", "abilities", ability);
    int exchanged = 0;
    for (int i = 0; i < 20; i++) {
      Given given =
          Given.config(2, config -> config.cardSet(set))
              .hand(ONE, "stower", "c2", "c2", "c2")
              .tally(ONE, named);
      Play<DeckbuilderState> play = Play.silent(given.state().withChance(Chance.seeded(i)));
      CARDS.show(play, Places.hand(ONE), Audience.only(TWO));
      Scene scene =
          Scene.at(play.state())
              .does(new PlayCard(ONE, card("stower")))
              .does(new Choose(ONE, new Answer.Card(card("c2", 1))));
      assertThat(scene.state().hand(ONE)).contains(card("c2"));
      CardId stowed = Iterables.getOnlyElement(scene.state().deck(ONE));
      exchanged += stowed.equals(card("c2", 2)) ? 1 : 0;
    }
    assertThat(exchanged).as("the other two bear each other's ids").isBetween(1, 19);
  }

  @Rule("DB-VIS-07")
  @Test
  void whatGoesUnderTheSpaceDeckStaysKnownToAll() {
    Scene scene =
        Given.exploration(3)
            .space("p0")
            .scene()
            .does(new Explore(ONE), new Declare(ONE, Means.COMBAT));
    assertThat(Iterables.getLast(scene.state().space())).isEqualTo(card("p0"));
    for (Seat seat : ALL) {
      assertThat(scene.known(seat, Places.SPACE)).as("%s", seat).containsExactly(card("p0"));
    }
  }

  @Rule({"DB-VIS-07", "DB-EFF-08"})
  @Test
  void whatIsGainedOnTopOfADeckOrToAHandStaysKnownToAll() {
    String gain =
        "[{'op': 'GAIN', 'sel': {'zone': 'SEARCH_AREA'}, 'n': 1, 'to': 'DECK_TOP'}, {'op': 'GAIN',"
            + " 'sel': {'zone': 'SEARCH_AREA', 'name': 'c3'}, 'n': 1, 'to': 'HAND'}]";
    Scene scene =
        Given.config(
                3,
                config ->
                    config.cardSet(
                        Sets.with(Given.SMALL, "set", "onPlay", gain.replace('\'', '"'))))
            .hand(ONE, "set")
            .deck(ONE, "c1")
            .slots("c2", "c3")
            .scene()
            .does(new PlayCard(ONE, card("set")))
            .does(new Choose(ONE, new Answer.Card(card("c2"))))
            .does(new Choose(ONE, new Answer.Card(card("c3"))));
    assertThat(scene.state().deck(ONE)).containsExactly(card("c2"), card("c1"));
    for (Seat seat : ALL) {
      assertThat(scene.known(seat, Places.deck(ONE))).as("%s", seat).contains(card("c2"));
      assertThat(scene.known(seat, Places.hand(ONE))).as("%s", seat).containsExactly(card("c3"));
    }
  }

  @Rule("DB-VIS-07")
  @Test
  void allSeeWhatComesAmongTheCardsOfAPlayer() {
    String move =
        "[{'op': 'PEEK', 'pile': 'SPACE_DECK', 'n': 1},"
            + " {'op': 'MOVE', 'sel': {'zone': 'SPACE_DECK_TOP', 'top': 1}, 'n': 1, 'to': 'HAND'}]";
    CardSet set = Sets.with(Given.SMALL, "set", "onPlay", move.replace('\'', '"'));
    Scene scene =
        Given.config(3, config -> config.cardSet(set))
            .hand(ONE, "set")
            .space("p0")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    for (Seat seat : ALL) {
      assertThat(scene.known(seat, Places.hand(ONE))).as("%s", seat).containsExactly(card("p0"));
    }
  }

  @Rule("DB-VIS-07")
  @Test
  void whoKnowsACardBelowThoseThatAreLookedAtStillKnowsItWhenOneOfThemIsTaken() {
    Play<DeckbuilderState> play =
        Play.silent(
            Given.exploration(2).deck(ONE, "c1", "c2", "c3", "c4").hand(ONE, "watcher").state());
    CARDS.show(play, Places.deck(ONE), card("c3"), Audience.only(TWO));
    Scene asked = Scene.at(play.state()).does(new PlayCard(ONE, card("watcher")));
    Scene scene = asked.does(new Choose(ONE, new Answer.Card(card("c2"))));
    assertThat(scene.ids(scene.state().deck(ONE))).containsExactly("c1", "c3", "c4", "c2");
    assertThat(scene.known(TWO, Places.deck(ONE))).containsExactly(card("c3"));
  }
}
