package io.stardeck.deckbuilder.internal.integrity;

import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.state.CubeBattle;
import io.stardeck.deckbuilder.state.CubeDamage;
import io.stardeck.deckbuilder.state.CubePlay;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/** Whether the phases of a battle with a Cube, of a state come from outside, fit together. */
final class CubeFaults {
  private CubeFaults() {}

  /**
   * Whether {@code phase} of such a battle can be where it is.
   *
   * @param below the phase below it
   */
  static boolean fits(Table table, Phase phase, @Nullable Phase below) {
    if (phase instanceof CubeBattle battle) {
      return table.exists(battle.card()) && Cubes.cube(table, battle.card());
    }
    if (phase instanceof CubePlay playing) {
      return below instanceof CubeBattle battle
          && battle.stage() == CubeBattle.Stage.PLAY
          && plays(table, battle, playing);
    }
    return !(phase instanceof CubeDamage damage)
        || below instanceof CubeBattle battle && deals(table, battle, damage);
  }

  private static boolean plays(Table table, CubeBattle battle, CubePlay playing) {
    boolean fits = !table.phases().top().equals(playing) || !playing.gathering().over();
    for (Seat seat : playing.gathering().in()) {
      fits &= battle.find(seat) != null;
    }
    for (CubePlay.Maneuver maneuver : playing.maneuvers()) {
      fits &= battle.find(maneuver.by()) != null && table.exists(maneuver.card());
    }
    return fits;
  }

  private static boolean deals(Table table, CubeBattle battle, CubeDamage damage) {
    boolean fits =
        battle.stage() == CubeBattle.Stage.DAMAGE
            && !battle.dealt()
            && damage.left() > 0
            && table.flipped(battle.card()).isPresent()
            && !Cubes.targets(battle, damage.hits()).isEmpty();
    for (CubeDamage.Hit hit : damage.hits()) {
      fits &= battle.fights(hit.to()) && hit.damage() >= 0;
    }
    return fits;
  }
}
