package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.EndStep;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** The attempt that is under way, seen from the effects above it. */
public final class Attempts {
  private Attempts() {}

  /**
   * The turn goes to its end ({@code ST-EFF-46}): battles that are under way end, and what was
   * announced is not carried out. Orders of an opponent that are laid over it end at once.
   */
  public static void endTurn(Play<StccgState> play) {
    ImmutableList.Builder<Phase> frames = ImmutableList.builder();
    for (Phase phase : play.state().frames()) {
      if (phase instanceof Phase.Orders orders && orders.ship().isEmpty()
          || phase instanceof Phase.Play
          || phase instanceof Phase.Start) {
        frames.add(new Phase.End(EndStep.WINDOW, ImmutableList.of()));
      } else if (phase instanceof OrderPhase.Battling battling) {
        frames.add(new OrderPhase.Battling(battling.battle().ended()));
      } else if (phase instanceof OrderPhase.Countering countering) {
        frames.add(new OrderPhase.Battling(countering.battle().ended()));
      } else if (!(phase instanceof Phase.Orders)) {
        frames.add(phase);
      }
    }
    Tables.table(play, table -> table.withStack(Pile.topFirst(frames.build())));
  }

  /** Whether the turn is at its end, so that no order is carried out any more. */
  static boolean turnEnds(StccgState state) {
    return state.frames().toList().reverse().get(0) instanceof Phase.End;
  }

  /** The attempt under way ends once the card that was met is settled. */
  public static void end(Play<StccgState> play) {
    Frames.change(
        play,
        OrderPhase.Attempting.class,
        frame -> new OrderPhase.Attempting(frame.attempt().ending()));
  }

  /** The group of the attempt under way was taken elsewhere, so that it ends. */
  public static void relocate(Play<StccgState> play, Host from, Host to) {
    Frames.change(
        play,
        OrderPhase.Attempting.class,
        frame ->
            frame.attempt().host().equals(from)
                ? new OrderPhase.Attempting(frame.attempt().on(to))
                : frame);
  }

  /** Whether a group on that host is attempting. */
  public static boolean by(StccgState state, Host host) {
    OrderPhase.@Nullable Attempting attempting =
        Frames.find(state.frames(), OrderPhase.Attempting.class);
    return attempting != null && attempting.attempt().host().equals(host);
  }
}
