package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import java.util.Arrays;

/**
 * {@code BF-BAL-05}: how many of the cards that leave a hand for good are played. Cards that go to
 * the reserve come back and are not counted.
 */
final class CardFates implements Watch {
  private final int[] played = new int[CardKind.values().length];
  private final int[] unplayed = new int[CardKind.values().length];

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    if (action instanceof StashDiscard) {
      return;
    }
    boolean discards = discards(before, action);
    for (int seat = 0; seat < before.table().config().players(); seat++) {
      for (CardId card : before.hand(Seat.at(seat))) {
        if (!after.hand(Seat.at(seat)).contains(card)
            && !after.stash(Seat.at(seat)).contains(card)) {
          boolean named = action instanceof PlayCeasefire play && play.card().equals(card);
          int[] count = named || !discards ? played : unplayed;
          count[before.table().kind(card).ordinal()]++;
        }
      }
    }
  }

  /** Whether the cards that leave hands now are discarded. */
  private static boolean discards(BattleForceState before, BattleForceAction action) {
    return action instanceof DiscardOne
        || action instanceof PlayCeasefire
        || before.table().phases().top() instanceof Phase.CeasefireStash
        || action instanceof Commit
            && before.secrets(action.actor()).desk().open() instanceof Draft.Cards;
  }

  /** The share of the cards of {@code kind} that are played. */
  double share(CardKind kind) {
    int i = kind.ordinal();
    return (double) played[i] / Math.max(1, played[i] + unplayed[i]);
  }

  /** The share of all weapon cards together that are played. */
  double weapons() {
    int[] sums = new int[2];
    Arrays.stream(CardKind.values())
        .filter(CardKind::weapon)
        .forEach(
            kind -> {
              sums[0] += played[kind.ordinal()];
              sums[1] += unplayed[kind.ordinal()];
            });
    return (double) sums[0] / Math.max(1, sums[0] + sums[1]);
  }
}
