package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

/** In the set-up too a seat's view can be dealt anew, and play goes on from there. */
class DealtAnewTest {
  private static final List<BattleForceConfig> CONFIGS =
      List.of(
          BattleForceConfig.standard(2),
          BattleForceConfig.standard(3),
          BattleForceConfig.standard(4),
          Begun.config(3, c -> c.pointLimit(12).tieBreak(TieBreak.DUEL)),
          Begun.config(3, c -> c.addOptions(Option.PLAYER_ORDER)),
          Begun.config(3, c -> c.level(Level.BASIC).addOptions(Option.PLAYER_ORDER)),
          Begun.config(4, c -> c.formation(false).addOptions(Option.DRAFT_FOUR)),
          Begun.config(4, c -> c.addOptions(Option.SINGLE_RACE).shipsPerPlayer(4)),
          Begun.config(3, c -> c.firstGame(true)));

  @Rule({"BF-SET-20", "BF-I-40"})
  @Property(tries = 60)
  void everySeatSeesTheSameAndTheDealtGameGoesOn(
      @ForAll @IntRange(max = 8) int config,
      @ForAll @IntRange(max = 9999) int seed,
      @ForAll @Size(max = 120) List<@IntRange(max = 99) Integer> choices) {
    Scene scene = played(Begun.game(CONFIGS.get(config), "anew" + seed), choices);
    for (int number = 0; number <= CONFIGS.get(config).players(); number++) {
      Seat seat = Seat.of(number);
      BattleForceState other =
          Scene.GAME.determinize(scene.view(seat), Chance.seeded("other" + seed));
      assertThat(Scene.GAME.view(other, seat)).isEqualTo(scene.view(seat));
      assertThat(Scene.GAME.faults(other)).isEmpty();
      Scene on = played(Scene.at(other), ImmutableList.copyOf(choices).reverse());
      assertThat(Scene.GAME.toAct(on.state()).isEmpty())
          .isEqualTo(Scene.GAME.outcome(on.state()).isPresent());
    }
  }

  @Rule("BF-OPT-20")
  @Property(tries = 30)
  void untilTheFirstTurnOthersHaveShipsOfTheRaceThatTheyArePubliclyKnownToHave(
      @ForAll @IntRange(max = 9999) int seed,
      @ForAll @Size(min = 6, max = 40) List<@IntRange(max = 99) Integer> choices) {
    Scene scene = played(Begun.game(CONFIGS.get(7), "race" + seed), choices);
    Table table = scene.state().table();
    for (Seat seat : Seat.first(4)) {
      BattleForceState other =
          Scene.GAME.determinize(scene.view(seat), Chance.seeded("other" + seed));
      for (int index = 0; !table.races().isEmpty() && table.gameTurn() == 0 && index < 4; index++) {
        assertThat(other.faceDown(Seat.at(index)))
            .extracting(ship -> table.card(ship).race())
            .containsOnly(table.races().get(index));
      }
      assertThat(Scene.GAME.faults(other)).isEmpty();
    }
    Statistics.label("races known").collect(!table.races().isEmpty());
  }

  @Rule({"BF-SET-12", "BF-D-03"})
  @Test
  void anyFleetThatMayHaveBeenChosenMayBeDealt() {
    Scene first = Begun.game(2, "fleet", c -> c.formation(false));
    Seat chosen = first.decider();
    int deal = first.faceDown(chosen).size();
    Scene second = Begun.takes(first, first.faceDown(chosen).subList(0, 1));
    Set<Integer> sizes = new HashSet<>();
    for (Rows fleet : arranged(second, chosen, 100)) {
      sizes.add(fleet.screen().size());
      assertThat(sum(second.state().table(), fleet.screen())).isLessThanOrEqualTo(65);
    }
    assertThat(sizes).contains(1, 2, 3).allMatch(size -> size <= deal);
  }

  @Rule({"BF-SET-16", "BF-SET-17"})
  @Test
  void anyFormationThatMayHaveBeenMadeMayBeDealt() {
    Scene first =
        Begun.through(
            Begun.game(4, "formation", c -> c), phase -> phase instanceof SetupPhase.ChooseStash);
    Seat arranging = first.decider();
    Scene second = Begun.places(first, Row.SCREEN, Row.SCREEN, Row.MAIN);
    Set<List<Integer>> sizes = new HashSet<>();
    for (Rows rows : arranged(second, arranging, 100)) {
      sizes.add(List.of(rows.screen().size(), rows.main().size(), rows.reserve().size()));
    }
    assertThat(sizes).contains(List.of(2, 3, 2), List.of(3, 2, 2), List.of(3, 3, 1));
    assertThat(sizes).allMatch(size -> size.get(0) > 1 && size.get(1) > 1 && size.get(2) < 3);
  }

  /** What {@code seat} may have arranged, as the one who decides next sees it. */
  private static List<Rows> arranged(Scene scene, Seat seat, int deals) {
    List<Rows> arranged = new ArrayList<>();
    for (int deal = 0; deal < deals; deal++) {
      BattleForceState other =
          Scene.GAME.determinize(scene.view(scene.decider()), Chance.seeded("deal " + deal));
      arranged.add(other.secrets(seat).arranged().orElseThrow());
    }
    return arranged;
  }

  private static int sum(Table table, List<ShipId> ships) {
    return ships.stream().mapToInt(ship -> table.card(ship).vp()).sum();
  }

  private static Scene played(Scene from, List<Integer> choices) {
    Scene scene = from;
    for (int choice : choices) {
      ImmutableList<Seat> deciders = Scene.GAME.toAct(scene.state());
      if (deciders.isEmpty()) {
        return scene;
      }
      ImmutableList<BattleForceAction> legal = scene.legal(deciders.get(0));
      assertThat(legal).as("what can be done in %s", scene.phase()).isNotEmpty();
      scene = scene.does(legal.get(choice % legal.size()));
    }
    return scene;
  }
}
