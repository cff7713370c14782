package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Option.No;
import io.stardeck.stccg.state.Option.OfCard;
import io.stardeck.stccg.state.Option.OfLocation;
import io.stardeck.stccg.state.Option.OfNumber;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interrupts that are played at any time. */
class InterruptCardsTest {
  // Diplomacy Mission (planet), Study Stellar Collision (space), First Contact (planet).
  private final Scene scene = Scene.laid().missions("151", "191", "161");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  private void interrupts(Seat seat, String def, Aim on) {
    scene.quietly(new PlayInterrupt(seat, scene.hand(seat, def), on));
  }

  private void turns(int count) {
    for (int i = 0; i < count; i++) {
      scene.quietly(new EndTurn(scene.state().table().active()));
    }
  }

  private List<String> seen(Seat by, Place place) {
    return StccgView.of(scene.state(), by).cards(place).stream().map(Card::def).toList();
  }

  @Shows("109")
  @Rule({"ST-EFF-55", "ST-EFF-07", "ST-EFF-25"})
  @ParameterizedTest
  @CsvSource({"212 215, true", "212, false"})
  void asteroidsHideAShipWithTwoNavigators(String crew, boolean hidden) {
    scene.persons(ONE, aboard, crew.split(" "));
    CardId enemy = scene.ship(TWO, "345", 0);
    scene.persons(TWO, Host.ship(enemy), "278").orders(TWO);
    assertThat(scene.against(new AttackShip(TWO, ship))).isEmpty();
    interrupts(ONE, "109", Aim.at(aboard));
    assertThat(scene.against(new AttackShip(TWO, ship)).isEmpty()).isNotEqualTo(hidden);
    turns(2);
    scene.quietly(new DeclinePlay(TWO));
    assertThat(scene.against(new AttackShip(TWO, ship))).isEmpty();
  }

  @Shows("110")
  @Rule({"ST-EFF-04", "ST-EFF-25", "ST-DMG-02"})
  @Test
  void autoDestructTakesWeakShipsAlong() {
    CardId weak = scene.ship(TWO, "345", 0); // SHIELDS 7
    CardId strong = scene.ship(TWO, "349", 0); // SHIELDS 8
    CardId far = scene.ship(TWO, "345", 1);
    scene.orders(ONE);
    interrupts(ONE, "110", Aim.at(aboard));
    turns(1);
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.ship(weak).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(strong).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(far).condition()).isEqualTo(Condition.OK);
  }

  @Shows("113")
  @Rule({"ST-EFF-03", "ST-PAT-18", "ST-I-10"})
  @Test
  void timeIsDistortedForAShipItsCrewAndThoseOnThePlanet() {
    scene.persons(ONE, aboard, "205").persons(ONE, Host.team(0, ONE), "204").orders(ONE);
    scene.quietly(new Move(ONE, ship, true, 1)).quietly(new Move(ONE, ship, false, 0));
    scene.quietly(
        new Beam(ONE, Optional.of(scene.only(Host.team(0, ONE))), Host.team(0, ONE), aboard));
    scene.persons(ONE, Host.team(0, ONE), "214").stopped(ONE, Host.team(0, ONE)).stopped(ship);
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(6);
    interrupts(ONE, "113", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("204", "205");
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly("214");
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  @Shows("114")
  @Rule({"ST-EFF-08", "ST-PAT-18"})
  @Test
  void armbandsTakeATeamUpOrACrewDown() {
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "205", "204").orders(TWO);
    interrupts(ONE, "114", Aim.at(team));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("204", "205");
    interrupts(ONE, "114", Aim.at(aboard));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("204", "205");
  }

  @Shows("130")
  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void cardsAreTransportedToNeighbouringPlaces() {
    Scene near = Scene.laid().missions("191", "151");
    CardId from = near.ship(ONE, "331", 0);
    CardId other = near.ship(ONE, "331", 1);
    CardId troi = near.person(ONE, "205", Host.ship(from));
    CardId data = near.person(ONE, "204", Host.ship(from));
    near.orders(TWO);
    near.quietly(new PlayInterrupt(ONE, near.hand(ONE, "130"), Aim.at(Host.ship(from))));
    near.quietly(new Choose(ONE, new OfLocation(1))).quietly(new Choose(ONE, new OfCard(troi)));
    near.quietly(new Choose(ONE, new OfCard(other))).quietly(new Choose(ONE, new OfCard(data)));
    assertThat(near.defs(Host.team(1, ONE), Role.FREE)).containsExactly("205");
    assertThat(near.defs(Host.ship(other), Role.FREE)).containsExactly("204");
    assertThat(near.state().top()).isInstanceOf(Phase.Orders.class); // nobody is left aboard
  }

  @Rule("ST-EFF-08")
  @Test
  void cardsAreTransportedToNeighbouringSurfacesAndOwnUncloakedShipsAlone() {
    Scene near = Scene.laid().missions("191", "151", "154");
    Host from = Host.ship(near.ship(ONE, "331", 1));
    CardId klingon = near.ship(ONE, "347", 2);
    CardId cloaked = near.ship(ONE, "347", 2);
    near.with(cloaked, each -> each.copy().withCloaked(true));
    CardId troi = near.person(ONE, "205", from);
    CardId hologram = near.person(ONE, "195", from);
    near.orders(ONE);
    near.quietly(new PlayInterrupt(ONE, near.hand(ONE, "130"), Aim.at(from)));
    for (Option other :
        List.of(
            new OfLocation(0), // in space
            new OfLocation(1),
            new OfCard(near.ship(ONE, "331", 1)),
            new OfCard(cloaked),
            new OfCard(near.ship(TWO, "331", 2)))) {
      assertThat(near.against(new Choose(ONE, other))).containsExactly("ST-EFF-41");
    }
    near.quietly(new Choose(ONE, new OfCard(klingon)));
    assertThat(near.against(new Choose(ONE, new OfCard(troi)))).containsExactly("ST-EFF-41");
    near.quietly(new Choose(ONE, new No())).quietly(new Choose(ONE, new OfLocation(2)));
    assertThat(near.against(new Choose(ONE, new OfCard(hologram)))).containsExactly("ST-EFF-41");
    near.quietly(new Choose(ONE, new OfCard(troi)));
    assertThat(near.defs(Host.team(2, ONE), Role.FREE)).containsExactly("205");
  }

  @Rule("ST-EFF-08")
  @Test
  void sixCardsAreTransportedAtMost() {
    Scene near = Scene.laid().missions("191", "151");
    Host from = Host.ship(near.ship(ONE, "331", 0));
    near.persons(ONE, from, "203", "203", "203", "203", "203", "203", "203").orders(ONE);
    near.quietly(new PlayInterrupt(ONE, near.hand(ONE, "130"), Aim.at(from)));
    while (!(near.state().top() instanceof Phase.Orders)) {
      CardId next = near.state().cards(from, Role.FREE).get(0).id();
      near.quietly(new Choose(ONE, new OfLocation(1)));
      near.quietly(new Choose(ONE, new OfCard(next)));
    }
    assertThat(near.defs(Host.team(1, ONE), Role.FREE)).hasSize(6);
    assertThat(near.defs(from, Role.FREE)).hasSize(1);
  }

  @Shows("136")
  @Rule("ST-EFF-05")
  @Test
  void anEmptyShipIsSeizedWithATractorBeam() {
    CardId mine = scene.ship(TWO, "338", 1);
    scene.orders(TWO);
    CardId seizure = scene.hand(TWO, "136");
    assertThat(scene.against(new PlayInterrupt(TWO, seizure, Aim.at(aboard))))
        .contains("ST-INT-09");
    scene.with(mine, each -> each.copy().withLocation(0));
    scene.quietly(new PlayInterrupt(TWO, seizure, Aim.at(aboard)));
    assertThat(scene.discarded(ONE)).containsExactly("331");
    assertThat(scene.told(BattleEvent.ShipDestroyed.class)).isEmpty(); // discarded, and no more
  }

  @Shows("139")
  @Rule({"ST-EFF-26", "ST-EFF-07", "ST-REQ-18", "ST-I-19", "ST-DAT-18"})
  @Test
  void theGridDecloaksAShipForWhoHasFourShips() {
    CardId enemy = scene.ship(TWO, "345", 0);
    scene.with(enemy, each -> each.copy().withCloaked(true)).orders(TWO);
    CardId grid = scene.hand(ONE, "139");
    PlayInterrupt plays = new PlayInterrupt(ONE, grid, Aim.at(Host.ship(enemy)));
    scene.ship(ONE, "331", 1);
    scene.ship(ONE, "331", 1);
    assertThat(scene.against(plays)).isNotEmpty();
    scene.ship(ONE, "331", 1);
    scene.quietly(plays);
    assertThat(scene.ship(enemy).cloaked()).isFalse();
    assertThat(scene.against(new Cloak(TWO, enemy))).containsExactly("ST-EFF-07");
  }

  @Shows("140")
  @Rule({"ST-EFF-33", "ST-ZON-12"})
  @Test
  void aShipInTheRiftReturnsAfterTwoOwnTurns() {
    scene.persons(ONE, aboard, "205").orders(TWO);
    interrupts(ONE, "140", Aim.at(aboard));
    turns(1);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.ship(ship).here()).isFalse();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isNotEmpty();
    turns(2);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.ship(ship).here()).isTrue();
    assertThat(scene.ship(ship).location()).isZero();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  @Shows("006")
  @Rule({"ST-EFF-33", "ST-ART-04", "ST-EFF-41"})
  @Test
  void theTravelPodTakesAsManyTurnsAsIsChosen() {
    scene.persons(ONE, aboard, "205").orders(TWO);
    interrupts(ONE, "006", Aim.at(aboard));
    scene.quietly(new Choose(ONE, new OfNumber(1)));
    assertThat(scene.ship(ship).aside()).contains(1);
    turns(1);
    assertThat(scene.ship(ship).here()).isTrue();
    assertThat(scene.discarded(ONE)).containsExactly("006");
  }

  @Shows("143")
  @Rule({"ST-EFF-12", "ST-PAT-19", "ST-REQ-12"})
  @Test
  void theConduitDoublesRangeForTheTurn() {
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED)).orders(ONE);
    interrupts(ONE, "143", Aim.at(aboard));
    assertThat(range()).isEqualTo(5); // the bound of a damaged ship comes last
    scene.with(ship, each -> each.copy().withCondition(Condition.OK));
    assertThat(range()).isEqualTo(14);
    turns(1);
    assertThat(range()).isEqualTo(7);
  }

  private int range() {
    return ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE);
  }

  @Shows("144")
  @Rule({"ST-EFF-52", "ST-PRE-03"})
  @Test
  void aMindmeldLendsAllSkillsForTheTurn() {
    CardId sarek = scene.person(ONE, "233", aboard);
    CardId data = scene.person(ONE, "204", aboard);
    scene.person(ONE, "208", aboard); // Mindmeld too
    scene.orders(ONE);
    interrupts(ONE, "144", Aim.at(aboard));
    assertThat(scene.against(new Choose(ONE, new OfCard(data)))).contains("ST-EFF-41");
    scene.quietly(new Choose(ONE, new OfCard(sarek))).quietly(new Choose(ONE, new OfCard(data)));
    Group crew = Group.aboard(scene.state(), scene.ship(ship));
    assertThat(Requirements.skillHalves(crew, "Computer Skill")).isEqualTo(2 * 2 + 2 * 2 + 2);
    assertThat(seen(TWO, aboard.place(Role.FREE))).contains("233", "204");
    turns(1);
    crew = Group.aboard(scene.state(), scene.ship(ship));
    assertThat(Requirements.skillHalves(crew, "Computer Skill")).isEqualTo(2 * 2 + 2);
  }

  @Shows("145")
  @Rule({"ST-EFF-08", "ST-EFF-02", "ST-DAT-18"})
  @Test
  void twoWormholesTakeAShipAnywhereAndStopIt() {
    scene.persons(ONE, aboard, "205").orders(ONE);
    Aim there = Aim.at(aboard).with(2);
    CardId one = scene.hand(ONE, "145");
    assertThat(scene.against(new PlayInterrupt(ONE, one, there))).isNotEmpty();
    scene.hand(ONE, "145");
    scene.quietly(new PlayInterrupt(ONE, one, there));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.ship(ship).stopped()).isTrue();
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("205");
    assertThat(scene.discarded(ONE)).containsExactly("145", "145");
  }

  @Shows({"120", "121", "122"})
  @Rule({"ST-EFF-32", "ST-INT-05"})
  @ParameterizedTest
  @CsvSource({"120, 338, 104, 205", "121, 345, 105, 253", "122, 362, 106, 305"})
  void aMessageCallsAShipToTheNearestOutpost(
      String message, String def, String outpost, String pilot) {
    CardId called = scene.ship(TWO, def, 1);
    scene.persons(TWO, Host.ship(called), pilot);
    scene.orders(TWO);
    CardId card = scene.hand(ONE, message);
    PlayInterrupt plays = new PlayInterrupt(ONE, card, Aim.at(Host.ship(called)));
    assertThat(scene.against(plays)).contains("ST-INT-09"); // no outpost is in play
    scene.outpost(ONE, outpost, 0); // own or not
    scene.quietly(plays);
    assertThat(scene.against(new Move(TWO, called, true, 2))).contains("ST-EFF-32");
    scene.quietly(new Move(TWO, called, false, 0));
    assertThat(scene.discarded(ONE)).containsExactly(message);
  }
}
