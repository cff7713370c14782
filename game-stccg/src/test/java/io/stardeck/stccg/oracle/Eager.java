package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** Takes each kind of action as often as any other, so that battles are as common as beaming. */
final class Eager implements Bot<StccgAction, StccgView> {
  private static final int SELDOM = 12;

  @Override
  public StccgAction choose(StccgView view, ImmutableList<StccgAction> legal, Chance chance) {
    return any(Action.answers(legal), chance);
  }

  @Override
  public Optional<StccgAction> unasked(
      StccgView view, ImmutableList<StccgAction> legal, Chance chance) {
    var drawn = chance.below(SELDOM);
    return drawn.value() == 0 ? Optional.of(any(legal, drawn.next())) : Optional.empty();
  }

  private static StccgAction any(ImmutableList<StccgAction> legal, Chance chance) {
    ImmutableListMultimap<Class<?>, StccgAction> kinds =
        Multimaps.index(legal, StccgAction::getClass);
    var kind = chance.below(kinds.keySet().size());
    ImmutableList<StccgAction> some = kinds.get(kinds.keySet().asList().get(kind.value()));
    return some.get(kind.next().below(some.size()).value());
  }
}
