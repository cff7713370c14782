package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Parlour.Look;

/**
 * Orders and interrupts in the way of a collectible card game: everybody answers each answer, the
 * nullifiers are taken from the last to the first, the rest from the first to the last. A card
 * whose name begins with N is a nullifier, Kevin discards an event in play.
 */
final class Interrupts extends OpenGame<Integer, Parlour, Action, Look> {
  static final RuleId INT_07 = RuleId.of("ST-INT-07");
  static final RuleId INT_09 = RuleId.of("ST-INT-09");
  static final RuleId INT_16 = RuleId.of("ST-INT-16");

  Interrupts() {
    super(
        Parlour.spec(INT_16)
            .addPhases(
                PhaseRule.asking(
                    Orders.class,
                    "give orders",
                    ImmutableList.of(
                        new InterruptRules.Passing(),
                        new InterruptRules.Loading(),
                        new InterruptRules.Mustering(),
                        new InterruptRules.Attacking(),
                        new InterruptRules.Interrupting())),
                PhaseRule.asking(
                    Muster.class, "muster", ImmutableList.of(new InterruptRules.Mustering())),
                new WindowPhase())
            .addAnytime(new InterruptRules.Resigning()));
  }

  /** ORDERS of a player: the others may interrupt unasked. */
  record Orders(Seat seat, ImmutableList<Seat> others) implements Frame {
    static Orders of(Seat seat, int players) {
      return new Orders(seat, Seat.clockwiseFrom(seat, players).subList(1, players));
    }

    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }

    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      return ImmutableList.sortedCopyOf(others);
    }
  }

  /** A group is being mustered: nobody interrupts. */
  record Muster(Seat seat) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /** Who is asked, and may interrupt unasked. */
  record Window(Seat opener, Announced<Action> announced)
      implements AnnouncedFrame<Action, Window> {
    @Override
    public Window with(Announced<Action> next) {
      return new Window(opener, next);
    }

    /** Whoever is not asked may interrupt all the same. */
    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      Round round = announced.round();
      return round.over()
          ? ImmutableList.of()
          : ImmutableList.sortedCopyOf(Lists.minus(round.seats(), round.asked()));
    }
  }

  record Pass(Seat actor) implements Action {}

  record Load(Seat actor) implements Action {}

  record BeginOrEndMuster(Seat actor) implements Action {}

  record Attack(Seat actor, Seat target) implements Action {}

  record Interrupt(Seat actor, String card, int stops) implements Action {}

  record Resign(Seat actor) implements Action {
    @Override
    public boolean anytime() {
      return true;
    }
  }

  private static final class WindowPhase implements AnnouncedPhase<Parlour, Look, Action, Window> {
    @Override
    public ImmutableList<ActionRule<Parlour, Look, ?>> open() {
      return ImmutableList.of(new InterruptRules.Passing(), new InterruptRules.Interrupting());
    }

    @Override
    public String prompt(Look view, Window frame) {
      return "interrupt, or pass";
    }

    /** Who opened it is asked only when there is something to answer. */
    @Override
    public boolean live(Parlour state, Window frame, Seat seat) {
      return !state.side(seat).hand().isEmpty()
          && (!seat.equals(frame.opener()) || !frame.announced().replies().isEmpty());
    }

    @Override
    public ImmutableList<AnnouncedRule<Parlour, Look, ? extends Action>> announcing() {
      return ImmutableList.of(new InterruptRules.Attacking(), new InterruptRules.Interrupting());
    }

    @Override
    public Look view(Parlour state, Seat seat) {
      return new Look(seat, state);
    }

    @Override
    public void spent(Play<Parlour> play, Reply<Action> reply) {
      Parlour.write(play, ((Interrupt) reply.action()).card() + " discarded");
    }
  }
}
