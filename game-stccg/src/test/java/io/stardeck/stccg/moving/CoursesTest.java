package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.BreakTie;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoursesTest {
  // Spans 2 2 3 3 3; K'Vort: RANGE 8, WEAPONS 6, one staff icon.
  private final Scene scene = Scene.laid().missions("165", "156", "155", "193", "185");
  private final CardId ship = scene.ship(ONE, "347", 1);

  CoursesTest() {
    scene.persons(ONE, Host.ship(ship), "255", "272");
  }

  @Rule("ST-EFF-32")
  @Test
  void aShipOnACourseOnlyMovesTowardsTheFarEnd() {
    scene.lies(TWO, "022", On.ship(ship));
    scene.with(ship, each -> each.copy().withGoal(4));
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.against(new Move(ONE, ship, false, 1))).containsExactly("ST-EFF-32");
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-EFF-32");
    scene.does(new Move(ONE, ship, true, 3)).does(new EndTurn(ONE)); // 2 of 8 are left
  }

  @Rule({"ST-EFF-32", "ST-EFF-38"})
  @Test
  void overTheEndsItMovesToItsGoalAndNotBeyond() {
    scene.lies(ONE, "103", On.table(ONE)); // Where No One Has Gone Before
    scene.lies(TWO, "022", On.ship(ship));
    scene.with(ship, each -> each.copy().withGoal(4)).orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 3))).containsExactly("ST-EFF-32");
    assertThat(scene.against(new Move(ONE, ship, true, 3))).isEmpty();
    scene.does(new Move(ONE, ship, false, 4));
    assertThat(scene.score(ONE)).isEqualTo(15);
  }

  @Rule({"ST-EFF-32", "ST-DIL-14", "ST-EFF-27"})
  @Shows("022")
  @Test
  void whoArrivesScoresAndIsFree() {
    CardId course = scene.lies(TWO, "022", On.ship(ship));
    scene.with(ship, each -> each.copy().withLocation(2).withGoal(4));
    scene.orders(ONE).does(new Move(ONE, ship, true, 4));
    assertThat(scene.score(ONE)).isEqualTo(15);
    assertThat(scene.state().table().lying(course)).isNull();
    assertThat(scene.ship(ship).goal()).isEmpty();
    assertThat(scene.against(new Move(ONE, ship, false, 3))).doesNotContain("ST-EFF-32");
    scene.does(new EndTurn(ONE));
  }

  @Rule("ST-EFF-32")
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void aCourseEndsWithArrivalWhateverElseItsCardDoes(int goal) {
    String outpost = goal == 3 ? "'outpost':'KLINGON'," : ""; // else the far end
    CardSet set =
        OwnSet.with(
            ("{'kind':'DILEMMA','id':'own','name':'own','rarity':'COMMON','dilemmaType':'SPACE',"
                    + "'after':'ATTACH_SHIP','standing':[{'op':'COURSE',%s'arrival':["
                    + "{'op':'SCORE','points':5}]}]}")
                .formatted(outpost));
    Scene own = Scene.laid(set).missions("165", "156", "155", "193", "185");
    CardId bound = own.ship(ONE, "347", 2);
    own.persons(ONE, Host.ship(bound), "255", "272").outpost(TWO, "105", 3);
    CardId card = own.lies(TWO, "own", On.ship(bound));
    own.with(bound, each -> each.copy().withGoal(goal));
    own.orders(ONE).does(new Move(ONE, bound, true, goal));
    assertThat(own.score(ONE)).isEqualTo(5);
    assertThat(own.state().table().lying(card)).isNull();
    assertThat(own.ship(bound).goal()).isEmpty();
  }

  @Rule({"ST-EFF-32", "ST-EFF-41"})
  @Test
  void ofTwoEquallyFarEndsTheOpponentChooses() {
    scene.with(ship, each -> each.copy().withLocation(2));
    CardId other = scene.ship(ONE, "347", 2);
    scene.persons(ONE, Host.ship(other), "253").lies(TWO, "022", On.ship(ship));
    scene.orders(ONE).does(new Move(ONE, other, true, 3));
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    BreakTie left = new BreakTie(TWO, new Chosen.OfLocation(0));
    assertThat(scene.against(new BreakTie(TWO, new Chosen.OfLocation(1))))
        .containsExactly("ST-EFF-41");
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-EFF-41");
    scene.does(left);
    assertThat(scene.ship(ship).goal()).hasValue(0);
  }

  @Rule("ST-EFF-32")
  @Shows("121")
  @Test
  void aMessageLeadsToTheNearestOutpostAndEndsWithoutOne() {
    CardId vain = scene.lies(TWO, "121", On.ship(ship));
    scene.orders(ONE).interrupts(TWO, "142", Aim.at(TWO));
    assertThat(scene.state().table().lying(vain)).isNull();
    CardId outpost = scene.outpost(TWO, "105", 3);
    CardId message = scene.lies(TWO, "121", On.ship(ship));
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).containsExactly("ST-EFF-32");
    assertThat(scene.against(new Move(ONE, ship, true, 4))).contains("ST-EFF-32");
    scene.does(new Move(ONE, ship, true, 3));
    assertThat(scene.state().table().lying(message)).isNull();
    assertThat(scene.state().table().outpost(outpost)).isNotNull();
  }

  @Rule("ST-EFF-32")
  @Test
  void onACourseNothingIsAttemptedOrAttacked() {
    CardId target = scene.ship(TWO, "331", 1);
    scene.orders(ONE);
    Attempt attempt = new Attempt(ONE, 1, Host.ship(ship), ImmutableSet.of(Affiliation.KLINGON));
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
    scene.lies(TWO, "022", On.ship(ship));
    assertThat(scene.against(attempt)).contains("ST-EFF-32");
    assertThat(scene.against(new AttackShip(ONE, target))).isNotEmpty();
  }

  @Rule("ST-EFF-32")
  @Test
  void anAttemptInWhichACourseBeginsEndsThere() {
    scene.seeded(TWO, 2, "015").seeded(TWO, 2, "022");
    scene.with(ship, each -> each.copy().withLocation(2));
    scene.orders(ONE);
    scene.does(new Attempt(ONE, 2, Host.ship(ship), ImmutableSet.of(Affiliation.KLINGON)));
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(2);
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
  }

  @Rule("ST-EFF-32")
  @Test
  void whoCannotGoOnMayEndTheTurn() {
    scene.lies(TWO, "022", On.ship(ship));
    scene.with(ship, each -> each.copy().withGoal(4).withStop(Stop.TURN));
    scene.orders(ONE).does(new EndTurn(ONE));
  }

  @Rule({"ST-EFF-45", "ST-SHB-10"})
  @Test
  void againstAMoverAnOutpostGivesHalfItsShields() {
    scene.outpost(ONE, "105", 1);
    CardId mover = scene.ship(TWO, "018", 1);
    scene.with(mover, each -> Ship.roaming(each.card(), 1, 4)).orders(ONE);
    CardId romulan = scene.ship(ONE, "361", 1); // whom no affiliation of it keeps from an attack
    scene.persons(ONE, Host.ship(romulan), "304").stopped(ship);
    assertThat(scene.against(new AttackShip(ONE, mover))).isEmpty();
    scene.quietly(new EndTurn(ONE)); // 24 against 6 alone would destroy it
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-EFF-45", "ST-REQ-12", "ST-SHB-13"})
  @Shows("018")
  @Test
  void aMoverStrikesAllThatAreThereAndGoesOn() {
    CardId other = scene.ship(TWO, "353", 4); // SHIELDS 12: 24 damages, and destroys no more
    CardId hidden = scene.ship(TWO, "347", 4);
    scene.with(hidden, each -> each.copy().withCloaked(true));
    scene.with(ship, each -> each.copy().withLocation(2)).seeded(TWO, 2, "018").orders(ONE);
    scene.does(new Attempt(ONE, 2, Host.ship(ship), ImmutableSet.of(Affiliation.KLINGON)));
    assertThat(scene.state().table().ships()).hasSize(4);
    scene.does(new EndTurn(ONE));
    assertThat(scene.ship(other).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(hidden).condition()).isEqualTo(Condition.OK);
    assertThat(scene.told(BattleEvent.StrikeCompared.class))
        .containsExactly(new BattleEvent.StrikeCompared(48, 24, true));
    CardId mover =
        scene.state().table().ships().stream()
            .filter(each -> each.controller().isEmpty())
            .findFirst()
            .orElseThrow()
            .id();
    assertThat(scene.ship(mover).location()).isEqualTo(1); // 3, 3 and 2 of RANGE 8
  }

  @Rule({"ST-EFF-55", "ST-EFF-45"})
  @Shows({"018", "109"})
  @Test
  void aMoverDoesNotStrikeAShipThatNoBattleReaches() {
    CardId mover = roaming();
    scene.with(mover, each -> each.copy().withLocation(1));
    CardId other = scene.ship(ONE, "353", 1);
    scene.persons(ONE, Host.ship(ship), "215", "250"); // Navigation each
    scene.orders(ONE).plays(ONE, "109", Aim.at(Host.ship(ship))).passes();
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(other).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-PRE-01", "ST-ZON-12", "ST-EFF-45", "ST-EFF-12"})
  @Shows({"018", "069", "113", "129", "143"})
  @ParameterizedTest
  @CsvSource({"143, 16, 24", "129, 0, 24", "069, 8, 26", "113, 8, 24"})
  void aMoverIsAShipForWhateverIsPlayedOnAny(String card, int range, int weapons) {
    Scene line = Scene.laid().missions("165", "151", "155"); // a planet in the middle
    CardId mover = line.ship(TWO, "018", 1);
    line.with(mover, each -> Ship.roaming(each.card(), 1, 0));
    Aim on = Aim.at(Host.ship(mover));
    if (card.equals("069")) {
      line.playsCard(ONE, card, on);
    } else {
      line.orders(ONE).interrupts(ONE, card, on);
    }
    assertThat(ShipNumbers.of(line.state(), line.ship(mover), Stat.RANGE)).isEqualTo(range);
    assertThat(ShipNumbers.of(line.state(), line.ship(mover), Stat.WEAPONS)).isEqualTo(weapons);
    line.quietly(new EndTurn(ONE));
    assertThat(line.ship(mover).location()).isEqualTo(range == 0 ? 1 : 0);
    line.quietly(new EndTurn(TWO))
        .quietly(new EndTurn(ONE)); // and whatever lies on it goes with it
    assertThat(line.state().table().ships()).isEmpty();
  }

  @Rule({"ST-PRE-01", "ST-PLY-08"})
  @ParameterizedTest
  @ValueSource(strings = {"087", "102"})
  void whatIsNotForAMoverIsNotPlayedOnOne(String card) {
    Aim mover = Aim.at(Host.ship(roaming()));
    CardId fire = scene.hand(ONE, card);
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, fire, mover))).containsExactly("ST-PLY-08");
  }

  @Rule("ST-EFF-45")
  @Test
  void whoDestroysAMoverScores() {
    CardId mover = roaming();
    scene.with(mover, each -> each.copy().withCondition(Condition.DAMAGED).withLocation(1));
    for (int i = 0; i < 4; i++) {
      CardId more = scene.ship(ONE, "347", 1);
      scene.persons(ONE, Host.ship(more), "255");
    }
    scene.orders(ONE).does(new AttackShip(ONE, mover)).does(new Confirm(ONE));
    assertThat(scene.state().table().ship(mover)).isNull();
    assertThat(scene.score(ONE)).isEqualTo(15);
  }

  @Rule("ST-EFF-45")
  @Test
  void aMoverThatStandsAtTheLastLocationLeaves() {
    CardId mover = roaming();
    scene.with(mover, each -> each.copy().withLocation(0));
    scene.orders(ONE).does(new EndTurn(ONE));
    assertThat(scene.state().table().ship(mover)).isNull();
    assertThat(scene.discarded(TWO)).containsExactly("018");
    assertThat(scene.told(BattleEvent.ShipDestroyed.class)).isEmpty();
  }

  @Rule("ST-EFF-45")
  @Test
  void othersMayAnswerAnAttackOnAMover() {
    CardId mover = roaming();
    scene.with(mover, each -> each.copy().withLocation(1));
    scene.persons(ONE, Host.ship(scene.ship(ONE, "347", 1)), "255");
    scene.hand(TWO, "115");
    scene.orders(ONE).does(new AttackShip(ONE, mover)).quietly(new Confirm(ONE));
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .extracting(TurnEvent.WindowOpened::window)
        .contains(WindowKind.BATTLE);
  }

  private CardId roaming() {
    CardId card = scene.ship(TWO, "018", 4);
    scene.with(card, each -> Ship.roaming(each.card(), 4, 0));
    return card;
  }
}
