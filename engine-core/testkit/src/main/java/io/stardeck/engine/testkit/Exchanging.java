package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zoned;
import io.stardeck.engine.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Law 8, without the game's own dealing: two cards of one pool can be exchanged, and a seat that
 * knows neither is shown, offered, answered and told the same from then on, until an event shows it
 * one of them: or a third card that lies elsewhere by then, as the last card of a place filled the
 * gap that one of the two left, or as that place was shuffled afterwards.
 */
final class Exchanging<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int PAIRS = 3;
  private static final int STEPS = 12;
  private static final int HOSTILE = 12;

  /** A card where it lies. */
  private record Spot(Place place, int at) {}

  @Override
  public String name() {
    return "exchange";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    position.subject().dealers().forEach(dealer -> check(position, dealer));
  }

  private <T> void check(Position<C, S, A, V> position, Zoned<S, T> dealer) {
    Zones<T> zones = dealer.zones(position.state());
    for (Seat seat : position.watchers()) {
      List<ImmutableList<Spot>> pools = pools(zones, seat);
      for (int i = 0; i < PAIRS && !pools.isEmpty(); i++) {
        ImmutableList<Spot> pool = pools.get(position.random().nextInt(pools.size()));
        Spot one = pool.get(position.random().nextInt(pool.size()));
        Spot other = pool.get(position.random().nextInt(pool.size()));
        S exchanged =
            dealer.exchanged(
                position.state(), one.place(), one.at(), other.place(), other.at(), seat);
        if (!one.equals(other) && position.game().faults(exchanged).isEmpty()) {
          lockStep(position, seat, exchanged, dealer);
        }
      }
    }
  }

  /** The unseen cards of each pool of {@code seat} with two or more of them. */
  private static <T> List<ImmutableList<Spot>> pools(Zones<T> zones, Seat seat) {
    List<ImmutableList<Spot>> pools = new ArrayList<>();
    for (Zone<T> zone : zones.zones()) {
      pools.add(unseen(zone, seat));
    }
    for (Pool pool : zones.view(seat).known()) {
      ImmutableList.Builder<Spot> all = ImmutableList.builder();
      for (Place place : pool.places()) {
        all.addAll(unseen(zones.at(place), seat));
      }
      pools.add(all.build());
    }
    pools.removeIf(pool -> pool.size() < 2);
    return pools;
  }

  private static ImmutableList<Spot> unseen(Zone<?> zone, Seat seat) {
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int i = 0; i < zone.cards().size(); i++) {
      if (!zone.knowers(i).includes(seat)) {
        spots.add(new Spot(zone.place(), i));
      }
    }
    return spots.build();
  }

  /** All texts in the JSON of a card: its id, its face. */
  private static ImmutableList<String> texts(Position<?, ?, ?, ?> position, Object card) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    addTexts(position.json().tree(card), texts);
    return texts.build();
  }

  private static void addTexts(JsonNode tree, ImmutableList.Builder<String> texts) {
    if (tree.isTextual()) {
      texts.add(tree.textValue());
    }
    tree.forEach(child -> addTexts(child, texts));
  }

  /** All texts in the JSON of the cards that lie elsewhere in {@code other}. */
  private static <S, T> ImmutableSet<String> moved(
      Position<?, S, ?, ?> position, Zoned<S, T> dealer, S state, S other) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    Zones<T> others = dealer.zones(other);
    for (Zone<T> zone : dealer.zones(state).zones()) {
      ImmutableList<T> there =
          others.has(zone.place()) ? others.cards(zone.place()) : ImmutableList.of();
      for (int i = 0; i < zone.cards().size(); i++) {
        T card = zone.cards().get(i);
        if (i >= there.size() || !card.equals(there.get(i))) {
          names.addAll(texts(position, card));
        }
      }
    }
    return names.build();
  }

  private <T> void lockStep(
      Position<C, S, A, V> position, Seat seat, S exchanged, Zoned<S, T> dealer) {
    Game<C, S, A, V> game = position.game();
    ImmutableList<A> attempts =
        Hostile.actionsOf(position, seat, Hostile.actions(position, HOSTILE));
    S state = position.state();
    S other = exchanged;
    ImmutableSet<String> names = moved(position, dealer, state, other);
    for (int step = 0; step < STEPS; step++) {
      same(position, seat, state, other, step == 0 ? attempts : ImmutableList.of());
      S now = other;
      List<A> both = new ArrayList<>(position.at(state).legal());
      both.removeIf(action -> !game.check(now, action).isEmpty());
      if (both.isEmpty()) {
        return;
      }
      A action = both.get(position.random().nextInt(both.size()));
      Ruling<S> truth = game.apply(state, action);
      Ruling<S> otherTold = game.apply(other, action);
      List<Event> events = truth.told(seat);
      List<Event> otherEvents = otherTold.told(seat);
      if (!events.equals(otherEvents)) {
        ImmutableSet<String> moved = moved(position, dealer, state, other);
        shown(position, seat, action, Sets.union(names, moved), events, otherEvents);
        return;
      }
      state = truth.state();
      other = otherTold.state();
    }
    same(position, seat, state, other, ImmutableList.of());
  }

  private void same(
      Position<C, S, A, V> position, Seat seat, S state, S other, ImmutableList<A> attempts) {
    Game<C, S, A, V> game = position.game();
    V view = game.view(state, seat);
    V otherView = game.view(other, seat);
    assertThat(otherView)
        .as(
            "view of %s with two unseen cards exchanged, %s",
            seat, new Difference(position.json(), otherView, view))
        .isEqualTo(view);
    assertThat(game.toAct(other)).as("who may act, to %s", seat).isEqualTo(game.toAct(state));
    assertThat(game.legalActions(other, seat))
        .as("legal actions of %s with two unseen cards exchanged", seat)
        .isEqualTo(game.legalActions(state, seat));
    for (A attempt : attempts) {
      assertThat(game.check(other, attempt))
          .as("what %s is answered to %s", seat, attempt)
          .isEqualTo(game.check(state, attempt));
    }
  }

  /** What is told otherwise tells of one of the cards, or of something that no view keeps. */
  private void shown(
      Position<C, S, A, V> position,
      Seat seat,
      A action,
      Set<String> names,
      List<Event> events,
      List<Event> otherEvents) {
    List<Event> differing = new ArrayList<>(events);
    differing.removeAll(otherEvents);
    List<Event> others = new ArrayList<>(otherEvents);
    others.removeAll(events);
    differing.addAll(others);
    boolean named =
        differing.isEmpty()
            || firstDiffering(events, otherEvents).stream()
                .flatMap(event -> texts(position, event).stream())
                .anyMatch(names::contains)
            || differing.stream()
                .anyMatch(event -> position.subject().reveals(event, ImmutableList.copyOf(events)))
            || differing.stream()
                .flatMap(event -> texts(position, event).stream())
                .anyMatch(names::contains);
    assertThat(named)
        .as(
            "%s is told %s of %s and otherwise %s, and neither shows one of %s",
            seat, events, action, otherEvents, names)
        .isTrue();
  }

  /** What is told first in the one and not in the other: both cards may be seen, in two orders. */
  private static ImmutableList<Event> firstDiffering(List<Event> events, List<Event> otherEvents) {
    int at = 0;
    while (at < Math.min(events.size(), otherEvents.size())
        && events.get(at).equals(otherEvents.get(at))) {
      at++;
    }
    ImmutableList.Builder<Event> first = ImmutableList.builder();
    first.addAll(events.subList(at, Math.min(at + 1, events.size())));
    first.addAll(otherEvents.subList(at, Math.min(at + 1, otherEvents.size())));
    return first.build();
  }
}
