package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Ships that come into other hands while something is in progress ({@code ST-PAT-20}). */
class ChangedHandsTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'seize','name':'seize','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP','whose':'OPPONENT'}],"
              + "'effects':[{'op':'TAKE_CONTROL','until':'GAME'}]}}",
          "{'kind':'INTERRUPT','id':'keep','name':'keep','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP','whose':'OWN'}],"
              + "'effects':[{'op':'TAKE_CONTROL','until':'GAME'}]}}",
          "{'kind':'INTERRUPT','id':'blast','name':'blast','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP','whose':'OPPONENT'}],"
              + "'effects':[{'op':'DESTROY_SHIP'}]}}",
          "{'kind':'INTERRUPT','id':'after','name':'after','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'ORDER_DONE'}],'effects':[{'op':'SCORE','points':1}]}}");

  private final Scene scene = Scene.laid(SET).missions("191", "151", "191");

  /** Whoever is asked passes until that window is open. */
  private void to(WindowKind kind) {
    while (!(scene.state().top() instanceof Phase.Window window && window.kind() == kind)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  private void seizes(Seat seat, CardId ship) {
    scene.plays(seat, "seize", Aim.at(Host.ship(ship))).passes();
  }

  @Rule({"ST-INT-10", "ST-ORD-09"})
  @Test
  void aShipThatIsTakenBeforeItsAttemptMakesNone() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.seeded(TWO, 0, "015").persons(ONE, Host.ship(ship), "242", "203").orders(ONE);
    scene.hand(TWO, "331");
    scene.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    seizes(TWO, ship);
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203", "242");
    assertThat(StccgView.of(scene.state(), TWO).cards(Host.ship(ship), Role.FREE)).hasSize(2);
  }

  @Rule({"ST-INT-10", "ST-ATT-06", "ST-ORD-09"})
  @Test
  void aShipThatIsTakenInItsAttemptEndsIt() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.seeded(TWO, 0, "044").persons(ONE, Host.ship(ship), "242", "203").orders(ONE);
    scene.hand(TWO, "331");
    scene.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    to(WindowKind.DILEMMA_REVEALED);
    seizes(TWO, ship);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203", "242");
    assertThat(scene.state().table().location(0).solvedBy()).isEmpty();
  }

  @Rule({"ST-INT-10", "ST-AFF-10"})
  @Test
  void nobodyStrikesAtAShipThatIsTheirOwnByNow() {
    CardId own = scene.ship(ONE, "344", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.persons(ONE, Host.ship(own), "278").persons(TWO, Host.ship(enemy), "203").orders(ONE);
    scene.hand(TWO, "331");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    seizes(ONE, enemy);
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.ship(enemy).stopped()).isFalse();
  }

  @Rule({"ST-INT-10", "ST-AFF-10"})
  @Test
  void nobodyStrikesAtAShipThatIsTakenInTheBattle() {
    CardId own = scene.ship(ONE, "344", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.persons(ONE, Host.ship(own), "278").persons(TWO, Host.ship(enemy), "203").orders(ONE);
    scene.hand(TWO, "331");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    to(WindowKind.BATTLE);
    seizes(ONE, enemy);
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
  }

  @Rule({"ST-SPC-04", "ST-EFF-16"})
  @Test
  void aCrewThatFightsIntrudersIsStoppedInTheHandsOfWhoHasTheShip() {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.persons(TWO, Host.ship(ship), "244", "203", "212").orders(ONE);
    scene.hand(TWO, "331");
    scene.plays(ONE, "134", Aim.at(Host.ship(ship)));
    to(WindowKind.BATTLE);
    seizes(ONE, ship);
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("203", "212", "244");
    assertThat(StccgView.of(scene.state(), ONE).cards(Host.ship(ship), Role.STOPPED)).hasSize(3);
  }

  @Rule({"ST-INT-06", "ST-SHB-06", "ST-SHB-08"})
  @Test
  void aStrikeInReturnIsPartOfTheBattleAndTheWindowAfterAnOrderFollowsIt() {
    CardId own = scene.ship(ONE, "347", 1);
    CardId enemy = scene.ship(TWO, "351", 1);
    scene.persons(ONE, Host.ship(own), "278").persons(TWO, Host.ship(enemy), "278").orders(ONE);
    scene.quietly(new AttackShip(ONE, enemy)).quietly(new Confirm(ONE));
    scene.hand(TWO, "331");
    scene.quietly(new Counterattack(TWO, own)).quietly(new Confirm(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(1);
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(1);
  }

  @Rule({"ST-SPC-15", "ST-INT-10"})
  @Test
  void whoIsSavedFromAShipThatWasToAttemptAMissionIsBeamedAboardAnother() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "242").orders(ONE).hand(ONE, "116");
    scene.hand(TWO, "331");
    scene.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    scene.plays(TWO, "blast", Aim.at(Host.ship(ship)));
    to(WindowKind.CASUALTY);
    scene.plays(ONE, "116", Aim.at(Host.ship(ship))).passes(); // Escape Pod
    Host pod = scene.state().table().pods().get(0).host();
    CardId saved = scene.only(pod);
    scene.does(new Beam(ONE, Optional.of(saved), pod, Host.ship(other)));
    assertThat(scene.defs(Host.ship(other), Role.FREE)).containsExactly("242");
  }

  @Rule({"ST-SPC-04", "ST-SPC-05", "ST-EFF-16"})
  @Test
  void intrudersFightTheCrewThoughTheirPlayerHasTheShip() {
    CardId ship = scene.ship(TWO, "353", 0);
    scene.persons(TWO, Host.ship(ship), "296").lies(ONE, "134", On.intruder(ship));
    scene.hand(TWO, "331");
    scene.orders(ONE);
    seizes(ONE, ship);
    scene.hand(TWO, "331");
    scene.does(new EndTurn(ONE)).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class))
        .containsExactly(new BattleEvent.StrikeCompared(1, 7));
    assertThat(scene.discarded(ONE)).contains("134");
  }

  @Rule({"ST-MOV-03", "ST-CLK-02", "ST-EFF-34", "ST-EFF-16"})
  @Test
  void whatAShipHasUsedInItsOwnPlayersTurnIsNotUsedInAnothers() {
    CardId ship = scene.ship(TWO, "354", 0);
    scene.persons(TWO, Host.ship(ship), "289", "300", "301", "303").orders(TWO);
    scene.quietly(new Move(TWO, ship, true, 1)); // costs 3 of 7
    scene.with(ship, each -> each.copy().withCloakUsed(true).withMoveEnded(true));
    scene.quietly(new EndTurn(TWO));
    CardId device = scene.hand(ONE, "084");
    scene.quietly(new PlayCard(ONE, device, Aim.at(Host.ship(ship)))); // Neural Servo Device
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.ship(ship).cloakUsed()).isFalse();
    scene.quietly(new Move(ONE, ship, true, 2)).quietly(new Move(ONE, ship, false, 1));
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(6);
  }

  @Rule({"ST-MOV-03", "ST-EFF-39"})
  @Test
  void whatAShipHasUsedInATurnIsUsedWhoeverTakesItInThatTurn() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "203").orders(ONE).hand(TWO, "331");
    scene.quietly(new Move(ONE, ship, true, 1));
    int used = scene.ship(ship).rangeUsed();
    seizes(TWO, ship);
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(used).isPositive();
  }

  @Rule({"ST-EFF-16", "ST-BEA-01", "ST-ORD-09", "ST-BEA-08"})
  @Test
  void whoHasAShipForATurnReachesOnlyItsCrew() {
    CardId ship = scene.ship(TWO, "355", 1);
    Host down = Host.team(1, TWO);
    Host up = Host.ship(scene.ship(ONE, "331", 1));
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 1));
    Optional<CardId> theirs = Optional.of(scene.person(TWO, "203", down));
    Optional<CardId> own = Optional.of(scene.person(ONE, "204", up));
    Optional<CardId> crew = Optional.of(scene.person(TWO, "289", Host.ship(ship)));
    scene.playsCard(ONE, "084", Aim.at(Host.ship(ship))); // Neural Servo Device
    scene.orders(ONE);
    assertThat(scene.against(new Beam(ONE, theirs, down, up))).isNotEmpty();
    assertThat(scene.against(new Beam(ONE, theirs, down, outpost))).isNotEmpty();
    assertThat(scene.against(new Beam(ONE, theirs, down, Host.ship(ship)))).isNotEmpty();
    assertThat(scene.against(new Beam(ONE, own, up, down))).isNotEmpty();
    scene.does(new Beam(ONE, crew, Host.ship(ship), down));
    assertThat(scene.defs(down, Role.FREE)).containsExactly("203", "289");
  }

  @Rule("ST-EFF-16")
  @Test
  void whoHasAShipForATurnMayTakeItForGood() {
    CardId ship = scene.ship(TWO, "352", 0);
    scene.playsCard(ONE, "084", Aim.at(Host.ship(ship))); // Neural Servo Device
    assertThat(scene.ship(ship).returnsTo()).hasValue(TWO);
    scene.plays(ONE, "keep", Aim.at(Host.ship(ship))).passes();
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(ship).controller()).hasValue(ONE);
  }
}
