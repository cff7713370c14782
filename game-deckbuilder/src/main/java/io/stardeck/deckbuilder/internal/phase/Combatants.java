package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.Combat;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.HashSet;
import java.util.Set;

/** Who fights in a battle of a state from outside, and with whom. */
final class Combatants {
  private Combatants() {}

  /** Each fights once, with a flagship. */
  static void inspect(Table table, Combat battle, Layer layer, Inspection inspection) {
    Set<Seat> seats = new HashSet<>();
    for (Combatant combatant : battle.combatants()) {
      Seat seat = combatant.seat();
      boolean able = combatant.defeated() || table.area(seat).flagship().isPresent();
      inspection.require(able && seats.add(seat), layer.path(), "%s cannot fight in it", seat);
    }
  }

  /** Whether the attack of {@code damage} may be due in {@code battle}. */
  static boolean attack(Table table, Battle battle, BattleDamage damage) {
    boolean fights =
        battle.fights(damage.seat()) && !Combats.targets(table, battle, damage.seat()).isEmpty();
    for (Seat seat : damage.next()) {
      fights &= battle.fights(seat);
    }
    for (BattleDamage.Attack attack : damage.attacks()) {
      fights &= battle.fights(attack.from()) && battle.fights(attack.to());
    }
    return fights;
  }

  /** Whether all who play against the Cube have entered {@code battle}. */
  static boolean all(CubeBattle battle, CubePlay playing) {
    boolean entered = true;
    for (Seat seat : playing.gathering().in()) {
      entered &= battle.find(seat) != null;
    }
    for (CubePlay.Maneuver maneuver : playing.maneuvers()) {
      entered &= battle.find(maneuver.by()) != null;
    }
    return entered;
  }

  /** Whether the Cube of {@code battle} has damage left for somebody. */
  static boolean hits(Table table, CubeBattle battle, CubeDamage damage) {
    boolean fights =
        !battle.dealt()
            && damage.left() > 0
            && table.flipped(battle.card()).isPresent()
            && !Cubes.targets(battle, damage.hits()).isEmpty();
    for (CubeDamage.Hit hit : damage.hits()) {
      fights &= battle.fights(hit.to());
    }
    return fights;
  }
}
