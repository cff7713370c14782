package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_21;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Against whom, and at what, a conflict may be declared ({@code B5-FRM-21, B5-REL-06}). */
final class Declaring {
  private static final RuleId FRM_22 = RuleId.of("B5-FRM-22");
  private static final RuleId REL_06 = RuleId.of("B5-REL-06");

  private Declaring() {}

  /** All targets and aims that such a conflict may have. */
  static void each(
      B5View view, ConflictTraits traits, BiConsumer<Optional<Seat>, Optional<CardId>> use) {
    if (!traits.needsTarget()) {
      use.accept(Optional.empty(), Optional.empty());
      return;
    }
    for (Seat target : view.board().seats()) {
      if (!target.equals(view.seat())) {
        use.accept(Optional.of(target), Optional.empty());
        if (traits.type() == Ability.MILITARY) {
          for (Card card : view.board().faction(target).supportingRow()) {
            if (view.board().def(card).kind() == Kind.LOCATION) {
              use.accept(Optional.of(target), Optional.of(card.id()));
            }
          }
        }
      }
    }
  }

  /** Whether the target plays and what is aimed at is there; a finding if not. */
  static boolean isThere(
      B5View view, Optional<Seat> target, Optional<CardId> aim, Findings findings) {
    boolean plays = target.isEmpty() || Naming.seated(view, target.get());
    if (!plays) {
      findings.reject(GEN_05, "%s does not play", target.get());
    }
    return plays && (aim.isEmpty() || Naming.inPlay(view, aim.get(), findings) != null);
  }

  /** What forbids that target and that aim. */
  static void forbid(
      B5View view,
      ConflictTraits traits,
      Optional<Seat> target,
      Optional<CardId> aim,
      Findings findings) {
    if (traits.needsTarget() != target.isPresent()) {
      findings.reject(FRM_21, traits.needsTarget() ? "a target is named" : "it has no target");
    } else if (target.isPresent() && target.get().equals(view.seat())) {
      findings.reject(FRM_21, "%s is no target", target.get());
    }
    if (aim.isPresent()) {
      Spot spot = Naming.inPlay(view, aim.get(), findings);
      if (spot != null
          && (traits.type() != Ability.MILITARY
              || target.isEmpty()
              || !spot.of(target.get())
              || view.board().def(spot).kind() != Kind.LOCATION)) {
        findings.reject(REL_06, "%s is nothing to aim at", aim.get());
      }
    }
  }

  /** What a conflict card requires ({@code B5-FRM-22}). */
  static void requirements(
      B5View view, CardDef def, ConflictTraits traits, Optional<Seat> target, Findings findings) {
    Board board = view.board();
    Race own = board.faction(view.seat()).race();
    Naming.unreserved(view, def, FRM_22, findings);
    Naming.required(view, def, FRM_22, findings);
    boolean another = target.isPresent() && !target.get().equals(view.seat());
    if (traits.targetTension().isPresent() && another) {
      Race other = board.faction(target.get()).race();
      int tension =
          Math.max(board.relations().tension(own, other), board.relations().tension(other, own));
      if (tension < traits.targetTension().getAsInt()) {
        findings.reject(FRM_22, "the tension with them is only %s", tension);
      }
    }
  }
}
