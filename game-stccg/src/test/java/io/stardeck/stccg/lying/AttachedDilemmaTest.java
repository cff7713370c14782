package io.stardeck.stccg.lying;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttachedDilemmaTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);

  // Study Stellar Collision (space) and Diplomacy Mission (planet).
  private final Scene scene = Scene.laid().missions("191", "151");

  private CardId meets(String dilemma, String... crew) {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.seeded(TWO, 0, dilemma).persons(ONE, Host.ship(ship), crew).orders(ONE);
    scene.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    return ship;
  }

  @Rule({"ST-X-48", "ST-EFF-43", "ST-D-72", "ST-PAT-08", "ST-DIL-07"})
  @Test
  void nitriumParasitesDestroyTheShipAtTheEndOfTheSecondFullTurn() {
    CardId ship = meets("040", "203");
    scene.turns(3); // the turn of the meeting, one of the opponent, the first full one
    assertThat(scene.state().table().lying().get(0).countdown()).hasValue(1);
    scene.turns(2);
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.state().cards(Places.discard(TWO))).extracting("def").containsExactly("040");
  }

  @Rule({"ST-DIL-07", "ST-EFF-31", "ST-ORD-11", "ST-VIS-16"})
  @Test
  void aCureFreesWhomTheCardHasDisabled() {
    CardId ship = meets("031", "203"); // Ktarian Game
    assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).containsExactly("203");
    CardId other = scene.ship(ONE, "331", 0);
    scene.person(ONE, "204", Host.ship(other)); // Data is an android
    scene.does(
        new Beam(
            ONE, Optional.of(scene.only(Host.ship(other))), Host.ship(other), Host.ship(ship)));
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactlyInAnyOrder("203", "204");
    assertThat(scene.state().table().lying()).isEmpty();
    CardEvent.CardMarked cured = Iterables.getLast(scene.toldTo(ONE, CardEvent.CardMarked.class));
    assertThat(cured.card().def()).isEqualTo("203");
    assertThat(cured.gone()).singleElement().isInstanceOf(Mark.Disabled.class);
    assertThat(scene.toldTo(TWO, CardEvent.CardDisabled.class))
        .containsExactly(disabled(ship, true), disabled(ship, false));
    assertThat(scene.toldTo(ONE, CardEvent.CardDisabled.class)).isEmpty();
  }

  @Rule({"ST-REQ-14", "ST-DIL-07"})
  @Test
  void anAndroidAboardCuresThoughDisabledThere() {
    CardId ship = meets("031", "204"); // Ktarian Game, and it is Data who plays
    assertThat(scene.told(CardEvent.CardDisabled.class)).isNotEmpty();
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("204");
  }

  @Rule({"ST-REQ-07", "ST-DIL-07"})
  @Test
  void theCunningOfWhoIsDisabledCuresNothing() {
    CardId ship = meets("031", "214", "214", "214", "214"); // CUNNING 8 each
    assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).hasSize(1);
    assertThat(scene.state().table().lying()).hasSize(1);
  }

  /** What is told of somebody out of sight. */
  private static CardEvent.CardDisabled disabled(CardId ship, boolean disabled) {
    return new CardEvent.CardDisabled(Host.ship(ship), Optional.empty(), disabled);
  }

  @Rule({"ST-EFF-12", "ST-EFF-25", "ST-PAT-07"})
  @Test
  void juniorTakesOneRangeAtTheEndOfEveryTurn() {
    CardId ship = meets("017", "203");
    scene.turns(3);
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE)).isEqualTo(4);
    scene.turns(4);
    assertThat(scene.state().table().ship(ship)).isNull();
  }

  @Rule("ST-PAT-07")
  @ParameterizedTest
  @CsvSource({"203, false", "212, false", "212 229, true"}) // ENGINEER x2, and one more
  void onlyThreeEngineersRidAShipOfJunior(String crew, boolean cured) {
    CardId ship = meets("017", "205");
    scene.persons(ONE, Host.ship(ship), crew.split(" "));
    scene.turns(1);
    assertThat(scene.state().table().lying().isEmpty()).isEqualTo(cured);
  }

  @Rule("ST-EFF-07")
  @Test
  void aTrappedShipDoesNotMove() {
    CardId ship = meets("034", "203", "200"); // MEDICAL: nobody dies
    assertThat(scene.against(new Move(ONE, ship, true, 1))).contains("ST-EFF-07");
  }

  @Rule({"ST-DIL-15", "ST-EFF-30", "ST-DIL-14"})
  @Test
  void whoIsQuarantinedDoesNotBeamUntilCured() {
    Host team = Host.team(1, ONE);
    CardId ship = scene.ship(ONE, "331", 1);
    scene.seeded(TWO, 1, "028"); // Hyper-Aging
    scene.person(ONE, "203", team);
    scene.orders(ONE).does(new Attempt(ONE, 1, team, FEDERATION)).does(new Confirm(ONE));
    CardId held = scene.only(team);
    Beam up = new Beam(ONE, Optional.of(held), team, Host.ship(ship));
    assertThat(scene.against(up)).containsExactly("ST-EFF-30");
    assertThat(scene.score(ONE)).isZero();
    scene.persons(ONE, Host.ship(ship), "200", "206"); // MEDICAL x2, SCIENCE
    scene.does(new Beam(ONE, Optional.empty(), Host.ship(ship), team));
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.state().cards(Places.points(TWO))).hasSize(1);
    assertThat(scene.toldTo(ONE, CardEvent.CardKept.class)).hasSize(1);
  }

  @Rule("ST-DIL-15")
  @Test
  void whatLiesOnAGroupEndsWhenNoneIsLeft() {
    Host team = Host.team(1, ONE);
    scene.ship(ONE, "331", 1);
    scene.seeded(TWO, 1, "028"); // Hyper-Aging
    scene.person(ONE, "203", team);
    scene.orders(ONE).does(new Attempt(ONE, 1, team, FEDERATION)).does(new Confirm(ONE));
    assertThat(scene.state().table().lying()).hasSize(1);
    scene.killed(ONE, team).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.discarded(TWO)).containsExactly("028");
    assertThat(scene.score(ONE)).isZero();
  }

  @Rule({"ST-DIL-15", "ST-VIS-11"})
  @Test
  void dealtAnewItLiesOnSomebodyOutOfSight() {
    CardId ship = meets("047", "203"); // REM Fatigue Hallucinations
    scene.quietly(new EndTurn(ONE)).orders(ONE);
    CardId leaves = scene.person(ONE, "204", Host.ship(ship));
    Host other = Host.ship(scene.ship(ONE, "331", 0));
    scene.quietly(new Beam(ONE, Optional.of(leaves), Host.ship(ship), other)); // who, ONE knows
    StccgGame game = new StccgGame();
    StccgState dealt = game.determinize(game.view(scene.state(), TWO), Chance.seeded("deal"));
    assertThat(game.faults(dealt)).isEmpty();
    Mark held = new Mark.Held(dealt.table().lying().get(0).card().id());
    assertThat(
            Lists.plusAll(dealt.cards(Host.ship(ship), Role.FREE), dealt.cards(other, Role.FREE)))
        .filteredOn(card -> card.marks().contains(held))
        .hasSize(1);
  }

  @Rule({"ST-EFF-31", "ST-VIS-11"})
  @Test
  void dealtAnewPersonsOutOfSightAreDisabledByTheSameCard() {
    CardId ship = meets("031", "203"); // Ktarian Game
    StccgGame game = new StccgGame();
    StccgView view = game.view(scene.state(), TWO);
    assertThat(view.cards(Host.ship(ship), Role.DISABLED)).isEmpty();
    CardId by = view.table().lying().get(0).card().id();
    StccgState dealt = game.determinize(view, Chance.seeded("deal"));
    assertThat(dealt.cards(Host.ship(ship), Role.DISABLED))
        .extracting(Card::marks)
        .containsExactly(ImmutableList.of(new Mark.Disabled(by)));
    assertThat(game.view(dealt, TWO)).isEqualTo(view);
  }

  @Rule({"ST-DIL-07", "ST-VIS-11"})
  @Test
  void dealtAnewACrewOutOfSightDoesNotCureWhatTheTrueOneDoesNot() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "203", "203", "203").orders(ONE);
    scene.lies(TWO, "053", On.ship(ship)); // SCIENCE & ENGINEER
    StccgGame game = new StccgGame();
    StccgView view = game.view(scene.state(), TWO);
    for (int i = 0; i < 40; i++) {
      assertThat(game.faults(game.determinize(view, Chance.seeded("deal " + i)))).isEmpty();
    }
  }

  @Rule({"ST-REQ-16", "ST-DIL-14", "ST-ATT-14"})
  @Test
  void whoIsInAnOutpostIsAtIt() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    Host inside = Host.outpost(outpost);
    scene.seeded(TWO, 0, "047").person(ONE, "203", inside); // REM Fatigue Hallucinations
    scene.orders(ONE).does(new Attempt(ONE, 0, inside, FEDERATION)).does(new Confirm(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Rule({"ST-DIL-15", "ST-DIL-07"})
  @Test
  void whoHasPartedIsCuredTogetherWhereverTheyAre() {
    CardId ship = meets("047", "203", "205"); // REM Fatigue Hallucinations
    CardId other = scene.ship(ONE, "331", 0);
    CardId troi = scene.state().cards(Host.ship(ship), Role.FREE).get(1).id();
    scene.does(new Beam(ONE, Optional.of(troi), Host.ship(ship), Host.ship(other)));
    scene.outpost(ONE, "104", 0);
    scene.with(other, each -> each.copy().withLocation(1));
    CardId third = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(third), "206").does(new Move(ONE, third, false, 0));
    assertThat(scene.score(ONE)).isZero(); // one of the two is at the outpost
    scene.does(new Move(ONE, other, false, 0));
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Rule("ST-EFF-45")
  @Test
  void aMoverMetInTheMiddleComesFromTheRight() {
    Scene line = Scene.laid().missions("151", "191", "161").seeded(TWO, 1, "018");
    CardId ship = line.ship(ONE, "331", 1);
    line.persons(ONE, Host.ship(ship), "203").orders(ONE);
    line.does(new Attempt(ONE, 1, Host.ship(ship), FEDERATION));
    Ship mover = line.state().table().ships().get(1);
    assertThat(mover.controller()).isEmpty();
    assertThat(mover.location()).isEqualTo(2);
    assertThat(mover.goal()).hasValue(0);
  }

  @Rule("ST-EFF-54")
  @Test
  void whatGuardsPersonsGuardsThoseOfItsOwnPlayerAlone() {
    for (Seat seat : new Seat[] {ONE, TWO}) {
      Scene guarded = Encounter.laid("015", true); // Armus kills one
      guarded.lies(seat, "076", On.table(seat));
      guarded.persons(ONE, Encounter.TEAM, "200", "206"); // MEDICAL x2
      Encounter.attempts(guarded);
      assertThat(guarded.discarded(ONE)).hasSize(seat.equals(ONE) ? 0 : 1);
    }
  }

  @Rule({"ST-DIL-15", "ST-HOL-03", "ST-HOL-12"})
  @Test
  void aHologramThatIsNotActiveHasNotMetWhatLiesOnAGroup() {
    CardId ship = scene.ship(ONE, "331", 0); // without a holodeck
    CardId einstein = scene.person(ONE, "195", Host.ship(ship));
    scene.seeded(TWO, 0, "047").persons(ONE, Host.ship(ship), "203").orders(ONE);
    scene.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(scene.state().cards(Host.ship(ship), Role.FREE))
        .filteredOn(card -> card.has(Mark.Held.class))
        .extracting("def")
        .containsExactly("203");
    assertThat(einstein).isNotNull();
  }

  @Rule({"ST-DIL-07", "ST-EFF-37", "ST-EFF-43"})
  @Test
  void aCardThatIsPlayedCuresThoughTheTurnIsEndedAtOnce() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    Host inside = Host.outpost(outpost);
    scene.lies(ONE, "090", On.table(ONE)); // Red Alert!
    CardId fatigue = scene.lies(TWO, "028", On.group(ONE)); // Hyper-Aging
    scene.persons(ONE, inside, "200", "206").marked(inside, new Mark.Held(fatigue));
    CardId doctor = scene.hand(ONE, "208");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, doctor, Aim.at(inside))); // MEDICAL x2, SCIENCE
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
    assertThat(scene.told(CardEvent.CardCured.class)).hasSize(1);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.score(ONE)).isEqualTo(5);
  }
}
