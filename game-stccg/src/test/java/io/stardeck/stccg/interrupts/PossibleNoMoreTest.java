package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orders that were announced, and that what was played in their window has made impossible. */
class PossibleNoMoreTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final Host TEAM = Host.team(0, ONE);
  private static final Host OTHERS = Host.team(0, TWO);

  // A planet for the Federation, a space mission, a planet.
  private final Scene scene = Scene.laid().missions("146", "191", "151");

  @Rule({"ST-INT-10", "ST-ATT-04"})
  @Test
  void anAttemptByEspionageThatHasEndedIsNotMade() {
    CardId spies = scene.lies(ONE, "072", On.location(0)); // Klingon on Federation
    scene.seeded(TWO, 0, "015").persons(ONE, TEAM, "278", "253").orders(ONE).hand(TWO, "124");
    scene.does(new Attempt(ONE, 0, TEAM, KLINGON)).does(new Confirm(ONE));
    scene.plays(TWO, "124", Aim.at(spies)).passes(); // Kevin Uxbridge
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("253", "278");
  }

  @Rule({"ST-INT-10", "ST-ATT-03", "ST-TRE-09"})
  @ParameterizedTest
  @CsvSource({"146, 099, 278, KLINGON", "154, 100, 305, ROMULAN"}) // which names one, or both
  void anAttemptOfPartnersWhoseTreatyHasEndedIsNotMade(
      String mission, String joining, String partner, Affiliation theirs) {
    Scene planet = Scene.laid().missions(mission);
    CardId treaty = planet.lies(ONE, joining, On.table(ONE));
    planet.seeded(TWO, 0, "015").persons(ONE, TEAM, "215", partner).orders(ONE).hand(TWO, "141");
    planet
        .does(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION, theirs)))
        .does(new Confirm(ONE));
    planet.plays(TWO, "141", Aim.at(treaty)).passes(); // The Devil
    assertThat(planet.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(planet.defs(TEAM, Role.FREE)).containsExactly("215", partner);
  }

  @Rule({"ST-INT-10", "ST-ATB-01", "ST-TRE-09"})
  @Test
  void anAttackOfPartnersWhoseTreatyHasEndedIsNotMade() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, TEAM, "278", "305").persons(TWO, OTHERS, "204").orders(ONE);
    scene.hand(TWO, "141");
    scene
        .does(
            new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.ROMULAN, Affiliation.KLINGON), TWO))
        .does(new Confirm(ONE));
    scene.plays(TWO, "141", Aim.at(treaty)).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("278", "305");
    assertThat(scene.defs(OTHERS, Role.FREE)).containsExactly("204");
  }

  @Rule({"ST-INT-10", "ST-AFF-06"})
  @Test
  void whoIsOfTheFederationAgainDoesNotAttack() {
    CardId nail = scene.lies(ONE, "081", On.table(ONE)); // Lore's Fingernail: Data is neutral
    CardId own = scene.ship(ONE, "352", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.persons(ONE, Host.ship(own), "204", "296").orders(ONE).hand(TWO, "124");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    scene.plays(TWO, "124", Aim.at(nail)).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.ship(own).stopped()).isFalse();
  }

  @Rule({"ST-INT-10", "ST-AFF-06"})
  @Test
  void aTeamOfTheFederationAgainDoesNotAttack() {
    CardId nail = scene.lies(ONE, "081", On.table(ONE));
    scene.persons(ONE, TEAM, "204", "296").persons(TWO, OTHERS, "278").orders(ONE);
    scene.hand(TWO, "124");
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(), TWO)).does(new Confirm(ONE));
    scene.plays(TWO, "124", Aim.at(nail)).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204", "296");
  }

  @Rule({"ST-INT-10", "ST-EFF-32"})
  @Test
  void aShipThatIsCalledElsewhereDoesNotMoveAway() {
    CardId ship = scene.ship(ONE, "345", 1);
    scene.outpost(TWO, "105", 0);
    scene.persons(ONE, Host.ship(ship), "253").orders(ONE).hand(TWO, "121");
    scene.does(new Move(ONE, ship, true, 2));
    scene.plays(TWO, "121", Aim.at(Host.ship(ship))).passes(); // Incoming Message - Klingon
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    scene.does(new Move(ONE, ship, false, 0));
  }

  @Rule({"ST-INT-10", "ST-ATB-01"})
  @Test
  void anAttackWhoseTeamHasGoneIsNotMade() {
    scene.ship(ONE, "345", 0);
    scene.persons(ONE, TEAM, "278").persons(TWO, OTHERS, "204").orders(ONE);
    scene.hand(TWO, "331");
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    scene.plays(ONE, "114", Aim.at(TEAM)).passes(); // Transporter Armbands
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.defs(OTHERS, Role.FREE)).containsExactly("204");
  }

  @Rule("ST-EFF-08")
  @Test
  void whoIsTransportedFromAGroupIsFree() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    CardId troi = scene.person(ONE, "205", aboard);
    scene.persons(ONE, aboard, "203").orders(ONE).hand(TWO, "331");
    CardId kit = scene.gear(ONE, "055", aboard);
    scene.does(new Attempt(ONE, 1, aboard, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.plays(ONE, "130", Aim.at(aboard)).passes();
    scene
        .does(new Choose(ONE, new Chosen.OfLocation(2)))
        .does(new Choose(ONE, new Chosen.OfCard(troi)));
    scene
        .does(new Choose(ONE, new Chosen.OfLocation(2)))
        .does(new Choose(ONE, new Chosen.OfCard(kit)));
    scene.does(new Choose(ONE, new Chosen.No())).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly("205");
    assertThat(scene.defs(Host.team(2, ONE), Role.GEAR)).containsExactly("055");
  }

  @Rule({"ST-INT-10", "ST-EFF-33"})
  @Test
  void aShipThatIsSetAsideWhenADilemmaIsMetIsOutOfItsReach() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.seeded(TWO, 1, "044").persons(ONE, Host.ship(ship), "203").orders(ONE).hand(TWO, "331");
    scene.does(new Attempt(ONE, 1, Host.ship(ship), ImmutableSet.of(Affiliation.FEDERATION)));
    while (scene.told(MissionEvent.SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "140", Aim.at(Host.ship(ship))).passes(); // Temporal Rift
    assertThat(scene.ship(ship).here()).isFalse();
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203");
  }

  @Rule({"ST-PRE-05", "ST-INT-10"})
  @Test
  void whoHasFledFromAFirestormLives() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.seeded(TWO, 0, "025").persons(ONE, TEAM, "248", "203").orders(ONE);
    scene.hand(ONE, "331");
    scene
        .does(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)))
        .does(new Confirm(ONE));
    while (scene.told(MissionEvent.SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("203", "248");
    assertThat(scene.discarded(TWO)).containsExactly("025");
  }

  @Rule({"ST-EFF-32", "ST-INT-10"})
  @Test
  void aShipThatIsCalledElsewhereDoesNotAttempt() {
    CardId ship = scene.ship(ONE, "345", 1);
    scene.ship(TWO, "331", 1);
    scene.outpost(TWO, "105", 0);
    scene.persons(ONE, Host.ship(ship), "278").orders(ONE).hand(TWO, "121");
    scene.does(new Attempt(ONE, 1, Host.ship(ship), KLINGON));
    scene.plays(TWO, "121", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("278");
  }

  @Rule({"ST-EFF-32", "ST-INT-10"})
  @Test
  void aShipThatIsCalledElsewhereDoesNotAttack() {
    CardId ship = scene.ship(ONE, "345", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.outpost(TWO, "105", 0);
    scene.persons(ONE, Host.ship(ship), "278").orders(ONE).hand(TWO, "121");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    scene.plays(TWO, "121", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.ship(ship).stopped()).isFalse();
  }

  @Rule("ST-EFF-32")
  @Test
  void anAttemptEndsWhereItsShipIsCalledElsewhere() {
    CardId ship = scene.ship(ONE, "345", 1);
    scene.outpost(TWO, "105", 0);
    scene.seeded(TWO, 1, "015").seeded(TWO, 1, "044"); // Q is met first, and then Armus is not
    scene.persons(ONE, Host.ship(ship), "278").orders(ONE).hand(TWO, "121");
    scene.hand(TWO, "133");
    scene.does(new Attempt(ONE, 1, Host.ship(ship), KLINGON));
    while (scene.told(MissionEvent.SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "121", Aim.at(Host.ship(ship)));
    scene.plays(TWO, "133", Aim.atAnnounced(0)).passes(); // Q2 does away with Q
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("278");
    assertThat(scene.told(MissionEvent.SeedCardMet.class)).hasSize(1);
  }

  @Rule({"ST-BAT-06", "ST-ORD-03"})
  @Test
  void whoIsBeamedOutOfABattleIsNotStoppedByItsEnd() {
    Host aboard = Host.ship(scene.ship(ONE, "345", 0));
    scene.persons(ONE, TEAM, "278").persons(TWO, OTHERS, "204").orders(ONE);
    scene.hand(TWO, "331");
    CardId phaser = scene.gear(ONE, "064", TEAM);
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (scene.told(BattleEvent.BattleStarted.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("278");
    assertThat(scene.state().cards(aboard, Role.GEAR)).extracting("id").containsExactly(phaser);
    assertThat(scene.defs(OTHERS, Role.STOPPED)).containsExactly("204");
  }

  @Rule({"ST-AFF-04", "ST-TRE-09", "ST-INT-10"})
  @Test
  void partnersWhoseTreatyEndsInAnAttemptGoOnNoMore() {
    CardId treaty = scene.lies(ONE, "099", On.table(ONE));
    scene.seeded(TWO, 0, "015").seeded(TWO, 0, "054"); // Wind Dancer, which Music gets by
    scene.persons(ONE, TEAM, "278", "204").orders(ONE).hand(TWO, "141");
    scene
        .does(
            new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION, Affiliation.KLINGON)))
        .does(new Confirm(ONE));
    while (scene.told(MissionEvent.SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "141", Aim.at(treaty)).passes();
    assertThat(scene.told(MissionEvent.DilemmaResolved.class))
        .extracting(MissionEvent.DilemmaResolved::overcome)
        .containsExactly(true);
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204", "278");
  }

  @Rule({"ST-AFF-04", "ST-TRE-09", "ST-INT-10"})
  @Test
  void partnersWhoseTreatyEndsInABattleWinAndLoseNothing() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, TEAM, "278", "305").persons(TWO, OTHERS, "204").orders(ONE);
    scene.hand(TWO, "141");
    scene
        .does(
            new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.ROMULAN, Affiliation.KLINGON), TWO))
        .does(new Confirm(ONE));
    while (scene.told(BattleEvent.BattleStarted.class).isEmpty()
        || scene.told(CardEvent.CardsRevealed.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "141", Aim.at(treaty)).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
    assertThat(scene.state().persons(TEAM)).isEqualTo(2);
    assertThat(scene.state().persons(OTHERS)).isEqualTo(1);
  }
}
