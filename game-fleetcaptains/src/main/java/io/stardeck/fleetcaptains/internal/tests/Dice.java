package io.stardeck.fleetcaptains.internal.tests;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Effect.Impose;
import io.stardeck.fleetcaptains.card.word.Keep;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyDie;
import io.stardeck.fleetcaptains.card.word.Standing.RollExtraDie;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The die of one side of a test, with all that changes it ({@code FC-D-01}). */
final class Dice {
  static final int DIE = 6;

  private Dice() {}

  /** What the die of that side counts. */
  static Die roll(Play<FleetState> play, Test frame, boolean active) {
    ImmutableList.Builder<Integer> shown = ImmutableList.builder();
    int die = play.roll(DIE);
    shown.add(die);
    int change = 0;
    for (Standing standing : changes(Tables.of(play), frame, active)) {
      if (standing instanceof RollExtraDie extra
          && Contest.matches(extra.filter(), frame.test(), active)) {
        int other = play.roll(DIE);
        shown.add(other);
        die = extra.keep() == Keep.HIGH ? Math.max(die, other) : Math.min(die, other);
      } else if (standing instanceof ModifyDie more
          && Contest.matches(more.filter(), frame.test(), active)) {
        change += more.amount();
      }
    }
    return new Die(shown.build(), die + change);
  }

  /** What changes the die of that side, in the order in which it does. */
  static List<Standing> changes(Table table, Test frame, boolean active) {
    List<Standing> all = new ArrayList<>(Contest.holding(table, frame.test(), active));
    Optional<TestCard> played = Contest.standing(table, frame, active);
    if (played.isPresent()) {
      for (Effect effect : Contest.face(table, played.get()).effects()) {
        if (effect instanceof Impose impose) {
          all.add(impose.standing());
        }
      }
    }
    return all;
  }
}
