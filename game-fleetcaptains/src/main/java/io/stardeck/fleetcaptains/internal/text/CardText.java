package io.stardeck.fleetcaptains.internal.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.CommandDef;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.EncounterDef;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.MissionDef;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.SubdeckDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.EncounterRange;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Collectors;

/** What stands on ships, cards and tiles, in words. */
final class CardText {
  private CardText() {}

  /** The whole card; empty for an echo, which says nothing. */
  static Optional<String> of(ComponentSet set, CardId card) {
    if (set.isShip(card)) {
      return Optional.of(ship(set.ship(card)));
    } else if (set.isMission(card)) {
      return Optional.of(mission(set.mission(card)));
    } else if (set.isCommand(card)) {
      return Optional.of(command(set.command(card)));
    } else if (set.isLocation(card)) {
      return Optional.of(location(set.location(card)));
    } else if (set.isEncounter(card)) {
      return Optional.of(encounter(set.encounter(card)));
    }
    return set.isSubdeck(card) ? Optional.of(subdeck(set, card)) : Optional.empty();
  }

  /** A subdeck with its cards. */
  private static String subdeck(ComponentSet set, CardId card) {
    SubdeckDef subdeck = set.subdeck(card);
    ImmutableMultiset.Builder<String> names = ImmutableMultiset.builder();
    for (CardId command : set.commands()) {
      names.addCopies(
          set.command(command).name(),
          Collections.frequency(subdeck.cards(), set.command(command).id()));
    }
    return said(
        subdeck.name() + ", subdeck",
        names.build().entrySet().stream()
            .map(
                entry -> entry.getElement() + (entry.getCount() > 1 ? " x" + entry.getCount() : ""))
            .collect(Collectors.joining(", ")));
  }

  private static String ship(ShipDef ship) {
    StringBuilder text =
        new StringBuilder(ship.name())
            .append(", ")
            .append(ship.shipClass())
            .append(", size ")
            .append(ship.size());
    for (Alert alert : Alert.values()) {
      ImmutableList<Setting> settings = ship.settings(alert);
      for (int i = 0; i < settings.size(); i++) {
        text.append("\n  ").append(Ascii.toLowerCase(alert.name())).append(" alert, setting ");
        text.append(i).append(": ").append(ratings(settings.get(i)));
      }
    }
    return said(text.toString(), ship.text());
  }

  /** The four ratings, in the order of the systems. */
  static String ratings(Setting setting) {
    StringBuilder text = new StringBuilder();
    for (ShipSystem system : ShipSystem.values()) {
      int rating = setting.of(system);
      text.append(text.isEmpty() ? "" : " ").append(system.name(), 0, 2).append(' ');
      text.append(rating < 0 ? "D" : String.valueOf(rating));
    }
    return text + (setting.cloaked() ? ", cloaked" : "");
  }

  private static String mission(MissionDef mission) {
    return said(
        "%s, %s mission, %s%s"
            .formatted(
                mission.name(),
                Ascii.toLowerCase(mission.type().name()),
                points(mission.vp()),
                mission.secret() ? ", secret" : ""),
        mission.text());
  }

  private static String command(CommandDef command) {
    StringBuilder text = new StringBuilder(command.name()).append(", command card");
    for (CardFace face : command.faces()) {
      text.append("\n  ").append(Ascii.toLowerCase(face.kind().name()));
      text.append(face.trashed() ? ", trashed after use: " : ": ");
      text.append(face.text());
    }
    return text.toString();
  }

  private static String encounter(EncounterDef encounter) {
    return said(
        "%s, encounter%s%s"
            .formatted(
                encounter.name(),
                encounter.allShips() ? " of all ships" : "",
                encounter.vp() == 0 ? "" : ", " + points(encounter.vp())),
        encounter.text());
  }

  private static String points(int vp) {
    return vp == 1 ? "1 point" : vp + " points";
  }

  private static String range(EncounterRange range) {
    return range.lo() == range.hi()
        ? ", encounter on " + range.lo()
        : ", encounter on %s to %s".formatted(range.lo(), range.hi());
  }

  private static String location(LocationDef location) {
    return said(
        "%s, %s, size %s%s%s"
            .formatted(
                location.name(),
                Ascii.toLowerCase(location.type().name()).replace('_', ' '),
                location.sectorSize(),
                location.habitable() ? ", habitable" : "",
                location.encounters().map(CardText::range).orElse("")),
        location.text());
  }

  private static String said(String facts, String text) {
    return text.isEmpty() ? facts : facts + "\n  " + text;
  }
}
