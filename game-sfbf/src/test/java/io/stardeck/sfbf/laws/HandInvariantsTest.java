package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import net.jqwik.api.Example;

/** Hands and reserve action cards. */
final class HandInvariantsTest {
  @Rule("BF-I-05")
  @Example
  void aHandIsNeverAboveItsLimitButInTheSetup() {
    Walks.everyState(
        state -> {
          BattleForceConfig config = state.table().config();
          int limit = config.handLimit();
          assertThat(limit).isEqualTo(config.options().toString().contains("SECOND") ? 6 : 5);
          for (ImmutableList<CardId> hand : Held.hands(state)) {
            assertThat(hand.size()).isLessThanOrEqualTo(state.table().gameTurn() == 0 ? 7 : limit);
          }
        });
  }

  @Rule("BF-I-06")
  @Example
  void nobodyHasMoreThanThreeReserveActionCards() {
    Walks.everyState(
        state -> {
          for (ImmutableList<CardId> stash : Held.stashes(state)) {
            assertThat(stash.size()).isLessThanOrEqualTo(state.table().config().advanced() ? 3 : 0);
          }
        });
  }

  @Rule("BF-I-31")
  @Example
  void whoHasNoShipsGainsNoCard() {
    Walks.everyStep(
        step -> {
          if (step.before().table().gameTurn() == 0 || step.after().table().duel().isPresent()) {
            return;
          }
          for (int i = 0; i < step.before().secrets().size(); i++) {
            Seat seat = Seat.at(i);
            if (!step.before().hasShips(seat) && !step.after().hasShips(seat)) {
              assertThat(cards(step.after(), i)).isLessThanOrEqualTo(cards(step.before(), i));
            }
          }
        });
  }

  @Rule("BF-I-34")
  @Example
  void afterPhaseOneAHandIsFull() {
    Walks.everyStep(
        step -> {
          Seat seat = step.after().table().active();
          boolean drew =
              step.before().table().phases().top() instanceof Phase.Draw
                      && step.before().table().active().equals(seat)
                  || step.events(TurnBegan.class).stream().anyMatch(t -> t.seat().equals(seat));
          if (drew && inTurn(step.after()) && step.after().hasShips(seat)) {
            boolean full = step.after().handSize(seat) == step.after().table().config().handLimit();
            boolean none = step.after().starbase() == 0 && step.after().table().discard().isEmpty();
            assertThat(full || none).as("the hand of %s is full", seat).isTrue();
          }
        });
  }

  /** Whether a player is in phase 2, 3 or 4 of their turn, with nothing played yet. */
  private static boolean inTurn(BattleForceState state) {
    Phase top = state.table().phases().top();
    return state.table().active().number() <= state.table().config().players()
        && (top instanceof Phase.Repair
            || top instanceof Phase.Formation
            || top instanceof Phase.Choice);
  }

  private static int cards(BattleForceState state, int index) {
    return state.handSize(Seat.at(index)) + state.stashSize(Seat.at(index));
  }
}
