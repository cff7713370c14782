package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_34;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_38;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_10;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Objects;

/** A token is shown, and turned down again ({@code FC-ECH-10 … FC-ECH-13, FC-D-38}). */
public final class Showing {
  private Showing() {}

  /**
   * Shows what a token stands for. Its owner may then move an echo, if another own token is
   * elsewhere, and the tokens of the hex are mixed.
   */
  public static void show(Play<FleetState> play, Token token, RuleId rule) {
    CardId identity = play.state().identity(token);
    Cards.DEALER
        .show(play, Places.token(token.number()), identity, Audience.everyone())
        .tell(rule, card -> new BoardEvent.TokenRevealed(token.number(), identity));
    stop(play, token.owner(), token.at());
    if (elsewhere(Tables.of(play), token)) {
      play.push(new FleetFrame.EchoRelocate(token.owner(), token.number()));
    } else {
      Tokens.mix(play, token.owner(), token.at(), D_38);
    }
  }

  /** A cloaked ship loses its token: neither it nor another one of its hex goes on. */
  public static void stop(Play<FleetState> play, CardId ship) {
    Token token = Objects.requireNonNull(play.state().tokenOf(ship));
    stop(play, token.owner(), token.at());
  }

  /** A token of that hex that is on its way would be told apart by going on. */
  static void stop(Play<FleetState> play, Seat seat, int space) {
    Maneuver open = Maneuvers.open(play);
    Token moving = open == null ? null : Tables.of(play).token(open.token());
    if (moving != null && moving.owner().equals(seat) && moving.at() == space) {
      Maneuvers.end(play, ManeuverEnd.SHOWN);
    }
  }

  /** Whether the owner of a token has another one in another hex. */
  public static boolean elsewhere(Table table, Token token) {
    return Lists.count(
            table.tokens(),
            other -> other.owner().equals(token.owner()) && other.at() != token.at())
        > 0;
  }

  /** An echo goes to another hex, where the tokens are mixed. */
  public static void relocate(Play<FleetState> play, int number, int space, RuleId rule) {
    Token token = Objects.requireNonNull(Tables.of(play).token(number));
    stop(play, token.owner(), token.at());
    stop(play, token.owner(), space);
    play.tell(rule, new BoardEvent.EchoRelocated(number, space));
    Tokens.move(play, number, space);
    Tokens.mix(play, token.owner(), space, D_38);
  }

  /** A cloaked ship is damaged: it is shown, and stays cloaked only on a blue setting. */
  static void damaged(Play<FleetState> play, Ship ship, Alert alert) {
    Token token = Objects.requireNonNull(play.state().tokenOf(ship.card()));
    ShipDef def = Tables.of(play).def(ship);
    boolean cloaks = def.cloaks(alert);
    int setting = Dials.first(def, alert, cloaks);
    if (!cloaks) {
      stop(play, ship.card());
      Tokens.decloak(play, ship.card(), setting, CLK_12);
    }
    Tables.ship(play, ship.card(), now -> now.withAlert(alert).withSetting(setting));
    play.tell(D_34, new ShipEvent.AlertChanged(ship.card(), alert));
    if (cloaks) {
      Dials.ask(play, ship.card());
      show(play, token, ECH_10);
    } else {
      Exploring.land(play, ship.card());
      Dials.ask(play, ship.card()); // before an encounter is looked for: it lies on top
    }
  }
}
