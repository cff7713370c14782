package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.AnnouncedPhase;
import io.stardeck.engine.rules.window.Awaiting;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** A window: who is asked plays an interrupt or passes ({@code ST-INT-07} to {@code ST-INT-10}). */
public final class Answered implements AnnouncedPhase<StccgState, StccgView, Played, Phase.Window> {
  private static final RuleId INT_08 = RuleId.of("ST-INT-08");
  private static final RuleId INT_09 = RuleId.of("ST-INT-09");
  private static final RuleId PLY_11 = RuleId.of("ST-PLY-11");
  private static final ImmutableList<StccgRule<?>> PLAYING =
      ImmutableList.of(PlayingInterrupt.RULE);
  private static final ImmutableList<StccgRule<?>> OPEN =
      ImmutableList.of(new Passing(), PlayingInterrupt.RULE);
  private static final ImmutableList<Resolution> WAITING = ImmutableList.of(new Resolution());

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return OPEN;
  }

  @Override
  public ImmutableList<? extends Awaiting<StccgState, StccgView, ? extends Played>> announcing() {
    return WAITING;
  }

  @Override
  public String prompt(StccgView view, Phase.Window frame) {
    return PhaseRule.leavesNothing(view, PLAYING)
        ? "no interrupt of yours fits here: pass"
        : "play an interrupt, or pass";
  }

  @Override
  public StccgView view(StccgState state, Seat seat) {
    return StccgView.of(state, seat);
  }

  @Override
  public boolean live(StccgState state, Phase.Window frame, Seat seat) {
    return new Live(state, frame).test(seat);
  }

  @Override
  public void spent(Play<StccgState> play, Reply<Played> reply) {
    if (reply.stopped()) {
      Resolution.nullified(play, reply.action());
    } else {
      Resolution.spent(play, reply.action());
    }
  }

  @Override
  public void over(Play<StccgState> play, Phase.Window frame, boolean stopped) {
    play.tell(INT_08, new TurnEvent.WindowClosed(frame.kind()));
    if (stopped) {
      nullify(play);
    }
    for (CardId ship : frame.boarded().reverse()) {
      Boardings.fight(play, ship);
    }
  }

  /** What the window was about has no effect and is discarded ({@code ST-INT-09}). */
  private static void nullify(Play<StccgState> play) {
    if (play.state().top() instanceof Phase.Announced announced) {
      play.pop();
      play.tell(INT_09, new CardEvent.CardNullified(announced.card()));
      Discards.discard(play, Places.IN_PLAY, announced.card(), PLY_11);
    } else if (play.state().top() instanceof OrderPhase.Attempting attempting) {
      play.replace(new OrderPhase.Attempting(attempting.attempt().at(Attempt.Step.NULLIFIED)));
    }
  }
}
