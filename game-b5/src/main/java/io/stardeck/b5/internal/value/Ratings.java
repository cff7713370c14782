package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import org.jspecify.annotations.Nullable;

/** What a card is worth in an ability ({@code full}, {@code cur}, {@code highest} of 2.4). */
public final class Ratings {
  private static final RuleId W_02 = RuleId.of("B5-W-02");
  private static final RuleId LED_02 = RuleId.of("B5-LED-02");
  private static final RuleId DMG_01 = RuleId.of("B5-DMG-01");
  private static final RuleId DMG_02 = RuleId.of("B5-DMG-02");
  private static final RuleId D_35 = RuleId.of("B5-D-35");
  private static final RuleId DMG_05 = RuleId.of("B5-DMG-05");
  private static final RuleId W_24 = RuleId.of("B5-W-24");

  private static final ImmutableList<Ability> ABILITIES = ImmutableList.copyOf(Ability.values());

  private Ratings() {}

  /** With all that raises it, without its damage. */
  public static int full(Board board, Spot spot, Ability ability) {
    return full(board, spot, ability, null);
  }

  /** As it counts now: nothing while it is neutralised ({@code B5-D-35}). */
  public static int current(Board board, Spot spot, Ability ability) {
    if (spot.card().neutralised()) {
      return 0;
    }
    return Math.max(0, full(board, spot, ability) - spot.card().damage());
  }

  /** {@link #current}, with its parts. */
  public static Computation current(
      Board board, Spot spot, Ability ability, Computation explaining) {
    int full = full(board, spot, ability, explaining);
    if (spot.card().neutralised()) {
      explaining.add(-full, D_35, spot.id());
    } else if (spot.card().damage() > 0) {
      explaining.add(-spot.card().damage(), DMG_01, spot.id());
    }
    return explaining.atLeast(0, DMG_02, spot.id());
  }

  /** The highest of {@link #full} ({@code B5-D-32}). */
  public static int highest(Board board, Spot spot) {
    int highest = 0;
    for (int i = 0; i < ABILITIES.size(); i++) {
      highest = Math.max(highest, full(board, spot, ABILITIES.get(i)));
    }
    return highest;
  }

  /** The damage that neutralises it, at least 1 ({@code B5-DMG-04, B5-DMG-05}). */
  public static int needed(Board board, Spot spot) {
    return Math.max(1, highest(board, spot) + InForce.sum(board, spot, Stat.DAMAGE_LIMIT));
  }

  /** Whether its damage is less than {@link #needed}. */
  public static boolean withstands(Board board, Spot spot) {
    int spared = InForce.sum(board, spot, Stat.DAMAGE_LIMIT);
    for (int i = ABILITIES.size() - 1; i >= 0; i--) { // the ability of all fleets first
      if (full(board, spot, ABILITIES.get(i)) + spared > spot.card().damage()) {
        return true;
      }
    }
    return spot.card().damage() < 1;
  }

  /** {@link #needed}, with its parts. */
  public static Computation needed(Board board, Spot spot, Computation sum) {
    CardId id = spot.id();
    sum.base(highest(board, spot), DMG_05, id);
    sum.add(InForce.sum(board, spot, Stat.DAMAGE_LIMIT), W_24, id);
    return sum.atLeast(1, DMG_05, id);
  }

  /** {@link #full}; its parts are told to {@code sum}, if there is one. */
  static int full(Board board, Spot spot, Ability ability, @Nullable Computation sum) {
    CardDef def = board.def(spot);
    int full = told(sum, def.printed(ability), W_02, spot.id());
    ImmutableList<Force> forces = InForce.all(board, Stat.ABILITY);
    for (int i = 0; i < forces.size(); i++) {
      Force force = forces.get(i);
      if (raises(force.operation(), def, ability) && force.changes(spot)) {
        full += told(sum, force.amount(), W_02, force.source());
      }
    }
    Spot leader =
        ability == Ability.MILITARY && def.kind() == Kind.FLEET ? leader(board, spot.card()) : null;
    if (leader != null) {
      full += told(sum, current(board, leader, Ability.LEADERSHIP), LED_02, leader.id());
    }
    if (sum != null) {
      sum.atLeast(0, DMG_02, spot.id());
    }
    return Math.max(0, full);
  }

  private static int told(@Nullable Computation sum, int part, RuleId rule, Object source) {
    if (sum != null) {
      sum.add(part, rule, source);
    }
    return part;
  }

  private static boolean raises(Lasting operation, CardDef def, Ability ability) {
    return operation instanceof Raise raise
        ? raise.abilities().contains(ability)
        : def.printed(ability) >= 1;
  }

  /** The character that leads that fleet, or null ({@code B5-LED-03}). */
  public static @Nullable Spot leader(Board board, Card fleet) {
    ImmutableList<Spot> leaders = board.leaders();
    for (int i = 0; i < leaders.size(); i++) {
      if (fleet.id().equals(leaders.get(i).card().leading().orElse(null))) {
        return leaders.get(i);
      }
    }
    return null;
  }
}
