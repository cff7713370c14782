package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import java.util.HashSet;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** The numbers on dials that the rulebook tells in its examples. */
final class RulebookDialsTest {
  private static final ComponentSet SET = ComponentSets.standard();

  /** Numbers of the rulebook's examples: weapons, sensors, engines, shields; null is any. */
  @Rule("FC-SYS-03")
  @Test
  void theNumbersOfTheRulebookStandOnTheDials() {
    has("equinox", 3, -1, 9, 4);
    has("yosemite", 0, 13, 2, 1);
    has("yosemite", 2, 7, 4, 3);
    has("voyager", -1, 10, 9, 9);
    has("voyager", 8, 5, 4, 11);
    assertThat(values("equinox", Setting::sensors)).contains(6);
    assertThat(values("yeager", Setting::sensors)).contains(6);
    assertThat(values("enterprise-a", Setting::sensors)).contains(2);
    assertThat(values("reliant", Setting::engines)).contains(9, 6);
    assertThat(values("excelsior", Setting::engines)).contains(8);
    assertThat(values("klothos", Setting::sensors)).contains(7).allMatch(each -> each <= 7);
    assertThat(values("mahtha", Setting::sensors)).contains(10).allMatch(each -> each <= 10);
    assertThat(values("bortas", Setting::weapons)).contains(12);
    assertThat(values("bortas", Setting::sensors)).contains(7);
    assertThat(values("neghvar", Setting::weapons)).contains(11);
    assertThat(values("groth", Setting::shields)).contains(6);
    assertThat(ship("korinar").settings(Alert.RED))
        .anyMatch(each -> each.cloaked() && each.engines() == 5);
  }

  private static void has(String id, int weapons, int sensors, int engines, int shields) {
    assertThat(open(id)).as(id).contains(new Setting(weapons, sensors, engines, shields, false));
  }

  private static Set<Integer> values(String id, ToIntFunction<Setting> of) {
    Set<Integer> values = new HashSet<>();
    open(id).forEach(each -> values.add(of.applyAsInt(each)));
    return values;
  }

  private static ImmutableList<Setting> open(String id) {
    return ship(id).settings(Alert.WHITE).stream()
        .filter(setting -> !setting.cloaked())
        .collect(ImmutableList.toImmutableList());
  }

  private static ShipDef ship(String id) {
    return SET.ship(SET.card(id));
  }
}
