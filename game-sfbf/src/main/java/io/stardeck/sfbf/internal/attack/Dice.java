package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.state.BattleForceState;

/** Six-sided dice, drawn from the generator of the state (section 2.3). */
public final class Dice {
  private static final int FACES = 6;

  private Dice() {}

  /** Rolls {@code number} dice for {@code seat}, one after the other; the faces in that order. */
  public static ImmutableList<Integer> roll(
      Play<BattleForceState> play, Seat seat, int number, RuleId rule) {
    ImmutableList.Builder<Integer> faces = ImmutableList.builderWithExpectedSize(number);
    for (int i = 0; i < number; i++) {
      int face = play.roll(FACES);
      play.tell(rule, new DieRolled(seat, face));
      faces.add(face);
    }
    return faces.build();
  }
}
