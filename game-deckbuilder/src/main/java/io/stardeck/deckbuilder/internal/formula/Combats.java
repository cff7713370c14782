package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattleStats;
import io.stardeck.deckbuilder.state.phase.Combat;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/** What a battle among players tells ({@code DB-PVP}, {@code DB-WAR}). */
public final class Combats {
  private static final Stat[] PRIZE = {Stat.ATTACK, Stat.SPEED, Stat.DIPLOMACY};

  private Combats() {}

  /** The battle among players that is under way, the innermost if there are several, or null. */
  public static @Nullable Battle current(Table table) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Battle battle) {
        return battle;
      }
    }
    return null;
  }

  /** The battle of flagships that is under way, the innermost if there are several, or null. */
  public static @Nullable Combat innermost(Table table) {
    for (Phase phase : table.phases()) {
      // Whether it is of a class is found out at once, whether it is of an interface is searched
      // for.
      if (phase instanceof Battle || phase instanceof CubeBattle) {
        return (Combat) phase;
      }
    }
    return null;
  }

  /** Whether anybody is in battle, with a Starship or with other players. */
  public static boolean any(Table table) {
    for (int index = 0; index < table.players(); index++) {
      if (table.inBattle(Seat.at(index))) {
        return true;
      }
    }
    return false;
  }

  /** Those whom {@code seat} can attack, clockwise from the turn player (DB-PVP-06, 07). */
  public static ImmutableList<Seat> targets(Table table, Battle battle, Seat seat) {
    ImmutableList.Builder<Seat> targets = ImmutableList.builder();
    ImmutableList<Combatant> combatants = battle.combatants();
    for (int i = 0; i < combatants.size(); i++) {
      Seat other = combatants.get(i).seat();
      if (!combatants.get(i).defeated() && table.opponents(seat, other)) {
        targets.add(other);
      }
    }
    return targets.build();
  }

  /** Whether anybody in the battle has somebody to fight against (DB-PVP-16). */
  public static boolean opposed(Table table, Battle battle) {
    ImmutableList<Seat> fighting = battle.fighting();
    for (int i = 1; i < fighting.size(); i++) {
      if (table.opponents(fighting.get(0), fighting.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The next combatant clockwise from {@code seat} who was not defeated; that seat itself comes
   * last.
   */
  public static Seat after(Table table, Battle battle, Seat seat) {
    Seat next = seat.next(table.players());
    while (!next.equals(seat) && !battle.fights(next)) {
      next = next.next(table.players());
    }
    return next;
  }

  /** The totals of the moment (DB-BAT-05). */
  public static BattleStats stats(Sight sight, Seat seat) {
    return new BattleStats(
        Totals.of(sight, seat, Stat.SPEED),
        Totals.of(sight, seat, Stat.ATTACK),
        Totals.of(sight, seat, Stat.DIPLOMACY),
        Totals.of(sight, seat, Stat.SHIELDS),
        Totals.of(sight, seat, Stat.DEFENSE));
  }

  /** The combatants with their totals of the moment, but for those who were defeated. */
  public static ImmutableList<Combatant> fixed(Sight sight, Combat combat) {
    ImmutableList.Builder<Combatant> combatants = ImmutableList.builder();
    for (Combatant combatant : combat.combatants()) {
      combatants.add(
          combatant.defeated() ? combatant : combatant.with(stats(sight, combatant.seat())));
    }
    return combatants.build();
  }

  /** The stats of a space Starship at the moment (DB-BAT-05). */
  public static BattleStats stats(Table table, FlippedCard ship) {
    return new BattleStats(
        Totals.of(table, ship, Stat.SPEED),
        Totals.of(table, ship, Stat.ATTACK),
        Totals.of(table, ship, Stat.DIPLOMACY),
        Totals.of(table, ship, Stat.SHIELDS),
        Totals.of(table, ship, Stat.DEFENSE));
  }

  /**
   * The stat of the flagship of {@code seat} that counts while damage is dealt: as it was fixed, if
   * it was, or else the total of the moment (DB-BAT-05).
   */
  public static int inForce(Sight sight, Seat seat, Stat stat) {
    @Nullable Combat combat = innermost(sight.table());
    return combat != null && combat.fixed() && combat.fights(seat)
        ? combat.stat(seat, stat)
        : Totals.of(sight, seat, stat);
  }

  /**
   * Who of those who were not defeated has the best stats, the first clockwise from the turn player
   * among equals (DB-WAR-01 to 03); null if all were defeated.
   */
  public static @Nullable Seat best(Battle battle) {
    @Nullable Combatant best = null;
    for (Combatant combatant : battle.combatants()) {
      if (!combatant.defeated() && (best == null || beats(combatant.stats(), best.stats()))) {
        best = combatant;
      }
    }
    return best == null ? null : best.seat();
  }

  private static boolean beats(BattleStats one, BattleStats other) {
    for (Stat stat : PRIZE) {
      if (one.of(stat) != other.of(stat)) {
        return one.of(stat) > other.of(stat);
      }
    }
    return false;
  }
}
