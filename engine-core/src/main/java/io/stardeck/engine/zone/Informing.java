package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import java.util.function.Function;

/** Zones of which some seats come to know more than they see by right. */
record Informing<T>(Zones<T> zones, Function<T, Face> faces) {
  /** Those have seen the cards from position {@code from} on, up to {@code to}. */
  Zones<T> of(Audience who, Place place, int from, int to) {
    Zone<T> zone = zones.at(place);
    Memory memory = zones.memory();
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    for (int i = 0; i < zone.cards().size(); i++) {
      boolean shown = i >= from && i < to;
      Audience fresh = shown ? who.except(zone.knowers(i)) : Audience.nobody();
      memory = memory.see(fresh, place, faces.apply(zone.cards().get(i)));
      knowers.add(zone.knowers(i).or(fresh));
    }
    Zone<T> next = zone.with(zone.cards(), knowers.build());
    return zones.with(next, memory.clear(next.knowAll(), place));
  }

  /** Those know all that lies in {@code places}, though not where. */
  Zones<T> ofContents(Audience who, ImmutableList<Place> places) {
    Memory memory = zones.memory();
    Place hub = places.get(0);
    for (Place place : places) {
      Zone<T> zone = zones.at(place);
      for (int i = 0; i < zone.cards().size(); i++) {
        Face face = faces.apply(zone.cards().get(i));
        memory = memory.learn(who.except(zone.knowers(i)), place, face);
      }
    }
    for (Place place : places) {
      memory = memory.mingle(who, place, hub).mingle(who, hub, place);
    }
    for (Place place : places) {
      memory = memory.clear(zones.at(place).knowAll(), place);
    }
    return zones.with(memory);
  }
}
