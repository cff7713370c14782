package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Gains;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Gaining a Basic Character with XP (DB-ACT-07). */
public final class GainBasicRule implements DeckbuilderRule<GainBasic> {
  private static final RuleId ACT_07 = RuleId.of("DB-ACT-07");
  private static final RuleId FOR_05 = RuleId.of("DB-FOR-05");
  private static final RuleId SBS_07 = RuleId.of("DB-SBS-07");
  private static final ImmutableList<Basic> KINDS = ImmutableList.copyOf(Basic.values());

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super GainBasic> offer) {
    boolean printed = Costs.arePrinted(view, view.seat());
    for (Basic kind : KINDS) {
      Pile<CardId> pile = view.table().starbase().pile(kind);
      if (!pile.isEmpty() && Checks.canPay(view, pile.top(), printed)) {
        offer.accept(new GainBasic(view.seat(), kind));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, GainBasic action, Findings findings) {
    Pile<CardId> pile = view.table().starbase().pile(action.kind());
    if (pile.isEmpty()) {
      findings.reject("kind", SBS_07, "the pile of kind %s is empty", action.kind());
    } else {
      Checks.affordable(view, "kind", pile.top(), FOR_05, findings);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GainBasic action) {
    Turns.act(play, action.actor());
    CardId card = play.state().table().starbase().pile(action.kind()).top();
    Gains.pay(play, action.actor(), card, FOR_05);
    Gains.gain(play, action.actor(), card, Destination.DISCARD, ACT_07);
    Chains.settled(play, action.actor());
  }
}
