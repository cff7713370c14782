package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;

/** The planner that buys nothing but Basic Characters ({@code DB-BAL-05}). */
final class OnlyBasics implements Bot<DeckbuilderAction, DeckbuilderView> {
  private final PlannerBot planner = new PlannerBot();

  @Override
  public DeckbuilderAction choose(
      DeckbuilderView view, ImmutableList<DeckbuilderAction> legal, Chance chance) {
    ImmutableList<DeckbuilderAction> others =
        legal.stream()
            .filter(action -> !(action instanceof GainSlot))
            .collect(ImmutableList.toImmutableList());
    return planner.choose(view, others, chance);
  }
}
