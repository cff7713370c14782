package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.GEN_02;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.BiConsumer;

/** Costs that are paid together: of one effect, or of two in one action ({@code B5-GEN-07}). */
public final class JointCosts {
  private static final Mark[] MARKS = Mark.values();

  private JointCosts() {}

  /** What forbids paying for all of those, which are one player's. */
  public static void check(ImmutableList<EffectUse> uses, Findings findings) {
    Scope scope = uses.get(0).scope();
    int lost = 0;
    int[] purged = new int[MARKS.length];
    ImmutableList.Builder<CardId> rotating = ImmutableList.builder();
    for (EffectUse use : uses) {
      for (Cost cost : use.effect().costs()) {
        lost += lost(cost);
        if (cost instanceof Cost.Purge purge) {
          purged[purge.mark().ordinal()] += purge.number();
        }
      }
      removed(use, purged, findings);
      rotating.addAll(use.rotated());
    }
    int rating = scope.board().faction(scope.own()).baseRating();
    if (lost > 0 && rating - lost < scope.board().config().minRating()) {
      findings.reject(EFF_02, "a rating of %s cannot be lowered by %s", rating, lost);
    }
    for (Mark mark : MARKS) {
      int number = purged[mark.ordinal()];
      if (number > 0 && MarkSteps.purgeable(scope.board(), scope.own(), mark) < number) {
        findings.reject(EFF_02, "there are not %s %s to purge", number, mark);
      }
    }
    ImmutableList<CardId> rotated = rotating.build();
    if (ImmutableSet.copyOf(rotated).size() < rotated.size()) {
      findings.reject(GEN_02, "a card rotates for one cost alone");
    }
  }

  /** Marks of the card itself that pay are purged for nothing else, if it is an own one. */
  private static void removed(EffectUse use, int[] purged, Findings findings) {
    Spot self = use.scope().sourceSpot();
    for (Mark mark : MARKS) {
      int removed = 0;
      for (Cost cost : use.effect().costs()) {
        removed += cost instanceof Cost.RemoveMark of && of.mark() == mark ? of.number() : 0;
      }
      if (removed > 0 && (self == null || self.card().marks().of(mark) < removed)) {
        findings.reject(EFF_02, "it has not gained %s %s", removed, mark);
      } else if (self != null && self.of(use.scope().own())) {
        purged[mark.ordinal()] += removed;
      }
    }
  }

  /**
   * Pays for all of those all but the influence. Marks that one card alone can pay go before those
   * that any can ({@code B5-REL-10}), and all of them before a card goes on which they may lie.
   */
  public static void pay(Play<B5State> play, ImmutableList<EffectUse> uses) {
    for (EffectUse use : uses) {
      use.rotated().forEach(card -> InPlay.rotate(play, card));
    }
    each(uses, (use, cost) -> removeMark(play, use, cost));
    each(uses, (use, cost) -> purgeOrLose(play, use, cost));
    each(uses, (use, cost) -> discardSelf(play, use, cost));
  }

  private static void each(ImmutableList<EffectUse> uses, BiConsumer<EffectUse, Cost> how) {
    for (EffectUse use : uses) {
      for (Cost cost : use.effect().costs()) {
        how.accept(use, cost);
      }
    }
  }

  private static void removeMark(Play<B5State> play, EffectUse use, Cost cost) {
    if (cost instanceof Cost.RemoveMark remove && use.scope().source() != null) {
      MarkSteps.remove(play, use.scope().source(), remove.mark(), remove.number(), EFF_02);
    }
  }

  private static void purgeOrLose(Play<B5State> play, EffectUse use, Cost cost) {
    if (cost instanceof Cost.Purge purge) {
      MarkSteps.purge(play, use.scope().own(), purge.mark(), purge.number());
    } else if (lost(cost) > 0) {
      Influence.lose(play, use.scope().own(), lost(cost));
      if (cost instanceof Cost.MoveToStation move) {
        TableSteps.station(play, move.amount());
      }
    }
  }

  private static void discardSelf(Play<B5State> play, EffectUse use, Cost cost) {
    if (cost instanceof Cost.DiscardSelf && use.scope().source() != null) {
      InPlay.discard(play, use.scope().source(), EFF_02);
    }
  }

  /** The influence that is lost as that cost. */
  private static int lost(Cost cost) {
    return cost instanceof Cost.Lose lose
        ? lose.amount()
        : cost instanceof Cost.MoveToStation move ? move.amount() : 0;
  }
}
