package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Deals anew what a seat cannot see: what it knows to lie in a pool somewhere in that pool, all
 * else from a {@link Supply}; then exchanges cards as long as some do not fit where they lie. Of
 * what others know only so much is left as they see by right, or as everybody knows.
 *
 * @param <T> the cards
 */
public final class Redeal<T> {
  private final ZonesView<T> view;
  private final Audience seat;
  private final Supply<T> supply;
  private final Map<Place, List<Slot<T>>> slots = new LinkedHashMap<>();

  private Redeal(ZonesView<T> view, Seat seat, Supply<T> supply) {
    this.view = view;
    this.seat = Audience.only(seat);
    this.supply = supply;
    for (Seen<T> seen : view.zones()) {
      if (!seen.whole()) {
        Optional<Pool> pool = view.known(seen.place());
        List<Slot<T>> unseen = new ArrayList<>();
        for (int i = 0; i < seen.unseen(); i++) {
          unseen.add(new Slot<>(seen.place(), pool));
        }
        slots.put(seen.place(), unseen);
      }
    }
  }

  /**
   * Zones that look to {@code seat} like {@code view}, its own.
   *
   * @param chance the generator for dealing; it is not the one of the game
   */
  public static <T> Zones<T> of(ZonesView<T> view, Seat seat, Supply<T> supply, Chance chance) {
    Redeal<T> redeal = new Redeal<>(view, seat, supply);
    redeal.deal(chance);
    new Refit<>(view, supply, redeal.slots).mend();
    return redeal.zones();
  }

  private void deal(Chance chance) {
    Chance next = chance;
    for (Pool pool : view.known()) {
      List<Slot<T>> within = new ArrayList<>();
      for (Place place : pool.places()) {
        within.addAll(slots.getOrDefault(place, List.of()));
      }
      var order = next.shuffle(within);
      next = order.next();
      bind(pool, new ArrayList<>(order.value()));
    }
    fill(true);
    fill(false);
  }

  /** What may lie in few of the places comes first, lest the rest takes them. */
  private void bind(Pool pool, List<Slot<T>> free) {
    for (Face face : pool.places().size() == 1 ? pool.faces() : rarestFirst(pool)) {
      bind(face, free);
    }
  }

  private List<Face> rarestFirst(Pool pool) {
    Map<Face, Integer> places = new HashMap<>();
    for (Face face : pool.faces()) {
      places.computeIfAbsent(face, each -> placesFor(each, pool));
    }
    List<Face> faces = new ArrayList<>(pool.faces());
    faces.sort(Comparator.comparing(places::get));
    return faces;
  }

  private int placesFor(Face face, Pool pool) {
    int count = 0;
    for (Place place : pool.places()) {
      count += supply.mayLie(face, place) ? 1 : 0;
    }
    return count;
  }

  private void bind(Face face, List<Slot<T>> free) {
    int fit = 0;
    while (fit < free.size() && !supply.mayLie(face, free.get(fit).place())) {
      fit++;
    }
    Slot<T> slot = free.remove(fit < free.size() ? fit : 0);
    slot.bind(supply.of(face, slot.place()));
  }

  private void fill(boolean choosy) {
    for (List<Slot<T>> unseen : slots.values()) {
      for (Slot<T> slot : unseen) {
        if (!slot.taken() && supply.choosy(slot.place()) == choosy) {
          slot.fill(supply.any(slot.place()));
        }
      }
    }
  }

  private Zones<T> zones() {
    ImmutableList.Builder<Zone<T>> zones = ImmutableList.builder();
    for (Seen<T> seen : view.zones()) {
      zones.add(zone(seen, slots.getOrDefault(seen.place(), List.of())));
    }
    ImmutableList.Builder<Knowledge> known = ImmutableList.builder();
    for (Pool pool : view.known()) {
      known.add(new Knowledge(seat, pool));
    }
    return Zones.of(zones.build(), Memory.of(known.build()), 0, supply.minted());
  }

  private Zone<T> zone(Seen<T> seen, List<Slot<T>> unseen) {
    Audience seers = seen.kind().seers();
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    int shown = 0;
    for (int i = 0; i < seen.size(); i++) {
      if (isSeen(seen, i, shown)) {
        boolean common = seen.common().contains(seen.cards().get(shown));
        knowers.add(common ? Audience.everyone() : seers.or(seat));
        shown++;
      } else {
        knowers.add(seers);
      }
    }
    return new Zone<>(seen.place(), seen.kind(), cards(seen, unseen), knowers.build());
  }

  /** What lies there, the seen and the unseen, in the order in which it lies. */
  static <T> ImmutableList<T> cards(Seen<T> seen, List<Slot<T>> unseen) {
    ImmutableList.Builder<T> cards = ImmutableList.builderWithExpectedSize(seen.size());
    int shown = 0;
    int dealt = 0;
    for (int i = 0; i < seen.size(); i++) {
      cards.add(isSeen(seen, i, shown) ? seen.cards().get(shown++) : unseen.get(dealt++).card());
    }
    return cards.build();
  }

  /** Whether the card at {@code position} is one that the seat sees. */
  private static boolean isSeen(Seen<?> seen, int position, int shown) {
    return shown < seen.cards().size()
        && (seen.positions().isEmpty() || seen.positions().get(shown) == position);
  }
}
