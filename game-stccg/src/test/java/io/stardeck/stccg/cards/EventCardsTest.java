package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events, played from the hand as the card play of a turn. */
class EventCardsTest {
  // Diplomacy Mission (planet, Federation), Study Stellar Collision (space), Cloaked Mission
  // (planet, Klingon).
  private final Scene scene = Scene.laid().missions("151", "191", "147");

  private void plays(Seat seat, String event, Aim on) {
    CardId card = scene.hand(seat, event);
    scene.cardPlay(seat).quietly(new PlayCard(seat, card, on));
  }

  @Shows("067")
  @Rule({"ST-EFF-43", "ST-EFF-01", "ST-EFF-31", "ST-D-72"})
  @Test
  void theAnomalyKillsEverybodyAtTheEndOfTheThirdFullTurn() {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.persons(TWO, Host.ship(ship), "205").persons(ONE, Host.team(0, ONE), "204");
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.persons(ONE, Host.outpost(outpost), "214");
    plays(ONE, "067", Aim.NOTHING);
    scene.turns(6);
    assertThat(scene.discarded(TWO)).isEmpty();
    scene.turns(1);
    assertThat(scene.toldTo(TWO, CardEvent.CountdownAdvanced.class))
        .extracting(CardEvent.CountdownAdvanced::left)
        .containsExactly(2, 1, 0);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("204", "214", "067");
    assertThat(scene.discarded(TWO)).containsExactly("205");
  }

  @Shows("068")
  @Rule({"ST-EFF-35", "ST-PLY-08", "ST-DAT-17"})
  @Test
  void threePersonsBeamWhereTheAirIsIonized() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    Host team = Host.team(0, ONE);
    scene.persons(ONE, aboard, "205", "204", "214", "220");
    CardId phaser = scene.gear(ONE, "064", aboard);
    plays(ONE, "068", Aim.at(0));
    assertThat(scene.against(new Beam(ONE, Optional.empty(), aboard, team)))
        .containsExactly("ST-EFF-35");
    for (int i = 0; i < 3; i++) {
      CardId person = scene.state().cards(aboard, Role.FREE).get(0).id();
      scene.quietly(new Beam(ONE, Optional.of(person), aboard, team));
    }
    CardId fourth = scene.only(aboard);
    assertThat(scene.against(new Beam(ONE, Optional.of(fourth), aboard, team)))
        .containsExactly("ST-EFF-35");
    scene.quietly(new Beam(ONE, Optional.of(phaser), aboard, team));
    scene.turns(2);
    assertThat(scene.against(new PlayCard(ONE, scene.hand(ONE, "068"), Aim.at(0))))
        .containsExactly("ST-PLY-08"); // one for each place
    scene.quietly(new DeclinePlay(ONE)).quietly(new Beam(ONE, Optional.of(fourth), aboard, team));
    assertThat(scene.defs(team, Role.FREE)).hasSize(4);
  }

  @Shows("086")
  @Rule({"ST-EFF-18", "ST-EFF-35", "ST-EFF-42"})
  @Test
  void patternEnhancersLiftTheCap() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, aboard, "205", "204", "214", "220");
    plays(TWO, "068", Aim.at(0));
    scene.turns(1);
    Beam all = new Beam(ONE, Optional.empty(), aboard, Host.team(0, ONE));
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "086"), Aim.NOTHING)).quietly(all);
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).hasSize(4);
  }

  @Shows("070")
  @Rule({"ST-EFF-35", "ST-EFF-25"})
  @Test
  void theDistortionFieldBarsBeamingInEveryOtherTurn() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId phaser = scene.gear(ONE, "064", Host.ship(ship));
    Beam down = new Beam(ONE, Optional.of(phaser), Host.ship(ship), Host.team(0, ONE));
    plays(TWO, "070", Aim.at(0));
    scene.turns(1);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(down)).containsExactly("ST-EFF-35"); // beginning with the next turn
    scene.turns(1);
    scene.quietly(new DeclinePlay(TWO));
    scene.turns(1);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(down)).containsExactly("ST-EFF-35");
    scene.turns(1);
    assertThat(scene.state().table().lying().get(0).turned()).isFalse();
    assertThat(scene.toldTo(TWO, CardEvent.CardTurnedOver.class))
        .extracting(CardEvent.CardTurnedOver::turned)
        .containsExactly(true, false, true, false);
  }

  @Shows({"071", "072", "073", "074"})
  @Rule({"ST-EFF-14", "ST-SPC-12", "ST-ATT-04", "ST-X-38", "ST-DAT-17", "ST-PAT-15"})
  @ParameterizedTest
  @CsvSource({
    "071, 2, FEDERATION, 251 215",
    "072, 0, KLINGON, 261 278 277 263 280",
    "073, 0, ROMULAN, 324 317 327 312 326 305",
    "074, 2, ROMULAN, 329 324 317"
  })
  void spiesAttemptTheMissionUntilItIsSolved(
      String event, int mission, Affiliation affiliation, String group) {
    Host team = Host.team(mission, ONE);
    scene.persons(ONE, team, group.split(" "));
    Attempt attempt = new Attempt(ONE, mission, team, ImmutableSet.of(affiliation));
    scene.orders(ONE);
    assertThat(scene.against(attempt)).containsExactly("ST-ATT-03");
    plays(ONE, event, Aim.at(mission));
    scene.quietly(attempt).quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(30);
    assertThat(scene.discarded(ONE)).containsExactly(event);
  }

  @Shows("076")
  @Rule("ST-EFF-54")
  @Test
  void theReplicatorSavesPersonsOnPlanetsWithTwoDoctors() {
    scene.seeded(TWO, 0, "015").seeded(TWO, 1, "015");
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "200", "205");
    plays(ONE, "076", Aim.NOTHING);
    scene
        .quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).isEmpty();
    assertThat(scene.defs(team, Role.FREE)).hasSize(2);
    Host other = Host.team(2, ONE); // without a doctor
    scene.seeded(TWO, 2, "015").persons(ONE, other, "256", "257").orders(ONE);
    scene
        .quietly(new Attempt(ONE, 2, other, ImmutableSet.of(Affiliation.KLINGON)))
        .quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).hasSize(1);
  }

  @Shows("081")
  @Rule({"ST-EFF-12", "ST-AFF-03"})
  @Test
  void theFingernailMakesAndroidsNeutralForAll() {
    CardId romulan = scene.ship(TWO, "362", 0);
    CardId ship = scene.ship(TWO, "331", 0);
    CardId data = scene.person(TWO, "204", Host.ship(ship));
    CardId troi = scene.person(TWO, "205", Host.ship(ship));
    plays(ONE, "081", Aim.NOTHING);
    scene.turns(1);
    scene.quietly(new DeclinePlay(TWO));
    assertThat(scene.against(new Beam(TWO, Optional.of(troi), Host.ship(ship), Host.ship(romulan))))
        .containsExactly("ST-BEA-07");
    scene.quietly(new Beam(TWO, Optional.of(data), Host.ship(ship), Host.ship(romulan)));
    assertThat(scene.defs(Host.ship(romulan), Role.FREE)).containsExactly("204");
  }

  @Rule({"ST-EFF-37", "ST-PLY-01"})
  @Test
  void whoPlaysAnEventInsteadReportsNobody() {
    Scene alert = Scene.laid().missions("151");
    alert.lies(ONE, "090", On.table(ONE));
    alert.cardPlay(ONE).quietly(new PlayCard(ONE, alert.hand(ONE, "103"), Aim.NOTHING));
    assertThat(alert.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Shows("090")
  @Rule({"ST-EFF-37", "ST-PLY-01", "ST-I-12", "ST-TRN-04"})
  @Test
  void redAlertReportsAnyNumber() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    Aim there = Aim.at(Host.outpost(outpost));
    plays(ONE, "090", Aim.NOTHING);
    CardId late = scene.hand(ONE, "205");
    assertThat(scene.against(new PlayCard(ONE, late, there))).isNotEmpty();
    scene.turns(2);
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "214"), there));
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "332"), there));
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "064"), there));
    assertThat(scene.against(new PlayCard(ONE, scene.hand(ONE, "091"), Aim.NOTHING)))
        .contains("ST-PLY-01");
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly("214");
    assertThat(scene.state().table().ships()).hasSize(1);
  }

  @Shows("077")
  @Rule({"ST-EFF-07", "ST-EFF-43"})
  @Test
  void theGoddessForbidsInterruptsForAFullTurn() {
    plays(ONE, "077", Aim.NOTHING);
    CardId juggler = scene.hand(TWO, "142");
    CardId kevin = scene.hand(TWO, "124");
    PlayInterrupt shuffles = new PlayInterrupt(TWO, juggler, Aim.at(ONE));
    assertThat(scene.against(shuffles)).contains("ST-EFF-07");
    CardId goddess = scene.state().table().lying().get(0).id();
    assertThat(scene.against(new PlayInterrupt(TWO, kevin, Aim.at(goddess)))).isEmpty();
    scene.turns(3);
    assertThat(scene.against(shuffles)).isEmpty();
    assertThat(scene.discarded(ONE)).containsExactly("077");
  }

  @Shows("094")
  @Rule({"ST-DAT-17", "ST-PLY-09"})
  @Test
  void severalLieAtOnePlaceAndStayWhenTheMissionIsSolvedUnlessTheDataSayOtherwise() {
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "205", "215", "204", "233").lies(ONE, "094", On.location(0));
    plays(ONE, "094", Aim.at(0));
    scene
        .quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isPositive();
    assertThat(scene.state().table().lying()).hasSize(2);
  }
}
