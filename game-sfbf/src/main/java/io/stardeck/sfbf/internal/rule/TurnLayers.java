package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import java.util.function.Predicate;

/**
 * Where the phases of a player turn and their windows lie in the stack of a state from outside
 * (section 2.4). Each frame says what it lies on; so on one of which no other says so lies nothing.
 */
public final class TurnLayers {
  private TurnLayers() {}

  /** One of the five phases of the turn, on those still to come, which nobody has touched. */
  public static void phase(
      BattleForceState state, Phase phase, Layer layer, Inspection inspection) {
    ImmutableList<Phase> five = Turns.phases(state.table().active());
    ImmutableList<? extends Frame> below =
        layer.stack().subList(layer.index() + 1, layer.stack().size()).reverse();
    int depth = below.size();
    inspection.require(
        state.table().gameTurn() > 0
            && depth < five.size()
            && five.get(depth).getClass() == phase.getClass()
            && five.subList(0, depth).equals(below),
        layer.path(),
        "the phases still to come lie below it, untouched");
    inspection.require(
        phase.seat().equals(state.table().active()),
        layer.path(),
        "the turn is that of %s",
        state.table().active());
  }

  /** A window that opens in phase 4, for a player. */
  public static void inChoice(
      BattleForceState state, Phase window, Layer layer, Inspection inspection) {
    inspection.require(
        layer.below() instanceof Phase.Choice && state.isPlayer(window.seat()),
        layer.path(),
        "that window opens in phase 4");
  }

  /**
   * A window of the attack under way: before the stage {@code next}, as {@link Phase.Combat} names
   * it beforehand, in attacks that fit, with the dice rolled if it is their time.
   */
  public static void inAttack(
      BattleForceState state,
      Layer layer,
      Stage next,
      Predicate<Attack> fits,
      Inspection inspection) {
    if (!inspection.require(
        layer.below() instanceof Phase.Combat combat && combat.stage() == next,
        layer.path(),
        "that window does not open there")) {
      return;
    }
    Attack attack = state.table().attack().orElseThrow();
    inspection.require(fits.test(attack), layer.path(), "that window does not open in this attack");
    int dice = next.compareTo(Stage.ROLL) > 0 ? dice(attack) : 0;
    inspection.size("table.attack.dice", attack.dice(), dice);
  }

  private static int dice(Attack attack) {
    return switch (attack.form()) {
      case SHIP -> 0;
      case FIGHTERS -> attack.squadrons();
      case PLANET_FIGHTERS -> 2 * attack.openers().size();
      case FLOTILLA -> 2;
      case MUTINY -> 1;
    };
  }

  /** Whether the attack is on a ship of the one who decides in {@code window}. */
  public static boolean defends(Attack attack, Phase window) {
    return attack.defender().filter(window.seat()::equals).isPresent();
  }
}
