package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Predicate;

/**
 * A card that is about to be moved. Say who is to see it, then where it goes:
 *
 * <pre>{@code
 * DEALER.top(play, deck).to(hand).tell(RULE, card -> new CardDrawn(seat, card));
 * DEALER.card(play, hand, card).openly().to(discard).tell(RULE, shown -> new Discarded(seat, shown));
 * }</pre>
 *
 * <p>Who sees the place that it leaves, or the one that it comes to, sees the card in any case. Who
 * does not see it and cannot tell which one was taken no longer knows, of what they knew in the
 * place that it leaves, which of it lies there and which where it went: the two are one pool for
 * them from then on. The last card of that place takes the position of the one that nobody pointed
 * at, and all others keep theirs: where they lie does not depend on which one was taken, and so
 * what is picked there by its position later tells nothing of it. So the order of a place in which
 * nobody can point at a card means nothing.
 */
public final class Transfer<S extends GameState<S>, T> {
  private final Dealer<S, T> dealer;
  private final Play<S> play;
  private final Place from;
  private final int position;

  /** Whether everybody can tell which card of that place is meant. */
  private final boolean pointedAt;

  private final Zone<T> source;
  private Audience shown = Audience.nobody();
  private Predicate<? super Face> suspects = face -> true;
  private boolean pools = true;

  Transfer(Dealer<S, T> dealer, Play<S> play, Place from, int position, boolean pointedAt) {
    this.dealer = dealer;
    this.play = play;
    this.from = from;
    this.position = position;
    this.source = dealer.zones(play.state()).at(from);
    this.pointedAt = pointedAt || source.cards().size() == 1;
  }

  /** The card. */
  public T card() {
    return source.cards().get(position);
  }

  /** Everybody is to see it. */
  public Transfer<S, T> openly() {
    return shownTo(Audience.everyone());
  }

  /** Those are to see it too. */
  public Transfer<S, T> shownTo(Audience who) {
    shown = shown.or(who);
    return this;
  }

  /**
   * Who does not see which card it is does not know it as one of a pool but takes it for gone:
   * whatever they knew in its place that {@code suspects} takes is unknown to them from then on,
   * and all else stays known where it is.
   *
   * @param suspects what everybody can tell that the card may be
   * @throws IllegalStateException if cards lie there in an order: a gap in it would tell which
   */
  public Transfer<S, T> forgetting(Predicate<? super Face> suspects) {
    checkState(!source.kind().ordered(), "%s has an order", from);
    this.suspects = suspects;
    this.pools = false;
    return this;
  }

  /** Moves it: on top where there is an order. */
  public Dealt<S, T> to(Place to) {
    Zone<T> target = dealer.zones(play.state()).at(to);
    return move(target, target.kind().ordered() ? 0 : target.cards().size());
  }

  /** Moves it: under all cards that lie there. */
  public Dealt<S, T> under(Place to) {
    Zone<T> target = dealer.zones(play.state()).at(to);
    return move(target, target.cards().size());
  }

  /** Moves it: to {@code position}, where everybody can point at it. */
  public Dealt<S, T> to(Place to, int position) {
    return move(dealer.zones(play.state()).at(to), position);
  }

  /**
   * Takes it out of the zones, openly: to where the game keeps cards that everybody sees without
   * the dealer's help.
   */
  public T away() {
    Zones<T> zones = dealer.zones(play.state());
    Zone<T> rest = source.without(position);
    Audience fresh = Audience.everyone().except(source.knowers(position));
    Memory memory = zones.memory().see(fresh, from, dealer.face(play.state(), card()));
    dealer.put(play, zones.with(rest, memory.clear(rest.knowAll(), from)));
    return card();
  }

  private Dealt<S, T> move(Zone<T> target, int into) {
    Audience knew = source.knowers(position);
    Audience follow = shown.or(source.kind().seers()).or(target.kind().seers());
    if (pointedAt) {
      follow = follow.or(knew);
    }
    Audience others = Audience.everyone().except(follow);
    Face face = face(card());
    Zones<T> zones = dealer.zones(play.state());
    Memory memory = zones.memory();
    Zone<T> rest = rest();
    boolean lost = false;
    if (!pointedAt && !others.isNobody()) {
      // Who sees the card, but not the place, cannot tell it from an equal one that they knew.
      Audience come = follow.except(knew).except(source.kind().seers());
      Doubt<T> doubt = new Doubt<>(source, others, pools, this::suspected);
      Doubt<T> equal = new Doubt<>(source, come, true, card -> face.equals(face(card)));
      boolean doubted = doubt.any() || equal.any();
      lost = dealer.renames(doubted);
      if (doubted) {
        memory = equal.remembered(doubt.remembered(memory, this::face), this::face);
        rest = equal.staying(doubt.staying(rest));
      }
    }
    memory = memory.see(follow.except(knew), from, face);
    if (!others.isNobody()) {
      memory =
          pools
              ? memory.mingle(others, from, target.place())
              : memory.forget(others, from, suspects);
    }
    return arrive(zones.with(memory), rest, target, into, follow, lost);
  }

  /**
   * What stays. If nobody points at the card, the last one fills the gap, so that all others lie
   * where they would lie had another one been taken. Whoever sees the place sees which one it is:
   * so it must not depend on what anybody else knows.
   */
  private Zone<T> rest() {
    if (pointedAt) {
      return source.without(position);
    }
    return source.without(position, source.cards().size() - 1);
  }

  private boolean suspected(T card) {
    return suspects.test(face(card));
  }

  private Face face(T card) {
    return dealer.face(play.state(), card);
  }

  private Dealt<S, T> arrive(
      Zones<T> before, Zone<T> rest, Zone<T> target, int into, Audience follow, boolean lost) {
    T moved = card();
    Zone<T> left = rest;
    Zones<T> zones = before;
    if (lost) {
      dealer.put(play, before);
      Face face = dealer.face(play.state(), moved);
      ImmutableList<T> named = dealer.rename(play, Lists.plus(rest.cards(), moved), face::equals);
      moved = named.get(named.size() - 1);
      left = rest.with(dealer.staying(rest.cards(), card(), named));
      zones = dealer.zones(play.state());
    }
    boolean stays = target.place().equals(from);
    Zone<T> place = stays ? left : target;
    Zone<T> full = place.with(Math.min(into, place.cards().size()), moved, follow);
    Memory memory = zones.memory().clear((stays ? full : left).knowAll(), from);
    dealer.put(play, stays ? zones.with(full, memory) : zones.with(left, full, memory));
    if (!left.cards().equals(rest.cards())) {
      dealer.renamed(play, from, left.knowAll(), left.cards());
    }
    return new Dealt<>(play, moved, follow);
  }
}
