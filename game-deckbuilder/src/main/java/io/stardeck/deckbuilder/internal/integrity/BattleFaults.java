package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Stat;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.state.Battle;
import io.stardeck.deckbuilder.state.BattleDamage;
import io.stardeck.deckbuilder.state.Combat;
import io.stardeck.deckbuilder.state.Combatant;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import java.util.HashSet;
import java.util.Set;

/** What is wrong with a battle among players of a state come from outside. */
final class BattleFaults {
  private static final int MOST = 1_000_000;

  private BattleFaults() {}

  static ImmutableList<Fault> of(String path, Table table, Battle battle) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    if (!table.exists(battle.card())) {
      faults.add(new Fault(path, "there is no card " + battle.card()));
    }
    return faults.addAll(combatants(path, table, battle)).build();
  }

  /** What is wrong with those who fight in it. */
  static ImmutableList<Fault> combatants(String path, Table table, Combat battle) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    Set<Seat> seats = new HashSet<>();
    for (Combatant combatant : battle.combatants()) {
      Seat seat = combatant.seat();
      boolean sits = seat.number() >= 1 && seat.number() <= table.players();
      boolean fights = sits && (combatant.defeated() || table.area(seat).flagship().isPresent());
      if (!fights || !seats.add(seat)) {
        faults.add(new Fault(path, seat + " cannot fight in it"));
      }
      for (Stat stat : Stat.all()) {
        int value = combatant.stats().of(stat);
        if (value < 0 || value > MOST) {
          faults.add(new Fault(path, "a stat is 0 to " + MOST + ", not " + value));
        }
      }
    }
    return faults.build();
  }

  /** Whether the attack of {@code damage} may be due in {@code battle}. */
  static boolean dealing(Table table, Battle battle, BattleDamage damage) {
    boolean fights =
        of("", table, battle).isEmpty()
            && battle.stage() == Battle.Stage.DAMAGE
            && battle.fights(damage.seat())
            && !Combats.targets(table, battle, damage.seat()).isEmpty();
    for (Seat seat : damage.next()) {
      fights &= battle.fights(seat);
    }
    for (BattleDamage.Attack attack : damage.attacks()) {
      fights &= battle.fights(attack.from()) && battle.fights(attack.to());
    }
    return fights;
  }
}
