package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.cli.Screen.Style;
import java.io.IOException;

/**
 * Several people at one terminal: whoever is to decide is called to it before anything is shown
 * that only they may see, and what the last one saw is taken off.
 */
final class HotSeat<A extends Action, V extends View> implements Decider<A, V> {
  private final Decider<A, V> person;
  private final Teller<?, A, V> teller;
  private final Console console;
  private final Last last;

  /**
   * One of the people.
   *
   * @param last who was shown something last; the same for all of them
   */
  HotSeat(Decider<A, V> person, Teller<?, A, V> teller, Console console, Last last) {
    this.person = person;
    this.teller = teller;
    this.console = console;
    this.last = last;
  }

  @Override
  public Choice<A> decide(Seat seat, V view, ImmutableList<A> legal, Chance chance)
      throws IOException {
    if (!last.seat.equals(seat)) {
      console.out().print(console.screen().cleared());
      console.line("");
      console.say(Style.STRONG, seat + " is to decide, and nobody else is to look.");
      if (console.ask("Press Enter to go on: ") == null) {
        return new Choice.Leave<>();
      }
      last.seat = seat;
      teller.forget(seat);
    }
    return person.decide(seat, view, legal, chance);
  }

  /** Who was shown something last. */
  static final class Last {
    private Seat seat = Seat.SPECTATOR;
  }
}
