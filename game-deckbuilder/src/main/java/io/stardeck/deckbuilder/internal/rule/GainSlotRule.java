package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Gains;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Gaining a card of the search area with XP (DB-ACT-06). */
public final class GainSlotRule implements DeckbuilderRule<GainSlot> {
  private static final RuleId ACT_06 = RuleId.of("DB-ACT-06");
  private static final RuleId FOR_05 = RuleId.of("DB-FOR-05");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super GainSlot> offer) {
    boolean printed = Costs.arePrinted(view, view.seat());
    ImmutableList<Slot> slots = view.table().starbase().slots();
    for (int slot = 0; slot < Starbase.SLOTS; slot++) {
      Optional<CardId> card = slots.get(slot).card();
      if (card.isPresent() && Checks.canPay(view, card.get(), printed)) {
        offer.accept(new GainSlot(view.seat(), slot));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, GainSlot action, Findings findings) {
    @Nullable CardId card = Checks.inSlot(view, action.slot(), ACT_06, findings);
    if (card != null) {
      Checks.affordable(view, "slot", card, FOR_05, findings);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GainSlot action) {
    Turns.act(play, action.actor());
    CardId card = play.state().table().starbase().slots().get(action.slot()).card().orElseThrow();
    Gains.pay(play, action.actor(), card, FOR_05);
    Gains.gain(play, action.actor(), card, Destination.DISCARD, ACT_06);
    Chains.settled(play, action.actor());
  }
}
