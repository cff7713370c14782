package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/**
 * The top cards of a place are laid in another order. Who does not see it knows of them what lies
 * in that place, and not where.
 *
 * @param order the top cards, as they are to lie
 */
record Arranging<S extends GameState<S>, T>(
    Dealer<S, T> dealer, Play<S> play, Place place, ImmutableList<T> order) {
  /** As {@code who} choose it, who see it. */
  void by(Audience who) {
    Zones<T> zones = dealer.zones(play.state());
    Zone<T> zone = zones.at(place);
    Memory memory = zones.memory();
    boolean lost = false;
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    for (int i = 0; i < order.size(); i++) {
      int was = zone.cards().indexOf(order.get(i));
      checkArgument(was >= 0 && was < order.size(), "%s is not on top of %s", order, place);
      Audience gone = zone.knowers(was).except(who);
      Face face = dealer.face(play.state(), order.get(i));
      memory = memory.learn(gone, place, face);
      lost |= !gone.isNobody();
      knowers.add(zone.knowers(was).and(who));
    }
    boolean renames = dealer.renames(lost) && !who.equals(Audience.everyone());
    ImmutableList<T> top = renames ? dealer.rename(play, order, face -> true) : order;
    int size = zone.cards().size();
    knowers.addAll(zone.allKnowers().subList(order.size(), size));
    Zone<T> next =
        zone.with(Lists.plusAll(top, zone.cards().subList(order.size(), size)), knowers.build());
    dealer.put(play, dealer.zones(play.state()).with(next, memory));
    if (!top.equals(order)) {
      dealer.renamed(play, place, who, top);
    }
  }
}
