package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Frame;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
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

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class, Draft.class);
  }
}
