package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Interrupts that are played at any time, on persons, teams and cards. */
class InterruptCardsTest {
  // Diplomacy Mission (planet), Study Stellar Collision (space), First Contact (planet).
  private final Scene scene = Scene.laid().missions("151", "191", "161");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

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
    scene.interrupts(ONE, "113", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("204", "205");
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly("214");
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  @Rule({"ST-EFF-03", "ST-SPC-06"})
  @Test
  void noDistortionFreesAShipThatIntrudersHaveStoppedForGood() {
    scene.persons(ONE, aboard, "205").lies(TWO, "134", On.intruder(ship));
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD_MANNED)).orders(ONE);
    scene.interrupts(ONE, "113", Aim.at(aboard));
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD_MANNED);
  }

  @Shows("114")
  @Rule({"ST-EFF-08", "ST-PAT-18"})
  @Test
  void armbandsTakeATeamUpOrACrewDown() {
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "205", "204").orders(TWO);
    scene.interrupts(ONE, "114", Aim.at(team));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("204", "205");
    scene.interrupts(ONE, "114", Aim.at(aboard));
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
    for (Chosen other :
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

  @Shows("006")
  @Rule({"ST-EFF-33", "ST-ART-04", "ST-EFF-41"})
  @Test
  void theTravelPodTakesAsManyTurnsAsIsChosen() {
    scene.persons(ONE, aboard, "205").orders(TWO);
    scene.interrupts(ONE, "006", Aim.at(aboard));
    scene.quietly(new Choose(ONE, new OfNumber(1)));
    assertThat(scene.ship(ship).aside()).contains(1);
    scene.turns(1);
    assertThat(scene.ship(ship).here()).isTrue();
    assertThat(scene.discarded(ONE)).containsExactly("006");
  }

  @Shows("144")
  @Rule({"ST-EFF-52", "ST-PRE-03"})
  @Test
  void aMindmeldLendsAllSkillsForTheTurn() {
    CardId sarek = scene.person(ONE, "233", aboard);
    CardId data = scene.person(ONE, "204", aboard);
    scene.person(ONE, "208", aboard); // Mindmeld too
    scene.orders(ONE);
    scene.interrupts(ONE, "144", Aim.at(aboard));
    assertThat(scene.against(new Choose(ONE, new OfCard(data)))).contains("ST-EFF-41");
    scene.quietly(new Choose(ONE, new OfCard(sarek))).quietly(new Choose(ONE, new OfCard(data)));
    Group crew = Group.aboard(scene.state(), scene.ship(ship));
    assertThat(Requirements.skillHalves(crew, "Computer Skill")).isEqualTo(2 * 2 + 2 * 2 + 2);
    assertThat(scene.seen(TWO, aboard.place(Role.FREE))).contains("233", "204");
    scene.turns(1);
    crew = Group.aboard(scene.state(), scene.ship(ship));
    assertThat(Requirements.skillHalves(crew, "Computer Skill")).isEqualTo(2 * 2 + 2);
  }
}
