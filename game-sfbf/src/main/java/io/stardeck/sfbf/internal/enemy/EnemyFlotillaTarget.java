package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.internal.flotilla.NameFlotillaTargetRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Stage;
import java.util.Optional;

/** The enemy's flotilla goes for its usual target; without one it has no effect (SP-5). */
final class EnemyFlotillaTarget implements Policy<Phase.FlotillaTarget> {
  private static final NameFlotillaTargetRule NAME = new NameFlotillaTargetRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.FlotillaTarget frame) {
    Seat seat = frame.seat();
    Optional<ShipId> target = EnemyShips.target(play.state().table(), seat, Form.FLOTILLA);
    if (target.isPresent()) {
      NAME.perform(play, new NameFlotillaTarget(seat, target.get()));
      EnemyDrafts.commitWithPrimeTeams(play, seat);
    } else {
      play.pop();
      play.replace(new Phase.Combat(seat, Stage.END));
    }
    return true;
  }
}
