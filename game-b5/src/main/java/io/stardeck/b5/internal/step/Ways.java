package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.engine.rules.Lists;
import java.util.OptionalInt;
import java.util.function.BiConsumer;

/** In which ways an effect can be used: what can be chosen for it, and which number. */
public final class Ways {
  private Ways() {}

  /** All ways to choose for an effect: what is chosen, and the number. */
  public static void each(
      Effect effect, Scope scope, BiConsumer<ImmutableList<Chosen>, OptionalInt> use) {
    if (!Conditions.hold(scope, effect.condition())
        || Targets.areMissing(scope, effect.operations())) {
      return;
    }
    if (effect.choices().isEmpty()) {
      numbers(effect, scope, ImmutableList.of(), use);
      return;
    }
    Choice first = effect.choices().get(0);
    Choices.each(scope, effect, first, one -> chosen(effect, scope, ImmutableList.of(one), use));
  }

  private static void chosen(
      Effect effect,
      Scope scope,
      ImmutableList<Chosen> so,
      BiConsumer<ImmutableList<Chosen>, OptionalInt> use) {
    if (so.size() == effect.choices().size()) {
      numbers(effect, scope, so, use);
      return;
    }
    Choices.each(
        scope.choosing(so, 0),
        effect,
        effect.choices().get(so.size()),
        one -> {
          if (!so.contains(one)) {
            chosen(effect, scope, Lists.plus(so, one), use);
          }
        });
  }

  /** Each number that may be chosen for its costs; none where they have none. */
  private static void numbers(
      Effect effect,
      Scope scope,
      ImmutableList<Chosen> chosen,
      BiConsumer<ImmutableList<Chosen>, OptionalInt> use) {
    for (int i = 0; i < effect.costs().size(); i++) {
      if (effect.costs().get(i) instanceof Cost.ApplyChosen to) {
        int most = Math.min(to.to(), Standing.available(scope.board(), scope.own()));
        for (int n = to.from(); n <= most; n += Math.max(1, to.step())) {
          use.accept(chosen, OptionalInt.of(n));
        }
        return;
      } else if (effect.costs().get(i) instanceof Cost.RotateFirst rotate) {
        int most = EffectUse.rotatable(scope, rotate.filter()).size();
        for (int n = 0; n <= most; n++) {
          use.accept(chosen, OptionalInt.of(n));
        }
        return;
      }
    }
    use.accept(chosen, OptionalInt.empty());
  }
}
