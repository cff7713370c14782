package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Chosen.Yes;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dilemmas that hold, part or age persons, take them elsewhere, or lend their ship. */
class AttachedDilemmaCardsTest {
  private static final Host TEAM = Encounter.TEAM;

  @Shows("010")
  @Rule({"ST-EFF-29", "ST-ZON-12", "ST-DIL-07", "ST-DIL-12", "ST-ATT-02"})
  @Test
  void whoIsAbductedIsHeldUntilLeadersFreeThem() {
    Scene scene = Encounter.planet("010", "204", "205", "215"); // Data has most CUNNING
    Lying card = scene.state().table().lying().get(0);
    assertThat(scene.state().cards(Places.held(card.id())))
        .extracting("def")
        .containsExactly("204");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("205", "215"); // the rest went on
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId another = scene.hand(ONE, "204");
    scene.turns(2);
    assertThat(scene.against(new PlayCard(ONE, another, Aim.at(Host.outpost(outpost)))))
        .contains("ST-UNQ-01"); // held, but in play
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "199", "211", "215");
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.state().table().lying()).hasSize(1); // not out of orbit (ST-ATT-02)
    scene.turns(2);
    scene.persons(ONE, TEAM, "199", "211").quietly(new DeclinePlay(ONE)); // Leadership x3
    assertThat(scene.defs(TEAM, Role.FREE)).contains("204");
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.discarded(TWO)).containsExactly("010");
  }

  @Shows("011")
  @Rule({"ST-EFF-39", "ST-EFF-08", "ST-EFF-16", "ST-EFF-27", "ST-TRM-01", "ST-VIS-02"})
  @Test
  void parasitesGiveTheShipToTheOpponentForSomeOrders() {
    Scene scene = Encounter.laid("011", true).persons(ONE, TEAM, "205", "214");
    CardId ship = scene.ship(ONE, "331", 0);
    Encounter.attempts(scene);
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    assertThat(scene.ship(ship).controller()).contains(TWO);
    scene.quietly(new Move(TWO, ship, true, 1));
    assertThat(scene.against(new EndTurn(ONE))).isNotEmpty();
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).controller()).contains(ONE);
    assertThat(scene.ship(ship).stopped()).isTrue();
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("205", "214");
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    assertThat(scene.discarded(TWO)).containsExactly("011");
  }

  @Shows("011")
  @Rule({"ST-EFF-39", "ST-EFF-16", "ST-DIL-02"})
  @Test
  void whoLeavesALentShipIsWhereTheirOwnPlayersCardsAre() {
    Scene scene = Encounter.laid("011", true).persons(ONE, TEAM, "205", "214");
    CardId ship = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(TWO, "331", 0);
    scene.person(TWO, "205", Host.team(0, TWO));
    Encounter.attempts(scene);
    Host aboard = Host.ship(ship);
    CardId one = scene.state().cards(aboard, Role.FREE).get(0).id();
    assertThat(scene.against(new Beam(TWO, Optional.of(one), aboard, Host.ship(other))))
        .contains("ST-BEA-05");
    assertThat(scene.against(new Beam(TWO, Optional.of(one), aboard, Host.team(0, TWO))))
        .contains("ST-EFF-16");
    assertThat(
            scene.against(
                new Beam(
                    TWO, Optional.of(scene.only(Host.team(0, TWO))), Host.team(0, TWO), aboard)))
        .contains("ST-EFF-16", "ST-EFF-39");
    scene.quietly(new Beam(TWO, Optional.of(one), aboard, TEAM)).quietly(new EndTurn(TWO));
    // As those aboard, who have met the dilemma with them (ST-DIL-02).
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(1);
  }

  @Shows("011")
  @Rule({"ST-EFF-40", "ST-EFF-27"})
  @Test
  void withoutAShipTheParasitesOnlyStop() {
    Scene scene = Encounter.planet("011", "205", "214");
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(2);
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
  }

  @Shows({"024", "032"})
  @Rule({"ST-EFF-08", "ST-DIL-12", "ST-DIL-16", "ST-REQ-14"})
  @ParameterizedTest
  @CsvSource({"024, 205, 204", "032, 204, 205"})
  void loveTakesOneToThePlanetFurthestAway(String dilemma, String taken, String left) {
    Scene scene = Scene.laid().missions("162", "178", "151").seeded(TWO, 0, dilemma);
    scene.persons(ONE, TEAM, taken, left);
    Encounter.attempts(scene);
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly(taken);
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly(left);
    assertThat(scene.discarded(TWO)).containsExactly(dilemma);
  }

  @Shows("024")
  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void betweenTwoPlanetsAsFarTheOpponentChooses() {
    Scene scene = Scene.laid().missions("151", "162", "152").seeded(TWO, 1, "024");
    Host team = Host.team(1, ONE);
    scene.persons(ONE, team, "205", "204").orders(ONE);
    scene
        .quietly(new Attempt(ONE, 1, team, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    scene.quietly(new Choose(TWO, new OfLocation(2)));
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly("205");
  }

  @Shows("028")
  @Rule({"ST-DIL-15", "ST-EFF-43", "ST-PAT-08", "ST-EFF-01"})
  @Test
  void theAgedDieAfterThreeFullTurns() {
    Scene scene = Encounter.planet("028", "205", "214");
    scene.person(ONE, "220", TEAM);
    scene.turns(6);
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(3);
    scene.turns(1);
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("220"); // who came later lives
    assertThat(scene.discarded(TWO)).containsExactly("028");
  }

  @Shows("042")
  @Rule({"ST-EFF-51", "ST-EFF-31", "ST-EFF-30", "ST-REQ-17", "ST-DIL-12"})
  @Test
  void phasedMatterPartsTheGroup() {
    Scene scene = Encounter.planet("042", "205", "214", "220");
    scene.quietly(new Choose(ONE, new Yes())).quietly(new Choose(ONE, new No()));
    assertThat(scene.defs(TEAM, Role.DISABLED)).containsExactly("205", "220"); // the larger part
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("214");
    CardId ship = scene.ship(ONE, "331", 0);
    CardId held = scene.state().cards(TEAM, Role.DISABLED).get(0).id();
    assertThat(scene.against(new Beam(ONE, Optional.of(held), TEAM, Host.ship(ship)))).isNotEmpty();
    CardId engineer = scene.person(ONE, "229", Host.ship(ship));
    scene.quietly(new Beam(ONE, Optional.of(engineer), Host.ship(ship), TEAM));
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(4); // with 214, SCIENCE, they free the others
    assertThat(scene.discarded(TWO)).containsExactly("042");
  }
}
