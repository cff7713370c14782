package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;

/**
 * Plays all cards that help, explores always, completes the best Mission and buys the dearest card
 * that it can pay. Plays every scenario, draws nothing and remembers nothing.
 */
public final class GreedyBot implements Bot<DeckbuilderAction, DeckbuilderView> {
  /** The name that it goes by. */
  public static final String NAME = "greedy";

  private static final Style STYLE = new GreedyStyle();

  /** The bot; it holds nothing, so one is as good as another. */
  public GreedyBot() {}

  @Override
  public DeckbuilderAction choose(
      DeckbuilderView view, ImmutableList<DeckbuilderAction> legal, Chance chance) {
    return Decisions.make(new Moment(view, legal), STYLE);
  }
}
