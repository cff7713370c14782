package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.Trigger;
import java.util.List;

/** How long what an effect does holds, if it is not over with the deed. */
final class LastingText {
  /** These hold for the turn, whatever the effect says. */
  private static final ImmutableSet<Class<?>> FOR_THE_TURN =
      ImmutableSet.of(
          FactionOperation.NextCost.class,
          FactionOperation.NoConflictGain.class,
          TableOperation.NoTensionRise.class,
          TableOperation.ApplyLimit.class);

  /** Of an event with an action these hold for that action ({@code B5-W-52}). */
  private static final ImmutableSet<Class<?>> FOR_THE_ACTION =
      ImmutableSet.of(
          FactionOperation.SponsorCost.class,
          FactionOperation.PromoteCost.class,
          FactionOperation.NoDoubling.class,
          CardOperation.AttackDamage.class);

  private LastingText() {}

  /** How long, as ", until the turn ends"; nothing, if that goes without saying. */
  static String of(Effect effect) {
    if (effect.trigger() == Trigger.CONSTANT) {
      return "";
    }
    boolean withAction = effect.trigger() == Trigger.WITH_ACTION;
    if (any(effect.operations(), each -> lasts(each, withAction))) {
      return of(effect.duration());
    }
    return any(effect.operations(), each -> FOR_THE_TURN.contains(each.getClass()))
        ? of(Duration.END_OF_TURN)
        : "";
  }

  /** How long what a conflict brings holds. */
  static String ofOutcome(List<Operation> operations) {
    return any(operations, each -> lasts(each, false)) ? of(Duration.PERMANENT) : "";
  }

  private interface Check {
    boolean holds(Operation operation);
  }

  private static boolean any(List<Operation> operations, Check check) {
    for (Operation operation : operations) {
      if (operation instanceof Operation.If when
          ? any(when.then(), check)
          : check.holds(operation)) {
        return true;
      }
    }
    return false;
  }

  private static boolean lasts(Operation operation, boolean withAction) {
    Class<?> word = operation.getClass();
    boolean written =
        operation instanceof Lasting
            && !(operation instanceof CardOperation.AddMark)
            && !(operation instanceof CardOperation.AsInnerCircle);
    return (written || operation instanceof CardOperation.RaiseUsed)
        && !FOR_THE_TURN.contains(word)
        && !(withAction && FOR_THE_ACTION.contains(word));
  }

  /** How long something holds that is in force. */
  static String of(Duration duration) {
    return switch (duration) {
      case WHILE_ROTATED -> ", while it stays rotated";
      case END_OF_TURN -> ", until the turn ends";
      case NEXT_AFTERMATH -> ", until the next aftermath step is over";
      case WHILE_IN_PLAY -> ", while it is in play";
      case PERMANENT -> ", for good";
    };
  }
}
