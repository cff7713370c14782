package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;

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
    Place from = source.place();
    Audience seers = source.kind().seers().or(target.kind().seers());
    Memory memory = zones.memory();
    Zone<T> full = target;
    for (KnownRun<T> run : dealer.runs(play.state(), source, 0, count)) {
      Audience follow = run.knowers().or(seers);
      memory =
          memory
              .see(seers.except(run.knowers()), from, run)
              .mingle(Audience.everyone().except(follow), from, to);
      ImmutableList<T> cards = source.cards().subList(run.from(), run.to());
      full = full.with(full.cards().size(), cards, follow);
    }
    Zone<T> rest = source.part(count, source.cards().size());
    dealer.put(play, zones.with(rest, full, memory.clear(rest.knowAll(), from)));
    return new Shown<>(play, source.cards().subList(0, count), seers);
  }
}
