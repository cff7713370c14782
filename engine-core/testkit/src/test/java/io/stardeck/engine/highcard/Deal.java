package io.stardeck.engine.highcard;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import com.google.common.collect.Range;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The state: what everybody knows, each seat's hand from the lowest card up, and the rest. */
record Deal(
    Open open,
    ImmutableList<ImmutableList<Integer>> hands,
    ImmutableList<Integer> deck,
    Chance chance)
    implements GameState<Deal> {
  record Config(int seats, int handSize) {
    boolean valid() {
      return seats >= 2 && seats <= 4 && handSize >= 1 && handSize <= 4;
    }

    ImmutableList<Integer> cards() {
      return ContiguousSet.create(Range.closed(1, 6 * seats), DiscreteDomain.integers()).asList();
    }
  }

  /**
   * What everybody knows.
   *
   * @param table the card of each seat in this round, 0 if it has played none
   * @param spent the cards of earlier rounds, from the lowest up
   */
  record Open(
      Config config,
      Phase phase,
      ImmutableList<Integer> points,
      ImmutableList<Integer> table,
      ImmutableList<Integer> spent) {
    Open with(Phase next) {
      return new Open(config, next, points, table, spent);
    }
  }

  /** What {@code seat} knows. */
  record View(
      Seat seat,
      Open open,
      ImmutableList<Integer> hand,
      ImmutableList<Integer> handSizes,
      int deckSize)
      implements GameView {
    @Override
    public Frame top() {
      return open.phase();
    }
  }

  @Override
  public Pile<Phase> frames() {
    return Pile.<Phase>empty().push(open.phase());
  }

  @Override
  public Deal withFrames(Pile<Frame> frames) {
    return with(open.with(frames.as(Phase.class).top()));
  }

  @Override
  public Deal withChance(Chance next) {
    return new Deal(open, hands, deck, next);
  }

  View view(Seat seat) {
    ImmutableList<Integer> hand = seat.equals(Seat.SPECTATOR) ? ImmutableList.of() : hand(seat);
    ImmutableList<Integer> sizes =
        hands.stream().map(List::size).collect(ImmutableList.toImmutableList());
    return new View(seat, open, hand, sizes, deck.size());
  }

  ImmutableList<Integer> hand(Seat seat) {
    return hands.get(seat.index());
  }

  /** Whether {@code seat} has anything to play or to draw. */
  boolean able(Seat seat) {
    return open.table().get(seat.index()) == 0 && !(hand(seat).isEmpty() && deck.isEmpty());
  }

  Deal withHand(Seat seat, List<Integer> hand) {
    ImmutableList<Integer> sorted = Ordering.natural().immutableSortedCopy(hand);
    return new Deal(open, with(hands, seat.index(), sorted), deck, chance);
  }

  Deal with(Open next) {
    return new Deal(next, hands, deck, chance);
  }

  static <T> ImmutableList<T> with(List<T> list, int at, T element) {
    List<T> copy = new ArrayList<>(list);
    copy.set(at, element);
    return ImmutableList.copyOf(copy);
  }

  /** All cards, wherever they are, from the lowest up. */
  List<Integer> cards() {
    List<Integer> all = new ArrayList<>(deck);
    hands.forEach(all::addAll);
    all.addAll(open.spent());
    all.addAll(open.table());
    all.removeIf(card -> card == 0);
    Collections.sort(all);
    return all;
  }

  ImmutableList<Fault> faults() {
    Config config = open.config();
    if (!config.valid()) {
      return fault("open.config", "2 to 4 seats, hands of 1 to 4");
    }
    int seats = config.seats();
    if (hands.size() != seats || open.points().size() != seats || open.table().size() != seats) {
      return fault("", "there are %s seats".formatted(seats));
    }
    if (!cards().equals(config.cards()) || open.spent().contains(0) || deck.contains(0)) {
      return fault("", "each card is in one place");
    }
    for (ImmutableList<Integer> hand : hands) {
      if (!Ordering.natural().isStrictlyOrdered(hand)
          || hand.contains(0)
          || hand.size() > config.handSize()) {
        return fault("hands", "a hand has at most %s, in order".formatted(config.handSize()));
      }
    }
    if (open.points().stream().anyMatch(points -> points < 0 || points > open.spent().size())) {
      return fault("open.points", "points are won with cards");
    }
    return phaseFaults();
  }

  private ImmutableList<Fault> phaseFaults() {
    if (open.phase() instanceof Phase.Turn turn) {
      boolean seated = Seat.first(open.config().seats()).contains(turn.seat());
      return seated && able(turn.seat()) ? ImmutableList.of() : fault("open.phase", "has no turn");
    }
    boolean over = deck.isEmpty() && open.spent().size() == open.config().cards().size();
    return over ? ImmutableList.of() : fault("open.phase", "cards are left");
  }

  private static ImmutableList<Fault> fault(String path, String message) {
    return ImmutableList.of(new Fault(path, message));
  }
}
