package io.stardeck.stccg.leaving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player gives up while somebody is asked, or while cards are under way. */
class LeavingMidwayTest {
  private final Scene scene = Scene.laid(3).missions("157", "146", "156");

  @Rule({"ST-MUL-05", "ST-TRE-05"})
  @Test
  void nobodyIsAskedForTheLoyalPartOfACrewThatIsOutOfPlay() {
    CardId neutral = scene.ship(TWO, "355", 0);
    CardId treaty = scene.lies(TWO, "101", On.table(TWO));
    scene.persons(TWO, Host.ship(neutral), "275", "316").orders(ONE).ends(treaty);
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.state().table().ships()).isEmpty();
  }

  @Rule({"ST-MUL-05", "ST-TRE-05"})
  @Test
  void whereTheirTurnEndsTheFirstPartOfACrewOfAnotherIsLoyal() {
    Host neutral = Host.ship(scene.ship(TWO, "355", 0));
    CardId treaty = scene.lies(TWO, "101", On.table(TWO));
    scene.persons(TWO, neutral, "275", "316").orders(ONE).ends(treaty);
    scene.does(new Resign(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().cards(neutral, Role.FREE))
        .filteredOn(card -> card.has(Mark.Arrested.class))
        .extracting(Card::def)
        .containsExactly("316");
  }

  @Rule({"ST-MUL-05", "ST-EFF-32"})
  @Test
  void theFarEndThatTheyAreAskedForIsTheFirstOption() {
    CardId ship = scene.ship(ONE, "347", 1);
    CardId other = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(other), "253").lies(TWO, "022", On.ship(ship));
    scene.orders(ONE).quietly(new Move(ONE, other, true, 1));
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.ship(ship).goal()).hasValue(0);
  }

  @Rule({"ST-MUL-05", "ST-EFF-32"})
  @Test
  void nobodyIsAskedForTheFarEndOfAShipThatIsOutOfPlay() {
    CardId ship = scene.ship(TWO, "347", 1);
    CardId other = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(other), "253").lies(ONE, "022", On.ship(ship));
    scene.orders(ONE).quietly(new Move(ONE, other, true, 1));
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-MUL-05", "ST-EFF-36"})
  @Test
  void noCardThatStaysGivesThemOneMoreTurn() {
    Scene own = withDilemma("'standing':[{'op':'TURNS_DOUBLED'}]").orders(ONE);
    own.does(new Resign(ONE));
    assertThat(own.state().table().lying()).hasSize(1);
    assertThat(own.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"ST-MUL-05", "ST-EFF-41"})
  @Test
  void aCardThatStaysTakesTheirFirstOption() {
    Scene own =
        withDilemma(
            "'triggers':[{'full':false,'of':'OPPONENTS','at':'END_OF_TURN','effects':"
                + "[{'op':'CHOOSE','by':'PLAYER','of':[[{'op':'DRAW','n':{'op':'NUMBER','n':2},'player':'ACTIVE'}],"
                + "[{'op':'DRAW','n':{'op':'NUMBER','n':3},'player':'ACTIVE'}]]}]}]");
    own.orders(TWO).deck(TWO, "204", "204", "204", "204").does(new Resign(ONE));
    own.quietly(new EndTurn(TWO));
    assertThat(own.state().table().active()).isEqualTo(THREE);
    assertThat(own.state().size(Places.hand(TWO))).isEqualTo(3);
  }

  /** A dilemma of the first player lies at the middle mission. */
  private static Scene withDilemma(String words) {
    CardSet set =
        OwnSet.with(
            "{'kind':'DILEMMA','id':'stays','name':'stays','rarity':'COMMON',"
                + "'dilemmaType':'PLANET','after':'ATTACH_LOCATION',"
                + words
                + "}");
    Scene scene =
        Scene.laid(config -> StccgConfig.builder().from(StccgConfig.usual(3)).cards(set).build())
            .missions("157", "146", "156");
    scene.lies(ONE, "stays", On.location(1));
    return scene;
  }

  /** Hugh destroys the Rogue Borg of one location, of those at which some are left. */
  @Rule({"ST-MUL-05", "ST-EFF-41"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void whatAnotherChoosesFromIsWhatIsLeft(int left) {
    CardId ship = scene.ship(TWO, "334", 0);
    CardId other = scene.ship(TWO, "334", 1);
    scene.persons(TWO, Host.ship(ship), "199").persons(TWO, Host.ship(other), "199");
    scene.lies(THREE, "134", On.intruder(ship));
    scene.lies(THREE, "134", On.intruder(other));
    for (int i = 0; i < left; i++) {
      scene.lies(ONE, "134", On.intruder(i == 0 ? ship : other));
    }
    scene.orders(ONE).plays(ONE, "119", Aim.NOTHING).passes();
    scene.does(new Choose(ONE, new Chosen.OfNumber(1))).does(new Resign(THREE));
    if (left == 2) {
      scene.does(new Choose(ONE, new Chosen.OfLocation(0)));
    }
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.discarded(ONE)).filteredOn("134"::equals).hasSize(Math.min(left, 1));
    assertThat(scene.discarded(ONE)).contains("119");
  }

  @Rule({"ST-MUL-05", "ST-INT-04"})
  @Test
  void whatOthersPlayedIntoTheirTurnIsDiscarded() {
    CardId own = scene.ship(ONE, "347", 0);
    CardId strong = scene.ship(TWO, "334", 0);
    scene.persons(ONE, Host.ship(own), "255").persons(TWO, Host.ship(strong), "199");
    scene.hand(THREE, "331");
    CardId borg = scene.hand(TWO, "134");
    scene.orders(ONE).does(new AttackShip(ONE, strong)).does(new Confirm(ONE));
    scene.does(new PlayInterrupt(TWO, borg, Aim.at(Host.ship(own)))).does(new Resign(ONE));
    assertThat(scene.state().cards(Places.out(TWO))).isEmpty();
    assertThat(scene.discarded(TWO)).containsExactly("134");
  }

  @Rule({"ST-MUL-05", "ST-TRM-01"})
  @Test
  void whatTheyHaveCapturedGoesOutOfPlayWithThem() {
    CardId ship = scene.ship(ONE, "355", 0);
    scene.with(ship, each -> each.copy().withController(TWO));
    scene.persons(TWO, Host.ship(ship), "205").orders(ONE).does(new Resign(TWO));
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.state().cards(Places.IN_PLAY)).extracting(Card::def).doesNotContain("355");
    assertThat(scene.state().cards(Places.out(ONE))).extracting(Card::def).containsExactly("355");
  }

  @Rule({"ST-MUL-05", "ST-TRE-05", "ST-EFF-13"})
  @Test
  void nobodyIsAskedWhatTheirTreatyOfABattleLeavesOfACrew() {
    CardSet set =
        OwnSet.with(
            "{'kind':'INTERRUPT','id':'pact','name':'pact','rarity':'COMMON','interrupt':{"
                + "'any':true,'effects':[{'op':'IMPOSE','until':'BATTLE','what':{'op':'TREATY',"
                + "'one':'KLINGON','other':'ROMULAN'}}]}}");
    StccgConfig three = StccgConfig.usual(3);
    Scene own =
        Scene.laid(config -> StccgConfig.builder().from(three).cards(set).build()).missions("157");
    CardId attacker = own.ship(ONE, "347", 0); // WEAPONS 6
    CardId strong = own.ship(TWO, "334", 0); // SHIELDS 9
    own.persons(ONE, Host.ship(attacker), "255").persons(TWO, Host.ship(strong), "199");
    own.persons(TWO, Host.ship(own.ship(TWO, "355", 0)), "275", "316").hand(TWO, "pact");
    own.orders(ONE).does(new AttackShip(ONE, strong)).does(new Confirm(ONE));
    own.plays(TWO, "pact", Aim.NOTHING).passes();
    assertThat(own.state().top()).isInstanceOf(OrderPhase.Countering.class);
    own.does(new Resign(TWO));
    assertThat(own.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
