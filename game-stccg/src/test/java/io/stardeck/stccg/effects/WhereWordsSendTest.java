package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.OwnSet.instant;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Where the words of effects take ships, crews and teams, and where not. */
class WhereWordsSendTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static String moves(String id, String target, String goal) {
    return instant(
        id,
        target,
        "{'op':'RELOCATE','of':{'from':'TARGET'},'to':'%s','otherwise':[]}".formatted(goal));
  }

  private static final CardSet SET =
      OwnSet.with(
          instant("far", "SHIP", "{'op':'RELOCATE_SHIP','to':'FAR_END'}"),
          instant("any", "SHIP", "{'op':'RELOCATE_SHIP','to':'ANYWHERE'}"),
          instant("home", "SHIP", "{'op':'RELOCATE_SHIP','to':'OWN_OUTPOST'}"),
          moves("climbs", "TEAM", "OWN_SHIP_HERE"),
          moves("beams", "SHIP", "UP_OR_DOWN"));

  // Excavation (planet), Study Stellar Collision (space), Diplomacy Mission (planet).
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151");

  @Rule("ST-EFF-08")
  @Test
  void aShipGoesHomeToAnOutpostThatItCanUse() {
    CardId ship = scene.ship(ONE, "331", 1); // of the Federation
    scene.outpost(TWO, "104", 0);
    scene.outpost(ONE, "105", 0);
    scene.playsCard(ONE, "home", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    scene.outpost(ONE, "104", 2);
    scene.playsCard(ONE, "home", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
  }

  @Rule("ST-EFF-08")
  @Test
  void aTeamIsTakenAboardNoShipThatIsCloakedOrElsewhereOrNotItsOwn() {
    CardId cloaked = scene.ship(ONE, "345", 0);
    scene.with(cloaked, each -> each.copy().withCloaked(true)).ship(ONE, "345", 2);
    scene.ship(TWO, "345", 0);
    scene.with(scene.ship(ONE, "345", 0), each -> each.copy().withAside(2));
    scene.persons(ONE, TEAM, "261");
    scene.playsCard(ONE, "climbs", Aim.at(TEAM));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("261");
    CardId here = scene.ship(ONE, "345", 0);
    scene.playsCard(ONE, "climbs", Aim.at(TEAM));
    assertThat(scene.defs(Host.ship(here), Role.FREE)).containsExactly("261");
  }

  @Rule({"ST-EFF-08", "ST-AFF-02"})
  @Test
  void norAboardAShipThatDoesNotSuitThem() {
    CardId federation = scene.ship(ONE, "331", 0);
    scene.persons(ONE, TEAM, "261");
    scene.playsCard(ONE, "climbs", Aim.at(TEAM));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("261");
    CardId klingon = scene.ship(ONE, "345", 0);
    scene.playsCard(ONE, "climbs", Aim.at(TEAM));
    assertThat(scene.against(new Choose(ONE, new OfCard(federation)))).isNotEmpty();
    scene.quietly(new Choose(ONE, new OfCard(klingon)));
    assertThat(scene.defs(Host.ship(klingon), Role.FREE)).containsExactly("261");
  }

  @Rule("ST-EFF-08")
  @Test
  void aCrewIsTakenDownToPlanetsAlone() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, aboard, "205");
    scene.playsCard(ONE, "beams", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("205");
  }

  @Rule("ST-EFF-08")
  @Test
  void theFurthestPlanetIsNoPlaceInSpace() {
    Scene space = Scene.laid().missions("162", "151", "178").seeded(TWO, 0, "024");
    Encounter.attempts(space.persons(ONE, TEAM, "205", "204"));
    assertThat(space.defs(Host.team(1, ONE), Role.FREE)).containsExactly("205");
  }

  @Rule("ST-EFF-08")
  @Test
  void theOpponentSaysToWhichEndAShipGoes() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.playsCard(ONE, "far", Aim.at(Host.ship(ship)));
    assertThat(scene.against(new Choose(ONE, new OfLocation(0)))).isNotEmpty();
    scene.quietly(new Choose(TWO, new OfLocation(0)));
    assertThat(scene.ship(ship).location()).isZero();
  }

  @Rule("ST-EFF-08")
  @Test
  void whoGoesAnywhereGoesElsewhere() {
    scene.playsCard(ONE, "any", Aim.at(Host.ship(scene.ship(ONE, "331", 1))));
    assertThat(scene.against(new Choose(ONE, new OfLocation(1)))).isNotEmpty();
    assertThat(scene.against(new Choose(ONE, new OfLocation(2)))).isEmpty();
  }

  @Rule({"ST-EFF-08", "ST-DMG-07"})
  @Test
  void aShipThatIsTakenAwayIsNoLongerBeingRepaired() {
    scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.with(ship, each -> each.copy().withCondition(Condition.REPAIRING));
    scene.playsCard(ONE, "far", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
  }
}
