package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Dial;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionCounts;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Standing;

/**
 * A starship card ({@code FC-SHP-03}).
 *
 * @param dial the settings of each alert level
 * @param standing what holds as long as the ship is in play
 * @param abilities what it offers
 * @param text its abilities for people
 */
public record ShipDef(
    String id,
    String name,
    String shipClass,
    Faction faction,
    int size,
    MissionCounts missions,
    Dial dial,
    ImmutableList<Standing> standing,
    ImmutableList<Ability> abilities,
    String text) {
  /** The settings of a level. */
  public ImmutableList<Setting> settings(Alert alert) {
    return dial.of(alert);
  }

  /** Whether that level has a blue setting: the ship then has a cloaking device. */
  public boolean cloaks(Alert alert) {
    ImmutableList<Setting> settings = settings(alert);
    for (int i = 0; i < settings.size(); i++) {
      if (settings.get(i).cloaked()) {
        return true;
      }
    }
    return false;
  }

  /** Whether it has a setting of that number at that level, blue or not as asked for. */
  public boolean has(Alert alert, int setting, boolean cloaked) {
    ImmutableList<Setting> settings = settings(alert);
    return setting >= 0 && setting < settings.size() && settings.get(setting).cloaked() == cloaked;
  }
}
