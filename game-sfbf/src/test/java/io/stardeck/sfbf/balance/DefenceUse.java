package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code BF-BAL-08}: how much of the damage of the weapons that were committed defences take off,
 * and how many attacks by ships, weapons or fighters, destroy one.
 */
final class DefenceUse implements Watch {
  private long committed;
  private long dealt;
  private int attacks;
  private int destroyed;
  private @Nullable Attack open;

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof AttackDeclared declared) {
        begin(before, declared.attack());
      } else if (event.what() instanceof DamageDealt damage && open != null) {
        dealt += open.form() == Form.SHIP ? damage.points() : 0;
      } else if (event.what() instanceof ShipDestroyed && open != null) {
        destroyed++;
      }
    }
  }

  private void begin(BattleForceState before, Attack attack) {
    boolean byShip = attack.form() == Form.SHIP || attack.form() == Form.FIGHTERS;
    open = byShip ? attack : null;
    attacks += byShip ? 1 : 0;
    if (attack.form() == Form.SHIP) {
      committed += Damage.of(before.table(), attack, target(before, attack));
    }
  }

  private static Ship target(BattleForceState state, Attack attack) {
    return Objects.requireNonNull(state.table().find(attack.target().orElseThrow())).ship();
  }

  /** The share of the damage of weapons that was taken off. */
  double takenOff() {
    return 1 - (double) dealt / committed;
  }

  /** The share of the attacks by ships that destroyed one. */
  double destroying() {
    return (double) destroyed / attacks;
  }
}
