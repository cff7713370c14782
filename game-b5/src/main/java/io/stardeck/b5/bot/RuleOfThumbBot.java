package io.stardeck.b5.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.chance.Chance;
import org.jspecify.annotations.Nullable;

/**
 * Plays as a player does who knows the cards and does not look far ahead: grows while influence
 * lasts, opens conflicts that it expects to win, joins and attacks where that turns a conflict or
 * removes a card.
 *
 * <p>Remembers nothing and draws nothing.
 */
public final class RuleOfThumbBot implements Bot<B5Action, B5View> {
  /** The name that it goes by. */
  public static final String NAME = "thumb";

  /** The bot; it holds nothing, so one is as good as another. */
  public RuleOfThumbBot() {}

  @Override
  public B5Action choose(B5View view, ImmutableList<B5Action> legal, Chance chance) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    Situation situation = new Situation(view);
    @Nullable B5Action best =
        Bots.best(legal, B5Action.class, 0, action -> ActionWorth.of(situation, action));
    // what does nothing stands first wherever it is legal
    return best == null ? legal.get(0) : best;
  }
}
