package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.ImmutableGameSpec;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/**
 * The state of the small games of this package: what lies before each player, the stack, and what
 * came to pass, in words.
 */
record Parlour(ImmutableList<Side> sides, Pile<Frame> frames, ImmutableList<String> log)
    implements OpenGame.State<Integer, Parlour> {
  /** What a player has. */
  record Side(int pool, ImmutableList<String> hand, ImmutableList<String> table, boolean left) {
    static Side of(int pool, ImmutableList<String> hand, String... table) {
      return new Side(pool, hand, ImmutableList.copyOf(table), false);
    }
  }

  /** All of it, as every seat sees it. */
  record Look(Seat seat, Parlour state) implements OpenGame.Sight<Parlour> {
    Side own() {
      return state.side(seat);
    }
  }

  /** The event of a game that keeps a log instead. */
  record Nothing() implements GameEvent {}

  /** A game of this kind; to be given its phases. */
  static ImmutableGameSpec.Builder<Integer, Parlour, Action, Look> spec(RuleId closed) {
    return GameSpec.<Integer, Parlour, Action, Look>builder()
        .info(new GameInfo("parlour", "Parlour", "1", 2, 4))
        .ruleBook(RuleBook.of(new RuleBook.Entry(closed, "basic", "In turn.")))
        .types(
            new GameTypes<>(Integer.class, Parlour.class, Action.class, Look.class, Nothing.class))
        .narrator(
            Narrator.of(
                Look::toString, (view, action) -> action.toString(), (view, e) -> e.toString()))
        .defaultConfig(seats -> seats)
        .players(seats -> seats)
        .decisionBound(seats -> 100)
        .start((seats, chance) -> of(new Over()))
        .view((state, seat) -> new Look(seat, state))
        .closed(GameSpec.closedBy(closed));
  }

  /** The end. */
  record Over() implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }

  static Parlour of(Frame frame, Side... sides) {
    return new Parlour(
        ImmutableList.copyOf(sides), Pile.<Frame>empty().push(frame), ImmutableList.of());
  }

  Side side(Seat seat) {
    return sides.get(seat.index());
  }

  Parlour with(Seat seat, Side side) {
    return new Parlour(Lists.set(sides, seat.index(), side), frames, log);
  }

  /** Writes into the log. */
  static void write(Play<Parlour> play, String line) {
    Parlour now = play.state();
    play.become(new Parlour(now.sides, now.frames, Lists.plus(now.log, line)));
  }

  /** The card leaves the hand. */
  static void discard(Play<Parlour> play, Seat seat, String card) {
    Side side = play.state().side(seat);
    play.become(
        play.state()
            .with(seat, new Side(side.pool, Lists.minus(side.hand, card), side.table, side.left)));
  }

  /** So much is paid. */
  static void pay(Play<Parlour> play, Seat seat, int cost) {
    Side side = play.state().side(seat);
    play.become(
        play.state().with(seat, new Side(side.pool - cost, side.hand, side.table, side.left)));
  }

  /** The card leaves the table. */
  static void remove(Play<Parlour> play, Seat seat, String card) {
    Side side = play.state().side(seat);
    play.become(
        play.state()
            .with(seat, new Side(side.pool, side.hand, Lists.minus(side.table, card), side.left)));
  }

  @Override
  public Integer config() {
    return sides.size();
  }

  @Override
  public Frame top() {
    return frames.top();
  }

  @Override
  public Parlour withFrames(Pile<Frame> next) {
    return new Parlour(sides, next, log);
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.empty();
  }

  @Override
  public ImmutableList<Fault> faults() {
    return ImmutableList.of();
  }
}
