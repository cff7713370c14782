package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.UseText;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words and cards in situations that come about seldom. */
class SeldomSituationsTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'rob','name':'rob','rarity':'COMMON','event':{'place':'NONE',"
              + "'targets':[{'kind':'PLAYER'}],'effects':[{'op':'DISCARD_HAND','player':'TARGET',"
              + "'n':{'op':'NUMBER','n':2},'by':'RANDOM'}]}}",
          "{'kind':'EVENT','id':'fleet','name':'fleet','rarity':'COMMON','event':{'place':'NONE',"
              + "'playIf':{'op':'IN_PLAY','filter':{'op':'ALL','of':[{'op':'KIND','is':'SHIP'},"
              + "{'op':'AFFILIATION','is':'KLINGON'}]},'than':1,'whose':'ANY'},"
              + "'effects':[{'op':'SCORE','points':1}]}}",
          "{'kind':'EVENT','id':'crowd','name':'crowd','rarity':'COMMON','event':{'place':'NONE',"
              + "'playIf':{'op':'IN_PLAY','filter':{'op':'KIND','is':'PERSONNEL'},'than':2,"
              + "'whose':'OPPONENT'},'effects':[{'op':'SCORE','points':1}]}}",
          "{'kind':'EVENT','id':'arms','name':'arms','rarity':'COMMON','event':{'place':'MISSION',"
              + "'targets':[{'kind':'MISSION'}],'standing':[{'op':'MODIFY','stat':'WEAPONS',"
              + "'how':'ADD','by':{'op':'NUMBER','n':2},'on':'OWN'}]}}",
          "{'kind':'INTERRUPT','id':'boost','name':'boost','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP','whose':'OWN'}],'effects':[{'op':'IMPOSE',"
              + "'until':'BATTLE','what':{'op':'MODIFY','stat':'WEAPONS','how':'ADD',"
              + "'by':{'op':'NUMBER','n':3},'on':'SHIP'}}]}}",
          "{'kind':'DILEMMA','id':'weak','name':'weak','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'after':'ATTACH_GROUP','standing':[{'op':'MODIFY','stat':'STRENGTH','how':'ADD',"
              + "'by':{'op':'NUMBER','n':2},'on':'HELD'}]}",
          "{'kind':'MISSION','id':'sided','name':'sided','rarity':'COMMON','missionType':'PLANET',"
              + "'span':3,'points':30,'affiliations':['FEDERATION'],"
              + "'requirements':[{'op':'SKILL','name':'Honor'}],"
              + "'opponentSide':{'affiliations':['KLINGON'],'points':20,'span':5}}",
          "{'kind':'OUTPOST','id':'camp','name':'camp','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','shields':10,"
              + "'buildRequirement':{'op':'CLASS','is':'MEDICAL','n':2}}");

  private final Scene scene = Scene.laid(SET).missions("180", "151", "191", "191", "sided");

  @Rule({"ST-I-02", "ST-ART-05", "ST-EFF-09"})
  @Test
  void anArtifactOfAnotherGoesToItsOwnerWhenTheHandIsPutAway() {
    Host team = Host.team(0, TWO);
    scene.seeded(ONE, 0, "005").persons(TWO, team, "280").orders(TWO);
    scene.quietly(new Attempt(TWO, 0, team, ImmutableSet.of(Affiliation.KLINGON)));
    scene.quietly(new Confirm(TWO));
    assertThat(scene.state().cards(Places.hand(TWO))).extracting(Card::def).containsExactly("005");
    CardId masaka = scene.hand(ONE, "082");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, masaka, Aim.at(TWO)));
    assertThat(scene.state().cards(Places.deck(TWO))).extracting(Card::owner).containsOnly(TWO);
    assertThat(scene.discarded(ONE)).contains("005");
  }

  @Rule({"ST-EFF-31", "ST-ZON-11"})
  @Test
  void whomACardHasDisabledIsFreeWhenItGoesWithItsShip() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.lies(ONE, "031", On.ship(ship));
    scene.persons(ONE, Host.ship(ship), "203").orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).containsExactly("203");
    scene.plays(ONE, "114", Aim.at(Host.ship(ship))).passes();
    scene.destroyed(ship);
    assertThat(scene.defs(Host.team(1, ONE), Role.FREE)).containsExactly("203");
  }

  @Rule({"ST-EFF-09", "ST-RNG-02"})
  @Test
  void cardsOfAHandAreDiscardedByChance() {
    scene.hand(TWO, "331");
    scene.hand(TWO, "332");
    scene.hand(TWO, "333");
    CardId rob = scene.hand(ONE, "rob");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, rob, Aim.at(TWO)));
    assertThat(scene.discarded(TWO)).hasSize(2);
  }

  @Rule("ST-REQ-18")
  @Test
  void shipsAndOutpostsInPlayAreAskedForTheirAffiliationToo() {
    CardId fleet = scene.hand(ONE, "fleet");
    scene.ship(TWO, "331", 1);
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, fleet, Aim.NOTHING))).isNotEmpty();
    scene.ship(TWO, "345", 1);
    assertThat(scene.against(new PlayCard(ONE, fleet, Aim.NOTHING))).isEmpty();
  }

  @Rule({"ST-EFF-12", "ST-PAT-18"})
  @Test
  void whatHoldsForABattleEndsWithIt() {
    CardId own = scene.ship(ONE, "345", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.persons(ONE, Host.ship(own), "278").orders(ONE).hand(TWO, "331");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.BATTLE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "boost", Aim.at(Host.ship(own))).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(ShipNumbers.of(scene.state(), scene.ship(own), Stat.WEAPONS)).isEqualTo(6);
  }

  @Rule({"ST-TRM-03", "ST-D-64", "ST-DIL-15", "ST-D-30"})
  @Test
  void eachOfTwoDilemmasActsOnTheGroupThatItHolds() {
    for (int i = 0; i < 2; i++) {
      Host team = Host.team(i, ONE);
      scene.persons(ONE, team, "203"); // STRENGTH 6
      CardId weak = scene.lies(ONE, "weak", On.group(ONE));
      scene.marked(team, new Mark.Held(weak));
      Group group = Group.of(scene.state(), ONE, i, team, Role.FREE);
      assertThat(Requirements.sum(group, Attribute.STRENGTH)).isEqualTo(8);
      scene.marked(team, new Mark.Held(scene.lies(ONE, "weak", On.group(ONE))));
      Group twice = Group.of(scene.state(), ONE, i, team, Role.FREE);
      assertThat(Requirements.sum(twice, Attribute.STRENGTH)).as("held twice").isEqualTo(8);
    }
  }

  @Rule({"ST-EFF-50", "ST-ORD-01"})
  @Test
  void twoShipsTowTwoCardsOfOneNameInOneTurn() {
    CardId one = scene.lies(TWO, "045", On.location(2));
    CardId other = scene.lies(ONE, "045", On.location(3));
    CardId tug = scene.ship(ONE, "340", 2);
    CardId next = scene.ship(ONE, "340", 3);
    scene.persons(ONE, Host.ship(tug), "219", "212").persons(ONE, Host.ship(next), "219", "212");
    scene.orders(ONE).does(new UseText(ONE, one, Aim.at(Host.ship(tug))));
    assertThat(scene.against(new UseText(ONE, other, Aim.at(Host.ship(next))))).isEmpty();
    assertThat(scene.against(new UseText(ONE, one, Aim.at(Host.ship(tug))))).isNotEmpty();
  }

  @Rule({"ST-EFF-50", "ST-ORD-01"})
  @Test
  void whatWasTowedIsNotTowedAgainInThisTurn() {
    CardId one = scene.lies(TWO, "045", On.location(2));
    CardId tug = scene.ship(ONE, "340", 2);
    scene.persons(ONE, Host.ship(tug), "219", "212");
    scene.orders(ONE).does(new UseText(ONE, one, Aim.at(Host.ship(tug))));
    scene.quietly(new Move(ONE, tug, true, 3));
    assertThat(scene.against(new UseText(ONE, one, Aim.at(Host.ship(tug))))).isNotEmpty();
  }

  @Rule({"ST-OUT-03", "ST-D-02"})
  @Test
  void anOutpostLiesWhereTheSideThatFacesItsPlayerNamesIt() {
    CardId federation = scene.unplaced(TWO, "104");
    CardId klingon = scene.unplaced(TWO, "105");
    scene.unplaced(ONE, "104");
    scene.placingOutposts();
    scene.does(new PlaceOutpost(ONE, scene.state().cards(Places.outposts(ONE)).get(0).id(), 4));
    assertThat(scene.against(new PlaceOutpost(TWO, federation, 4))).isNotEmpty();
    assertThat(scene.against(new PlaceOutpost(TWO, klingon, 4))).isEmpty();
  }

  @Rule({"ST-OUT-10", "ST-D-11"})
  @Test
  void thoseAtOneLocationBuildTogether() {
    CardId camp = scene.hand(ONE, "camp");
    scene.persons(ONE, Host.team(1, ONE), "198");
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 1)), "198").cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, camp, Aim.at(1)))).isEmpty();
  }

  @Rule({"ST-RND-05", "ST-VIS-13", "ST-VIS-16"})
  @Test
  void aHologramThatIsSelectedToDieIsSeenByAll() {
    Scene own = Scene.laid().missions("151", "151");
    CardId ship = own.ship(ONE, "331", 0);
    Host team = Host.team(0, ONE);
    own.lies(ONE, "078", On.location(0));
    own.seeded(TWO, 0, "015").persons(ONE, team, "195").marked(team, new Mark.Home(ship));
    own.orders(ONE);
    own.quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    own.quietly(new Confirm(ONE));
    assertThat(own.toldTo(TWO, CardEvent.HologramDeactivated.class)).hasSize(1);
    assertThat(StccgView.of(own.state(), TWO).cards(Host.ship(ship), Role.FREE)).hasSize(1);
  }

  @Rule("ST-TRM-04")
  @Test
  void aTreatyHasNotEndedWhileACopyOfItIsInPlay() {
    CardId one = scene.lies(ONE, "099", On.table(ONE));
    scene.lies(ONE, "099", On.table(ONE));
    scene.orders(ONE).hand(ONE, "331");
    scene.plays(TWO, "141", Aim.at(one)).passes();
    assertThat(scene.told(CardEvent.TreatyEnded.class)).isEmpty();
  }

  @Rule({"ST-TRE-05", "ST-EFF-16"})
  @Test
  void aLentCrewGoesByTheTreatiesOfItsOwnPlayer() {
    Scene three = Scene.laid(3).missions("151", "191");
    three.lies(TWO, "099", On.table(TWO)); // Federation/Klingon
    CardId other = three.lies(THREE, "101", On.table(THREE));
    CardId ship = three.ship(TWO, "355", 1);
    three.persons(TWO, Host.ship(ship), "248", "253");
    CardId device = three.hand(ONE, "084");
    three.cardPlay(ONE).quietly(new PlayCard(ONE, device, Aim.at(Host.ship(ship))));
    assertThat(three.ship(ship).of(ONE)).isTrue();
    three.plays(ONE, "141", Aim.at(other)).passes();
    three.quietly(new EndTurn(ONE));
    assertThat(three.ship(ship).of(TWO)).isTrue();
    assertThat(three.state().cards(Host.ship(ship), Role.FREE))
        .hasSize(2)
        .noneMatch(card -> card.has(Mark.Arrested.class));
  }

  @Rule({"ST-TRM-03", "ST-D-64"})
  @Test
  void whatServesItsOwnPlayerDoesSoForEach() {
    CardId own = scene.ship(ONE, "331", 1); // WEAPONS 5
    CardId other = scene.ship(TWO, "331", 1);
    scene.lies(ONE, "arms", On.location(1));
    scene.lies(TWO, "arms", On.location(1));
    scene.lies(TWO, "arms", On.location(1));
    assertThat(ShipNumbers.of(scene.state(), scene.ship(own), Stat.WEAPONS)).isEqualTo(7);
    assertThat(ShipNumbers.of(scene.state(), scene.ship(other), Stat.WEAPONS)).isEqualTo(7);
  }

  @Rule({"ST-REQ-18", "ST-I-34"})
  @Test
  void personsAndEquipmentInPlayAreCountedWhoeverSeesThem() {
    CardId crowd = scene.hand(ONE, "crowd");
    CardId outpost = scene.outpost(TWO, "104", 1);
    CardId ship = scene.ship(TWO, "331", 1);
    scene.persons(TWO, Host.outpost(outpost), "203", "212").orders(TWO);
    scene.does(new Load(TWO, Optional.empty(), outpost, ship)); // unseen by the first player now
    CardId first = scene.state().cards(Host.ship(ship), Role.FREE).get(0).id();
    scene.does(new Beam(TWO, Optional.of(first), Host.ship(ship), Host.team(1, TWO)));
    assertThat(StccgView.of(scene.state(), ONE).cards(Host.ship(ship), Role.FREE)).isEmpty();
    scene.persons(ONE, Host.team(0, ONE), "203").cardPlay(ONE);
    PlayCard play = new PlayCard(ONE, crowd, Aim.NOTHING);
    assertThat(scene.against(play)).isEmpty(); // two persons of an opponent
    scene.killed(TWO, Host.team(1, TWO));
    assertThat(scene.against(play)).isNotEmpty();
  }

  @Rule("ST-EFF-33")
  @Test
  void whoIsSetAsideIsOutOfReachOfWhatKillsAll() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.with(ship, each -> each.copy().withAside(9)).persons(ONE, Host.ship(ship), "203");
    scene.persons(ONE, Host.team(1, ONE), "212");
    CardId anomaly = scene.lies(TWO, "067", On.table(TWO)); // Anti-Time Anomaly
    scene.orders(ONE);
    while (scene.state().table().lying(anomaly) != null) {
      scene.quietly(new EndTurn(scene.state().table().active()));
    }
    assertThat(scene.discarded(ONE)).contains("212").doesNotContain("203");
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203");
  }
}
