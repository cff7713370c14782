package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.flotilla.Interceptions;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;

/** The other players may intercept the flotilla, one after the other (BF-PFF-03). */
public final class InterceptStage implements CombatStage {
  @Override
  public Stage stage() {
    return Stage.INTERCEPT;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    ImmutableList<Seat> order = Interceptions.order(play.state().table());
    play.replace(new Phase.Combat(attack.attacker(), Stage.TARGET));
    play.push(new Phase.Interception(order.get(0), Lists.rest(order)));
  }
}
