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
 * Command cards, each of which the opponent may answer once. A card "Cancel" has a response face;
 * the pool of a player is the number of response faces that are not open yet, and everybody knows
 * it.
 */
final class Responses extends OpenGame<Integer, Parlour, Action, Look> {
  private static final ActionRule<Parlour, Look, PassResponse> PASSING =
      ActionRule.only(PassResponse.class, PassResponse::new, (play, pass) -> pass(play));

  static final RuleId CRD_03 = RuleId.of("FC-CRD-03");
  static final RuleId VAL_04 = RuleId.of("FC-VAL-04");

  Responses() {
    super(
        Parlour.spec(CRD_03)
            .addPhases(
                PhaseRule.asking(Turn.class, "play", ImmutableList.of(new Commanding())),
                new ResponsePhase()));
  }

  /** A player's turn. */
  record Turn(Seat seat) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /** RESPONSE of the opponent. */
  record Response(Announced<Action> announced) implements AnnouncedFrame<Action, Response> {
    @Override
    public Response with(Announced<Action> next) {
      return new Response(next);
    }
  }

  record Command(Seat actor, String card) implements Action {}

  record Respond(Seat actor, String card) implements Action {}

  record PassResponse(Seat actor) implements Action {}

  private static final class ResponsePhase
      implements AnnouncedPhase<Parlour, Look, Action, Response> {
    @Override
    public ImmutableList<ActionRule<Parlour, Look, ?>> open() {
      return ImmutableList.of(PASSING, new Responding());
    }

    @Override
    public String prompt(Look view, Response frame) {
      return "respond, or pass";
    }

    @Override
    public boolean live(Parlour state, Response frame, Seat seat) {
      return state.side(seat).pool() > 0;
    }

    @Override
    public ImmutableList<AnnouncedRule<Parlour, Look, ? extends Action>> announcing() {
      return ImmutableList.of(new Commanding());
    }

    @Override
    public Look view(Parlour state, Seat seat) {
      return new Look(seat, state);
    }
  }

  private record Commanding() implements AnnouncedRule<Parlour, Look, Command> {
    @Override
    public void candidates(Look view, Consumer<? super Command> offer) {
      view.own().hand().forEach(card -> offer.accept(new Command(view.seat(), card)));
    }

    @Override
    public void check(Look view, Command action, Findings findings) {
      if (!view.own().hand().contains(action.card())) {
        findings.reject(VAL_04, "%s is not in your hand", action.card());
      }
    }

    @Override
    public void perform(Play<Parlour> play, Command action) {
      Parlour.discard(play, action.actor(), action.card());
      Round opponent = Round.of(RoundEnd.FIRST_TAKER, ImmutableList.of(action.actor().next(2)));
      play.push(new Response(Announced.of(action, opponent)));
    }

    @Override
    public boolean stands(Look view, Command action) {
      return true;
    }

    @Override
    public void happen(Play<Parlour> play, Command action) {
      Parlour.write(play, action.card());
    }

    @Override
    public void fizzle(Play<Parlour> play, Command action) {
      Parlour.write(play, action.card() + " cancelled");
    }
  }

  private record Responding() implements ActionRule<Parlour, Look, Respond> {
    @Override
    public void candidates(Look view, Consumer<? super Respond> offer) {
      offer.accept(new Respond(view.seat(), "Cancel"));
    }

    @Override
    public void check(Look view, Respond action, Findings findings) {
      if (!action.card().equals("Cancel")) {
        findings.reject(CRD_03, "%s has no response face", action.card());
      } else if (!view.own().hand().contains(action.card())) {
        findings.reject(VAL_04, "%s is not in your hand", action.card());
      }
    }

    /** The card is open from now on, so that one face less is unknown. */
    @Override
    public void perform(Play<Parlour> play, Respond action) {
      Parlour.discard(play, action.actor(), action.card());
      Parlour.pay(play, action.actor(), 1);
      Response window = (Response) play.state().top();
      play.replace(window.with(window.announced().stop().acted(action.actor())));
    }
  }

  private static void pass(Play<Parlour> play) {
    Response window = (Response) play.state().top();
    play.replace(window.with(window.announced().passed()));
  }
}
