package io.stardeck.engine.rules;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Players take one to three in turn; with two or fewer left one may concede. A multiple of five
 * falls by one of itself; minus five stays for ever, which no game may do.
 */
class Countdown extends OpenGame<Integer, Countdown.Count, Action, Countdown.Look> {
  private static final RuleId TURN = RuleId.of("CD-TURN");

  static final List<PhaseRule<Count, Look, ?>> PHASES =
      List.of(
          new CountingRule(),
          PhaseRule.asking(
              Closing.class, "take or concede", ImmutableList.of(new Taking(3), conceding())),
          new FallingRule(),
          PhaseRule.asking(Ended.class, "over", ImmutableList.of()));

  record Count(int left, Seat mover) implements OpenGame.State<Integer, Count> {
    @Override
    public Integer config() {
      return 0;
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

  record Look(Seat seat, Count state) implements OpenGame.Sight<Count> {}

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
    this(PHASES);
  }

  Countdown(List<PhaseRule<Count, Look, ?>> phases) {
    this(spec(phases));
  }

  Countdown(ImmutableGameSpec.Builder<Integer, Count, Action, Look> spec) {
    super(spec);
  }

  static ImmutableGameSpec.Builder<Integer, Count, Action, Look> spec(
      List<PhaseRule<Count, Look, ?>> phases) {
    return GameSpec.<Integer, Count, Action, Look>builder()
        .info(new GameInfo("countdown", "Countdown", "1", 2, 2))
        .ruleBook(RuleBook.of(new RuleBook.Entry(TURN, "basic", "In turn.")))
        .types(new GameTypes<>(Integer.class, Count.class, Action.class, Look.class, NowLeft.class))
        .narrator(
            Narrator.of(
                Look::toString, (view, action) -> action.toString(), (view, e) -> e.toString()))
        .defaultConfig(seats -> 10)
        .players(from -> 2)
        .decisionBound(from -> from)
        .start((from, chance) -> new Count(from, Seat.of(1)))
        .setup(
            play -> play.tell(Audience.others(Seat.of(2)), TURN, new NowLeft(play.state().left())))
        .view((count, seat) -> new Look(seat, count))
        .closed(GameSpec.closedBy(TURN))
        .phases(phases);
  }

  static final class CountingRule implements PhaseRule<Count, Look, Counting> {
    @Override
    public ImmutableList<ActionRule<Count, Look, ?>> open() {
      return ImmutableList.of(new Taking(3));
    }

    @Override
    public String prompt(Look view, Counting frame) {
      return view.state().left() + " left";
    }
  }

  private static final class FallingRule implements PhaseRule<Count, Look, Falling> {
    @Override
    public ImmutableList<ActionRule<Count, Look, ?>> open() {
      return ImmutableList.of();
    }

    @Override
    public String prompt(Look view, Falling frame) {
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
  record Taking(int most) implements ActionRule<Count, Look, Take> {
    @Override
    public void candidates(Look view, Consumer<? super Take> offer) {
      for (int amount = 0; amount <= 4; amount++) {
        offer.accept(new Take(view.seat(), amount));
      }
    }

    @Override
    public void check(Look view, Take action, Findings findings) {
      if (action.amount() < 1 || action.amount() > most) {
        findings.reject(RuleId.of("CD-MAX"), "one to %s, not %s", most, action.amount());
      }
      if (action.amount() > view.state().left()) {
        findings.reject(RuleId.of("CD-LEFT"), "only %s left", view.state().left());
      }
    }

    @Override
    public void perform(Play<Count> play, Take action) {
      int left = play.state().left() - action.amount();
      play.become(new Count(left, action.actor().next(2)));
      play.tell(TURN, new NowLeft(left));
    }
  }

  /** Takes one, and holds nothing. */
  static class Sole implements ActionRule<Count, Look, Take> {
    @Override
    public void candidates(Look view, Consumer<? super Take> offer) {
      offer.accept(new Take(view.seat(), 1));
    }

    @Override
    public void check(Look view, Take action, Findings findings) {}

    @Override
    public void perform(Play<Count> play, Take action) {
      play.become(new Count(play.state().left() - 1, action.actor().next(2)));
    }
  }

  static ActionRule<Count, Look, Concede> conceding() {
    return ActionRule.only(
        Concede.class, Concede::new, (play, concede) -> play.become(new Count(0, concede.actor())));
  }
}
