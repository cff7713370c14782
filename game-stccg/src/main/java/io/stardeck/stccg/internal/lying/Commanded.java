package io.stardeck.stccg.internal.lying;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A card that made intruders a crew leaves play ({@code ST-D-41}). */
public final class Commanded {
  private static final RuleId SPC_09 = RuleId.of("ST-SPC-09");

  private static final RuleId MUL_05 = RuleId.of("ST-MUL-05");

  private Commanded() {}

  /** Control goes back, those aboard are intruders again, those elsewhere are discarded. */
  static void end(Play<StccgState> play, Lying card) {
    CardId id = CardId.of(card.on().of());
    @Nullable Ship ship = play.state().table().ship(id);
    if (ship == null) {
      return;
    }
    if (play.state().table().player(ship.card().owner()).resigned()) {
      gone(play, ship);
      scatter(play, card);
      return;
    }
    for (Role role : Role.ALL) {
      Place place = ship.host().place(role);
      for (Card crew = next(play, place); crew != null; crew = next(play, place)) {
        board(play, place, crew, id);
      }
    }
    scatter(play, card);
    Control.take(play, ship, ship.card().owner(), Optional.empty(), SPC_09);
    if (Intruders.aboard(play.state().table(), id)) {
      Ship back = Objects.requireNonNull(play.state().table().ship(id));
      Tables.ship(play, back.copy().withStop(Stop.GOOD)); // whoever else is aboard
    }
  }

  /** An intruder is again that of who has played the card, if they still play. */
  private static void board(Play<StccgState> play, Place place, Card crew, CardId ship) {
    if (play.state().table().player(crew.owner()).resigned()) {
      Discards.out(play, place, crew, MUL_05);
      return;
    }
    Card back = DEALER.card(play, place, crew).openly().to(Places.IN_PLAY).card();
    Laying.lay(play, back.owner(), back, On.intruder(ship), play.state().table().def(back).words());
  }

  /** A ship that would go back to who has given up goes out of play ({@code ST-MUL-05}). */
  private static void gone(Play<StccgState> play, Ship ship) {
    for (Role role : Role.ALL) {
      Place place = ship.host().place(role);
      if (play.state().has(place)) {
        discard(play, place);
        for (Card each : play.state().cards(place)) {
          Discards.out(play, place, each, MUL_05);
        }
        DEALER.close(play, place);
      }
    }
    for (Lying lying : play.state().table().lying()) {
      if (lying.on().isShip(ship.id())) {
        Cures.discard(play, lying, MUL_05);
      }
    }
    Tables.table(play, table -> Tables.without(table, ship.id()));
    Discards.out(play, Places.IN_PLAY, ship.card(), MUL_05);
  }

  /** Those elsewhere than aboard the ship are discarded, but the crews of other such ships. */
  public static void scatter(Play<StccgState> play, Lying card) {
    Host ship = Host.ship(CardId.of(card.on().of()));
    for (Manned manned : Manned.all(play.state().table())) {
      if (manned.seat().equals(card.controller())
          && !manned.host().equals(ship)
          && !commanded(play.state().table(), manned.host())) {
        for (Role role : Role.ALL) {
          discard(play, manned.host().place(role));
        }
      }
    }
  }

  private static boolean commanded(Table table, Host host) {
    return host.kind() == HostKind.SHIP && Intruders.command(table, host.card());
  }

  private static void discard(Play<StccgState> play, Place place) {
    for (Card crew = next(play, place); crew != null; crew = next(play, place)) {
      Discards.discard(play, place, crew, SPC_09);
    }
  }

  private static @Nullable Card next(Play<StccgState> play, Place place) {
    for (Card card : play.state().cards(place)) {
      if (Intruders.is(play.state().table(), card)) {
        return card;
      }
    }
    return null;
  }
}
