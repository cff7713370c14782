package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What can be wrong with zones, whatever the game. */
final class ZoneFaults<T> {
  /** Counts of mixings and ids stay far below what a number can hold. */
  private static final int MOST = 1_000_000_000;

  private final Zones<T> zones;
  private final Naming<T> naming;
  private final Function<T, Face> faces;
  private final String path;
  private final int players;

  /** Of each pool that was found true, who knows it: others may see the same of its places. */
  private final Map<Pool, Seat> checked = new IdentityHashMap<>();

  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  ZoneFaults(Zones<T> zones, Naming<T> naming, Function<T, Face> faces, String path, int players) {
    this.zones = zones;
    this.naming = naming;
    this.faces = faces;
    this.path = path;
    this.players = players;
  }

  ImmutableList<Fault> all() {
    if (zones.mixings() >= MOST || zones.minted() >= MOST) {
      fault("", "no game mixes cards so often");
    }
    cards();
    for (int number = 0; number <= players; number++) {
      known(Seat.of(number));
    }
    return faults.build();
  }

  static ImmutableList<Fault> places(Zones<?> zones, String path, Map<Place, ZoneKind> wanted) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    for (Map.Entry<Place, ZoneKind> each : wanted.entrySet()) {
      Place place = each.getKey();
      if (!zones.has(place)) {
        faults.add(new Fault(path + "." + place, "the place is missing"));
      } else if (!zones.at(place).kind().equals(each.getValue())) {
        faults.add(new Fault(path + "." + place, "it is of another kind"));
      }
    }
    for (Zone<?> zone : zones.zones()) {
      if (!wanted.containsKey(zone.place())) {
        faults.add(new Fault(path + "." + zone.place(), "there is no such place"));
      }
    }
    return faults.build();
  }

  private void cards() {
    BitSet seen = new BitSet();
    for (Zone<T> zone : zones.zones()) {
      for (int i = 0; i < zone.cards().size(); i++) {
        T card = zone.cards().get(i);
        CardId id = naming.id(card);
        if (seen.get(id.number())) {
          fault(".zones", "%s lies in two places".formatted(card));
        }
        seen.set(id.number());
        if (naming.mints() && id.number() >= zones.minted()) {
          fault(".minted", "%s has not been minted yet".formatted(id));
        }
        if (!zone.kind().seers().except(zone.knowers(i)).isNobody()) {
          fault(".zones", "who sees %s knows %s, too".formatted(zone.place(), card));
        }
      }
    }
  }

  private void known(Seat seat) {
    Set<Place> places = new HashSet<>();
    for (Pool pool : zones.memory().of(seat)) {
      for (Place place : pool.places()) {
        if (!places.add(place)) {
          fault(".known", "%s is in two pools to %s".formatted(place, seat));
        }
      }
      @Nullable Seat other = checked.get(pool);
      if ((other == null || !seeAlike(seat, other, pool)) && isTrue(pool, seat)) {
        checked.put(pool, seat);
      }
    }
  }

  private boolean seeAlike(Seat seat, Seat other, Pool pool) {
    for (Place place : pool.places()) {
      for (Audience knowers : zones.at(place).knowers()) {
        if (knowers.includes(seat) != knowers.includes(other)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether what {@code seat} knows as {@code pool} can be so. */
  private boolean isTrue(Pool pool, Seat seat) {
    boolean there = true;
    Sought sought = new Sought(pool.faces());
    for (Place place : pool.places()) {
      if (!zones.has(place)) {
        fault(".known", "there is no %s".formatted(place));
        there = false;
      } else if (!findUnseen(zones.at(place), seat, sought)) {
        fault(".known", "%s sees all that lies in %s".formatted(seat, place));
        there = false;
      }
    }
    boolean known = !pool.isEmpty() && sought.left == 0;
    if (!known) {
      fault(".known", "%s knows of %s what is not true".formatted(seat, pool.places()));
    }
    return there && known;
  }

  /**
   * Takes the faces of the cards that {@code seat} does not see from {@code sought}; whether there
   * are such cards.
   */
  private boolean findUnseen(Zone<T> zone, Seat seat, Sought sought) {
    boolean any = false;
    for (int i = 0; i < zone.cards().size(); i++) {
      if (!zone.knowers(i).includes(seat)) {
        any = true;
        sought.take(faces.apply(zone.cards().get(i)));
      }
    }
    return any;
  }

  private void fault(String at, String message) {
    faults.add(new Fault(path + at, message));
  }

  /** The faces of a pool that have not been found yet. */
  private static final class Sought {
    private final Map<Face, Count> counts;
    private int left;

    Sought(ImmutableList<Face> faces) {
      counts = Maps.newHashMapWithExpectedSize(faces.size());
      left = faces.size();
      Count count = new Count();
      for (int i = 0; i < faces.size(); i++) {
        // Equal ones lie side by side.
        if (i == 0 || !faces.get(i).equals(faces.get(i - 1))) {
          count = new Count();
          counts.put(faces.get(i), count);
        }
        count.left++;
      }
    }

    void take(Face face) {
      @Nullable Count count = counts.get(face);
      if (count != null && count.left > 0) {
        count.left--;
        left--;
      }
    }
  }

  private static final class Count {
    private int left;
  }
}
