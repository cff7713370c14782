package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.event.ShipEvent.AttackResolved;
import io.stardeck.fleetcaptains.event.ShipEvent.TestEnded;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.tests.Odds;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.TestCard;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of an attack, a test and the cards in it before it is decided. */
final class ForecastTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final String BEFORE =
      "Weapons 7 against Shields 6 and a die each: no damage 42 %, 1 damage 58 %";

  private static Scene scene() {
    return Scene.of(ComponentSets.standard())
        .fleet(FED, "venture", "reliant")
        .fleet(KLI, "korinar", "groth")
        .at("venture", 0, 0)
        .at("reliant", 0, 0)
        .at("groth", 0, 0)
        .dial("venture", 7, 9, 8, 8)
        .dial("reliant", 2, 5, 9, 4)
        .dial("groth", 8, 6, 4, 6);
  }

  private static String told(Scene scene, FleetAction action) {
    return GAME.narrator().about(GAME.view(scene.state(), action.actor()), action).orElseThrow();
  }

  private static String table(Scene scene, Seat seat) {
    return GAME.narrator().table(GAME.view(scene.state(), seat));
  }

  @Test
  void attackTellsItsTotalsAndHowLikelyEachDamageIs() {
    Scene scene = scene();
    assertThat(told(scene, Acts.attack(scene, "venture", "groth")))
        .isEqualTo("without a card: " + BEFORE);
    assertThat(table(scene, KLI)).doesNotContain(" against ");
  }

  @Test
  void attackUnderWayStandsInTheTableOfEverybody() {
    Scene scene = scene();
    scene.apply(Acts.attack(scene, "venture", "groth"));
    String line = "Weapons of U.S.S. Venture against Shields of I.K.S. Gr'oth: " + BEFORE + "\n";
    assertThat(table(scene, FED)).endsWith(line);
    assertThat(table(scene, KLI)).endsWith(line);
    assertThat(table(scene, Seat.SPECTATOR)).endsWith(line);
  }

  @Test
  void shipThatJoinsTellsWhatItAdds() {
    Scene scene = scene();
    scene.apply(Acts.attack(scene, "venture", "groth"));
    assertThat(told(scene, Acts.joinTest(scene, "reliant")))
        .startsWith("now: " + BEFORE + "\nwith this: Weapons 9 against Shields 6 and a die each: ");
  }

  @Test
  void defenceTellsWhatItWouldLeave() {
    Scene scene = scene().hand(KLI, "way-of-the-warrior-1");
    scene.apply(Acts.attack(scene, "venture", "groth"));
    scene.apply(new Answer.PassTestCard(FED));
    FleetAction play = new Answer.PlayTestCard(KLI, scene.card("way-of-the-warrior-1"), 0);
    assertThat(told(scene, play))
        .isEqualTo(
            "now: "
                + BEFORE
                + "\nwith this: Weapons 7 against Shields 6 and a die each: no damage 100 %");
    assertThat(told(scene, new Answer.PassTestCard(KLI))).isEqualTo("as it stands: " + BEFORE);
  }

  @Test
  void abilityThatPreventsDamageTellsWhatItLeaves() {
    Scene scene =
        Scene.of(ComponentSets.standard(), config -> config, "command-staff")
            .fleet(FED, "venture")
            .at("venture", 0, 0)
            .crew("venture", "command-staff-1");
    scene.change(play -> Damage.deal(play, scene.card("venture"), 3, Optional.empty()));
    assertThat(told(scene, scene.legal(FED, Answer.UseProtection.class).get(0)))
        .isEqualTo("now: 3 damage\nwith this: 0 damage");
    assertThat(told(scene, new Answer.DeclineAbility(FED))).isEqualTo("3 damage");
  }

  /** All 36 throws, with a card of the defence and without one. */
  @Test
  void oddsAreThoseOfAllThrows() {
    for (boolean defended : new boolean[] {false, true}) {
      int[] damages = new int[4];
      int missed = 0;
      for (int throwing = 0; throwing < 36; throwing++) {
        Scene scene = attacked();
        scene.dice(throwing / 6 + 1, throwing % 6 + 1);
        if (defended) {
          scene.apply(new Answer.PlayTestCard(KLI, scene.card("way-of-the-warrior-1"), 0));
        } else {
          scene.apply(new Answer.PassTestCard(KLI));
        }
        damages[damage(scene.passTest())]++;
        missed += passed(scene) ? 0 : 1;
      }
      Odds odds = odds(defended);
      assertThat(odds.passed()).isCloseTo((36 - missed) / 36.0, within(1e-9));
      assertThat(odds.damages().none()).isCloseTo(damages[0] / 36.0, within(1e-9));
      assertThat(odds.damages().one()).isCloseTo(damages[1] / 36.0, within(1e-9));
      assertThat(odds.damages().two()).isCloseTo(damages[2] / 36.0, within(1e-9));
      assertThat(odds.damages().three()).isCloseTo(damages[3] / 36.0, within(1e-9));
    }
  }

  private static Odds odds(boolean defended) {
    Scene scene = attacked();
    FleetFrame.Test test = (FleetFrame.Test) scene.state().top();
    Optional<TestCard> card =
        defended
            ? Optional.of(new TestCard(scene.card("way-of-the-warrior-1"), 0))
            : Optional.empty();
    return Odds.of(
        scene.table(),
        new FleetFrame.Test(test.test(), test.stage(), test.seat(), Optional.empty(), card));
  }

  private static Scene attacked() {
    Scene scene = scene().hand(KLI, "way-of-the-warrior-1").dial("venture", 9, 11, 4, 8);
    scene.apply(Acts.attack(scene, "venture", "groth"));
    return scene.apply(new Answer.PassTestCard(FED));
  }

  private static int damage(Scene scene) {
    for (Event event : scene.events()) {
      if (event.what() instanceof AttackResolved attack) {
        return attack.damage();
      }
    }
    throw new AssertionError("no attack was resolved");
  }

  private static boolean passed(Scene scene) {
    return scene.events().stream()
        .anyMatch(event -> event.what() instanceof TestEnded ended && ended.passed());
  }
}
