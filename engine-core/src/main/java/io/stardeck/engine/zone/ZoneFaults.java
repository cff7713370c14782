package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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
      List<Face> unseen = new ArrayList<>();
      for (Place place : pool.places()) {
        if (!places.add(place)) {
          fault(".known", "%s is in two pools to %s".formatted(place, seat));
        }
        if (!zones.has(place)) {
          fault(".known", "there is no %s".formatted(place));
        } else if (!addUnseen(zones.at(place), seat, unseen)) {
          fault(".known", "%s sees all that lies in %s".formatted(seat, place));
        }
      }
      Collections.sort(unseen);
      if (pool.isEmpty() || !among(pool.faces(), unseen)) {
        fault(".known", "%s knows of %s what is not true".formatted(seat, pool.places()));
      }
    }
  }

  /** Adds the faces of the cards that {@code seat} does not see; whether there are such cards. */
  private boolean addUnseen(Zone<T> zone, Seat seat, List<Face> unseen) {
    int before = unseen.size();
    for (int i = 0; i < zone.cards().size(); i++) {
      if (!zone.knowers(i).includes(seat)) {
        unseen.add(faces.apply(zone.cards().get(i)));
      }
    }
    return unseen.size() > before;
  }

  /** Whether {@code some} are all among {@code all}, as often as they are there; both sorted. */
  private static boolean among(List<Face> some, List<Face> all) {
    int found = 0;
    for (int i = 0; i < all.size() && found < some.size(); i++) {
      found += all.get(i).equals(some.get(found)) ? 1 : 0;
    }
    return found == some.size();
  }

  private void fault(String at, String message) {
    faults.add(new Fault(path + at, message));
  }
}
