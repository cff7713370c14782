package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Example;

/** Turns, their order and length, and the end of the game. */
final class TurnInvariantsTest {
  @Rule("BF-I-20")
  @Example
  void exactlyOnePlayerDecidesUntilTheGameIsOver() {
    Walks.everyState(
        state -> {
          ImmutableList<Seat> deciders = Walk.GAME.toAct(state);
          boolean over = state.table().phases().top() instanceof Phase.GameOver;
          assertThat(deciders).hasSize(over ? 0 : 1);
          for (Seat seat : Seat.first(state.table().config().players())) {
            assertThat(Walk.GAME.legalActions(state, seat).isEmpty())
                .isEqualTo(!deciders.contains(seat));
          }
        });
  }

  @Rule("BF-I-23")
  @Example
  void aScoreIsTheTrophiesAndTheShipsInLine() {
    for (Walk walk : Walks.games()) {
      BattleForceState end = walk.steps().get(walk.steps().size() - 1).after();
      Outcome outcome = Walk.GAME.outcome(end).orElseThrow();
      if (end.table().duel().isPresent()) {
        assertThat(outcome.scores())
            .isEqualTo(end.table().duel().get().scores().subList(0, outcome.scores().size()));
        continue;
      }
      for (int i = 0; i < outcome.scores().size(); i++) {
        Fleet fleet = end.table().fleets().get(i);
        int score = 0;
        for (ShipId trophy : fleet.trophies()) {
          score += end.table().card(trophy).vp();
        }
        for (Ship ship : fleet.screen()) {
          score += end.table().card(ship.id()).vp();
        }
        for (Ship ship : fleet.main()) {
          score += end.table().card(ship.id()).vp();
        }
        assertThat(outcome.scores().get(i)).isEqualTo(score);
      }
    }
  }

  @Rule("BF-I-27")
  @Example
  void theTurnPassesClockwise() {
    for (Walk walk : Walks.games()) {
      if (walk.config().has(Option.PLAYER_ORDER)) {
        continue;
      }
      int fleets = walk.config().fleets();
      Multiset<Seat> turns = HashMultiset.create();
      Seat last = Seat.SPECTATOR;
      for (Event event : walk.events()) {
        if (event.what() instanceof TurnBegan turn) {
          if (turn.gameTurn() > walk.config().maxGameTurns() || duelBegan(walk, turn)) {
            break;
          }
          assertThat(last.equals(Seat.SPECTATOR) || last.next(fleets).equals(turn.seat()))
              .as("%s comes after %s", turn.seat(), last)
              .isTrue();
          last = turn.seat();
          turns.add(last);
          for (Seat seat : Seat.first(fleets)) {
            assertThat(turns.count(last) - turns.count(seat)).isBetween(0, 1);
          }
        }
      }
    }
  }

  @Rule("BF-I-29")
  @Example
  void aTurnHasOneRepairCardAndOneRepairOfEachShip() {
    for (Walk walk : Walks.games()) {
      Set<Object> repaired = new HashSet<>();
      for (Walk.Step step : walk.steps()) {
        if (step.action() instanceof PlayRepair) {
          assertThat(repaired.add("card")).as("one repair card").isTrue();
        } else if (step.action() instanceof ControlDamage control) {
          assertThat(repaired.add(control.ship())).as("one repair of each").isTrue();
        }
        if (!step.events(TurnBegan.class).isEmpty()) {
          repaired.clear();
        }
      }
    }
  }

  @Rule("BF-I-32")
  @Example
  void theGameIsOverExactlyWhenOneHasShipsOrAnEndOptionIsMet() {
    Walks.everyState(
        state -> {
          int left = 0;
          for (int i = 0; i < state.secrets().size(); i++) {
            left += Zones.fleet(state, i).isEmpty() ? 0 : 1;
          }
          Phase top = state.table().phases().top();
          if (top instanceof Phase.GameOver over && state.table().duel().isEmpty()) {
            String rule = over.outcome().rule().value();
            assertThat(rule.equals("BF-WIN-01")).isEqualTo(left <= 1);
            boolean turns = state.table().gameTurn() == state.table().config().maxGameTurns();
            assertThat(rule.equals("BF-WIN-01") || turns || agreed(state.table(), left)).isTrue();
          } else if (!(top instanceof Phase.GameOver) && state.table().gameTurn() > 0) {
            boolean duel = state.table().duel().isPresent() || top instanceof Phase.DuelSetup;
            assertThat(left > 1 || duel).as("%s fleets have ships", left).isTrue();
            assertThat(agreed(state.table(), left) && !duel).as("an end option is met").isFalse();
          }
        });
  }

  /** Whether what was agreed to end the game has come. */
  private static boolean agreed(Table table, int left) {
    BattleForceConfig config = table.config();
    boolean out = left < table.fleets().size();
    return out && (config.has(Option.ALLIES) || config.has(Option.END_AT_ELIMINATION))
        || config.has(Option.END_AFTER_TROPHIES)
            && table.fleets().stream()
                .anyMatch(fleet -> fleet.trophies().size() >= config.trophiesToEnd())
        || config.has(Option.END_AFTER_RESHUFFLES) && table.reshuffles() >= config.lastReshuffle();
  }

  @Rule({"BF-I-39", "BF-ACT-02"})
  @Example
  void legalActionsAreFew() {
    List<Integer> sizes = new ArrayList<>();
    Walks.everyState(
        state -> {
          int copies = state.table().config().copies();
          for (Seat seat : Walk.GAME.toAct(state)) {
            int size = Walk.GAME.legalActions(state, seat).size();
            assertThat(size).isBetween(1, 250 * copies);
            sizes.add(size);
          }
        });
    Collections.sort(sizes);
    assertThat(sizes.get(sizes.size() / 2)).as("median").isLessThan(20);
  }

  @Rule({"BF-ACT-07", "BF-GEN-13", "BF-I-39"})
  @Example
  void turnsAndGamesAreShort() {
    for (Walk walk : Walks.games()) {
      int decisions = 0;
      for (Walk.Step step : walk.steps()) {
        decisions = step.events(TurnBegan.class).isEmpty() ? decisions + 1 : 0;
        assertThat(decisions)
            .isLessThanOrEqualTo(600 * walk.config().copies() + 200 * walk.config().players());
      }
      assertThat((long) walk.steps().size()).isLessThanOrEqualTo(walk.config().decisionBound());
      BattleForceState end = walk.steps().get(walk.steps().size() - 1).after();
      assertThat(Walk.GAME.outcome(end)).isPresent();
    }
  }

  /** Whether that turn is one of a duel, which has an order of its own. */
  private static boolean duelBegan(Walk walk, TurnBegan turn) {
    for (Walk.Step step : walk.steps()) {
      if (step.after().table().duel().isPresent()) {
        return turn.gameTurn() >= step.after().table().gameTurn();
      }
    }
    return false;
  }
}
