package io.stardeck.b5.internal.value;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.CardOperation.Role;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.value.Computation;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What two cards deal to each other in an attack, and what of it they take ({@code B5-RSV-01, 02}).
 *
 * @param attacker the card that attacks
 * @param target the participant that it attacks
 * @param ability the ability that both use
 * @param with what an accompanying event adds, or null
 */
public record Clash(Spot attacker, Spot target, Ability ability, @Nullable Accompaniment with) {
  private static final RuleId RSV_01 = RuleId.of("B5-RSV-01");
  private static final RuleId RSV_02 = RuleId.of("B5-RSV-02");
  private static final RuleId W_49 = RuleId.of("B5-W-49");

  /** The two cards of that attack; null if either is gone, or the target takes part no longer. */
  public static @Nullable Clash of(Board board, Attack attack, @Nullable Accompaniment with) {
    Conflict conflict = board.conflict(attack.conflict());
    Participant entry = conflict == null ? null : conflict.participant(attack.target());
    Spot attacker = Spot.find(board, attack.attacker());
    Spot target = Spot.find(board, attack.target());
    return entry == null || attacker == null || target == null
        ? null
        : new Clash(attacker, target, entry.ability(), with);
  }

  /** The damage that the attacker deals, 0 or more. */
  public int dealt(Board board) {
    return dealt(board, Computation.silent()).value();
  }

  /** {@link #dealt}, with its parts. */
  Computation dealt(Board board, Computation sum) {
    return strike(board, attacker, target, Role.ATTACKING, sum);
  }

  /** The damage that the target deals back, 0 or more. */
  public int received(Board board) {
    return received(board, Computation.silent()).value();
  }

  /** {@link #received}, with its parts. */
  Computation received(Board board, Computation sum) {
    return strike(board, target, attacker, Role.ATTACKED, sum);
  }

  private Computation strike(Board board, Spot from, Spot against, Role role, Computation sum) {
    sum.base(Ratings.current(board, from, ability), RSV_01, from.id());
    sum.add(2 * MarkCounts.on(board, from, Mark.STRIFE), RSV_02, from.id());
    int more =
        InForce.sum(
            board,
            from,
            Stat.ATTACK_DAMAGE,
            force -> adds(force, against, role) ? force.amount() : 0);
    sum.add(more, W_49, from.id());
    if (with != null) {
      int by =
          with.sum(
              from, Stat.ATTACK_DAMAGE, force -> adds(force, against, role) ? force.amount() : 0);
      sum.add(by, W_49, with.card());
    }
    return sum.atLeast(0, RSV_01, from.id());
  }

  private boolean adds(Force force, Spot against, Role role) {
    AttackDamage change = (AttackDamage) force.operation();
    return (change.role().isEmpty() || change.role().get() == role)
        && (change.with().isEmpty() || change.with().get() == ability)
        && (change.against().isEmpty()
            || Filters.fits(force.scope(), change.against().get(), against));
  }

  /** Whether the attacker deals its damage before the target does ({@code B5-W-32}). */
  public boolean attackerFirst(Board board) {
    return first(board, attacker) && !first(board, target);
  }

  /** Whether the target deals its damage before the attacker does ({@code B5-W-32}). */
  public boolean targetFirst(Board board) {
    return first(board, target) && !first(board, attacker);
  }

  private boolean first(Board board, Spot spot) {
    return InForce.says(board, spot, Stat.DEALS_FIRST)
        || with != null && with.sum(spot, Stat.DEALS_FIRST, force -> 1) > 0;
  }

  /**
   * What the attacker deals with its lowered rating, struck first; nothing if it has fallen ({@code
   * B5-W-32}).
   */
  public OptionalInt dealtLater(Board struck) {
    Clash now = on(struck);
    return now == null || now.attacker.card().neutralised()
        ? OptionalInt.empty()
        : OptionalInt.of(now.dealt(struck));
  }

  /** As {@link #dealtLater}, of the target. */
  public OptionalInt receivedLater(Board struck) {
    Clash now = on(struck);
    return now == null || now.target.card().neutralised()
        ? OptionalInt.empty()
        : OptionalInt.of(now.received(struck));
  }

  private @Nullable Clash on(Board board) {
    Spot by = Spot.find(board, attacker.id());
    Spot at = Spot.find(board, target.id());
    return by == null || at == null ? null : new Clash(by, at, ability, with);
  }

  /** What of {@code dealt} damage a card takes ({@code B5-W-33}). */
  public int taken(Board board, Spot spot, int dealt) {
    int more = with == null ? 0 : with.sum(spot, Stat.DAMAGE_TAKEN, Force::amount);
    return Math.max(0, dealt + InForce.sum(board, spot, Stat.DAMAGE_TAKEN) + more);
  }
}
