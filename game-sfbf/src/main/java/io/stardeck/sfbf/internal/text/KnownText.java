package io.stardeck.sfbf.internal.text;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.SetMultimap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Function;

/** What the seat remembers of what lies face down before others (BF-INF-07). */
final class KnownText {
  private final BattleForceView view;
  private final ImmutableList.Builder<String> lines = ImmutableList.builder();

  private KnownText(BattleForceView view) {
    this.view = view;
  }

  /** A line for each place, or for places together, of which something is known. */
  static ImmutableList<String> lines(BattleForceView view) {
    KnownText text = new KnownText(view);
    Names names = new Names(view.table());
    CardSet set = view.table().config().cardSet();
    text.add(view.cards(), names::card, Face::name);
    text.add(view.ships(), names::ship, face -> set.ship(face.name()).title());
    return text.lines.build();
  }

  private <T> void add(ZonesView<T> zones, Function<T, String> name, Function<Face, String> title) {
    for (Seen<T> seen : zones.zones()) {
      if (seen.place().equals(Places.SHIP_DECK) && !seen.cards().isEmpty()) {
        lines.add(
            "at the bottom of the ship deck, the lowest last: "
                + seen.cards().stream().map(name).collect(joining(", ")));
      } else if (isOfOther(seen.place()) && !seen.cards().isEmpty()) {
        String cards = seen.cards().stream().map(name).collect(joining(", "));
        lines.add(where(ImmutableList.of(seen.place())) + ": " + cards);
      }
    }
    for (Pool pool : zones.known()) {
      if (pool.places().stream().anyMatch(this::isOfOther)) {
        lines.add("somewhere in " + where(pool.places()) + ": " + counted(pool, title));
      }
    }
  }

  private boolean isOfOther(Place place) {
    return place.of() >= 0 && !Seat.of(place.of()).equals(view.seat());
  }

  private String where(ImmutableList<Place> places) {
    SetMultimap<String, String> owners = LinkedHashMultimap.create();
    for (Place place : places) {
      if (place.of() >= 0) {
        Seat seat = Seat.of(place.of());
        boolean enemy = seat.number() > view.table().config().players();
        owners.put(heap(place, seat), enemy ? "the enemy" : seat.toString());
      }
    }
    String heaps =
        owners.asMap().entrySet().stream()
            .map(heap -> heap.getKey() + " of " + String.join(", ", heap.getValue()))
            .collect(joining(" and "));
    return heaps
        + (places.contains(Places.SHIP_DECK) ? " and the ship deck" : "")
        + (places.contains(Places.STARBASE) ? " and the Starbase" : "");
  }

  private static String heap(Place place, Seat seat) {
    if (place.equals(Places.hand(seat))) {
      return "the hand";
    }
    return place.equals(Places.stash(seat)) ? "the reserve cards" : "the face-down ships";
  }

  private static String counted(Pool pool, Function<Face, String> title) {
    Multiset<String> titles = LinkedHashMultiset.create();
    pool.faces().forEach(face -> titles.add(title.apply(face)));
    return titles.entrySet().stream()
        .map(entry -> entry.getElement() + (entry.getCount() > 1 ? " x" + entry.getCount() : ""))
        .collect(joining(", "));
  }
}
