package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import java.util.Locale;

/** Within an alert level energy is shifted, and neither won nor lost ({@code FC-SYS-04}). */
final class EnergyRules {
  private static final RuleId SYS_04 = RuleId.of("FC-SYS-04");

  private EnergyRules() {}

  /** The levels of ships whose settings that are not blue differ in energy. */
  static ImmutableList<Fault> warnings(ComponentSet set) {
    ImmutableList.Builder<Fault> warnings = ImmutableList.builder();
    for (CardId card : set.ships()) {
      for (Alert alert : Alert.values()) {
        long energies =
            set.ship(card).settings(alert).stream()
                .filter(setting -> !setting.cloaked())
                .mapToInt(Setting::energy)
                .distinct()
                .count();
        if (energies > 1) {
          String level = alert.name().toLowerCase(Locale.ROOT);
          warnings.add(
              new Fault(
                  "ships[%s].dial.%s".formatted(card.number(), level),
                  SYS_04,
                  "settings of a level give out the same energy"));
        }
      }
    }
    return warnings.build();
  }
}
