package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The kind of outpost that the first set does not hold, and outposts that are built later. */
class NeutralOutpostTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'OUTPOST','id':'neutral','name':'Neutral Outpost','rarity':'COMMON',"
              + "'affiliation':'NEUTRAL','shields':20}");

  // Diplomacy Mission (planet) and Repair Mission (space), both of the Federation.
  private final Scene scene = Scene.laid(SET).missions("151", "181");

  private Host built() {
    CardId ship = scene.ship(ONE, "355", 1);
    scene.persons(ONE, Host.ship(ship), "276"); // a Klingon ENGINEER
    CardId card = scene.hand(ONE, "neutral");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.at(1)));
    return scene.state().table().outposts().get(0).host();
  }

  @Rule({"ST-OUT-04", "ST-X-07", "ST-SPC-17", "ST-DAT-13", "ST-OUT-10", "ST-I-30"})
  @Test
  void itLiesAtSpaceMissionsAlone() {
    built(); // whatever the mission names
    assertThat(scene.state().table().outposts().get(0).location()).isEqualTo(1);
    scene.persons(ONE, Host.team(0, ONE), "212").cardPlay(ONE);
    CardId card = scene.hand(ONE, "neutral");
    assertThat(scene.against(new PlayCard(ONE, card, Aim.at(0)))).containsExactly("ST-OUT-04");
  }

  @Rule({"ST-OUT-04", "ST-D-35", "ST-OUT-08", "ST-DAT-13", "ST-X-22", "ST-SPC-17"})
  @Test
  void everybodyStaysThereSideBySideAndNoShipIsRepaired() {
    Host outpost = built();
    for (String person : List.of("205", "276", "305")) {
      CardId card = scene.hand(ONE, person);
      scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.at(outpost)));
    }
    assertThat(scene.defs(outpost, Role.FREE)).containsExactly("205", "276", "305");
    CardId damaged = scene.ship(ONE, "331", 1);
    scene.with(damaged, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(scene.ship(damaged).condition()).isEqualTo(Condition.DAMAGED);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(new Move(ONE, damaged, false, 0)))
        .contains("ST-STF-06"); // nobody flies it for free
    scene.persons(ONE, Host.ship(damaged), "205").quietly(new Move(ONE, damaged, false, 0));
    assertThat(scene.ship(damaged).rangeUsed()).as("and no move is free").isEqualTo(3);
  }

  @Rule({"ST-D-68", "ST-OUT-10"})
  @Test
  void aFurtherOutpostOfTheAffiliationIsBuiltInTheGame() {
    scene.outpost(ONE, "104", 0);
    scene.persons(ONE, Host.team(0, ONE), "219").cardPlay(ONE);
    CardId card = scene.hand(ONE, "104");
    scene.quietly(new PlayCard(ONE, card, Aim.at(0)));
    assertThat(scene.state().table().outposts()).hasSize(2);
  }

  @Rule({"ST-D-38", "ST-HOL-04", "ST-HOL-12"})
  @Test
  void aHolodeckIsWhatHologramsNeed() {
    CardId enterprise = scene.ship(ONE, "334", 1);
    CardId runabout = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(enterprise), "195").persons(ONE, Host.ship(runabout), "195");
    assertThat(Group.aboard(scene.state(), scene.ship(enterprise)).persons()).hasSize(1);
    Group inactive = Group.aboard(scene.state(), scene.ship(runabout));
    assertThat(inactive.persons()).isEmpty();
    assertThat(Requirements.sum(inactive, Attribute.CUNNING)).isZero();
  }

  @Rule({"ST-HOL-11", "ST-UNQ-05"})
  @Test
  void hologramsAreUniversalByTheirData() {
    assertThat(CardSets.premiere().cards())
        .filteredOn(card -> card instanceof PersonnelDef person && person.hologram())
        .hasSize(7)
        .allMatch(CardDef::universal);
  }

  @Rule({"ST-D-15", "ST-ORD-04"})
  @Test
  void aShipWithoutRangeIsNotStopped() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId pilot = scene.person(ONE, "205", Host.ship(ship));
    scene.with(ship, each -> each.copy().withRangeUsed(7)).orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).contains("ST-ORD-04");
    assertThat(scene.ship(ship).stopped()).isFalse();
    scene.quietly(new Beam(ONE, Optional.of(pilot), Host.ship(ship), Host.team(0, ONE)));
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly("205");
  }

  @Rule("ST-OUT-02")
  @Test
  void eachPlayerPlacesOneAtMost() {
    CardId first = scene.unplaced(ONE, "neutral");
    CardId second = scene.unplaced(ONE, "neutral");
    scene.placingOutposts().does(new PlaceOutpost(ONE, first, 1));
    assertThat(scene.against(new PlaceOutpost(ONE, second, 1))).containsExactly("ST-OUT-02");
  }
}
