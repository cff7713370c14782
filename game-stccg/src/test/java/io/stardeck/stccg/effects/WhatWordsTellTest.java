package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told and shown of what words do, to whom, and what is known afterwards. */
class WhatWordsTellTest {
  private static String dilemma(String id, String always) {
    return ("{'kind':'DILEMMA','id':'%s','name':'%s','rarity':'COMMON','dilemmaType':'DUAL',"
            + "'always':[%s]}")
        .formatted(id, id, always);
  }

  private static String when(String requirement) {
    return "{'op':'IF','requirement':%s,'then':[],'otherwise':[]},{'op':'END_ATTEMPT'}"
        .formatted(requirement);
  }

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'finds','name':'finds','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'SEARCH_DECK','n':1,'filter':"
              + "{'op':'KIND','is':'PERSONNEL'}}]}}",
          "{'kind':'EVENT','id':'mixes','name':'mixes','rarity':'COMMON','event':{'place':'NONE',"
              + "'targets':[{'kind':'CARD'}],'effects':[{'op':'SHUFFLE_INTO_DECK'}]}}",
          dilemma("stops", "{'op':'STOP','of':{'n':{'op':'NUMBER','n':1}}}"),
          dilemma(
              "sees",
              when(
                  "{'op':'ALL','of':[{'op':'AT','is':'SPACE'},"
                      + "{'op':'CLASS','is':'MEDICAL'}]}")),
          dilemma(
              "blind",
              when(
                  "{'op':'ALL','of':[{'op':'AT','is':'SPACE'},"
                      + "{'op':'SHIP','stat':'SHIELDS','than':4}]}")));

  private static Scene laid(String... missions) {
    return Scene.laid(SET).missions(missions);
  }

  private static List<String> seen(Scene scene, Seat seat, Place place) {
    return StccgView.of(scene.state(), seat).cards(place).stream().map(Card::def).toList();
  }

  private static List<String> returned(Scene scene, Seat seat) {
    return scene.toldTo(seat, CardEvent.CardReturned.class).stream()
        .flatMap(told -> told.card().stream())
        .map(Card::def)
        .toList();
  }

  @Rule({"ST-EFF-09", "ST-VIS-02", "ST-VIS-16"})
  @Shows("001")
  @Test
  void aDeckThatWasSearchedIsShuffled() {
    Scene scene = laid("151");
    scene.hand(ONE, "205");
    scene.playsCard(ONE, "082", Aim.at(ONE)); // the hand goes under the deck
    scene.playsCard(ONE, "finds", Aim.NOTHING);
    scene.quietly(new Choose(ONE, new OfDefinition("205")));
    assertThat(returned(scene, ONE)).containsExactly("205");
    assertThat(returned(scene, TWO)).isEmpty();
    assertThat(seen(scene, ONE, Places.deck(ONE))).isEmpty();
  }

  @Rule({"ST-EFF-09", "ST-VIS-14", "ST-EFF-41"})
  @Test
  void whoFindsNothingThatFitsIsAskedAllTheSame() {
    Scene scene = laid("151");
    scene.playsCard(ONE, "finds", Aim.NOTHING);
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    scene.quietly(new Choose(ONE, new No()));
    assertThat(returned(scene, ONE)).isEmpty();
  }

  @Rule({"ST-EFF-09", "ST-EFF-41"})
  @Test
  void whoSearchesMayTakeNothing() {
    Scene scene = laid("151");
    scene.hand(ONE, "205");
    scene.playsCard(ONE, "082", Aim.at(ONE));
    scene.playsCard(ONE, "finds", Aim.NOTHING);
    scene.quietly(new Choose(ONE, new No()));
    assertThat(scene.state().top()).isNotInstanceOf(Phase.Effects.class);
    assertThat(returned(scene, ONE)).isEmpty();
  }

  @Rule("ST-EFF-09")
  @Shows("091")
  @Test
  void whatComesBackFromTheDiscardPileIsToldToAll() {
    Scene scene = laid("151");
    scene.destroyed(scene.ship(ONE, "331", 0));
    scene.playsCard(ONE, "091", Aim.NOTHING); // Res-Q
    assertThat(returned(scene, TWO)).containsExactly("331");
  }

  @Rule({"ST-EFF-09", "ST-VIS-02"})
  @Test
  void whereACardIsShuffledIntoADeckNobodyKnows() {
    Scene scene = laid("151");
    CardId probe = scene.lies(TWO, "066", On.table(TWO));
    scene.playsCard(ONE, "mixes", Aim.at(probe));
    for (Seat seat : List.of(ONE, TWO, Seat.SPECTATOR)) {
      assertThat(seen(scene, seat, Places.deck(TWO))).isEmpty();
    }
  }

  @Rule({"ST-EFF-09", "ST-VIS-02", "ST-VIS-16"})
  @Shows("082")
  @Test
  void inWhatOrderAHandLiesBelowItsDeckNobodyKnows() {
    Scene scene = laid("151").deck(TWO, "345", "345", "345");
    for (String card : List.of("331", "204", "205")) {
      scene.hand(TWO, card);
    }
    scene.playsCard(ONE, "082", Aim.at(TWO));
    assertThat(scene.state().cards(Places.deck(TWO)))
        .extracting(Card::def)
        .containsExactlyInAnyOrder("331", "204", "205");
    assertThat(seen(scene, TWO, Places.deck(TWO))).isEmpty();
  }

  @Rule({"ST-EFF-09", "ST-INT-06"})
  @Shows("138")
  @Test
  void theCardDrawnInsteadIsTheOneDrawnLast() {
    Scene scene = laid("151");
    scene.hand(TWO, "138");
    scene.hand(TWO, "138");
    scene.orders(ONE).does(new EndTurn(ONE));
    for (int i = 0; i < 2; i++) {
      CardId schism = scene.state().cards(Places.hand(TWO)).get(0).id();
      scene.does(new PlayInterrupt(TWO, schism, Aim.NOTHING));
    }
    scene.passes();
    assertThat(scene.discarded(ONE)).containsExactly("331", "331");
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(1);
    assertThat(scene.toldTo(TWO, CardEvent.CardDrawn.class)).hasSize(3);
  }

  @Rule({"ST-EFF-09", "ST-EFF-40"})
  @Shows("138")
  @Test
  void fromAnEmptyDeckNoneIsDrawnInstead() {
    Scene scene = laid("151").deck(ONE, 1);
    scene.hand(TWO, "138");
    scene.orders(ONE).does(new EndTurn(ONE));
    scene.plays(TWO, "138", Aim.NOTHING).passes();
    assertThat(scene.discarded(ONE)).containsExactly("331");
    assertThat(scene.state().size(Places.hand(ONE))).isZero();
  }

  @Rule({"ST-EFF-48", "ST-INT-08"})
  @Shows("115")
  @Test
  void aCardThatGoesBackToTheHandIsToldToAll() {
    Scene scene = laid("151");
    CardId probe = scene.hand(ONE, "066");
    scene.hand(TWO, "115");
    scene.cardPlay(ONE).does(new PlayCard(ONE, probe, Aim.NOTHING));
    scene.plays(TWO, "115", Aim.atAnnounced(0)).passes();
    assertThat(returned(scene, TWO)).containsExactly("066");
  }

  @Rule({"ST-EFF-33", "ST-DMG-07"})
  @Shows("140")
  @Test
  void aShipThatIsSetAsideIsToldAndIsNoLongerBeingRepaired() {
    Scene scene = laid("151");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.outpost(ONE, "104", 0);
    scene.with(ship, each -> each.copy().withCondition(Condition.REPAIRING));
    scene.orders(ONE).plays(ONE, "140", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.toldTo(TWO, MissionEvent.ShipSetAside.class))
        .containsExactly(new MissionEvent.ShipSetAside(ship));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule("ST-EFF-33")
  @Shows("006")
  @ParameterizedTest
  @CsvSource({"0, false", "1, true", "5, true", "6, false"})
  void itIsSetAsideForOneToFiveTurns(int turns, boolean offered) {
    Scene scene = laid("151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.orders(ONE).plays(ONE, "006", Aim.at(aboard)).passes();
    assertThat(scene.against(new Choose(ONE, new OfNumber(turns))).isEmpty()).isEqualTo(offered);
  }

  @Rule({"ST-EFF-02", "ST-EFF-08"})
  @Shows("145")
  @Test
  void aWormholeTellsThatTheShipMovesAndThatItStopsOnce() {
    Scene scene = laid("151", "154");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205", "214").hand(ONE, "145");
    scene.hand(ONE, "145");
    scene.orders(ONE).plays(ONE, "145", Aim.at(Host.ship(ship)).with(1)).passes();
    assertThat(scene.told(MissionEvent.ShipMoved.class))
        .containsExactly(new MissionEvent.ShipMoved(ship, 0, 1));
    assertThat(scene.told(MissionEvent.GroupStopped.class))
        .containsExactly(new MissionEvent.GroupStopped(Host.ship(ship)));
  }

  @Rule("ST-EFF-02")
  @Test
  void whoIsStoppedAloneIsToldToWhoeverSeesThem() {
    Scene scene = laid("162", "178").seeded(TWO, 0, "stops").persons(ONE, TEAM, "205", "214");
    Encounter.attempts(scene.draws(1));
    assertThat(scene.toldTo(ONE, CardEvent.CardStopped.class))
        .extracting(told -> told.card().orElseThrow().def())
        .containsExactly("214");
    assertThat(scene.toldTo(TWO, CardEvent.CardStopped.class)).hasSize(1);
  }

  @Rule({"ST-VIS-05", "ST-VIS-16"})
  @ParameterizedTest
  @CsvSource({"sees, true", "blind, false"})
  void aConditionThatLooksAtPersonsShowsThoseWhoFaceItAlone(String dilemma, boolean shown) {
    Scene scene = laid("178", "162").seeded(TWO, 0, dilemma);
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "220").stopped(ONE, aboard);
    scene.persons(ONE, aboard, "205").gear(ONE, "064", aboard);
    scene.orders(ONE);
    scene.quietly(new Attempt(ONE, 0, aboard, Encounter.FEDERATION));
    assertThat(scene.toldTo(TWO, CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting(Card::def)
        .containsExactlyInAnyOrder(shown ? new String[] {"205", "064"} : new String[0]);
    assertThat(seen(scene, TWO, aboard.place(Role.STOPPED))).doesNotContain("220");
  }

  @Rule({"ST-EFF-51", "ST-VIS-05"})
  @Shows("042")
  @Test
  void howManyArePartedIsToldToWhoeverDoesNotSeeThem() {
    Scene scene = Encounter.laid("042", true).persons(ONE, TEAM, "205", "214", "215");
    Encounter.attempts(scene);
    scene.quietly(new Choose(ONE, new No()));
    assertThat(scene.toldTo(TWO, CardEvent.CardDisabled.class)).isNotEmpty();
    assertThat(scene.defs(TEAM, Role.DISABLED)).hasSize(2);
  }
}
