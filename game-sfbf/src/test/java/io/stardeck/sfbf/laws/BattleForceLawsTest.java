package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Event;
import io.stardeck.engine.Frame;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.event.DamageDealt;
import io.stardeck.sfbf.event.DieRolled;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import net.jqwik.api.Arbitrary;

/** Star Fleet Battle Force keeps the laws of every game. */
final class BattleForceLawsTest
    implements GameLaws<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  @Override
  public BattleForceGame game() {
    return new BattleForceGame();
  }

  @Override
  public Arbitrary<BattleForceConfig> configs() {
    return Configs.any();
  }

  @Override
  public ImmutableMap<String, Object> hidden(BattleForceState state, Seat seat) {
    return HiddenParts.of(state, seat);
  }

  /**
   * Dice, and damage beyond what a ship can take, are forgotten when the attack is over, which may
   * be at once.
   */
  @Override
  public boolean reveals(Event event) {
    return event.what() instanceof DieRolled || event.what() instanceof DamageDealt;
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class, Draft.class);
  }
}
