package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zoned;
import io.stardeck.engine.zone.ZonesView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Law 8: a card of which an event tells a seat is known in its view from then on, and a card that
 * newly appears in a view was told of.
 */
final class Telling<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int ACTIONS = 8;

  @Override
  public String name() {
    return "telling";
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
    for (A action : position.some(position.legal(), ACTIONS)) {
      Ruling<S> ruling = position.game().apply(position.state(), action);
      for (Seat seat : position.watchers()) {
        check(position, dealer, action, ruling, seat);
      }
    }
  }

  private <T> void check(
      Position<C, S, A, V> position, Zoned<S, T> dealer, A action, Ruling<S> ruling, Seat seat) {
    Set<T> before = cards(dealer.zones(position.state()).view(seat));
    Set<T> after = cards(dealer.zones(ruling.state()).view(seat));
    Set<T> fresh = new HashSet<>(after);
    fresh.removeAll(before);
    if (!fresh.isEmpty()) {
      Set<JsonNode> told = told(position, ruling, seat, false);
      addAll(position.json().tree(position.game().view(position.state(), seat)), told);
      for (T card : fresh) {
        assertThat(told)
            .as(
                "what %s is told of %s or saw elsewhere, after which it sees %s",
                seat, action, card)
            .contains(position.json().tree(card));
      }
    }
    Set<JsonNode> kept = told(position, ruling, seat, true);
    if (kept.isEmpty()) {
      return;
    }
    ZonesView<T> view = dealer.zones(ruling.state()).view(seat);
    for (Zone<T> zone : dealer.zones(ruling.state()).zones()) {
      for (T card : zone.cards()) {
        boolean known =
            after.contains(card)
                || view.known(zone.place())
                    .filter(pool -> pool.faces().contains(dealer.face(ruling.state(), card)))
                    .isPresent();
        assertThat(known || !kept.contains(position.json().tree(card)))
            .as("%s, of which %s is told by %s, is in its view", card, seat, action)
            .isTrue();
      }
    }
  }

  private static <T> Set<T> cards(ZonesView<T> view) {
    Set<T> cards = new HashSet<>();
    for (Seen<T> seen : view.zones()) {
      cards.addAll(seen.cards());
    }
    return cards;
  }

  /** All values in what the seat is told, or in so much of it as views keep. */
  private static <S> Set<JsonNode> told(
      Position<?, S, ?, ?> position, Ruling<S> ruling, Seat seat, boolean kept) {
    Set<JsonNode> all = new HashSet<>();
    for (Event event : events(ruling, seat)) {
      if (!kept || !position.subject().reveals(event, ruling.events())) {
        addAll(position.json().tree(event.what()), all);
      }
    }
    return all;
  }

  private static List<Event> events(Ruling<?> ruling, Seat seat) {
    List<Event> events = new ArrayList<>(ruling.events());
    events.removeIf(event -> !event.audience().includes(seat));
    return ImmutableList.copyOf(events);
  }

  private static void addAll(JsonNode tree, Set<JsonNode> all) {
    all.add(tree);
    tree.forEach(child -> addAll(child, all));
  }
}
