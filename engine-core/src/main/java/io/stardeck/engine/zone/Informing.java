package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.Lists;
import java.util.function.Function;

/** Zones dealt anew, about which others are to know more than they see by right. */
record Informing<T>(Zones<T> zones, Function<T, Face> faces) {
  /** Those have seen the cards from position {@code from} on, up to {@code to}. */
  Zones<T> of(Audience who, Place place, int from, int to) {
    Zone<T> zone = zones.at(place);
    Memory memory = zones.memory();
    ImmutableList<Audience> knowers = zone.allKnowers();
    for (int i = from; i < Math.min(to, zone.cards().size()); i++) {
      memory = memory.see(who.except(knowers.get(i)), place, faces.apply(zone.cards().get(i)));
      knowers = Lists.set(knowers, i, knowers.get(i).or(who));
    }
    Zone<T> next = zone.with(zone.cards(), knowers);
    return zones.with(next).with(memory.clear(next.knowAll(), place));
  }

  /** Those know all that lies in {@code places}, though not where. */
  Zones<T> ofContents(Audience who, ImmutableList<Place> places) {
    Memory memory = zones.memory();
    Place hub = places.get(0);
    for (Place place : places) {
      Zone<T> zone = zones.at(place);
      for (int i = 0; i < zone.cards().size(); i++) {
        ImmutableList<Face> face = ImmutableList.of(faces.apply(zone.cards().get(i)));
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
