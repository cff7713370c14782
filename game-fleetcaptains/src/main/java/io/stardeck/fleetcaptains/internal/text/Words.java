package io.stardeck.fleetcaptains.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Setting;
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
  String of(Object value) {
    StringBuilder text =
        new StringBuilder(SealedFamily.display(value.getClass()).replace('-', ' '));
    String setting = setting(value);
    for (RecordComponent part : value.getClass().getRecordComponents()) {
      if (!part.getName().equals("actor")) {
        String words =
            part.getName().equals("setting") && !setting.isEmpty() ? setting : part(part, value);
        if (!words.isEmpty()) {
          text.append(' ').append(words);
        }
      }
    }
    return text.toString();
  }

  /** The ratings that a ship is set to; empty if there is no such ship, alert or setting. */
  private String setting(Object value) {
    if (value instanceof Answer.SetDial set) {
      return setting(set.ship(), set.setting());
    } else if (value instanceof FreeAction.PowerAdjust adjust) {
      return setting(adjust.ship(), adjust.setting());
    } else if (value instanceof ShipAction.CloakShip cloak) {
      return setting(cloak.ship(), cloak.setting());
    }
    return "";
  }

  private String setting(CardId card, int setting) {
    @Nullable Ship ship = table.ship(card);
    if (ship == null) {
      return "";
    }
    ImmutableList<Setting> settings = table.def(ship).settings(ship.alert());
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
        + target.system().map(Enum::name).orElse("");
  }

  private String card(CardId card) {
    return table.set().title(card);
  }
}
