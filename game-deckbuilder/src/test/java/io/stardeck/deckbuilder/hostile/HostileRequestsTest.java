package io.stardeck.deckbuilder.hostile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.HostileRequests;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Whatever is sent, there is an answer with a rule or a path, and nothing changes. */
@Rule({"DB-GEN-01", "DB-GEN-03", "DB-GEN-04", "DB-GEN-07", "DB-SET-01"})
final class HostileRequestsTest
    implements HostileRequests<
        DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Override
  public DeckbuilderGame game() {
    return GAME;
  }

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    return Arbitraries.of(Scenario.values())
        .map(scenario -> DeckbuilderConfig.builder().scenario(scenario).players(3).build());
  }

  @Override
  public String prefix() {
    return "DB-";
  }

  @Override
  public ImmutableSet<String> outOfTurn() {
    // The last one is for who is not the lead
    return ImmutableSet.of(
        "DB-TRN-09", "DB-GEN-01", "DB-GEN-03", "DB-PVP-01", "DB-BOR-23", "DB-CUB-10");
  }

  @Override
  public boolean mayAct(DeckbuilderState state, Seat seat) {
    Phase top = state.table().phases().top();
    return top.deciders().contains(seat) || top.mayAlsoAct().contains(seat);
  }

  @Override
  public ImmutableList<String> refusedConfigs() {
    return ImmutableList.of(
        "{\"players\":1}",
        "{\"players\":6}",
        "{\"players\":2147483647}",
        "{\"players\":5,\"scenario\":\"KLINGON_CIVIL_WAR\"}",
        "{\"players\":2,\"scenario\":\"NONE\"}",
        "{\"players\":4,\"scenario\":\"KLINGON_CIVIL_WAR\",\"teams\":[[1,2],[3,4]]}",
        "{\"players\":2,\"teams\":[[1,2]]}",
        "{\"players\":3,\"scenario\":\"BORG_INVASION\",\"teams\":[[1,1],[2,40]]}",
        "{\"players\":2,\"startingEffects\":false}",
        "{\"players\":2,\"startPlayer\":3}",
        "{\"players\":2,\"startingShips\":[\"uss-armstrong\",\"uss-armstrong\"]}",
        "{\"players\":2,\"victoryPoints\":0}",
        "{\"players\":2,\"turnCap\":0}",
        "{\"players\":2,\"turnCap\":100001}",
        "{\"players\":2,\"battleRefresh\":null}",
        "{\"players\":2,\"cardSet\":\"no-such-set\"}");
  }
}
