package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Interrupts.Attack;
import io.stardeck.engine.rules.window.Interrupts.BeginOrEndMuster;
import io.stardeck.engine.rules.window.Interrupts.Interrupt;
import io.stardeck.engine.rules.window.Interrupts.Load;
import io.stardeck.engine.rules.window.Interrupts.Muster;
import io.stardeck.engine.rules.window.Interrupts.Orders;
import io.stardeck.engine.rules.window.Interrupts.Pass;
import io.stardeck.engine.rules.window.Interrupts.Resign;
import io.stardeck.engine.rules.window.Interrupts.Window;
import io.stardeck.engine.rules.window.Parlour.Look;
import io.stardeck.engine.rules.window.Parlour.Side;
import java.util.Optional;
import java.util.function.Consumer;

/** The action rules of {@link Interrupts}. */
final class InterruptRules {
  private InterruptRules() {}

  record Passing() implements ActionRule<Parlour, Look, Pass> {
    @Override
    public void candidates(Look view, Consumer<? super Pass> offer) {
      offer.accept(new Pass(view.seat()));
    }

    @Override
    public void check(Look view, Pass action, Findings findings) {
      if (!(view.top() instanceof Window)) {
        findings.reject(Interrupts.INT_07, "no window is open");
      }
    }

    @Override
    public void perform(Play<Parlour> play, Pass action) {
      Window window = (Window) play.state().top();
      play.replace(window.with(window.announced().passed()));
    }
  }

  record Loading() implements ActionRule<Parlour, Look, Load> {
    @Override
    public void candidates(Look view, Consumer<? super Load> offer) {
      offer.accept(new Load(view.seat()));
    }

    @Override
    public void check(Look view, Load action, Findings findings) {
      orders(view, findings);
    }

    @Override
    public void perform(Play<Parlour> play, Load action) {
      Parlour.write(play, "loaded");
    }
  }

  record Mustering() implements ActionRule<Parlour, Look, BeginOrEndMuster> {
    @Override
    public void candidates(Look view, Consumer<? super BeginOrEndMuster> offer) {
      offer.accept(new BeginOrEndMuster(view.seat()));
    }

    @Override
    public void check(Look view, BeginOrEndMuster action, Findings findings) {
      orders(view, findings);
    }

    @Override
    public void perform(Play<Parlour> play, BeginOrEndMuster action) {
      if (play.state().top() instanceof Muster) {
        play.pop();
      } else {
        play.push(new Muster(action.actor()));
      }
    }
  }

  /** ORDER_DECLARED: an attack is announced; it ends without effect if its target is gone. */
  record Attacking() implements AnnouncedRule<Parlour, Look, Attack> {
    @Override
    public void candidates(Look view, Consumer<? super Attack> offer) {
      for (int i = 0; i < view.state().sides().size(); i++) {
        offer.accept(new Attack(view.seat(), Seat.at(i)));
      }
    }

    @Override
    public void check(Look view, Attack action, Findings findings) {
      orders(view, findings);
      if (action.target().equals(view.seat()) || view.state().side(action.target()).left()) {
        findings.reject(Interrupts.INT_09, "nobody to attack");
      }
    }

    @Override
    public void perform(Play<Parlour> play, Attack action) {
      play.push(new Window(action.actor(), Announced.of(action, after(play, action.actor()))));
    }

    @Override
    public boolean stands(Look view, Attack action) {
      return !view.state().side(action.target()).left();
    }

    @Override
    public void happen(Play<Parlour> play, Attack action) {
      Parlour.write(play, "attacked");
    }

    @Override
    public void fizzle(Play<Parlour> play, Attack action) {
      Parlour.write(play, "attack lost");
    }
  }

  record Interrupting() implements AnnouncedRule<Parlour, Look, Interrupt> {
    @Override
    public void candidates(Look view, Consumer<? super Interrupt> offer) {
      int last = view.top() instanceof Window window ? window.announced().replies().size() : 0;
      for (String card : view.own().hand()) {
        for (int stops = Reply.NOTHING; stops <= last; stops++) {
          offer.accept(new Interrupt(view.seat(), card, stops));
        }
      }
    }

    @Override
    public void check(Look view, Interrupt action, Findings findings) {
      if (!view.own().hand().contains(action.card())) {
        findings.reject(Interrupts.INT_09, "%s is not in your hand", action.card());
      }
      boolean nullifier = action.card().startsWith("N");
      if (nullifier == (action.stops() == Reply.NOTHING) || !announced(view, action.stops())) {
        findings.reject(Interrupts.INT_09, "%s has no such target", action.card());
      }
    }

    private static boolean announced(Look view, int number) {
      if (number == Reply.NOTHING) {
        return true;
      }
      return view.top() instanceof Window window
          && number <= window.announced().replies().size()
          && (number > Reply.ANNOUNCED || window.announced().action().isPresent());
    }

    /** At a free moment it opens a window of its own, in which it is the first to take effect. */
    @Override
    public void perform(Play<Parlour> play, Interrupt action) {
      Parlour.discard(play, action.actor(), action.card());
      if (!(play.state().top() instanceof Window)) {
        Round round = after(play, action.actor());
        play.push(new Window(action.actor(), Announced.moment(round)));
      }
      Window window = (Window) play.state().top();
      play.replace(window.with(window.announced().answered(action, action.stops())));
    }

    @Override
    public boolean stands(Look view, Interrupt action) {
      return !action.card().equals("Kevin") || owner(view.state()).isPresent();
    }

    @Override
    public void happen(Play<Parlour> play, Interrupt action) {
      Parlour.write(play, action.card());
      if (action.card().equals("Kevin")) {
        owner(play.state()).ifPresent(owner -> Parlour.remove(play, owner, "event"));
      }
    }

    @Override
    public void fizzle(Play<Parlour> play, Interrupt action) {
      Parlour.write(play, action.card() + " without effect");
    }
  }

  /** What a player who leaves was asked, announced or answered is dropped wherever it lies. */
  record Resigning() implements ActionRule<Parlour, Look, Resign> {
    @Override
    public void candidates(Look view, Consumer<? super Resign> offer) {
      offer.accept(new Resign(view.seat()));
    }

    @Override
    public void check(Look view, Resign action, Findings findings) {
      if (view.own().left()) {
        findings.reject(Interrupts.INT_07, "you have resigned");
      }
    }

    @Override
    public void perform(Play<Parlour> play, Resign action) {
      Seat leaver = action.actor();
      play.update(
          state -> state.with(leaver, new Side(0, ImmutableList.of(), ImmutableList.of(), true)));
      Pile<Frame> frames = Pile.empty();
      for (Frame frame : play.state().frames().toList().reverse()) {
        frames = frames.push(without(frame, leaver, play.state().sides().size()));
      }
      play.become(play.state().withFrames(frames));
    }

    private static Frame without(Frame frame, Seat leaver, int players) {
      if (frame instanceof Window window) {
        return window.with(window.announced().without(leaver));
      }
      if (frame instanceof Orders orders) {
        return orders.seat().equals(leaver)
            ? Orders.of(leaver.next(players), players)
            : new Orders(orders.seat(), Lists.minus(orders.others(), leaver));
      }
      return frame;
    }
  }

  private static void orders(Look view, Findings findings) {
    boolean own =
        view.top() instanceof Muster
            || view.top() instanceof Orders orders && orders.seat().equals(view.seat());
    if (!own) {
      findings.reject(Interrupts.INT_07, "it is not your turn");
    }
  }

  /** The round that begins after {@code opener}, who comes last. */
  private static Round after(Play<Parlour> play, Seat opener) {
    int players = play.state().sides().size();
    return Round.of(RoundEnd.ALL_PASS, Seat.clockwiseFrom(opener.next(players), players));
  }

  private static Optional<Seat> owner(Parlour state) {
    for (int i = 0; i < state.sides().size(); i++) {
      if (state.sides().get(i).table().contains("event")) {
        return Optional.of(Seat.at(i));
      }
    }
    return Optional.empty();
  }
}
