package io.stardeck.sfbf.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The stack of a player turn at one of its phases, for {@link Given#phases}. */
public final class PhaseStack {
  private PhaseStack() {}

  /** Phase 1 of {@code seat}. */
  public static Phase[] draw(Seat seat) {
    return last(5, seat);
  }

  /** Phase 2. */
  public static Phase[] repair(Seat seat) {
    return last(4, seat);
  }

  /** Phase 3, not begun. */
  public static Phase[] formation(Seat seat) {
    return last(3, seat);
  }

  /** Phase 4. */
  public static Phase[] choice(Seat seat) {
    return last(2, seat);
  }

  /** Phase 5, not begun. */
  public static Phase[] discard(Seat seat) {
    return last(1, seat);
  }

  /** Phase 5, with nothing on the ships any more. */
  public static Phase[] turnEnd(Seat seat) {
    return new Phase[] {new Phase.Discard(seat, true, false)};
  }

  /** That stack with {@code top} laid on it. */
  public static Phase[] with(Phase[] stack, Phase top) {
    List<Phase> higher = new ArrayList<>(List.of(stack));
    higher.add(top);
    return higher.toArray(new Phase[0]);
  }

  private static Phase[] last(int phases, Seat seat) {
    List<Phase> five =
        List.of(
            new Phase.Discard(seat, false, false),
            new Phase.Choice(seat, 0, Optional.empty(), false),
            Phase.Formation.untouched(seat, false),
            new Phase.Repair(seat, false, ImmutableList.of()),
            new Phase.Draw(seat, false, false));
    return five.subList(0, phases).toArray(new Phase[0]);
  }
}
