package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.Lists;
import java.util.function.Function;

/** Two cards in each other's place, and what others know of them. */
record Exchange<T>(Zones<T> zones, Function<T, Face> faces) {
  Zones<T> exchanged(Place one, int at, Place other, int otherAt, Audience aware) {
    T first = zones.cards(one).get(at);
    T second = zones.cards(other).get(otherAt);
    Zones<T> next = with(with(zones, one, at, second), other, otherAt, first);
    Face face = faces.apply(first);
    Face otherFace = faces.apply(second);
    Audience blind = aware.except(zones.at(one).knowers(at));
    Audience otherBlind = aware.except(zones.at(other).knowers(otherAt));
    return next.with(
        next.memory().mend(blind, one, face, otherFace).mend(otherBlind, other, otherFace, face));
  }

  private static <T> Zones<T> with(Zones<T> zones, Place place, int at, T card) {
    Zone<T> zone = zones.at(place);
    ImmutableList<T> cards = Lists.set(zone.cards(), at, card);
    return zones.with(zone.with(cards));
  }
}
