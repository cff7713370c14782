package io.stardeck.b5.internal.value;

import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.CardOperation.AttackDamage;
import io.stardeck.b5.card.CardOperation.Role;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.value.Computation;
import org.jspecify.annotations.Nullable;

/** What a card deals in an attack, and what of it the other takes ({@code B5-RSV-01, 02}). */
public final class Strikes {
  private static final RuleId RSV_01 = RuleId.of("B5-RSV-01");
  private static final RuleId RSV_02 = RuleId.of("B5-RSV-02");
  private static final RuleId W_49 = RuleId.of("B5-W-49");

  private Strikes() {}

  /** The damage that {@code from} deals to {@code against} with {@code ability}, 0 or more. */
  public static int dealt(
      Board board,
      Spot from,
      Spot against,
      Ability ability,
      Role role,
      @Nullable Accompaniment with) {
    return dealt(board, from, against, ability, role, with, Computation.silent()).value();
  }

  /** {@link #dealt}, with its parts. */
  static Computation dealt(
      Board board,
      Spot from,
      Spot against,
      Ability ability,
      Role role,
      @Nullable Accompaniment with,
      Computation sum) {
    sum.base(Ratings.current(board, from, ability), RSV_01, from.card().id());
    sum.add(2 * MarkCounts.on(board, from, Mark.STRIFE), RSV_02, from.card().id());
    sum.add(
        InForce.sum(
            board,
            from,
            Stat.ATTACK_DAMAGE,
            force ->
                fits(force.scope(), (AttackDamage) force.operation(), against, ability, role)
                    ? force.amount()
                    : 0),
        W_49,
        from.card().id());
    if (with != null) {
      for (Operation operation : with.operations()) {
        if (operation instanceof AttackDamage more
            && Targets.include(with.scope(), more.target(), from)
            && fits(with.scope(), more, against, ability, role)) {
          sum.add(Amounts.of(with.scope(), more.amount()), W_49, with.card());
        }
      }
    }
    return sum.atLeast(0, RSV_01, from.card().id());
  }

  /** What of {@code dealt} damage the card takes ({@code B5-W-33}). */
  public static int taken(Board board, Spot spot, int dealt) {
    return Math.max(0, dealt + InForce.sum(board, spot, Stat.DAMAGE_TAKEN));
  }

  /** Whether it deals its damage before the other ({@code B5-W-32}). */
  public static boolean first(Board board, Spot spot) {
    return InForce.says(board, spot, Stat.DEALS_FIRST);
  }

  private static boolean fits(
      Scope scope, AttackDamage change, Spot against, Ability ability, Role role) {
    return (change.role().isEmpty() || change.role().get() == role)
        && (change.with().isEmpty() || change.with().get() == ability)
        && (change.against().isEmpty() || Filters.fits(scope, change.against().get(), against));
  }
}
