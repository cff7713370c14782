package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards of one or several places are mixed. What anybody knew of one of them, card by card, they
 * know as contents of those places from then on; who sees such a place sees what lies there now.
 */
final class Mixing<S extends GameState<S>, T> {
  private final Dealer<S, T> dealer;
  private final Play<S> play;
  private final List<Zone<T>> zones = new ArrayList<>();
  private final int first;

  /**
   * A mixing of all that lies in those places from position {@code first} on.
   *
   * @param first 0 where there are several places
   */
  Mixing(Dealer<S, T> dealer, Play<S> play, ImmutableList<Place> places, int first) {
    this.dealer = dealer;
    this.play = play;
    this.first = first;
    for (Place place : places) {
      zones.add(dealer.zones(play.state()).at(place));
    }
  }

  void mix() {
    dealer.put(play, dealer.zones(play.state()).with(remembered()));
    ImmutableList.Builder<T> all = ImmutableList.builder();
    for (Zone<T> zone : zones) {
      all.addAll(zone.cards().subList(first, zone.cards().size()));
    }
    ImmutableList<T> order = play.shuffle(all.build());
    ImmutableList<T> named = dealer.mixed(play, order);
    for (Zone<T> zone : zones) {
      int count = zone.cards().size() - first;
      lay(zone, named.subList(0, count));
      named = named.subList(count, named.size());
    }
  }

  /** What was known card by card is known as contents; of several places, of all together. */
  private Memory remembered() {
    Audience seeAll = Audience.everyone();
    for (Zone<T> zone : zones) {
      seeAll = seeAll.and(zone.kind().seers());
    }
    Memory memory = dealer.zones(play.state()).memory();
    for (Zone<T> zone : zones) {
      memory = learned(memory, zone, seeAll);
    }
    Audience others = Audience.everyone().except(seeAll);
    Place hub = zones.get(0).place();
    for (Zone<T> zone : zones) {
      memory = memory.mingle(others, zone.place(), hub);
    }
    for (Zone<T> zone : zones) {
      memory = memory.mingle(others, hub, zone.place());
    }
    return memory;
  }

  /** Card by card, but those together that lie one after the other and that the same seats know. */
  private Memory learned(Memory before, Zone<T> zone, Audience seeAll) {
    Memory memory = before;
    for (KnownRun<T> run : dealer.runs(play.state(), zone, first, zone.cards().size())) {
      memory = memory.learn(run.knowers().except(seeAll), zone.place(), run);
    }
    return memory;
  }

  private void lay(Zone<T> zone, ImmutableList<T> cards) {
    Audience seers = zone.kind().seers();
    Zone<T> mixed = zone.part(0, first).with(first, cards, seers);
    Zones<T> before = dealer.zones(play.state());
    Memory memory = before.memory();
    for (KnownRun<T> run : dealer.runs(play.state(), mixed, first, mixed.cards().size())) {
      memory = memory.see(seers, zone.place(), run);
    }
    dealer.put(play, before.with(mixed, memory.clear(mixed.knowAll(), zone.place())));
  }
}
