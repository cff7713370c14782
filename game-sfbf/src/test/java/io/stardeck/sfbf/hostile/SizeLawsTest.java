package io.stardeck.sfbf.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.testkit.SizeLaws;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Collections;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** A set has a fixed number of cards and ships; what can grow is the number of boxes. */
@Rule({"BF-GEN-12", "BF-DAT-01", "BF-DAT-02"})
final class SizeLawsTest
    implements SizeLaws<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final int MOST_BOXES = 63;
  private static final ImmutableSet<String> PRINTED = ImmutableSet.of("FEDERATION", "KLINGON");

  @Override
  public BattleForceGame game() {
    return GAME;
  }

  @Override
  public Arbitrary<BattleForceConfig> configs() {
    return Arbitraries.integers().between(1, 8).map(BattleForceConfig::standard);
  }

  @Override
  public ImmutableList<String> largestConfigs() {
    JsonNode set = own();
    for (JsonNode ship : set.get("ships")) {
      // Ships of the other two races are known as they are printed.
      if (!PRINTED.contains(ship.get("race").asText())) {
        int more = MOST_BOXES - ship.get("boxes").size();
        Collections.nCopies(more, "HULL").forEach(((ObjectNode) ship).withArray("boxes")::add);
      }
    }
    return ImmutableList.of(config(set, 8).toString());
  }

  @Override
  public ImmutableList<JsonNode> ownConfigs() {
    return ImmutableList.of(config(own(), 2), config(own(), 5), config(own(), 8));
  }

  private static JsonNode own() {
    ObjectNode set = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.base()));
    return set.put("name", "own");
  }

  private static JsonNode config(JsonNode set, int players) {
    ObjectNode config = EngineJson.tree(BattleForceConfig.standard(players)).deepCopy();
    config.set("cardSet", set);
    return config;
  }
}
