package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** A hand of numbers that seat 1 alone sees, a heap that all see, and words for them. */
record Desk(
    ImmutableList<Integer> hand,
    ImmutableList<Integer> heap,
    ImmutableList<String> told,
    Pile<? extends Frame> frames)
    implements GameState<Desk> {
  static final Seat OWNER = Seat.of(1);

  static Play<Desk> with(ImmutableList<Effect> list, Integer... hand) {
    Pile<Frame> frames = Pile.<Frame>empty().push(new Carrying(list, Progress.START));
    return Play.silent(
        new Desk(ImmutableList.copyOf(hand), ImmutableList.of(), ImmutableList.of(), frames));
  }

  /** What a seat sees. */
  record Look(
      Seat seat, ImmutableList<Integer> hand, int size, ImmutableList<Integer> heap, Frame top)
      implements GameView {}

  /** A run that holds its list. */
  record Carrying(ImmutableList<Effect> list, Progress progress) implements Run<Carrying> {
    @Override
    public Carrying with(Progress next) {
      return new Carrying(list, next);
    }
  }

  /** A number, or none for less than 0. */
  record Pick(int number) implements Option {
    static final Pick NONE = new Pick(-1);
  }

  /** So many cards of the hand go to the heap; which, the owner picks. */
  record Drop(int n, boolean optional) implements Effect {}

  /** The name is told. */
  record Say(String name) implements Effect {}

  /** The list within. */
  record Inner(ImmutableList<Effect> effects) implements Effect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  Desk telling(String name) {
    return new Desk(hand, heap, Lists.plus(told, name), frames);
  }

  Desk dropping(int number) {
    return new Desk(Lists.minus(hand, number), Lists.plus(heap, number), told, frames);
  }

  Look look(Seat seat) {
    return new Look(
        seat, seat.equals(OWNER) ? hand : ImmutableList.of(), hand.size(), heap, frames.top());
  }

  @Override
  public Desk withFrames(Pile<Frame> next) {
    return new Desk(hand, heap, told, next);
  }

  @Override
  public Chance chance() {
    return Chance.seeded(0);
  }

  @Override
  public Desk withChance(Chance next) {
    throw new UnsupportedOperationException("nothing is drawn here");
  }
}
