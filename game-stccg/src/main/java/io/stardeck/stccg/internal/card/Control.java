package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who controls a ship and its crew ({@code ST-TRM-01}, {@code ST-EFF-16}). */
public final class Control {
  private Control() {}

  /**
   * A player takes control of a ship and all aboard, and sees who is there.
   *
   * @param lent when it goes back to who controls it now, or had it before; never if empty
   */
  public static void take(
      Play<StccgState> play, Ship ship, Seat seat, Optional<Mark.Lent> lent, RuleId rule) {
    Seat was = ship.controller().orElse(seat);
    if (was.equals(seat)) {
      if (lent.isEmpty() && ship.lent().isPresent()) {
        Tables.ship(play, ship.copy().withLent(Optional.empty())); // and stays theirs
      }
      return;
    }
    Seat own = ship.returnsTo().orElse(was);
    Optional<Mark.Lent> back = lent.map(each -> each.of(own)).filter(each -> !own.equals(seat));
    Ship taken = was.equals(play.state().table().active()) ? ship : fresh(ship);
    change(play, taken.copy().withController(seat).withLent(back), seat, rule);
  }

  /** What a ship has used in the last turn of its player is not used in this one. */
  public static Ship fresh(Ship ship) {
    return ship.rangeUsed() == 0 && !ship.cloakUsed() && !ship.moveEnded()
        ? ship
        : ship.copy().withRangeUsed(0).withCloakUsed(false).withMoveEnded(false);
  }

  /** A ship that was lent goes back. */
  public static void giveBack(Play<StccgState> play, CardId id, RuleId rule) {
    @Nullable Ship ship = play.state().table().ship(id);
    if (ship != null && ship.returnsTo().isPresent()) {
      Seat seat = ship.returnsTo().get();
      Ship back = ship.copy().withController(seat).withLent(Optional.empty());
      change(play, back, seat, rule);
    }
  }

  /** A turn has ended: ships go back that were lent for it, or for so many own turns. */
  public static void turnOver(Play<StccgState> play, Seat active, RuleId rule) {
    for (Ship ship : play.state().table().ships()) {
      Optional<Mark.Lent> left = ship.lent().flatMap(lent -> lent.after(ship.of(active)));
      if (left.isPresent()) {
        Tables.ship(play, ship.copy().withLent(left));
      } else {
        giveBack(play, ship.id(), rule);
      }
    }
  }

  /** A battle has ended: ships go back that were lent for it. */
  public static void battleOver(Play<StccgState> play, RuleId rule) {
    for (Ship ship : play.state().table().ships()) {
      if (ship.lent().filter(Mark.Lent::battle).isPresent()) {
        giveBack(play, ship.id(), rule);
      }
    }
  }

  private static void change(Play<StccgState> play, Ship ship, Seat seat, RuleId rule) {
    Tables.ship(play, ship);
    play.tell(rule, new CardEvent.ControlChanged(seat, ship.id()));
    for (Role role : Role.ALL) {
      Place place = ship.host().place(role);
      if (play.state().has(place)) {
        DEALER.turn(play, place, ZoneKind.hand(seat));
      }
    }
    follow(play);
  }

  /**
   * What lies on persons counts the turns of who controls them now, once nobody of them is left
   * with who did ({@code ST-EFF-43}).
   */
  static void follow(Play<StccgState> play) {
    for (Lying lying : play.state().table().lying()) {
      if (lying.on().kind() == On.Kind.GROUP) {
        List<Seat> seats = bearers(play.state(), new Mark.Held(lying.id()));
        if (!seats.isEmpty() && !seats.contains(Seat.of(lying.on().of()))) {
          Tables.table(play, table -> table.with(lying.on(On.group(seats.get(0)))));
        }
      }
    }
  }

  private static List<Seat> bearers(StccgState state, Mark mark) {
    List<Seat> seats = new ArrayList<>();
    Manned.each(
        state,
        (host, seat) -> {
          for (Role role : Role.ALL) {
            for (Card card : state.cards(host, role)) {
              if (card.marks().contains(mark)) {
                seats.add(seat);
              }
            }
          }
        });
    return seats;
  }
}
