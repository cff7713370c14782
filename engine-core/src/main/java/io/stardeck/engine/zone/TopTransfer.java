package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * The top cards of a place with an order, about to be moved together to one without: a hand that is
 * drawn. The same as one {@link Transfer} after the other.
 */
public final class TopTransfer<S extends GameState<S>, T> {
  private final Dealer<S, T> dealer;
  private final Play<S> play;
  private final Zone<T> source;
  private final int count;

  TopTransfer(Dealer<S, T> dealer, Play<S> play, Place from, int count) {
    this.dealer = dealer;
    this.play = play;
    this.source = dealer.zones(play.state()).at(from);
    this.count = Math.min(count, source.cards().size());
  }

  /** Moves them to another place; who sees that one sees them. */
  public Shown<S, T> to(Place to) {
    Zones<T> zones = dealer.zones(play.state());
    Zone<T> target = zones.at(to);
    Audience seers = source.kind().seers().or(target.kind().seers());
    Memory memory = zones.memory();
    List<Face> faces = new ArrayList<>(count);
    ImmutableList.Builder<Audience> follow = ImmutableList.builderWithExpectedSize(count);
    for (int i = 0; i < count; i++) {
      Audience knew = source.knowers(i);
      faces.add(dealer.face(play.state(), source.cards().get(i)));
      follow.add(knew.or(seers));
      if (i + 1 == count || !source.knowers(i + 1).equals(knew)) {
        ImmutableList<Face> sorted = Ordering.natural().immutableSortedCopy(faces);
        memory =
            memory
                .see(seers.except(knew), source.place(), sorted)
                .mingle(Audience.everyone().except(knew.or(seers)), source.place(), to);
        faces.clear();
      }
    }
    ImmutableList<T> cards = source.cards().subList(0, count);
    Zone<T> rest = source.withoutTop(count);
    Zone<T> full = target.withLast(cards, follow.build());
    dealer.put(play, zones.with(rest, full).with(memory.clear(rest.knowAll(), source.place())));
    return new Shown<>(play, cards, seers);
  }
}
