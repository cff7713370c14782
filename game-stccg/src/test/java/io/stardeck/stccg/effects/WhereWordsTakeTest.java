package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfKind;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where words take ships, persons and cards, what they impose there, and what of it is told. */
class WhereWordsTakeTest {
  private static final StccgGame GAME = new StccgGame();
  private static final Host TEAM = Encounter.TEAM;

  private static String event(String id, String target, String effects) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':"
            + "{'place':'NONE','targets':[{'kind':'%s'}],'effects':[%s]}}")
        .formatted(id, id, target, effects);
  }

  private static String imposed(String stat, int by, String on) {
    return ("{'op':'IMPOSE','until':'TURN','what':{'op':'MODIFY','stat':'%s','how':'ADD',"
            + "'by':{'op':'NUMBER','n':%d},'on':'%s'}}")
        .formatted(stat, by, on);
  }

  private static final CardSet SET =
      OwnSet.with(
          event("home", "SHIP", "{'op':'RELOCATE_SHIP','to':'OWN_OUTPOST'}"),
          event("walls", "OUTPOST", imposed("SHIELDS", 5, "OUTPOST")),
          event("wide", "MISSION", imposed("SPAN", 2, "LOCATION")),
          event("guesses", "PLAYER", "{'op':'GUESS_HAND'}"),
          event("ends", "CARD", "{'op':'NULLIFY'}"),
          "{'kind':'EVENT','id':'gone','name':'gone','rarity':'COMMON','event':{'place':'TABLE',"
              + "'standing':[{'op':'WRAP'}],'triggers':[{'at':'END_OF_TURN','of':'OWN',"
              + "'full':false,'effects':[{'op':'PUT_OUT_OF_PLAY'}]}]}}",
          "{'kind':'INTERRUPT','id':'under','name':'under','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'CARD_DRAWN'}],'targets':[{'kind':'PLAYER'}],"
              + "'effects':[{'op':'HAND_UNDER_DECK','player':'TARGET'}]}}",
          "{'kind':'DILEMMA','id':'wreck','name':'wreck','rarity':'COMMON',"
              + "'dilemmaType':'PLANET','always':[{'op':'RELOCATE','of':{},"
              + "'to':'OWN_SHIP_HERE','otherwise':[]},{'op':'DESTROY_LOCATION'}]}");

  private static Scene laid(int players, String... missions) {
    StccgConfig usual = StccgConfig.usual(players);
    return Scene.laid(config -> StccgConfig.builder().from(usual).cards(SET).build())
        .missions(missions);
  }

  private static List<Chosen> options(Scene scene, Seat seat) {
    return Action.answers(GAME.legalActions(scene.state(), seat)).stream()
        .filter(Choose.class::isInstance)
        .map(action -> ((Choose) action).option())
        .toList();
  }

  @Rule({"ST-EFF-08", "ST-SPC-07"})
  @Test
  void whatFollowsHappensWhereTheGroupWasTaken() {
    Scene scene = laid(2, "191", "151", "154").seeded(TWO, 1, "wreck");
    Host team = Host.team(1, ONE);
    CardId ship = scene.ship(ONE, "331", 1);
    scene.persons(ONE, team, "205").orders(ONE);
    scene.quietly(new Attempt(ONE, 1, team, Encounter.FEDERATION));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.told(MissionEvent.LocationDestroyed.class))
        .containsExactly(new MissionEvent.LocationDestroyed(1));
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.discarded(ONE)).contains("205", "331");
  }

  @Rule({"ST-EFF-08", "ST-EFF-40"})
  @Shows("024")
  @Test
  void whereThereIsNoOtherPlanetNobodyIsTakenAnywhere() {
    Scene scene = laid(2, "162", "178").seeded(TWO, 0, "024").persons(ONE, TEAM, "205", "204");
    Encounter.attempts(scene);
    assertThat(scene.told(CardEvent.CardMoved.class)).isEmpty();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204", "205");
  }

  @Rule("ST-EFF-08")
  @ParameterizedTest
  @CsvSource({
    // the outposts of the ship's player, from the first laid; where the ship in the middle goes
    "0, 0",
    "0 1, 1",
    "1 0, 1",
    "4 1 0, 1",
    "1 3, 1 3",
    "0 3 1, 3 1",
  })
  void aShipIsTakenToTheNearestOutpostOfItsOwnPlayer(String outposts, String there) {
    Scene scene = laid(2, "191", "151", "154", "155", "156");
    CardId ship = scene.ship(TWO, "331", 2);
    scene.outpost(ONE, "104", 2);
    for (String outpost : outposts.split(" ")) {
      scene.outpost(TWO, "104", Integer.parseInt(outpost));
    }
    scene.playsCard(ONE, "home", Aim.at(Host.ship(ship)));
    List<Integer> goals = Stream.of(there.split(" ")).map(Integer::valueOf).toList();
    if (goals.size() > 1) {
      assertThat(options(scene, TWO))
          .containsExactlyElementsOf(goals.stream().<Chosen>map(OfLocation::new).toList());
      scene.quietly(new Choose(TWO, new OfLocation(goals.get(0))));
    }
    assertThat(scene.ship(ship).location()).isEqualTo(goals.get(0));
  }

  @Rule({"ST-EFF-12", "ST-TRN-07"})
  @Test
  void whatIsImposedOnAnOutpostOrALocationHoldsThereUntilTheTurnEnds() {
    Scene scene = laid(2, "191", "151");
    CardId outpost = scene.outpost(TWO, "104", 0);
    scene.outpost(TWO, "104", 1);
    scene.playsCard(ONE, "walls", Aim.at(Host.outpost(outpost)));
    Table table = scene.state().table();
    assertThat(table.outposts())
        .extracting(each -> Outposts.shields(table, each))
        .containsExactly(35, 30);
    scene.playsCard(ONE, "wide", Aim.at(1));
    Table wide = scene.state().table();
    assertThat(wide.spaceline())
        .extracting(each -> Spans.of(wide, each, ONE))
        .containsExactly(3, 5);
    scene.orders(ONE).quietly(new EndTurn(ONE));
    Table after = scene.state().table();
    assertThat(Outposts.shields(after, after.outposts().get(0))).isEqualTo(30);
    assertThat(Spans.of(after, after.spaceline().get(1), ONE)).isEqualTo(3);
  }

  @Rule({"ST-EFF-53", "ST-MUL-02"})
  @Test
  void theNextPlayerWhoHasACardIsGuessedAtAndAllSeeIt() {
    Scene scene = laid(3, "151");
    scene.hand(THREE, "205");
    scene.playsCard(ONE, "guesses", Aim.at(TWO));
    scene.quietly(new Choose(ONE, new OfKind(CardKind.SHIP)));
    assertThat(scene.toldTo(TWO, CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting(Card::def)
        .containsExactly("205");
  }

  @Rule({"ST-EFF-17", "ST-PRE-02"})
  @Shows("127")
  @Test
  void whoLooksIsToldWhatTheySawAndNobodyElseIs() {
    Scene scene = laid(3, "151");
    scene.hand(TWO, "205");
    scene.orders(ONE).plays(ONE, "127", Aim.at(TWO)).passes(); // Life-form Scan
    assertThat(scene.toldTo(ONE, CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting(Card::def)
        .containsExactly("205");
    assertThat(scene.toldTo(THREE, CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .isEmpty();
  }

  @Rule({"ST-ZON-11", "ST-EFF-09"})
  @Test
  void theCardDrawnLastIsThatNoMoreOnceItLiesInTheDeck() {
    Scene scene = laid(2, "151");
    scene.hand(TWO, "under");
    scene.orders(ONE).does(new EndTurn(ONE));
    scene.plays(TWO, "under", Aim.at(ONE)).passes();
    assertThat(scene.state().size(Places.hand(ONE))).isZero();
    assertThat(scene.state().cards(Places.deck(ONE)))
        .hasSize(10)
        .allMatch(c -> c.marks().isEmpty());
    assertThat(Iterables.getLast(scene.told(CardEvent.CardMarked.class)).gone())
        .containsExactly(new Mark.Drawn());
  }

  @Rule("ST-EFF-27")
  @Test
  void aCardThatLiesInPlayActsNoMoreOnceItIsOutOfPlay() {
    Scene scene = laid(2, "151");
    scene.lies(ONE, "gone", On.table(ONE));
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.state().cards(Places.out(ONE))).extracting(Card::def).containsExactly("gone");
    assertThat(scene.discarded(ONE)).isEmpty();
  }

  @Rule("ST-EFF-06")
  @Test
  void thatACardIsNullifiedIsTold() {
    Scene scene = laid(2, "151");
    CardId probe = scene.lies(TWO, "066", On.table(TWO));
    scene.playsCard(ONE, "ends", Aim.at(probe));
    assertThat(scene.toldTo(TWO, CardEvent.CardNullified.class))
        .extracting(told -> told.card().def())
        .containsExactly("066");
    assertThat(scene.discarded(TWO)).containsExactly("066");
  }
}
