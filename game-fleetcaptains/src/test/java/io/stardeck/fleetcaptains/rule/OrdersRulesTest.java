package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How mission decks are built ({@code FC-ORD-03, FC-D-13}). */
final class OrdersRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** The first turn, and the shared mission decks as they lay before. */
  private static FleetState first(FleetConfig config, int seed, List<List<CardId>> stocks) {
    FleetState state = GAME.setup(config, Chance.seeded(seed)).state();
    for (MissionType type : MissionType.values()) {
      stocks.add(state.zones().cards(Places.stock(type)));
    }
    while (!(state.top() instanceof FleetFrame.Turn)) {
      state = GAME.next(state, GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    }
    return state;
  }

  private static List<CardId> orders(FleetState state, Seat seat) {
    List<CardId> all = new ArrayList<>(state.zones().cards(Places.missions(seat)));
    all.addAll(state.zones().cards(Places.missionDeck(seat)));
    return all;
  }

  @Rule("FC-ORD-03")
  @Test
  void missionsComeUnseenFromTheTopsOfTheSharedDecksTheFederationsFirst() {
    Set<Object> displayed = new HashSet<>();
    for (int seed = 0; seed < 10; seed++) {
      List<List<CardId>> stocks = new ArrayList<>();
      FleetState state = first(FleetConfig.builder().build(), seed, stocks);
      Set<CardId> wanted = new HashSet<>();
      for (MissionType type : MissionType.values()) {
        int count = 0;
        for (var ship : state.table().captain(FED).fleet()) {
          count += state.table().def(ship).missions().of(type);
        }
        wanted.addAll(stocks.get(type.ordinal()).subList(0, count));
      }
      assertThat(orders(state, FED)).containsExactlyInAnyOrderElementsOf(wanted);
      assertThat(GAME.view(state, FED).zones().cards(Places.missionDeck(FED)))
          .as("not even the owner has seen them")
          .isEmpty();
      Set<MissionType> types = new HashSet<>();
      for (CardId mission : state.zones().cards(Places.missions(FED))) {
        types.add(state.table().set().mission(mission).type());
      }
      displayed.add(types);
    }
    assertThat(displayed).as("shuffled together").hasSizeGreaterThan(3);
  }

  /** All ships of size 2 with two science missions, but Somraw of 1 with one. */
  private static ComponentSet scientists() {
    Fixture fixture = Fixture.standard();
    ComponentSet standard = ComponentSets.standard();
    for (CardId ship : standard.ships()) {
      int size = standard.ship(ship).id().equals("somraw") ? 1 : 2;
      fixture.with(
          "ships",
          standard.ship(ship).id(),
          "{'size':%s,'missions':{'science':%s,'influence':0,'combat':0}}".formatted(size, size));
    }
    return fixture.set();
  }

  @Rule("FC-D-13")
  @Test
  void missingMissionsComeFromTheLargestSharedDeckOfTwoEqualOnesTheFormer() {
    FleetConfig config = FleetConfig.builder().targetScore(24).components(scientists()).build();
    FleetState state = first(config, 3, new ArrayList<>());
    for (Seat seat : ImmutableList.of(FED, KLI)) {
      assertThat(orders(state, seat)).hasSize(Fleets.total(state.table(), seat));
    }
    assertThat(orders(state, FED))
        .as("all 22 of science, two of combat, where 30 lay")
        .filteredOn(card -> state.table().set().mission(card).type() == MissionType.COMBAT)
        .hasSize(2);
    assertThat(state.zones().size(Places.stock(MissionType.SCIENCE))).isZero();
    assertThat(state.zones().size(Places.stock(MissionType.INFLUENCE)))
        .as("of 24 and 28 four of combat, then by turns, influence first")
        .isEqualTo(14);
    assertThat(state.zones().size(Places.stock(MissionType.COMBAT))).isEqualTo(15);
  }

  @Rule({"FC-X-02", "FC-DCK-05"})
  @Test
  void fourNamedSubdecksMakeADeckOf36AndAHandOf4() {
    String[] chosen = {"way-of-the-warrior", "military-science", "battle-fleet", "code-of-honor"};
    Scene scene = Scene.of(ComponentSets.standard(), config -> config.targetScore(11), chosen);
    ComponentSet set = scene.table().set();
    assertThat(scene.table().captain(KLI).subdecks())
        .extracting(subdeck -> set.subdeck(subdeck).id())
        .containsExactlyInAnyOrder(chosen);
    assertThat(scene.state().zones().size(Places.hand(KLI))).isEqualTo(4);
    assertThat(scene.state().zones().size(Places.deck(KLI))).isEqualTo(36);
    assertThat(orders(scene.state(), KLI)).hasSize(Fleets.total(scene.table(), KLI));
    int[] sums = new int[3];
    for (String ship : new String[] {"neghvar", "groth", "rotarran"}) {
      for (MissionType type : MissionType.values()) {
        sums[type.ordinal()] += set.ship(set.card(ship)).missions().of(type);
      }
    }
    assertThat(sums).as("science, influence, combat: 11").containsExactly(1, 3, 7);
  }
}
