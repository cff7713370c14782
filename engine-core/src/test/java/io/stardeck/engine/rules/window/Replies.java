package io.stardeck.engine.rules.window;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Parlour.Look;
import java.util.function.Consumer;

/**
 * An action round with replies: what an action costs is paid when it is announced, and the first
 * reply is carried out at once and closes the window. A card "Censor" replies to an event, "Guard"
 * to an attack on its own player; a card is ready while it lies on the table.
 */
final class Replies extends OpenGame<Integer, Parlour, Action, Look> {
  private static final ActionRule<Parlour, Look, Pass> PASSING =
      ActionRule.only(Pass.class, Pass::new, (play, pass) -> pass(play));

  static final RuleId ACT_02 = RuleId.of("B5-ACT-02");
  static final RuleId RPL_02 = RuleId.of("B5-RPL-02");
  static final RuleId EFF_02 = RuleId.of("B5-EFF-02");

  Replies() {
    super(
        Parlour.spec(ACT_02)
            .addPhases(
                PhaseRule.asking(
                    ActionRound.class, "act, or pass", ImmutableList.of(PASSING, new Acting())),
                new ReplyPhase(),
                PhaseRule.asking(Parlour.Over.class, "over", ImmutableList.of())));
  }

  /** In the order of initiative. */
  record ActionRound(Round round) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return round.deciders();
    }
  }

  /** Who has a fitting reply is asked. */
  record Replying(Announced<Action> announced) implements AnnouncedFrame<Action, Replying> {
    @Override
    public Replying with(Announced<Action> next) {
      return new Replying(next);
    }
  }

  record Pass(Seat actor) implements Action {}

  /** An event if the actor is its own target, else an attack on that player. */
  record Act(Seat actor, Seat target) implements Action {
    String reply() {
      return actor.equals(target) ? "Censor" : "Guard";
    }
  }

  record Reply(Seat actor, String card) implements Action {}

  private static final class ReplyPhase implements AnnouncedPhase<Parlour, Look, Action, Replying> {
    @Override
    public ImmutableList<ActionRule<Parlour, Look, ?>> open() {
      return ImmutableList.of(PASSING, new Answering());
    }

    @Override
    public String prompt(Look view, Replying frame) {
      return "reply, or decline";
    }

    @Override
    public boolean live(Parlour state, Replying frame, Seat seat) {
      return fits(state, (Act) frame.announced().action().orElseThrow(), seat);
    }

    @Override
    public ImmutableList<AnnouncedRule<Parlour, Look, ? extends Action>> announcing() {
      return ImmutableList.of(new Acting());
    }

    @Override
    public Look view(Parlour state, Seat seat) {
      return new Look(seat, state);
    }
  }

  private static void pass(Play<Parlour> play) {
    if (play.state().top() instanceof Replying window) {
      play.replace(window.with(window.announced().passed()));
    } else if (play.state().top() instanceof ActionRound frame) {
      Round round = frame.round().passed();
      play.replace(round.over() ? new Parlour.Over() : new ActionRound(round));
    }
  }

  private record Acting() implements AnnouncedRule<Parlour, Look, Act> {
    @Override
    public void candidates(Look view, Consumer<? super Act> offer) {
      for (int i = 0; i < view.state().sides().size(); i++) {
        offer.accept(new Act(view.seat(), Seat.at(i)));
      }
    }

    @Override
    public void check(Look view, Act action, Findings findings) {
      if (view.own().pool() < 1) {
        findings.reject(EFF_02, "costs 1 influence, your pool holds %s", view.own().pool());
      }
    }

    /** Those after the actor are asked, in the order in which they will act again. */
    @Override
    public void perform(Play<Parlour> play, Act action) {
      Parlour.pay(play, action.actor(), 1);
      ActionRound frame = (ActionRound) play.state().top();
      Round next = frame.round().acted();
      Round asked = Round.of(RoundEnd.FIRST_TAKER, next.seats());
      play.replace(new ActionRound(next), new Replying(Announced.of(action, asked)));
    }

    @Override
    public boolean stands(Look view, Act action) {
      return true;
    }

    @Override
    public void happen(Play<Parlour> play, Act action) {
      Parlour.write(play, action.reply().equals("Censor") ? "event" : "hit " + action.target());
    }

    @Override
    public void fizzle(Play<Parlour> play, Act action) {
      Parlour.write(play, "stopped");
    }
  }

  /** The censor stops the event, the guard is hit in place of the target. */
  private record Answering() implements ActionRule<Parlour, Look, Reply> {
    @Override
    public void candidates(Look view, Consumer<? super Reply> offer) {
      for (String card : view.own().table()) {
        offer.accept(new Reply(view.seat(), card));
      }
    }

    @Override
    public void check(Look view, Reply action, Findings findings) {
      if (view.top() instanceof Replying window
          && (!view.own().table().contains(action.card())
              || !action.card().equals(announced(window).reply()))) {
        findings.reject(RPL_02, "%s does not fit", action.card());
      }
    }

    @Override
    public void perform(Play<Parlour> play, Reply action) {
      Replying window = (Replying) play.state().top();
      Parlour.remove(play, action.actor(), action.card());
      Parlour.write(play, action.card());
      Announced<Action> announced = window.announced();
      Announced<Action> answered =
          action.card().equals("Censor")
              ? announced.stop()
              : announced.instead(new Act(announced(window).actor(), Seat.SPECTATOR));
      play.replace(window.with(answered.acted(action.actor())));
    }
  }

  private static Act announced(Replying window) {
    return (Act) window.announced().action().orElseThrow();
  }

  private static boolean fits(Parlour state, Act act, Seat seat) {
    boolean mayReply = act.reply().equals("Censor") || act.target().equals(seat);
    return !seat.equals(act.actor()) && mayReply && state.side(seat).table().contains(act.reply());
  }
}
