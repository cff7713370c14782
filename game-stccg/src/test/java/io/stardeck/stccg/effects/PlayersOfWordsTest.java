package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;

/** Words that another player carries out than the one whose card says them. */
class PlayersOfWordsTest {
  private static String says(String id, String effects) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'effects':[%2$s"
            + "]}}")
        .formatted(id, effects);
  }

  private static final CardSet SET =
      OwnSet.with(
          says("lets-search", "{'op':'SEARCH_DECK','n':1,'player':'OPPONENT'}"),
          says("lets-recover", "{'op':'RECOVER','n':1,'player':'OPPONENT'}"),
          says("lets-look", "{'op':'LOOK','at':'HAND','player':'OPPONENT','whose':'SELF'}"),
          says("looks", "{'op':'LOOK','at':'HAND','whose':'OPPONENT'}"),
          says("shows", "{'op':'REVEAL','at':'DECK','n':1,'whose':'OPPONENT'}"),
          says(
              "orders",
              "{'op':'LOOK','at':'DECK','player':'OPPONENT','whose':'SELF'},"
                  + "{'op':'ARRANGE_TOP','player':'OPPONENT','whose':'SELF'}"));

  private final Scene scene = Scene.laid(SET).missions("162").orders(ONE);

  private void plays(String card) {
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, card), Aim.NOTHING));
  }

  @Rule("ST-EFF-09")
  @Test
  void anOpponentSearchesTheirOwnDeck() {
    int deck = scene.state().size(Places.deck(TWO));
    String found = scene.state().cards(Places.deck(TWO)).get(3).def();
    plays("lets-search");
    assertThat(scene.against(new Choose(ONE, new OfDefinition(found)))).isNotEmpty();
    scene.quietly(new Choose(TWO, new OfDefinition(found)));
    assertThat(scene.seen(TWO, Places.hand(TWO))).containsExactly(found);
    assertThat(scene.seen(ONE, Places.hand(TWO))).isEmpty();
    assertThat(scene.state().size(Places.deck(TWO))).isEqualTo(deck - 1);
  }

  @Rule("ST-EFF-09")
  @Test
  void anOpponentRecoversFromTheirOwnDiscardPile() {
    scene.persons(TWO, Host.team(0, TWO), "205", "206");
    scene.killed(TWO, Host.team(0, TWO)).killed(TWO, Host.team(0, TWO));
    plays("lets-recover");
    scene.quietly(
        new Choose(TWO, new OfCard(scene.state().cards(Places.discard(TWO)).get(1).id())));
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(1);
    assertThat(scene.discarded(TWO)).hasSize(1);
  }

  @Rule({"ST-EFF-17", "ST-PRE-02"})
  @Test
  void anOpponentLooksAtTheHandThatTheCardNames() {
    scene.hand(ONE, "203");
    plays("lets-look");
    assertThat(scene.seen(TWO, Places.hand(ONE))).containsExactly("203");
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(ONE))).isEmpty();
  }

  @Rule({"ST-EFF-17", "ST-VIS-07"})
  @Test
  void aCardPlayedOnNobodyNamesWhoseCardsAreSeen() {
    scene.hand(TWO, "203");
    scene.deck(TWO, "206", "331");
    plays("looks");
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("203");
    plays("shows");
    assertThat(scene.seen(Seat.SPECTATOR, Places.deck(TWO))).containsExactly("206");
  }

  @Rule("ST-EFF-47")
  @Test
  void whoHasLookedPutsTheDeckInOrder() {
    scene.deck(ONE, "206", "331", "207");
    plays("orders");
    scene.quietly(new Choose(TWO, new OfDefinition("207")));
    scene.quietly(new Choose(TWO, new OfDefinition("331")));
    assertThat(scene.state().cards(Places.deck(ONE)))
        .extracting("def")
        .containsExactly("207", "331", "206");
  }
}
