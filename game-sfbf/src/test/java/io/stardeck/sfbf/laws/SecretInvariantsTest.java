package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.Example;

/** What is offered, what is seen, and what a draft leaves alone. */
final class SecretInvariantsTest {
  /** One in so many decisions is looked at where looking is costly. */
  private static final int SOME = 7;

  @Rule({"BF-I-21", "BF-ACT-02"})
  @Example
  void whatIsNotOfferedIsRejectedAndChangesNothing() {
    for (Walk walk : Walks.games()) {
      for (int i = 0; i < walk.steps().size(); i += SOME) {
        BattleForceState state = walk.steps().get(i).after();
        for (int k = Math.max(0, i - 30); k < i; k++) {
          BattleForceAction stale = walk.steps().get(k).action();
          boolean offered = Walk.GAME.legalActions(state, stale.actor()).contains(stale);
          Ruling<BattleForceState> ruling = Walk.GAME.apply(state, stale);
          assertThat(ruling.accepted()).as("%s", stale).isEqualTo(offered);
        }
      }
    }
  }

  @Rule("BF-I-22")
  @Example
  void statesThatDifferInWhatASeatCannotKnowLookTheSame() {
    for (Walk walk : Walks.games()) {
      for (int i = 0; i < walk.steps().size(); i += SOME) {
        BattleForceState state = walk.steps().get(i).after();
        for (Seat seat : Seat.first(walk.config().players())) {
          BattleForceState other = dealtAnew(state, seat, i);
          assertThat(Walk.GAME.view(other, seat)).isEqualTo(Walk.GAME.view(state, seat));
        }
      }
    }
  }

  @Rule("BF-I-26")
  @Example
  void theSameSeedAndActionsGiveTheSameGame() {
    for (long seed = 0; seed < 6; seed++) {
      assertThat(Walk.of(seed)).isEqualTo(Walks.games().get((int) seed));
    }
  }

  @Rule("BF-I-37")
  @Example
  void aDraftChangesNothingButItself() {
    Walks.everyStep(
        step -> {
          Seat seat = step.action().actor();
          Secrets after = step.after().secrets(seat);
          boolean drafting =
              after.desk().isOpen()
                  && !(step.action() instanceof Commit)
                  && step.after().table().phases().equals(step.before().table().phases());
          if (drafting) {
            Secrets undone = after.withDesk(step.before().secrets(seat).desk());
            assertThat(step.after().with(seat, undone)).isEqualTo(step.before());
            assertThat(step.events())
                .allMatch(event -> event.audience().includes(seat) && quiet(event, seat));
          }
        });
  }

  @Rule("BF-I-38")
  @Example
  void nobodyWithdrawsMoreThanThreeTimes() {
    for (Walk walk : Walks.games()) {
      Map<Object, Integer> withdrawals = new HashMap<>();
      for (Walk.Step step : walk.steps()) {
        if (step.action() instanceof Withdraw) {
          BattleForceState state = step.before();
          Phase top = state.table().phases().top();
          boolean own = top instanceof Phase.Choice || top instanceof Phase.FlotillaTarget;
          Object moment =
              ImmutableList.of(
                  state.table().duel().isPresent(),
                  state.table().gameTurn(),
                  state.table().active(),
                  step.action().actor(),
                  own ? "phase 4" : top.getClass());
          assertThat(withdrawals.merge(moment, 1, Integer::sum)).isLessThanOrEqualTo(3);
        }
      }
    }
  }

  @Rule("BF-I-40")
  @Example
  void whoDecidesNextFollowsFromWhatEverybodyIsTold() {
    for (Walk walk : Walks.games()) {
      for (int i = 0; i < walk.steps().size(); i += SOME) {
        Walk.Step step = walk.steps().get(i);
        BattleForceState other = dealtAnew(step.before(), step.action().actor(), i);
        Ruling<BattleForceState> ruling = Walk.GAME.apply(other, step.action());
        assertThat(ruling.accepted()).isTrue();
        if (told(ruling.events()).equals(told(step.events()))) {
          assertThat(ruling.state().table().phases()).isEqualTo(step.after().table().phases());
        }
      }
    }
  }

  private static BattleForceState dealtAnew(BattleForceState state, Seat seat, long seed) {
    return Walk.GAME.determinize(Walk.GAME.view(state, seat), Chance.seeded(seed));
  }

  private static ImmutableList<Event> told(ImmutableList<Event> events) {
    return events.stream()
        .filter(event -> event.audience().includes(Seat.SPECTATOR))
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean quiet(Event event, Seat seat) {
    for (int number = 0; number <= 8; number++) {
      if (number != seat.number() && event.audience().includes(Seat.of(number))) {
        return false;
      }
    }
    return true;
  }
}
