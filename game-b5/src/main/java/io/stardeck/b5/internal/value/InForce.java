package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardOperation;
import io.stardeck.b5.card.Constants.Constant;
import io.stardeck.b5.card.Lasting;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import java.util.function.BiConsumer;
import java.util.function.ToIntBiFunction;

/**
 * All that changes something at this moment: the CONSTANT effects of the cards in play, and what
 * effects have changed for a while.
 */
public final class InForce {
  private InForce() {}

  /** Everything that changes {@code stat}, of whatever it changes it. */
  public static void each(Board board, Stat stat, BiConsumer<Scope, Lasting> use) {
    ImmutableList<Spot> sources = board.sources();
    for (int i = 0; i < sources.size(); i++) {
      Spot source = sources.get(i);
      ImmutableList<Constant> constants = board.def(source.card()).constants().of(stat);
      if (!constants.isEmpty() && source.seat().isPresent()) {
        Scope scope = Scope.of(board, source.seat().get(), source.card().id());
        for (int k = 0; k < constants.size(); k++) {
          Constant constant = constants.get(k);
          if (constant.condition().isEmpty()
              || Conditions.hold(scope, constant.condition().get())) {
            use.accept(scope, constant.operation());
          }
        }
      }
    }
  }

  /** What all that changes {@code stat} of one card comes to. */
  public static int sum(Board board, Spot spot, Stat stat, ToIntBiFunction<Scope, Lasting> value) {
    int[] total = {0};
    each(
        board,
        stat,
        (scope, operation) -> {
          if (operation instanceof CardOperation on && Targets.include(scope, on.target(), spot)) {
            total[0] += value.applyAsInt(scope, operation);
          }
        });
    ImmutableList<Modifier> modifiers = board.modifiers();
    for (int i = 0; i < modifiers.size(); i++) {
      Modifier modifier = modifiers.get(i);
      if (modifier.card().isPresent()
          && modifier.card().get().equals(spot.card().id())
          && modifier.operation() instanceof Lasting lasting
          && lasting.stat() == stat) {
        total[0] += value.applyAsInt(scope(board, modifier), lasting);
      }
    }
    return total[0];
  }

  /** Whether anything that changes {@code stat} of one card is as asked. */
  public static boolean any(
      Board board, Spot spot, Stat stat, ToIntBiFunction<Scope, Lasting> value) {
    return sum(board, spot, stat, value) > 0;
  }

  /** The modifiers that change {@code stat}, of factions or of the table. */
  public static void eachModifier(Board board, Stat stat, BiConsumer<Modifier, Lasting> use) {
    ImmutableList<Modifier> modifiers = board.modifiers();
    for (int i = 0; i < modifiers.size(); i++) {
      if (modifiers.get(i).operation() instanceof Lasting lasting && lasting.stat() == stat) {
        use.accept(modifiers.get(i), lasting);
      }
    }
  }

  /** The words of a modifier speak of what they spoke of when it began. */
  static Scope scope(Board board, Modifier modifier) {
    Scope scope = Scope.of(board, modifier.faction(), modifier.source());
    return modifier.conflict().isPresent()
        ? scope.in(board.conflict(modifier.conflict().get()))
        : scope;
  }
}
