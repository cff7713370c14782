package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.Collections;

/**
 * All cards of a place, about to be moved together in their order. What is known of them moves
 * along; but where they come from a place without an order to one with an order, only who sees the
 * one or the other knows which lies where.
 */
public final class BlockTransfer<S extends GameState<S>, T> {
  private final Dealer<S, T> dealer;
  private final Play<S> play;
  private final Zone<T> source;
  private Audience shown = Audience.nobody();

  BlockTransfer(Dealer<S, T> dealer, Play<S> play, Place from) {
    this.dealer = dealer;
    this.play = play;
    this.source = dealer.zones(play.state()).at(from);
  }

  /** Everybody is to see them. */
  public BlockTransfer<S, T> openly() {
    return shownTo(Audience.everyone());
  }

  /** Those are to see them too. */
  public BlockTransfer<S, T> shownTo(Audience who) {
    shown = shown.or(who);
    return this;
  }

  /** Moves them: on top where there is an order. */
  public Shown<S, T> to(Place to) {
    Zone<T> target = dealer.zones(play.state()).at(to);
    return move(target, target.kind().ordered() ? 0 : target.cards().size());
  }

  /** Moves them: under all cards that lie there. */
  public Shown<S, T> under(Place to) {
    Zone<T> target = dealer.zones(play.state()).at(to);
    return move(target, target.cards().size());
  }

  /** Takes them out of the zones, openly, as {@link Transfer#away}. */
  public ImmutableList<T> away() {
    Place from = source.place();
    Zones<T> zones = dealer.zones(play.state());
    Memory memory = zones.memory();
    for (KnownRun<T> run : dealer.runs(play.state(), source, 0, source.cards().size())) {
      memory = memory.see(Audience.everyone().except(run.knowers()), from, run);
    }
    Zone<T> none = Zone.empty(from, source.kind());
    dealer.put(play, zones.with(none, memory.clear(Audience.everyone(), from)));
    return source.cards();
  }

  private Shown<S, T> move(Zone<T> target, int into) {
    Audience follow = shown.or(source.kind().seers()).or(target.kind().seers());
    boolean told = target.kind().ordered() && !source.kind().ordered() && source.cards().size() > 1;
    Place from = source.place();
    int size = source.cards().size();
    Memory memory = dealer.zones(play.state()).memory();
    ImmutableList.Builder<Audience> knowers = ImmutableList.builderWithExpectedSize(size);
    boolean lost = false;
    for (KnownRun<T> run : dealer.runs(play.state(), source, 0, size)) {
      Audience knew = run.knowers();
      Audience gone = told ? knew.except(follow) : Audience.nobody();
      memory = memory.see(follow.except(knew), from, run).learn(gone, from, run);
      lost |= !gone.isNobody();
      knowers.addAll(Collections.nCopies(run.to() - run.from(), knew.or(follow).except(gone)));
    }
    if (size > 0) {
      memory = memory.mingle(Audience.everyone().except(follow), from, target.place());
    }
    boolean renames = told && dealer.renames(lost) && !follow.equals(Audience.everyone());
    ImmutableList<T> cards =
        renames ? dealer.rename(play, source.cards(), face -> true) : source.cards();
    Zone<T> none = Zone.empty(from, source.kind());
    Zone<T> full = target.with(into, cards, knowers.build());
    Zones<T> zones = dealer.zones(play.state());
    dealer.put(play, zones.with(none, full, memory.clear(Audience.everyone(), from)));
    return new Shown<>(play, cards, follow);
  }
}
