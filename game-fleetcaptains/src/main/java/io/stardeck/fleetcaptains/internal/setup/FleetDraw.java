package io.stardeck.fleetcaptains.internal.setup;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_09;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_10;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.List;

/** A fleet is drawn ({@code FC-FLT-05 … FC-FLT-10}). */
final class FleetDraw {
  private FleetDraw() {}

  /** Draws for a player, who is asked if the fleet stays too small. */
  static void draw(Play<FleetState> play, Seat seat, int redraws) {
    Table table = Tables.of(play);
    List<CardId> cards = new ArrayList<>(table.reserve(seat));
    table.captain(seat).fleet().forEach(ship -> cards.add(ship.card()));
    int limit = table.captain(seat).fleetLimit();
    int sum = 0;
    ImmutableList.Builder<Ship> fleet = ImmutableList.builder();
    ImmutableList.Builder<CardId> reserve = ImmutableList.builder();
    for (CardId card : play.shuffle(cards)) {
      int size = table.set().ship(card).size();
      boolean drawn = sum < limit;
      boolean joins = drawn && sum + size <= limit;
      if (joins) {
        sum += size;
        int setting = Dials.first(table.set().ship(card), Alert.WHITE, false);
        fleet.add(Dials.fresh(table, seat, card, setting));
      } else {
        reserve.add(card);
      }
      if (drawn) {
        RuleId rule = !joins ? FLT_07 : sum < limit ? FLT_06 : FLT_08;
        play.tell(rule, new ShipEvent.ShipDrawn(seat, card, joins));
      }
    }
    ImmutableList<Ship> ships = fleet.build();
    ImmutableList<CardId> rest = ImmutableList.sortedCopyOf(CardId.BY_NUMBER, reserve.build());
    Tables.captain(play, seat, captain -> captain.withFleet(ships));
    Seat first = table.seat(table.faction(seat));
    Tables.captain(play, first, captain -> captain.withReserve(rest));
    if (sum < limit) {
      play.push(new SetupFleet(seat, redraws));
    } else {
      fixed(play, seat);
    }
  }

  /** Another fleet may be drawn so often ({@code FC-FLT-09, FC-D-10}). */
  static void checkRedrawing(FleetView view, Findings findings) {
    int most = view.table().config().maxRedraws();
    if (((SetupFleet) view.top()).redraws() >= most) {
      findings.reject(D_10, "at most %s redraws", most);
    }
  }

  static void redraw(Play<FleetState> play, SetupFleet frame) {
    play.tell(FLT_09, new ShipEvent.FleetRedrawn(frame.seat()));
    draw(play, frame.seat(), frame.redraws() + 1);
  }

  /** The fleet stays as it is: the next player draws, or subdecks are chosen. */
  static void fixed(Play<FleetState> play, Seat seat) {
    play.tell(FLT_10, new ShipEvent.FleetFixed(seat, Fleets.total(Tables.of(play), seat)));
    if (seat.number() < Tables.of(play).players()) {
      draw(play, Seat.of(seat.number() + 1), 0);
    } else {
      SubdeckChoice.begin(play);
    }
  }
}
