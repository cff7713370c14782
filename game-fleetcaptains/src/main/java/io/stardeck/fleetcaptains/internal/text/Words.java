package io.stardeck.fleetcaptains.internal.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.Setting;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A record in words: the name of its type, then its parts, with cards and spaces by their names.
 */
record Words(Table table) {
  /** Parts that are a number, and what they stand for is told instead. */
  private static final ImmutableSet<String> TOLD = ImmutableSet.of("setting", "work", "face");

  /** What joins a part to those before it. */
  private static final ImmutableMap<String, String> LINKS =
      ImmutableMap.of("target", "against ", "other", "and ", "deck", "from ", "enemy", "aboard ");

  String of(Object value) {
    StringBuilder text =
        new StringBuilder(SealedFamily.display(value.getClass()).replace('-', ' '));
    String told = told(value);
    for (RecordComponent part : value.getClass().getRecordComponents()) {
      String name = part.getName();
      if (!name.equals("actor")) {
        String words = TOLD.contains(name) && !told.isEmpty() ? told : part(part, value);
        if (!words.isEmpty()) {
          boolean bare = part.getType() == Target.class;
          text.append(' ').append(bare ? "" : LINKS.getOrDefault(name, "")).append(words);
        }
      }
    }
    return text.toString();
  }

  /** What a number stands for: the ratings that a ship is set to, the face that is played. */
  private String told(Object value) {
    if (value instanceof Answer.SetDial set) {
      return setting(set.ship(), set.setting(), false);
    } else if (value instanceof FreeAction.PowerAdjust adjust) {
      return setting(adjust.ship(), adjust.setting(), false);
    } else if (value instanceof ShipAction.CloakShip cloak) {
      return setting(cloak.ship(), cloak.setting(), false);
    } else if (value instanceof ShipAction.Reinforce call && table.set().isShip(call.ship())) {
      return ratings(table.set().ship(call.ship()), Alert.WHITE, call.setting());
    } else if (value instanceof ShipAction.Repair repair) {
      return setting(repair.ship(), repair.work().setting().orElse(-1), true);
    } else if (value instanceof FreeAction.SpecialRepair repair) {
      return setting(repair.ship(), repair.work().setting().orElse(-1), true);
    } else if (value instanceof FreeAction.PlayCommand play) {
      return face(play.card(), play.face());
    } else if (value instanceof Answer.PlayTestCard play) {
      return face(play.card(), play.face());
    } else if (value instanceof Answer.PlayResponse play) {
      return face(play.card(), play.face());
    }
    return "";
  }

  private String face(CardId card, int face) {
    ComponentSet set = table.set();
    boolean known = card.number() < set.size() && set.isCommand(card) && face >= 0;
    return known && face < set.command(card).faces().size()
        ? "as " + words("", set.command(card).faces().get(face).kind())
        : "";
  }

  /** The ratings that a ship is set to; empty if there is no such ship, alert or setting. */
  private String setting(CardId card, int setting, boolean better) {
    @Nullable Ship ship = table.ship(card);
    if (ship == null) {
      return "";
    }
    return ratings(table.def(ship), better ? ship.alert().better() : ship.alert(), setting);
  }

  private static String ratings(ShipDef def, Alert alert, int setting) {
    ImmutableList<Setting> settings = def.settings(alert);
    return setting >= 0 && setting < settings.size()
        ? "to " + CardText.ratings(settings.get(setting))
        : "";
  }

  private String part(RecordComponent part, Object value) {
    try {
      Object content = part.getAccessor().invoke(value);
      boolean space =
          part.getName().equals("space")
              || part.getName().equals("to") && content instanceof Integer;
      if (space && content instanceof Integer number && table.shape().has(number)) {
        return table.shape().hex(number).toString();
      }
      return words(part.getName(), content);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + part, e);
    }
  }

  private String words(String name, Object content) {
    if (content instanceof CardId card) {
      return card.number() < table.set().size() ? card(card) : card.toString();
    } else if (content instanceof Optional<?> optional) {
      return optional.map(inner -> words(name, inner)).orElse("");
    } else if (content instanceof ImmutableList<?> list) {
      return list.stream().map(each -> words(name, each)).collect(Collectors.joining(", "));
    } else if (content instanceof RepairWork work) {
      return work.setting().isPresent()
          ? "alert, setting " + work.setting().get()
          : "system token " + work.token().orElse(-1);
    } else if (content instanceof Target target) {
      return target(target);
    } else if (content instanceof Pick pick) {
      return pick instanceof Pick.Card chosen
          ? card(chosen.card())
          : pick instanceof Pick.Nth nth ? "option " + nth.number() : "none";
    } else if (content instanceof Boolean flag) {
      return flag ? name : "not " + name;
    } else if (content instanceof Enum<?>) {
      String word = Ascii.toLowerCase(content.toString()).replace('_', ' ');
      return content instanceof Faction
          ? Ascii.toUpperCase(word.charAt(0)) + word.substring(1)
          : word;
    } else if (content instanceof Integer number) {
      return number == 0 && name.equals("token") ? "" : name + " " + number;
    }
    return String.valueOf(content);
  }

  private String target(Target target) {
    return target.card().or(target::ship).map(this::card).orElse("")
        + target
            .tile()
            .map(tile -> table.shape().has(tile) ? table.shape().hex(tile).toString() : "")
            .orElse("")
        + target.token().map(token -> "token " + token).orElse("")
        + target.system().map(system -> words("", system)).orElse("");
  }

  private String card(CardId card) {
    return table.set().title(card);
  }
}
