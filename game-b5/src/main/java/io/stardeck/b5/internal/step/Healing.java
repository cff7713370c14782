package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** The help of a whole Inner Circle for its ambassador ({@code B5-HEA-07, B5-D-48}). */
public final class Healing {
  private static final RuleId HEA_07 = RuleId.of("B5-HEA-07");

  private Healing() {}

  /** Every ambassador whose whole Inner Circle has rotated to heal is healed completely. */
  public static void healAmbassadors(Play<B5State> play) {
    for (Seat seat : Boards.of(play).seats()) {
      ImmutableList<Card> circle = Boards.of(play).faction(seat).innerCircle();
      Card ambassador = circle.get(0);
      boolean hurt = ambassador.neutralised() || ambassador.damage() > 0 || ambassador.severe() > 0;
      if (hurt && circle.stream().allMatch(Card::healedThisTurn)) {
        Boards.change(
            play, ambassador.id(), card -> card.withNeutralised(false).withDamage(0).withSevere(0));
        play.tell(HEA_07, new AmbassadorFullyHealed(ambassador.id()));
      }
    }
  }
}
