package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stardeck.engine.GameEvent;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.tests.Odds;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How likely a test is passed: as often as it is with all throws of the dice. */
final class OddsTest {
  private static final String ALL = "'filter':{'kinds':[],'systems':[]}";
  private static final String MORE = "{'does':'MODIFY_DIE'," + ALL + ",'amount':2}";
  private static final String LESS = "{'does':'MODIFY_DIE'," + ALL + ",'amount':-1}";
  private static final String HIGH = "{'does':'ROLL_EXTRA_DIE'," + ALL + ",'keep':'HIGH'}";
  private static final String LOW = "{'does':'ROLL_EXTRA_DIE'," + ALL + ",'keep':'LOW'}";

  /** Venture and Gr'oth beside each other, with what holds for them. */
  private static Scene scene(String venture, String groth, int level) {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "venture", "{'abilities':[],'standing':[" + venture + "]}")
            .with("ships", "groth", "{'abilities':[],'standing':[" + groth + "]}")
            .with(
                "missions",
                "mission-geological-survey-1",
                "{'objective':{'kind':'TEST','system':'SENSORS','level':%s,'at':{},'cooperative':false,'ships':1}}"
                    .formatted(level))
            .face(
                "way-of-the-warrior-1",
                "{'kind':'COMBAT','timing':'TEST','test':{'kinds':['COMBAT_SHIP'],'systems':[]},"
                    + "'effects':[{'do':'PREVENT_DAMAGE','amount':1}]}");
    return Scene.of(fixture.set(), config -> config, "way-of-the-warrior")
        .fleet(FED, "venture")
        .fleet(KLI, "groth")
        .missions(FED, "mission-geological-survey-1")
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "barren-world-1", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0)
        .dial("venture", 7, 9, 7, 9)
        .dial("groth", 7, 5, 6, 6)
        .ship("venture", ship -> ship.withAdjusted(true));
  }

  private static Scene attack(String venture, String groth) {
    Scene scene = scene(venture, groth, 1);
    return scene.apply(Acts.attack(scene, "venture", "groth"));
  }

  private static Scene attempt(String venture, int level) {
    Scene scene = scene(venture, "", level);
    return scene.apply(Acts.attempt(scene, "venture", "mission-geological-survey-1"));
  }

  private static Odds odds(Scene scene) {
    return Odds.of(scene.table(), (FleetFrame.Test) scene.state().top());
  }

  /** The odds are those of all throws of so many dice. */
  private static void agree(Scene scene, int dice) {
    int throwings = (int) Math.pow(6, dice);
    double passed = 0;
    double[] damages = new double[4];
    for (int each = 0; each < throwings; each++) {
      Integer[] faces = new Integer[dice];
      for (int i = 0, left = each; i < dice; i++, left /= 6) {
        faces[i] = left % 6 + 1;
      }
      for (GameEvent event : Scene.of(scene.state()).dice(faces).passTest().told()) {
        if (event instanceof ShipEvent.TestEnded ended && ended.passed()) {
          passed++;
        } else if (event instanceof ShipEvent.AttackResolved attack) {
          damages[attack.damage()]++;
        }
      }
    }
    Odds odds = odds(scene);
    assertThat(odds.passed()).isCloseTo(passed / throwings, within(1e-9));
    assertThat(odds.damages().none()).isCloseTo(damages[0] / throwings, within(1e-9));
    assertThat(odds.damages().one()).isCloseTo(damages[1] / throwings, within(1e-9));
    assertThat(odds.damages().two()).isCloseTo(damages[2] / throwings, within(1e-9));
    assertThat(odds.damages().three()).isCloseTo(damages[3] / throwings, within(1e-9));
  }

  @Test
  void attackHasTheOddsOfAllItsThrows() {
    Odds odds = odds(attack("", ""));
    assertThat(odds.active()).isEqualTo(7);
    assertThat(odds.against()).isEqualTo(6);
    assertThat(odds.opposed()).isTrue();
    agree(attack("", ""), 2);
    agree(attack(MORE, LESS), 2);
    agree(attack(HIGH, LESS), 3);
    agree(attack(LOW, HIGH), 4);
  }

  @Test
  void ratingOfZeroIsNotDisabled() {
    Scene attack = scene("", LESS, 6);
    less(attack, "venture", ShipSystem.WEAPONS, 7);
    less(attack, "groth", ShipSystem.SHIELDS, 6);
    attack.apply(Acts.attack(attack, "venture", "groth"));
    assertThat(odds(attack).active()).isZero();
    assertThat(odds(attack).against()).isZero();
    agree(attack, 2);
    Scene attempt = scene("", "", 6);
    less(attempt, "venture", ShipSystem.SENSORS, 9);
    agree(attempt.apply(Acts.attempt(attempt, "venture", "mission-geological-survey-1")), 1);
  }

  private static void less(Scene scene, String ship, ShipSystem system, int amount) {
    SystemToken token = new SystemToken(system, Optional.of(-amount));
    scene.ship(ship, each -> each.withTokens(token));
  }

  @Test
  void attackOnAShipWithoutShieldsHasTheOddsOfOneDie() {
    Scene scene = scene("", LESS, 1);
    SystemToken disabled = new SystemToken(ShipSystem.SHIELDS, Optional.empty());
    scene.ship("groth", ship -> ship.withTokens(disabled));
    scene.apply(Acts.attack(scene, "venture", "groth"));
    assertThat(odds(scene).against()).isNegative();
    assertThat(odds(scene).damages().three()).isCloseTo(1, within(1e-9));
    agree(scene, 1);
  }

  @Test
  void damageThatACardPreventsIsTakenOff() {
    Scene scene = scene("", "", 1).dial("venture", 6, 13, 6, 7).hand(KLI, "way-of-the-warrior-1");
    less(scene, "groth", ShipSystem.SHIELDS, 5);
    scene.apply(Acts.attack(scene, "venture", "groth"), new Answer.PassTestCard(FED));
    scene.apply(new Answer.PlayTestCard(KLI, scene.card("way-of-the-warrior-1"), 0));
    assertThat(scene.asks(FleetFrame.Test.class)).as("a late card").isTrue();
    agree(scene, 2);
  }

  @Test
  void testAgainstALevelHasTheOddsOfItsDie() {
    Odds odds = odds(attempt("", 13));
    assertThat(odds.active()).isEqualTo(9);
    assertThat(odds.against()).isEqualTo(13);
    assertThat(odds.opposed()).isFalse();
    agree(attempt("", 13), 1);
    agree(attempt(MORE, 13), 1);
    agree(attempt(HIGH, 13), 2);
    agree(attempt(LOW + "," + LESS, 13), 2);
  }

  @Test
  void whatNeedsNoDieIsPassedOrFailedForSure() {
    assertThat(odds(attempt(LESS + "," + LESS, 9)).passed()).isCloseTo(1, within(1e-9));
    Scene scene = scene("", "", 1);
    SystemToken disabled = new SystemToken(ShipSystem.SENSORS, Optional.empty());
    scene.ship("venture", ship -> ship.withAdjusted(false).withTokens(disabled));
    scene.apply(Acts.attempt(scene, "venture", "mission-geological-survey-1"));
    assertThat(odds(scene).active()).isNegative();
    assertThat(odds(scene).passed()).isZero();
  }
}
