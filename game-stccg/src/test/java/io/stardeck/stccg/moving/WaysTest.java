package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.OrderAction.UseText;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a course leads, which borders hinder, and whom an obstacle kills. */
class WaysTest {
  private final Scene scene = Scene.laid().missions("191", "191", "191", "191", "191"); // spans 3
  private final CardId ship = scene.ship(ONE, "347", 1); // Klingon, RANGE 8
  private final Host aboard = Host.ship(ship);

  WaysTest() {
    scene.persons(ONE, aboard, "253", "257");
  }

  @Rule("ST-EFF-32")
  @Test
  void ofSeveralOutpostsTheNearestIsTheGoal() {
    scene.outpost(TWO, "105", 4);
    scene.outpost(TWO, "105", 0);
    scene.lies(TWO, "121", On.ship(ship));
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 2))).containsExactly("ST-EFF-32");
    assertThat(scene.against(new Move(ONE, ship, false, 0))).isEmpty();
  }

  @Rule("ST-EFF-32")
  @Test
  void outpostsOfOtherAffiliationsAreNoGoal() {
    scene.outpost(ONE, "104", 0);
    scene.outpost(TWO, "105", 4);
    scene.lies(TWO, "121", On.ship(ship)); // to one of the Klingons
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).containsExactly("ST-EFF-32");
    assertThat(scene.against(new Move(ONE, ship, true, 2))).isEmpty();
  }

  @Rule({"ST-EFF-38", "ST-EFF-34"})
  @Test
  void whereTheEndsAreNeighboursThereIsNoBorderBetweenThem() {
    scene.lies(ONE, "103", On.table(ONE));
    scene.lies(TWO, "088", On.border(0)); // Q-Net between the first and the second
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).containsExactly("ST-EFF-34");
    scene.with(ship, each -> each.copy().withLocation(4));
    scene.quietly(new Move(ONE, ship, true, 0));
    assertThat(scene.ship(ship).location()).isZero();
  }

  @Rule({"ST-EFF-34", "ST-RND-04", "ST-RNG-02"})
  @ParameterizedTest
  @CsvSource({"0, 253", "1, 257"})
  void whomAGapKillsIsDrawn(int drawn, String victim) {
    CardId gap = scene.hand(ONE, "075");
    scene.draws(drawn).cardPlay(ONE).quietly(new PlayCard(ONE, gap, Aim.at(1)));
    scene.quietly(new Move(ONE, ship, true, 5));
    assertThat(scene.discarded(ONE)).containsExactly(victim);
  }

  @Rule({"ST-EFF-30", "ST-EFF-18"})
  @Test
  void aCardMayLetThoseBeamWhomAnotherHolds() {
    CardSet set =
        OwnSet.with(
            "{'kind':'EVENT','id':'free','name':'free','rarity':'COMMON','event':{'place':'TABLE',"
                + "'standing':[{'op':'ALLOW','rule':'ST-EFF-30','on':'OWN'}]}}");
    Scene own = Scene.laid(set).missions("151");
    Host down = Host.team(0, ONE);
    Host up = Host.ship(own.ship(ONE, "331", 0));
    Beam beam = new Beam(ONE, Optional.of(own.person(ONE, "215", down)), down, up);
    own.marked(down, new Mark.NoBeam(1)).orders(ONE);
    assertThat(own.against(beam)).containsExactly("ST-EFF-30");
    own.lies(TWO, "free", On.table(TWO));
    assertThat(own.against(beam)).containsExactly("ST-EFF-30");
    own.lies(ONE, "free", On.table(ONE));
    assertThat(own.against(beam)).isEmpty();
  }

  @Rule({"ST-OUT-07", "ST-LOD-01", "ST-LOD-03"})
  @Test
  void nothingIsLoadedFromOrIntoTheOutpostOfAnother() {
    CardId outpost = scene.outpost(TWO, "105", 1);
    CardId theirs = scene.person(TWO, "253", Host.outpost(outpost));
    CardId own = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.orders(ONE);
    assertThat(scene.against(new Load(ONE, Optional.of(theirs), outpost, ship)))
        .containsExactly("ST-OUT-07");
    assertThat(scene.against(new Unload(ONE, Optional.of(own), ship, outpost)))
        .containsExactly("ST-OUT-07");
  }

  @Rule({"ST-EFF-50", "ST-ORD-05", "ST-STF-01"})
  @Test
  void onlyAShipThatIsThereAndCouldMoveTows() {
    CardId tug = scene.ship(ONE, "340", 1); // Oberth: one staff icon, a Tractor Beam
    CardId scow = scene.lies(TWO, "045", On.location(1));
    scene.persons(ONE, Host.ship(tug), "207", "212").orders(ONE);
    UseText tow = new UseText(ONE, scow, Aim.at(Host.ship(tug)));
    assertThat(scene.against(tow)).isEmpty();
    scene.with(tug, each -> each.copy().withLocation(2));
    assertThat(scene.against(tow)).containsExactly("ST-EFF-50");
    scene.with(tug, each -> each.copy().withLocation(1).withStop(Stop.TURN));
    assertThat(scene.against(tow)).containsExactly("ST-ORD-05");
    CardId other = scene.ship(ONE, "334", 1); // Enterprise: three icons
    scene.persons(ONE, Host.ship(other), "212");
    assertThat(scene.against(new UseText(ONE, scow, Aim.at(Host.ship(other)))))
        .containsExactly("ST-EFF-50");
  }

  @Rule({"ST-INT-10", "ST-STF-08", "ST-ORD-05", "ST-EFF-07"})
  @ParameterizedTest
  @ValueSource(strings = {"nothing", "crew stopped", "ship stopped", "trapped"})
  void aMoveThatIsNotPossibleAnyMoreIsNotMade(String meanwhile) {
    scene.outpost(TWO, "105", 4); // so that a message could turn the ship away
    scene.hand(TWO, "331");
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.asked()).isPresent();
    switch (meanwhile) {
      case "crew stopped" -> scene.stopped(ONE, aboard);
      case "ship stopped" -> scene.with(ship, each -> each.copy().withStop(Stop.TURN));
      case "trapped" -> scene.lies(TWO, "034", On.ship(ship));
      default -> assertThat(meanwhile).isEqualTo("nothing");
    }
    scene.passes();
    assertThat(scene.ship(ship).location()).isEqualTo(meanwhile.equals("nothing") ? 2 : 1);
  }

  @Rule({"ST-INT-10", "ST-MOV-12", "ST-MOV-13"})
  @Test
  void aMoveToAGapThatIsNoMoreIsNotMade() {
    scene.playsCard(ONE, "075", Aim.at(1)); // Gaps in Normal Space
    CardId gap = scene.state().table().lying().get(0).id();
    scene.outpost(TWO, "105", 4);
    scene.hand(TWO, "331");
    scene.does(new Move(ONE, ship, true, 5));
    scene.plays(TWO, "124", Aim.at(gap)).passes(); // Kevin Uxbridge
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
  }

  @Rule({"ST-INT-10", "ST-EFF-38", "ST-MOV-11"})
  @Test
  void aMoveAroundTheEndsIsNotMadeOnceTheyAreApart() {
    CardId joined = scene.lies(ONE, "103", On.table(ONE));
    scene.outpost(TWO, "105", 4);
    scene.hand(TWO, "331");
    scene.orders(ONE).does(new Move(ONE, ship, false, 4));
    scene.plays(TWO, "124", Aim.at(joined)).passes();
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
  }

  @Rule({"ST-INT-10", "ST-MOV-03", "ST-DMG-03"})
  @Test
  void aMoveForWhichTooLittleRangeIsLeftIsNotMade() {
    scene.outpost(TWO, "105", 4);
    scene.hand(TWO, "331");
    scene.orders(ONE).does(new Move(ONE, ship, true, 3)); // costs 6
    scene.damaged(ship).passes();
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
  }

  @Rule({"ST-EFF-34", "ST-X-53"})
  @Test
  void aShipThatSetsOutFromTheRiftDoesNotPassIt() {
    scene.lies(TWO, "094", On.location(1));
    scene.orders(ONE).quietly(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(ship).location()).isEqualTo(2);
  }

  @Rule({"ST-EFF-45", "ST-EFF-07"})
  @ParameterizedTest
  @CsvSource({"false, DAMAGED", "true, OK"})
  void aMoverStrikesWhereItIsUnlessACardPreventsIt(boolean prevented, Condition result) {
    CardId mover = scene.ship(TWO, "018", 3); // WEAPONS 24
    scene.with(mover, each -> Ship.roaming(each.card(), 3, 0));
    CardId there = scene.ship(TWO, "353", 3); // SHIELDS 12
    CardId elsewhere = scene.ship(TWO, "353", 4);
    scene.orders(ONE);
    if (prevented) {
      scene.plays(ONE, "119", Aim.NOTHING).passes();
      scene.does(new Choose(ONE, new Chosen.OfNumber(0))).passes();
    }
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(there).condition()).isEqualTo(result);
    assertThat(scene.ship(elsewhere).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(mover).location()).isEqualTo(1);
  }
}
