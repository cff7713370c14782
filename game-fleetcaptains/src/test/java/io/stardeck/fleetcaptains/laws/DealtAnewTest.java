package io.stardeck.fleetcaptains.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction.CycleMission;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DealtAnewTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final int DECISIONS = 2_500;

  /** Everybody knows that what lies face down on a display is secret. */
  @Rule({"FC-ORD-05", "FC-D-62"})
  @Example
  void onlySecretMissionsLieFaceDownOnADisplay() {
    Set<CardId> faceDown = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      FleetState state = GAME.setup(GAME.defaultConfig(i % 2 * 2 + 2), Chance.seeded(i)).state();
      Random random = new Random(i);
      while (!(state.top() instanceof FleetFrame.Turn)) {
        state = GAME.next(state, any(state, random));
      }
      FleetView view = GAME.view(state, Seat.of(1));
      FleetState dealt = GAME.determinize(view, Chance.seeded(i));
      assertThat(GAME.view(dealt, Seat.of(1))).isEqualTo(view);
      for (Seat seat : Seat.first(dealt.table().players())) {
        faceDown.addAll(seat.equals(Seat.of(1)) ? ImmutableList.of() : faceDown(dealt, seat));
      }
      assertThat(faceDown).allMatch(card -> dealt.table().set().mission(card).secret());
    }
    assertThat(faceDown).as("any of them").hasSizeGreaterThan(10);
  }

  private static ImmutableList<CardId> faceDown(FleetState state, Seat seat) {
    ImmutableList<CardId> open = state.table().captain(seat).openMissions();
    return Lists.filter(state.zones().cards(Places.missions(seat)), card -> !open.contains(card));
  }

  /** What is cycled becomes known, and is drawn again from the shared decks once they are mixed. */
  @Rule({"FC-D-60", "FC-ORD-05"})
  @Property(tries = 6)
  void missionsThatWereSeenAndMixedAgainLieWhereTheyCan(@ForAll long seed) {
    FleetState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < DECISIONS && GAME.outcome(state).isEmpty(); i++) {
      FleetAction action = any(state, random);
      state = GAME.next(state, action);
      for (Seat seat : ImmutableList.of(Seat.of(1), Seat.of(2), Seat.SPECTATOR)) {
        if (action instanceof CycleMission) {
          FleetState dealt = GAME.determinize(GAME.view(state, seat), Chance.seeded(i));
          assertThat(GAME.faults(dealt)).isEmpty();
          assertThat(GAME.view(dealt, seat)).isEqualTo(GAME.view(state, seat));
          for (Seat each : Seat.first(2)) {
            assertThat(faceDown(dealt, each))
                .allMatch(card -> dealt.table().set().mission(card).secret());
          }
        }
      }
    }
  }

  /** Cycles a mission where that can be done. */
  private static FleetAction any(FleetState state, Random random) {
    ImmutableList<FleetAction> legal =
        Action.answers(GAME.legalActions(state, GAME.toAct(state).get(0)));
    FleetAction action = legal.get(random.nextInt(legal.size()));
    for (FleetAction each : legal) {
      action = each instanceof CycleMission && !(action instanceof CycleMission) ? each : action;
    }
    return action;
  }
}
