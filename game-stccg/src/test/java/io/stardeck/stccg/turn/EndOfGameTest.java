package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.CallTime;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Ship;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How games end. */
class EndOfGameTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final CallTime TIME = new CallTime(Seat.HOST);

  // First Contact: 30 points for Diplomacy and Empathy, which Troi has.
  private Scene scene = Scene.laid().missions("161");

  private ImmutableList<Seat> winners() {
    return scene.state().table().over().orElseThrow().outcome().winners();
  }

  private String reason() {
    return scene.state().table().over().orElseThrow().reason();
  }

  private void solves() {
    scene.persons(ONE, Host.team(0, ONE), "205");
    scene.orders(ONE).does(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION));
    scene.quietly(new Confirm(ONE));
  }

  @Rule({
    "ST-X-01",
    "ST-WIN-01",
    "ST-SCO-01",
    "ST-SCO-05",
    "ST-I-09",
    "ST-WIN-06",
    "ST-ADV-03",
    "ST-I-25"
  })
  @ParameterizedTest
  @CsvSource({"70, true", "69, false"})
  void whoReachesTheGoalWinsAtOnce(int before, boolean wins) {
    scene.scores(ONE, before);
    solves();
    assertThat(scene.score(ONE)).isEqualTo(before + 30);
    assertThat(scene.told(TurnEvent.PointsScored.class))
        .containsExactly(new TurnEvent.PointsScored(ONE, 30, "161"));
    assertThat(scene.state().table().over().isPresent()).isEqualTo(wins);
    if (wins) {
      assertThat(winners()).containsExactly(ONE);
      assertThat(new StccgGame().legalActions(scene.state(), TWO)).isEmpty();
      assertThat(scene.against(new Resign(TWO))).containsExactly("ST-WIN-06");
    }
  }

  @Rule({"ST-WIN-07", "ST-WIN-01"})
  @ParameterizedTest
  @CsvSource({"100, 105, 2", "105, 100, 1", "100, 100, 1"})
  void ofTwoAtTheGoalTheHigherOrTheActiveWins(int one, int two, int winner) {
    scene.orders(ONE).scores(ONE, one).scores(TWO, two).does(new EndTurn(ONE));
    assertThat(winners()).containsExactly(Seat.of(winner));
  }

  @Rule({"ST-X-02", "ST-WIN-02", "ST-WIN-03", "ST-D-05", "ST-I-25"})
  @ParameterizedTest
  @CsvSource({"60, 55, '[seat 1]'", "55, 60, '[seat 2]'", "55, 55, '[seat 1, seat 2]'"})
  void anEmptyDeckEndsTheGame(int one, int two, String winners) {
    scene.deck(ONE, 1).scores(ONE, one).scores(TWO, two).orders(ONE).quietly(new EndTurn(ONE));
    assertThat(winners()).hasToString(winners);
    assertThat(reason()).isEqualTo("deck");
    assertThat(scene.told(TurnEvent.TurnStarted.class)).isEmpty(); // at once, in no further turn
  }

  @Rule({"ST-X-02", "ST-WIN-02"})
  @Test
  void itIsTheDeckOfEitherPlayer() {
    scene.deck(TWO, 1).scores(ONE, 60).scores(TWO, 55).orders(TWO).quietly(new EndTurn(TWO));
    assertThat(winners()).containsExactly(ONE);
    assertThat(reason()).isEqualTo("deck");
  }

  @Rule({"ST-WIN-02", "ST-EFF-09"})
  @Test
  void aDeckThatAnEffectEmptiesEndsTheGameWhenTheActionIsDone() {
    CardId collector = scene.hand(ONE, "079"); // draws three
    scene.deck(TWO, 2).scores(TWO, 5).cardPlay(ONE);
    scene.quietly(new PlayCard(ONE, collector, Aim.at(TWO)));
    assertThat(winners()).containsExactly(TWO);
  }

  @Rule({"ST-WIN-04", "ST-SCO-02"})
  @Test
  void battlesScoreNothingAndPointsMayFallBelowNothing() {
    CardId target = scene.ship(TWO, "340", 0);
    CardId striker = scene.ship(ONE, "344", 0);
    scene.persons(ONE, Host.ship(striker), "253").scores(ONE, -10).orders(ONE);
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(-10);
    assertThat(scene.told(TurnEvent.PointsScored.class)).isEmpty();
  }

  @Rule({"ST-WIN-05"})
  @Test
  void whoResignsLoses() {
    scene.scores(ONE, 50).orders(TWO).does(new Resign(ONE));
    assertThat(winners()).containsExactly(TWO);
  }

  private void timed(TimeLimit limit, int turns) {
    scene =
        Scene.laid(
                config ->
                    StccgConfig.builder().from(config).timeLimit(limit).turnLimit(turns).build())
            .missions("161");
  }

  @Rule({"ST-X-43", "ST-ADV-04", "ST-CFG-06", "ST-D-36", "ST-I-25"})
  @ParameterizedTest
  @CsvSource({"40, 35, 1", "35, 40, 2"})
  void timeThatIsCalledInABattleEndsTheGameAfterIt(int own, int theirs, int leader) {
    timed(TimeLimit.EXTERNAL, 0);
    CardId target = scene.ship(TWO, "334", 0);
    CardId striker = scene.ship(ONE, "344", 0);
    scene.persons(ONE, Host.ship(striker), "253").scores(ONE, own).scores(TWO, theirs);
    scene.orders(ONE);
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(scene.against(new CallTime(ONE))).containsExactly("ST-CFG-06");
    scene.does(TIME);
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    assertThat(scene.against(TIME)).containsExactly("ST-CFG-06");
    scene.does(new DeclineCounterattack(TWO));
    assertThat(winners()).containsExactly(Seat.of(leader));
    assertThat(reason()).isEqualTo("time");
  }

  @Rule({"ST-ADV-04", "ST-CFG-06", "ST-WIN-03"})
  @Test
  void atAFreeMomentItEndsAtOnce() {
    timed(TimeLimit.EXTERNAL, 0);
    scene.orders(ONE).does(TIME);
    assertThat(winners()).containsExactly(ONE, TWO);
  }

  @Rule({"ST-ADV-04", "ST-ZON-10"})
  @Test
  void timeThatIsCalledInAWindowOfTheTurnsEndEndsTheGameWhenThatIsClosed() {
    timed(TimeLimit.EXTERNAL, 0);
    CardId mover = scene.ship(TWO, "018", 0);
    scene.with(mover, each -> Ship.roaming(each.card(), 0, 0)).hand(TWO, "119");
    scene.orders(ONE).does(new EndTurn(ONE)).does(TIME).does(new Pass(TWO));
    assertThat(reason()).isEqualTo("time");
    assertThat(scene.told(CardEvent.CardDrawn.class)).isEmpty();
  }

  @Rule({"ST-ADV-04", "ST-ZON-10"})
  @Test
  void timeThatIsCalledInTheSetUpEndsTheGameAtOnce() {
    timed(TimeLimit.EXTERNAL, 0);
    scene.unplaced(ONE, "015");
    scene.seeding().does(TIME);
    assertThat(winners()).containsExactly(ONE, TWO);
    assertThat(reason()).isEqualTo("time");
  }

  @Rule({"ST-CFG-06", "ST-ADV-04", "ST-D-36"})
  @ParameterizedTest
  @EnumSource(
      value = TimeLimit.class,
      names = {"NONE", "TURNS"})
  void withoutThatOptionTimeIsNotCalled(TimeLimit limit) {
    timed(limit, limit == TimeLimit.TURNS ? 3 : 0);
    scene.orders(ONE);
    assertThat(scene.against(TIME)).containsExactly("ST-CFG-06");
  }

  @Rule({"ST-ADV-04", "ST-CFG-06", "ST-D-36"})
  @Test
  void aNumberOfTurnsOfAllPlayersTogetherEndsTheGame() {
    timed(TimeLimit.TURNS, 3);
    scene.scores(TWO, 5).orders(ONE).quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(scene.state().table().over()).isEmpty();
    scene.quietly(new EndTurn(ONE));
    assertThat(winners()).containsExactly(TWO);
  }

  @Rule({"ST-ADV-05", "ST-CFG-07", "ST-X-10", "ST-UNQ-01", "ST-UNQ-02", "ST-I-07"})
  @ParameterizedTest
  @CsvSource({"true, ST-ADV-05", "false, ''"})
  void noPersonIsTwiceInASharedUniverse(boolean shared, String rule) {
    scene =
        Scene.laid(config -> StccgConfig.builder().from(config).sharedUniqueness(shared).build())
            .missions("161");
    CardId theirs = scene.outpost(TWO, "104", 0);
    CardId own = scene.outpost(ONE, "104", 0);
    scene.persons(TWO, Host.outpost(theirs), "215");
    CardId picard = scene.hand(ONE, "215");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, picard, Aim.at(Host.outpost(own)))))
        .isEqualTo(rule.isEmpty() ? ImmutableSet.of() : ImmutableSet.of(rule));
  }

  @Rule({"ST-TRM-01", "ST-ZON-07", "ST-I-02"})
  @Test
  void aCapturedShipGoesToItsOwnersPile() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.with(ship, each -> each.copy().withController(ONE)).orders(ONE).destroyed(ship);
    assertThat(scene.discarded(TWO)).containsExactly("331");
    assertThat(scene.against(new PlayInterrupt(ONE, ship, Aim.NOTHING)))
        .containsExactly("ST-INT-01");
  }
}
