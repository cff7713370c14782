package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;

/**
 * Weighs cards by the stats that its deck misses for what is left in space, keeps Maneuvers back
 * until they decide something, and looks one exploration ahead. Plays every scenario, draws nothing
 * and remembers nothing.
 */
public final class PlannerBot implements Bot<DeckbuilderAction, DeckbuilderView> {
  /** The name that it goes by. */
  public static final String NAME = "planner";

  /** The bot; it holds nothing, so one is as good as another. */
  public PlannerBot() {}

  @Override
  public DeckbuilderAction choose(
      DeckbuilderView view, ImmutableList<DeckbuilderAction> legal, Chance chance) {
    return Decisions.make(new Moment(view, legal), new PlannerStyle());
  }
}
