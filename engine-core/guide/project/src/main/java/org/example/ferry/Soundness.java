package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What makes a state from outside no state of this game. */
final class Soundness {
  private Soundness() {}

  static ImmutableList<Fault> faults(Crossing state) {
    Crossing.Table table = state.table();
    Inspection inspection = new Inspection();
    inspection.violations("table.rules", table.rules().violations());
    if (!inspection.clean()) {
      return inspection.faults();
    }
    inspection.range("table.round", table.round(), 1, table.rules().rounds());
    inspection.range("table.ferry", table.ferry(), 1, Rounds.FACES);
    inspection.size("table.points", table.points(), table.rules().players());
    boolean over = state.top() instanceof Phase.Over;
    int most = Rounds.FACES * (over ? table.round() : Math.max(0, table.round() - 1));
    table.points().forEach(points -> inspection.range("table.points", points, 0, most));
    inspection.addAll(Cards.DEALER.faults(state, "zones", Places.all(table.rules().players())));
    inspection.require(complete(state), "zones", "there are other cards than those of the game");
    if (inspection.clean()) {
      hands(state, over, inspection);
    }
    return inspection.clean()
        ? Cards.DEALER.faults(state, "zones", table.rules().players())
        : inspection.faults();
  }

  /** Every card is there once. */
  private static boolean complete(Crossing state) {
    List<CardId> cards = new ArrayList<>();
    for (Zone<CardId> zone : state.zones().zones()) {
      cards.addAll(zone.cards());
    }
    cards.sort(Comparator.comparing(CardId::number));
    return cards.equals(Places.roster());
  }

  /** Nobody has fewer cards than rounds to play, nor more than four. */
  private static void hands(Crossing state, boolean over, Inspection inspection) {
    for (Seat seat : state.seats()) {
      int cards = state.zones().size(Places.hand(seat)) + state.zones().size(Places.laid(seat));
      int least = over ? 0 : state.table().rules().rounds() - state.table().round() + 1;
      inspection.range("zones", cards, least, Rules.HAND);
    }
  }
}
