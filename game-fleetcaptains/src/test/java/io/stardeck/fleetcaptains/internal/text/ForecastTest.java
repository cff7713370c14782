package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Scene;
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
}
