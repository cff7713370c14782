package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_43;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_12;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/** Settings and alert levels ({@code FC-PWR, FC-D-43}). */
public final class Dials {
  private Dials() {}

  /** A ship that comes into play, undamaged in its player's post. */
  public static ImmutableShip fresh(Table table, Seat seat, CardId card, int setting) {
    return ImmutableShip.builder()
        .card(card)
        .alert(Alert.WHITE)
        .setting(setting)
        .at(table.shape().post(seat))
        .start(-1)
        .cloaked(false)
        .contested(false)
        .maneuvered(false)
        .adjusted(false)
        .acted(0)
        .extraActions(0)
        .extraManeuvers(0)
        .extraAdjustments(0)
        .rewarded(false)
        .build();
  }

  /** Another alert level: its owner chooses a setting there that is not blue. */
  public static void shift(Play<FleetState> play, CardId card, Alert alert, RuleId rule) {
    ShipDef def = Tables.of(play).set().ship(card);
    int first = first(def, alert, false);
    Tables.ship(play, card, ship -> ship.withAlert(alert).withSetting(first));
    play.tell(rule, new ShipEvent.AlertChanged(card, alert));
    ask(play, card);
  }

  /** Its owner chooses a setting of its level, if there is more than one that is not blue. */
  public static void ask(Play<FleetState> play, CardId card) {
    Table table = Tables.of(play);
    Ship ship = table.ship(card);
    if (ship == null) {
      return;
    } else if (choices(table.def(ship), ship) > 1) {
      play.push(new FleetFrame.ChooseSetting(table.owner(card), card));
    } else {
      play.tell(D_43, new ShipEvent.DialSet(card, ship.setting()));
    }
  }

  /** The first setting of a level that is blue, or not. */
  public static int first(ShipDef def, Alert alert, boolean blue) {
    int setting = 0;
    while (def.settings(alert).get(setting).cloaked() != blue) {
      setting++;
    }
    return setting;
  }

  /** A cloaked ship may stay so, or not ({@code FC-D-34}). */
  private static int choices(ShipDef def, Ship ship) {
    int count = 0;
    for (Setting setting : def.settings(ship.alert())) {
      count += setting.cloaked() && !ship.cloaked() ? 0 : 1;
    }
    return count;
  }

  /** The dial is turned, for the first time or after damage and repair. */
  public static void set(Play<FleetState> play, CardId card, int setting, boolean first) {
    Tables.ship(play, card, ship -> ship.withSetting(setting));
    play.tell(first ? FLT_12 : D_43, new ShipEvent.DialSet(card, setting));
  }
}
