package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
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
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How far words go, and where they stop: the last card, the last option, the one that is left. */
class LimitsOfWordsTest {
  private static final StccgGame GAME = new StccgGame();
  private static final Host TEAM = Host.team(0, ONE);

  private static String instant(String id, String target, String effect) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':"
            + "{'place':'NONE','targets':[{'kind':'%s'}],'effects':[%s]}}")
        .formatted(id, id, target, effect);
  }

  private static final CardSet SET =
      OwnSet.with(
          instant("strips", "SHIP", "{'op':'DESTROY_EQUIPMENT','n':2}"),
          instant("cloaks", "SHIP", "{'op':'CLOAK'}"),
          instant(
              "ships",
              "PLAYER",
              "{'op':'DISCARD_HAND','player':'TARGET','n':{'op':'NUMBER','n':2},'by':'RANDOM',"
                  + "'filter':{'op':'KIND','is':'SHIP'}}"),
          instant(
              "finds",
              "PLAYER",
              "{'op':'SEARCH_DECK','n':1,'filter':{'op':'KIND','is':'PERSONNEL'}}"),
          "{'kind':'DILEMMA','id':'pit','name':'pit','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'after':'ATTACH_LOCATION','always':[{'op':'HOLD','of':{'n':"
              + "{'op':'NUMBER','n':1}}},{'op':'DESTROY_LOCATION'}]}");

  // Excavation (planet), Study Stellar Collision (space), Diplomacy Mission (planet).
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151");

  private List<Chosen> options(Seat seat) {
    return Action.answers(GAME.legalActions(scene.state(), seat)).stream()
        .filter(Choose.class::isInstance)
        .map(action -> ((Choose) action).option())
        .toList();
  }

  @Rule({"ST-SPC-07", "ST-EFF-29", "ST-ZON-06"})
  @Test
  void whomTheDilemmaThatDestroysTheLocationHoldsIsDestroyedToo() {
    scene.seeded(TWO, 0, "pit").persons(ONE, TEAM, "205", "215").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("205", "215");
    assertThat(scene.told(MissionEvent.LocationDestroyed.class))
        .containsExactly(new MissionEvent.LocationDestroyed(0));
  }

  @Rule({"ST-EFF-52", "ST-EFF-41"})
  @Shows("144")
  @Test
  void whoIsAloneLearnsFromNobodyAndIsNotAsked() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, aboard, "208").orders(ONE).plays(ONE, "144", Aim.at(aboard)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.told(CardEvent.CardsRevealed.class)).isEmpty();
  }

  @Rule({"ST-EFF-52", "ST-PRE-03"})
  @Shows("144")
  @Test
  void whoLearnsAndFromWhomIsShownToAll() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, aboard, "208", "205", "214").orders(ONE);
    scene.plays(ONE, "144", Aim.at(aboard)).passes();
    CardId selar = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.quietly(new Choose(ONE, new OfCard(selar)));
    assertThat(scene.against(new Choose(ONE, new OfCard(selar)))).containsExactly("ST-EFF-41");
    CardId other = scene.state().cards(aboard, Role.FREE).get(2).id();
    scene.quietly(new Choose(ONE, new OfCard(other)));
    assertThat(scene.toldTo(TWO, CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting("def")
        .containsExactly("208", "214");
  }

  @Rule({"ST-EFF-05", "ST-SPC-09", "ST-EFF-41"})
  @Shows({"119", "080"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void intrudersWhoAreACrewAreSoughtWhereTheirShipIsAndWhereTheyAreATeam(boolean here) {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.lies(ONE, "134", On.intruder(ship));
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD));
    scene.playsCard(ONE, "080", Aim.at(Host.ship(ship))); // Lore Returns
    scene.persons(ONE, Host.team(2, ONE), "134").orders(ONE);
    if (!here) {
      scene.plays(ONE, "140", Aim.at(Host.ship(ship))).passes(); // Temporal Rift
    }
    scene.plays(ONE, "119", Aim.NOTHING).passes().does(new Choose(ONE, new OfNumber(1)));
    if (here) {
      assertThat(options(ONE)).containsExactly(new OfLocation(1), new OfLocation(2));
    } else {
      assertThat(scene.state().persons(Host.team(2, ONE))).isZero(); // the one place left
    }
  }

  @Rule({"ST-EFF-09", "ST-RND-01"})
  @ParameterizedTest
  @CsvSource({"331 205, 331", "205 332 331, 331 332", "205 204, ''"})
  void byChanceOnlyCardsThatFitAreDiscarded(String hand, String discarded) {
    for (String card : hand.split(" ")) {
      scene.hand(TWO, card);
    }
    scene.draws(0, 0);
    scene.playsCard(ONE, "ships", Aim.at(TWO));
    assertThat(scene.discarded(TWO))
        .containsExactlyInAnyOrder(discarded.isEmpty() ? new String[0] : discarded.split(" "));
  }

  @Rule({"ST-EFF-09", "ST-EFF-41"})
  @Shows("093")
  @Test
  void whoHasToDiscardMayNotRefuse() {
    scene.lies(ONE, "093", On.table(ONE)); // Static Warp Bubble
    scene.hand(TWO, "205");
    scene.hand(TWO, "204");
    scene.orders(TWO).does(new EndTurn(TWO)).passes();
    assertThat(options(TWO)).hasSize(2).allMatch(OfCard.class::isInstance);
    assertThat(scene.against(new Choose(TWO, new No()))).isNotEmpty();
  }

  @Rule("ST-EFF-47")
  @Shows("005")
  @Test
  void theLastCardOfADeckIsNotAskedFor() {
    scene.deck(TWO, 3).orders(ONE).plays(ONE, "005", Aim.at(TWO)).passes();
    scene.does(new Choose(ONE, new OfDefinition("331")));
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    scene.does(new Choose(ONE, new OfDefinition("331")));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-EFF-09", "ST-EFF-41"})
  @Test
  void aSearchOffersTheKindsThatFitAlone() {
    for (String card : List.of("205", "204", "332")) {
      scene.hand(ONE, card);
    }
    scene.playsCard(ONE, "082", Aim.at(ONE)); // the hand goes under the deck
    scene.playsCard(ONE, "finds", Aim.at(ONE));
    assertThat(options(ONE)).contains(new OfDefinition("205"), new OfDefinition("204"));
    assertThat(options(ONE)).doesNotContain(new OfDefinition("331"), new OfDefinition("332"));
  }

  @Rule("ST-EFF-05")
  @ParameterizedTest
  @CsvSource({"0", "1"})
  void fromAShipWithLessEquipmentAllOfItIsDestroyed(int gear) {
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    for (int i = 0; i < gear; i++) {
      scene.gear(TWO, "064", aboard);
    }
    scene.playsCard(ONE, "strips", Aim.at(aboard));
    assertThat(scene.state().gear(aboard)).isZero();
    assertThat(scene.discarded(TWO)).hasSize(gear);
  }

  @Rule({"ST-EFF-05", "ST-RNG-02"})
  @ParameterizedTest
  @CsvSource({"0, 064", "1, 058", "2, 062"})
  void stoppedEquipmentIsDrawnAfterTheOther(int drawn, String destroyed) {
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.gear(TWO, "058", aboard);
    scene.gear(TWO, "062", aboard);
    scene.stopped(TWO, aboard).gear(TWO, "064", aboard);
    scene.orders(ONE).draws(drawn).plays(ONE, "112", Aim.at(aboard)).passes();
    assertThat(scene.discarded(TWO)).containsExactly(destroyed);
  }

  @Rule({"ST-EFF-25", "ST-EFF-41"})
  @Shows("119")
  @Test
  void ofTwoListsThereIsNoThird() {
    scene.orders(ONE).plays(ONE, "119", Aim.NOTHING).passes();
    assertThat(options(ONE)).containsExactly(new OfNumber(0), new OfNumber(1));
  }

  @Rule({"ST-EFF-09", "ST-EFF-40"})
  @Shows("079")
  @Test
  void noMoreIsDrawnThanTheDeckHolds() {
    scene.deck(ONE, 2);
    scene.playsCard(ONE, "079", Aim.at(ONE)); // Kivas Fajo: three cards
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(2);
    assertThat(scene.toldTo(TWO, CardEvent.CardDrawn.class)).hasSize(2);
  }

  @Rule("ST-EFF-31")
  @Shows("031")
  @Test
  void whoIsDisabledIsNotTakenAgain() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.lies(TWO, "031", On.ship(ship)); // Ktarian Game
    scene.persons(ONE, Host.ship(ship), "205", "214", "250").orders(TWO).draws(0, 0, 0);
    for (int disabled = 1; disabled <= 3; disabled++) {
      scene.orders(TWO).quietly(new EndTurn(TWO));
      assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).hasSize(disabled);
    }
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.toldTo(TWO, CardEvent.CardDisabled.class)).hasSize(3);
  }

  @Rule({"ST-EFF-26", "ST-CLK-08"})
  @ParameterizedTest
  @CsvSource({"OK, true", "DAMAGED, false", "REPAIRING, false"})
  void anEffectCloaksAShipThatIsNotDamaged(Condition condition, boolean cloaked) {
    CardId ship = scene.ship(ONE, "347", 1);
    scene.with(ship, each -> each.copy().withCondition(condition));
    scene.playsCard(ONE, "cloaks", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).cloaked()).isEqualTo(cloaked);
  }
}
