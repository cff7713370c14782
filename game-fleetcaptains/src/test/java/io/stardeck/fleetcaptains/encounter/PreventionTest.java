package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Abilities that prevent damage before it is dealt ({@code FC-D-87, FC-CMD-03}). */
final class PreventionTest {
  /** Damage to Venture, of which its ability prevents so much. */
  private static Scene damaged(int damage, String prevented) {
    String ability =
        "{'abilities':[{'mode':'ACTIVATED','optional':false,'costs':[],'usesAction':false,"
            + "'limit':'ONCE_PER_TURN','targets':[],'effects':[{'do':'PREVENT_DAMAGE'%s}],'text':''}]}";
    Fixture fixture = Fixture.standard().with("ships", "venture", ability.formatted(prevented));
    Scene scene = Scene.of(fixture.set()).fleet(FED, "venture", "yeager").fleet(KLI, "groth");
    return scene.change(play -> Damage.deal(play, scene.card("venture"), damage, Optional.empty()));
  }

  private static Answer.UseProtection use(Scene scene, String card, int ability) {
    return new Answer.UseProtection(FED, scene.card(card), ability);
  }

  @Rule({"FC-CMD-03", "FC-D-86", "FC-D-87", "FC-CBT-05", "FC-SHP-03"})
  @Test
  void whatIsNotPreventedIsDealtAndTheAbilityIsUsedUp() {
    Scene scene = damaged(2, ",'amount':1");
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).as("at any moment").isNotEmpty();
    assertThat(scene.refused(use(scene, "venture", 1))).containsExactly("FC-CMD-03");
    assertThat(scene.refused(use(scene, "yeager", 0))).containsExactly("FC-CMD-03");
    scene.apply(use(scene, "venture", 0));
    assertThat(scene.told())
        .contains(
            new CardEvent.AbilityUsed(
                FED, scene.card("venture"), 0, Optional.of(scene.card("venture"))),
            new ShipEvent.DamagePrevented(scene.card("venture"), scene.card("venture")));
    assertThat(scene.ship("venture").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).as("not used again").isTrue();
  }

  @Rule({"FC-CMD-03", "FC-I-37"})
  @Test
  void whereAllIsPreventedTheTurnGoesOn() {
    Scene scene = damaged(2, "");
    scene.apply(use(scene, "venture", 0));
    assertThat(scene.ship("venture").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-CMD-03", "FC-CBT-05"})
  @Test
  void whoPreventsNothingSuffersIt() {
    Scene scene = damaged(2, "");
    scene.apply(new Answer.DeclineAbility(FED));
    assertThat(scene.ship("venture").alert()).isEqualTo(Alert.RED);
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).isTrue();
    scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }
}
