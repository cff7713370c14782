package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BeamingTest {
  // A planet, then space.
  private final Scene scene = Scene.laid().missions("153", "155");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);
  private final Host team = Host.team(0, ONE);
  private final CardId outpost = scene.outpost(ONE, "104", 0);

  private Beam all(Host from, Host to) {
    return new Beam(ONE, Optional.empty(), from, to);
  }

  private Beam one(CardId card, Host from, Host to) {
    return new Beam(ONE, Optional.of(card), from, to);
  }

  @Rule({"ST-BEA-01", "ST-BEA-04", "ST-BEA-06"})
  @Test
  void betweenAShipAndThePlanetBelowEitherWayAsOftenAsOneLikes() {
    CardId picard = scene.person(ONE, "215", aboard);
    scene.orders(ONE).does(one(picard, aboard, team)).does(one(scene.only(team), team, aboard));
    scene.does(one(scene.only(aboard), aboard, team));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("215");
    scene.with(ship, each -> each.copy().withLocation(1));
    assertThat(scene.against(one(scene.only(team), team, aboard))).containsExactly("ST-BEA-02");
    assertThat(scene.against(all(aboard, Host.team(1, ONE)))).containsExactly("ST-BEA-01");
  }

  @Rule({"ST-BEA-02", "ST-BEA-05"})
  @Test
  void betweenOwnShipsAtOnePlaceAndNeverAboardAnother() {
    CardId picard = scene.person(ONE, "215", aboard);
    CardId own = scene.ship(ONE, "332", 0);
    CardId far = scene.ship(ONE, "332", 1);
    CardId other = scene.ship(TWO, "331", 0);
    scene.orders(ONE);
    assertThat(scene.against(one(picard, aboard, Host.ship(far)))).containsExactly("ST-BEA-02");
    assertThat(scene.against(one(picard, aboard, Host.ship(other)))).containsExactly("ST-BEA-05");
    scene.does(one(picard, aboard, Host.ship(own)));
  }

  @Rule({"ST-BEA-03", "ST-D-19"})
  @Test
  void betweenAnOutpostAndThePlanetOfItsMission() {
    CardId picard = scene.person(ONE, "215", Host.outpost(outpost));
    scene.orders(ONE).does(one(picard, Host.outpost(outpost), team));
    assertThat(scene.against(one(scene.only(team), team, aboard))).isEmpty();
    scene.does(one(scene.only(team), team, Host.outpost(outpost)));
  }

  @Rule({"ST-BEA-04", "ST-LOD-04"})
  @Test
  void oneCardOrAllThatMayGo() {
    scene.persons(ONE, aboard, "215", "250").gear(ONE, "064", aboard);
    scene.orders(ONE).does(all(aboard, team));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("215", "250");
    assertThat(scene.defs(team, Role.GEAR)).containsExactly("064");
    assertThat(scene.against(all(aboard, team))).containsExactly("ST-BEA-01");
  }

  @Rule({"ST-BEA-08", "ST-ORD-06", "ST-D-16", "ST-BEA-07", "ST-ORD-05"})
  @Test
  void equipmentGoesAloneAndAStoppedShipIsStillABoard() {
    CardId picard = scene.person(ONE, "215", aboard);
    CardId stopped = scene.gear(ONE, "065", aboard);
    CardId phaser = scene.stopped(ONE, aboard).gear(ONE, "064", aboard);
    CardId other = scene.person(ONE, "250", Host.outpost(outpost));
    scene.with(ship, each -> each.copy().withStop(Stop.TURN)).orders(ONE);
    assertThat(scene.against(one(picard, aboard, team))).containsExactly("ST-ORD-05");
    assertThat(scene.against(one(stopped, aboard, team))).containsExactly("ST-ORD-05");
    Host theirs = Host.team(0, TWO);
    CardId alone = scene.gear(TWO, "064", theirs);
    assertThat(scene.against(one(alone, theirs, aboard))).containsExactly("ST-BEA-01");
    scene.does(one(phaser, aboard, team));
    assertThat(scene.state().gear(team)).isEqualTo(1);
    scene.does(new Load(ONE, Optional.of(other), outpost, ship));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("250");
    scene.does(
        new Unload(
            ONE, Optional.of(scene.state().cards(aboard, Role.FREE).get(0).id()), ship, outpost));
  }

  @Rule({"ST-LOD-01", "ST-LOD-02", "ST-LOD-04", "ST-ZON-08", "ST-D-14", "ST-OUT-11"})
  @Test
  void whatIsLoadedMovesWithTheShip() {
    scene.persons(ONE, Host.outpost(outpost), "215", "250");
    scene.orders(ONE).does(new Load(ONE, Optional.empty(), outpost, ship));
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("215", "250");
    assertThat(scene.against(new Unload(ONE, Optional.empty(), ship, outpost)))
        .containsExactly("ST-LOD-03");
    assertThat(scene.against(new Load(ONE, Optional.empty(), outpost, ship)))
        .containsExactly("ST-LOD-01");
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    // Where it comes back, it is at the outpost again: there is nothing to dock for.
    scene
        .does(new Move(ONE, ship, false, 0))
        .does(new Unload(ONE, Optional.empty(), ship, outpost));
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly("215", "250");
  }

  @Rule("ST-LOD-05")
  @Test
  void stoppedCardsAreNotLoaded() {
    Host there = Host.outpost(outpost);
    CardId picard = scene.person(ONE, "215", there);
    scene.orders(ONE).stopped(ONE, there);
    assertThat(scene.against(new Load(ONE, Optional.of(picard), outpost, ship)))
        .containsExactly("ST-ORD-05");
  }

  @Rule({"ST-MOV-07", "ST-D-48", "ST-X-11", "ST-UNQ-05"})
  @Test
  void anyNumberOfShipsAndOfUniversalPersonsMayBeAtOnePlace() {
    scene.ship(ONE, "331", 1);
    scene.ship(TWO, "331", 1);
    scene.persons(ONE, aboard, "201", "201", "201", "212").orders(ONE);
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("201", "201", "201", "212");
  }

  @Rule({"ST-TRE-03", "ST-X-38", "ST-D-44"})
  @Test
  void aTreatyNeedsOneOfTheNamedAffiliationStill() {
    scene.lies(ONE, "099", On.table(ONE));
    scene.persons(ONE, team, "275", "268", "255").orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.KLINGON))))
        .containsExactly("ST-ATT-03");
    scene.persons(ONE, team, "201");
    assertThat(
            scene.against(
                new Attempt(
                    ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION, Affiliation.KLINGON))))
        .isEmpty();
  }

  @Rule({"ST-EFF-35", "ST-EFF-18"})
  @Test
  void whomNoCapBindsBeamOneAfterTheOther() {
    scene.persons(ONE, aboard, "215", "250");
    scene.lies(TWO, "068", On.location(0)); // three persons
    CardId field = scene.lies(TWO, "070", On.location(0)); // nobody, in every other turn
    scene.orders(ONE).does(one(scene.state().cards(aboard, Role.FREE).get(0).id(), aboard, team));
    scene.turned(field);
    assertThat(scene.against(one(scene.only(aboard), aboard, team))).containsExactly("ST-EFF-35");
    scene.lies(ONE, "086", On.table(ONE)); // Pattern Enhancers
    scene.does(one(scene.only(aboard), aboard, team));
    scene.gear(ONE, "064", team);
    assertThat(scene.against(all(team, aboard))).isEmpty();
  }
}
