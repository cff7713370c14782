package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.internal.formula.Allowances;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Searching (DB-ACT-11). */
public final class SearchRule implements DeckbuilderRule<Search> {
  private static final RuleId ACT_11 = RuleId.of("DB-ACT-11");
  private static final RuleId TRN_05 = RuleId.of("DB-TRN-05");
  private static final RuleId BOR_14 = RuleId.of("DB-BOR-14");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Search> offer) {
    if (Allowances.searches(view, view.seat()) < 1) {
      return;
    }
    ImmutableList<Slot> slots = view.table().starbase().slots();
    for (int slot = 0; slot < Starbase.SLOTS; slot++) {
      if (slots.get(slot).card().isPresent()) {
        offer.accept(new Search(view.seat(), slot));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, Search action, Findings findings) {
    if (!Checks.isSlot(action.slot(), findings)) {
      return;
    }
    if (Allowances.searches(view, view.seat()) < 1) {
      boolean team = view.table().is(Scenario.BORG_INVASION);
      findings.reject(team ? BOR_14 : TRN_05, "no search is left in this turn");
    }
    Checks.inSlot(view, action.slot(), ACT_11, findings);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Search action) {
    Turns.act(play, action.actor());
    Tallies.search(play, action.actor());
    CardId card = play.state().table().starbase().slots().get(action.slot()).card().orElseThrow();
    Slots.discard(play, action.slot());
    play.tell(ACT_11, new CardSearched(action.actor(), action.slot(), card));
    Slots.refill(play);
    Chains.settled(play, action.actor());
  }
}
