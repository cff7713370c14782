package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.chance.Chance;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays as a player does who knows the cards and does not look far ahead: gathers a crew, flies to
 * the mission that promises most and attempts it if the group meets what it asks for; interrupts
 * where a card harms an opponent or helps the own side.
 *
 * <p>Remembers nothing and draws nothing.
 */
public final class RuleOfThumbBot implements Bot<StccgAction, StccgView> {
  /** The name that it goes by. */
  public static final String NAME = "thumb";

  /** The bot; it holds nothing, so one is as good as another. */
  public RuleOfThumbBot() {}

  @Override
  public StccgAction choose(StccgView view, ImmutableList<StccgAction> legal, Chance chance) {
    Outlook outlook = new Outlook(view);
    @Nullable StccgAction best =
        Bots.best(
            Action.answers(legal),
            StccgAction.class,
            Double.NEGATIVE_INFINITY,
            action -> worth(outlook, action));
    return best == null ? legal.get(0) : best;
  }

  @Override
  public Optional<StccgAction> unasked(
      StccgView view, ImmutableList<StccgAction> legal, Chance chance) {
    return Optional.ofNullable(
        Bots.best(legal, PlayInterrupt.class, 0, action -> InterruptWorth.of(view, action)));
  }

  /** What an action promises; to do nothing is worth 0. */
  private static double worth(Outlook outlook, StccgAction action) {
    if (action instanceof SetupAction setup) {
      return SetupWorth.of(outlook.view(), setup);
    } else if (action instanceof TurnAction turn) {
      return PlayWorth.of(outlook, turn);
    } else if (action instanceof OrderAction order) {
      return OrderWorth.of(outlook, order);
    } else if (action instanceof BattleAction battle) {
      return BattleWorth.of(outlook.view(), battle);
    }
    return ChoiceWorth.of(outlook, (AnswerAction) action);
  }
}
