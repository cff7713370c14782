package io.stardeck.engine.zone;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** What can be wrong with zones, whatever the game. */
final class ZoneFaults<T> {
  /** Counts of mixings and ids stay far below what a number can hold. */
  private static final int MOST = 1_000_000_000;

  private final Zones<T> zones;
  private final Naming<T> naming;
  private final Function<T, Face> faces;
  private final String path;
  private final int players;
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

  private void cards() {
    Set<CardId> seen = new HashSet<>();
    for (Zone<T> zone : zones.zones()) {
      for (int i = 0; i < zone.cards().size(); i++) {
        T card = zone.cards().get(i);
        CardId id = naming.id(card);
        if (!seen.add(id)) {
          fault(".zones", "%s lies in two places".formatted(card));
        }
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
      Multiset<Face> sought = HashMultiset.create(pool.faces());
      for (Place place : pool.places()) {
        if (!places.add(place)) {
          fault(".known", "%s is in two pools to %s".formatted(place, seat));
        }
        if (!zones.has(place)) {
          fault(".known", "there is no %s".formatted(place));
        } else if (!takeUnseen(zones.at(place), seat, sought)) {
          fault(".known", "%s sees all that lies in %s".formatted(seat, place));
        }
      }
      if (pool.isEmpty() || !sought.isEmpty()) {
        fault(".known", "%s knows of %s what is not true".formatted(seat, pool.places()));
      }
    }
  }

  /** Takes the faces of the unseen cards out of {@code sought}; whether there are such cards. */
  private boolean takeUnseen(Zone<T> zone, Seat seat, Multiset<Face> sought) {
    boolean any = false;
    for (int i = 0; i < zone.cards().size() && !(any && sought.isEmpty()); i++) {
      if (!zone.knowers(i).includes(seat)) {
        any = true;
        sought.remove(faces.apply(zone.cards().get(i)));
      }
    }
    return any;
  }

  private void fault(String at, String message) {
    faults.add(new Fault(path + at, message));
  }
}
