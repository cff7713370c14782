package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** Phase 1 (BF-DRW). */
public final class Draws {
  /** The most reserve action cards (BF-SET-04). */
  public static final int STASH_LIMIT = 3;

  private Draws() {}

  /** Whether phase 1 holds no choice at all: basic game without BF-OPT-10. */
  public static boolean automatic(Table table) {
    return !table.advanced() && !table.config().has(Option.DISCARD_DRAW);
  }

  /** Whether the hand of {@code seat} has room (BF-DRW-02). */
  public static boolean hasRoom(PublicFacts facts, Seat seat) {
    return facts.handSize(seat) < facts.table().config().handLimit();
  }

  /** Whether {@code seat}, who has ships, can still bring a card to their hand. */
  public static boolean canGoOn(PublicFacts facts, Seat seat) {
    return hasRoom(facts, seat) && (Cards.canDraw(facts) || facts.stashSize(seat) > 0);
  }

  /** Whether a card more may go into the reserve of {@code seat} (BF-SET-04). */
  public static boolean canStash(PublicFacts facts, Seat seat) {
    return facts.table().advanced() && facts.stashSize(seat) < STASH_LIMIT;
  }

  /**
   * Remembers {@code card} as the one just drawn, or none, so that it can be stashed (BF-D-12):
   * everybody sees whether there is one.
   */
  public static void remember(Play<BattleForceState> play, Seat seat, Optional<CardId> card) {
    Secrets secrets = play.state().secrets(seat);
    if (!secrets.drawn().equals(card)) {
      play.become(play.state().with(seat, secrets.withDrawn(card)));
      if (play.state().table().phases().top() instanceof Phase.Draw draw) {
        play.replace(new Phase.Draw(seat, draw.tookDiscard(), card.isPresent()));
      }
    }
  }
}
