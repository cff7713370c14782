package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

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
    Zones<T> zones = dealer.zones(play.state());
    Memory memory = zones.memory();
    List<Face> faces = new ArrayList<>(source.cards().size());
    for (int i = 0; i < source.cards().size(); i++) {
      faces.add(dealer.face(play.state(), source.cards().get(i)));
      if (i + 1 == source.cards().size() || !source.knowers(i + 1).equals(source.knowers(i))) {
        Audience fresh = Audience.everyone().except(source.knowers(i));
        ImmutableList<Face> sorted = Ordering.natural().immutableSortedCopy(faces);
        memory = memory.see(fresh, source.place(), sorted);
        faces.clear();
      }
    }
    Zone<T> none = Zone.empty(source.place(), source.kind());
    dealer.put(play, zones.with(none).with(memory.clear(Audience.everyone(), source.place())));
    return source.cards();
  }

  private Shown<S, T> move(Zone<T> target, int into) {
    Audience follow = shown.or(source.kind().seers()).or(target.kind().seers());
    boolean told = target.kind().ordered() && !source.kind().ordered() && source.cards().size() > 1;
    Place from = source.place();
    Memory memory = dealer.zones(play.state()).memory();
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    boolean lost = false;
    for (int i = 0; i < source.cards().size(); i++) {
      Audience knew = source.knowers(i);
      Face face = dealer.face(play.state(), source.cards().get(i));
      memory = memory.see(follow.except(knew), from, face);
      Audience gone = told ? knew.except(follow) : Audience.nobody();
      memory = memory.learn(gone, from, ImmutableList.of(face));
      lost |= !gone.isNobody();
      knowers.add(knew.or(follow).except(gone));
    }
    if (!source.cards().isEmpty()) {
      memory = memory.mingle(Audience.everyone().except(follow), from, target.place());
    }
    ImmutableList<T> cards =
        lost ? dealer.rename(play, source.cards(), face -> true) : source.cards();
    Zone<T> place =
        target.with(
            spliced(target.cards(), into, cards),
            spliced(target.allKnowers(), into, knowers.build()));
    dealer.put(
        play,
        dealer
            .zones(play.state())
            .with(Zone.<T>empty(from, source.kind()))
            .with(place)
            .with(memory.clear(Audience.everyone(), from)));
    return new Shown<>(play, cards, follow);
  }

  private static <E> ImmutableList<E> spliced(
      ImmutableList<E> list, int at, ImmutableList<E> more) {
    if (list.isEmpty()) {
      return more;
    }
    return Lists.plusAll(Lists.plusAll(list.subList(0, at), more), list.subList(at, list.size()));
  }
}
