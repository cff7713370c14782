package io.stardeck.engine.rules;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Players take one to three in turn; with two or fewer left one may concede. A multiple of five
 * falls by one of itself; minus five stays for ever, which no game may do.
 */
class Countdown extends OpenGame<Integer, Countdown.Count, Action> {
  private static final RuleId TURN = RuleId.of("CD-TURN");

  record Count(int left, Seat mover) implements OpenGame.State<Integer> {
    @Override
    public Integer config() {
      return 0;
    }

    @Override
    public int players() {
      return 2;
    }

    @Override
    public Frame top() {
      if (left == 0) {
        return new Ended();
      }
      if (left % 5 == 0) {
        return new Falling();
      }
      ImmutableList<Seat> deciders = ImmutableList.of(mover);
      return left <= 2 ? new Closing(deciders) : new Counting(deciders);
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

  record Take(Seat actor, int amount) implements Action {}

  record Concede(Seat actor) implements Action {}

  record NowLeft(int left) implements GameEvent {}

  @JsonTypeName("counting")
  record Counting(ImmutableList<Seat> deciders) implements Frame {}

  record Closing(ImmutableList<Seat> deciders) implements Frame {}

  record Falling() implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }

  record Ended() implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }

  Countdown() {
    this(
        List.of(
            new CountingRule(),
            phase(
                Closing.class, "take or concede", ImmutableList.of(new Taking(3), new Conceding())),
            new FallingRule(),
            phase(Ended.class, "over", ImmutableList.of())));
  }

  Countdown(List<PhaseRule<Count, Count, ?>> phases) {
    super(
        new GameInfo("countdown", "Countdown", "1", 2, 2),
        RuleBook.of(new RuleBook.Entry(TURN, "basic", "In turn.")),
        TURN,
        new GameTypes<>(Integer.class, Count.class, Action.class, Count.class, NowLeft.class),
        Narrator.of(
            Count::toString, (view, action) -> action.toString(), (view, e) -> e.toString()),
        ImmutableList.copyOf(phases));
  }

  @Override
  public Integer defaultConfig(int seats) {
    return 10;
  }

  @Override
  public Ruling<Count> setup(Integer from, Chance chance) {
    Event begun = new Event(Audience.others(Seat.of(2)), TURN, new NowLeft(from));
    return begin(new Count(from, Seat.of(1)), ImmutableList.of(begun));
  }

  @Override
  public long decisionBound(Integer config) {
    return config;
  }

  static final class CountingRule implements PhaseRule<Count, Count, Counting> {
    @Override
    public Class<Counting> frame() {
      return Counting.class;
    }

    @Override
    public ImmutableList<ActionRule<Count, Count, ?>> open() {
      return ImmutableList.of(new Taking(3));
    }

    @Override
    public String prompt(Count view, Counting frame) {
      return view.left() + " left";
    }
  }

  private static final class FallingRule implements PhaseRule<Count, Count, Falling> {
    @Override
    public Class<Falling> frame() {
      return Falling.class;
    }

    @Override
    public ImmutableList<ActionRule<Count, Count, ?>> open() {
      return ImmutableList.of();
    }

    @Override
    public String prompt(Count view, Falling frame) {
      return "falling";
    }

    @Override
    public boolean proceed(Play<Count> play, Falling frame) {
      Count count = play.state();
      if (count.left() > 0) {
        play.become(new Count(count.left() - 1, count.mover()));
        play.tell(TURN, new NowLeft(count.left() - 1));
      }
      return true;
    }
  }

  /** Takes up to so many. */
  record Taking(int most) implements ActionRule<Count, Count, Take> {
    @Override
    public Class<Take> action() {
      return Take.class;
    }

    @Override
    public void candidates(Count view, Consumer<? super Take> offer) {
      for (int amount = 0; amount <= 4; amount++) {
        offer.accept(new Take(view.mover(), amount));
      }
    }

    @Override
    public void check(Count view, Take action, Findings findings) {
      if (action.amount() < 1 || action.amount() > most) {
        findings.reject(RuleId.of("CD-MAX"), "one to %s, not %s", most, action.amount());
      }
      if (action.amount() > view.left()) {
        findings.reject(RuleId.of("CD-LEFT"), "only %s left", view.left());
      }
    }

    @Override
    public void perform(Play<Count> play, Take action) {
      int left = play.state().left() - action.amount();
      play.become(new Count(left, action.actor().next(2)));
      play.tell(TURN, new NowLeft(left));
    }
  }

  private static final class Conceding implements ActionRule<Count, Count, Concede> {
    @Override
    public Class<Concede> action() {
      return Concede.class;
    }

    @Override
    public void candidates(Count view, Consumer<? super Concede> offer) {
      offer.accept(new Concede(view.mover()));
    }

    @Override
    public void check(Count view, Concede action, Findings findings) {}

    @Override
    public void perform(Play<Count> play, Concede action) {
      play.become(new Count(0, action.actor()));
    }
  }
}
