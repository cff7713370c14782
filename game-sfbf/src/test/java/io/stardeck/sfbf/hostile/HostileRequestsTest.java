package io.stardeck.sfbf.hostile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.HostileRequests;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Whatever is sent, there is an answer with a rule or a path, and nothing changes. */
@Rule({"BF-ACT-01", "BF-GEN-12", "BF-TRN-03"})
final class HostileRequestsTest
    implements HostileRequests<
        BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  private static final BattleForceGame GAME = new BattleForceGame();

  @Override
  public BattleForceGame game() {
    return GAME;
  }

  @Override
  public Arbitrary<BattleForceConfig> configs() {
    return Arbitraries.integers().between(1, 4).map(BattleForceConfig::standard);
  }

  @Override
  public String prefix() {
    return "BF-";
  }

  @Override
  public ImmutableSet<String> outOfTurn() {
    return ImmutableSet.of("BF-TRN-03", "BF-ACT-01");
  }

  @Override
  public ImmutableList<String> refusedConfigs() {
    return ImmutableList.of(
        "{\"players\":9}",
        "{\"players\":-1}",
        "{\"players\":2147483647}",
        "{\"maxGameTurns\":0}",
        "{\"maxGameTurns\":1001}",
        "{\"pointLimit\":-5}",
        "{\"shipsPerPlayer\":16}",
        "{\"teams\":[[1,1],[2,40]]}",
        "{\"options\":[\"SHIP_DRAFT\",\"SINGLE_RACE\"]}",
        "{\"options\":[\"NONE\"]}",
        "{\"level\":null}",
        "{\"cardSet\":\"no-such-set\"}");
  }
}
