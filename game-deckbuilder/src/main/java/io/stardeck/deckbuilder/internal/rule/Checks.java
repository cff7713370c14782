package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.formula.Allowances;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the checks of several actions have in common. */
final class Checks {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId ACT_06 = RuleId.of("DB-ACT-06");

  private static final RuleId TRN_05 = RuleId.of("DB-TRN-05");
  private static final RuleId BOR_11 = RuleId.of("DB-BOR-11");

  private Checks() {}

  /**
   * Whether {@code card} is in the Hand of the actor; if not, that is refused with {@code rule}.
   */
  static boolean inHand(DeckbuilderView view, CardId card, RuleId rule, Findings findings) {
    if (!view.table().exists(card)) {
      findings.reject("card", GEN_01, "there is no card %s", card);
      return false;
    }
    if (!view.hand().contains(card)) {
      findings.reject("card", rule, "%s is not in your hand", card);
      return false;
    }
    return true;
  }

  /** Whether there is such a slot; if not, that is refused before all else (DB-GEN-01). */
  static boolean isSlot(int slot, Findings findings) {
    if (slot < 0 || slot >= Starbase.SLOTS) {
      findings.reject("slot", GEN_01, "a slot is 0 to 8, not %s", slot);
      return false;
    }
    return true;
  }

  /** The card in that slot; null if there is none, which is refused with {@code rule}. */
  static @Nullable CardId inSlot(DeckbuilderView view, int slot, RuleId rule, Findings findings) {
    if (!isSlot(slot, findings)) {
      return null;
    }
    Optional<CardId> card = view.table().starbase().slots().get(slot).card();
    if (card.isEmpty()) {
      findings.reject("slot", rule, "slot %s is empty", slot);
    }
    return card.orElse(null);
  }

  /**
   * Refuses a card that cannot be bought, or not with the XP that there is (DB-FOR-05).
   *
   * @param field the field of the action that names the card
   */
  static void affordable(
      DeckbuilderView view, String field, CardId card, RuleId rule, Findings findings) {
    if (!view.table().def(card).hasCost()) {
      findings.reject(field, ACT_06, "%s has no cost and cannot be gained", card);
      return;
    }
    int cost = Costs.of(view, view.seat(), card);
    int xp = view.table().tally(view.seat()).xp();
    if (xp < cost) {
      findings.reject(field, rule, "%s costs %s XP, you have %s", card, cost, xp);
    }
  }

  /**
   * Whether {@code card} can be bought, for offers: it spares them actions that are refused.
   *
   * @param printed what {@link Costs#arePrinted} says, asked once for all cards
   */
  static boolean canPay(DeckbuilderView view, CardId card, boolean printed) {
    CardDef def = view.table().def(card);
    int xp = view.table().tally(view.seat()).xp();
    return def.hasCost() && (printed ? def.costOrZero() : Costs.of(view, view.seat(), card)) <= xp;
  }

  /** Whether an exploration is left, for offers. */
  static boolean explores(DeckbuilderView view) {
    return Allowances.explorations(view, view.seat()) > 0;
  }

  /** Refuses what costs an exploration if none is left (DB-TRN-05, DB-BOR-11). */
  static void exploration(DeckbuilderView view, Findings findings) {
    if (explores(view)) {
      return;
    }
    if (view.table().is(Scenario.BORG_INVASION)) {
      findings.reject(BOR_11, "only what +X Explore gives lets the team flip more");
    } else {
      findings.reject(TRN_05, "no exploration is left in this turn");
    }
  }
}
