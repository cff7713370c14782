package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.Example;

/** What is offered, what is seen, and what a draft leaves alone. */
final class SecretInvariantsTest {
  /** One in so many decisions is looked at where looking is costly. */
  private static final int SOME = 7;

  /** Of what is told to some by name, that it happened is told to all others. */
  private static final ImmutableSet<Class<?>> UNNAMED =
      ImmutableSet.of(CardDrawn.class, CardStashed.class, ShipReinforced.class);

  /** A card or a ship in JSON. */
  private static final Pattern NAMED = Pattern.compile("\"([cs][0-9]+)\"");

  private static final GameJson<?, BattleForceState, ?, BattleForceView> JSON =
      GameJson.of(Walk.GAME);

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

  @Rule({"BF-I-22", "BF-INF-01"})
  @Example
  void aViewHoldsOfOthersCardsOnlyWhatWasDrawnOrGivenOpenly() {
    for (Walk walk : Walks.games()) {
      boolean drawn = walk.config().has(Option.DISCARD_DRAW);
      boolean given = walk.config().has(Option.ALLIES);
      for (int i = 0; i < walk.steps().size(); i += SOME) {
        BattleForceState state = walk.steps().get(i).after();
        for (int number = 0; number <= walk.config().players(); number++) {
          BattleForceView view = Walk.GAME.view(state, Seat.of(number));
          assertThat(view.cards().cards(Places.STARBASE)).isEmpty();
          for (Seat other : Seat.first(walk.config().players())) {
            if (other.number() != number && !drawn) {
              assertThat(view.cards().cards(Places.hand(other))).isEmpty();
              assertThat(given || view.cards().cards(Places.stash(other)).isEmpty()).isTrue();
            }
          }
        }
      }
    }
  }

  @Rule("BF-I-22")
  @Example
  void whoIsToldOfACardOrAShipSeesIt() {
    for (Walk walk : Walks.games()) {
      for (int i = 0; i < walk.steps().size(); i += SOME) {
        Walk.Step step = walk.steps().get(i);
        // What was made anew holds cards that were seen in between.
        if (step.events(DeckReshuffled.class).isEmpty()) {
          for (int number = 0; number <= walk.config().players(); number++) {
            Seat seat = Seat.of(number);
            assertThat(
                    Sets.union(
                        named(Walk.GAME.view(step.before(), seat)),
                        named(Walk.GAME.view(step.after(), seat))))
                .as("what %s sees at %s", seat, step.action())
                .containsAll(named(told(step.events(), seat)));
          }
        }
      }
    }
  }

  @Rule({"BF-I-22", "BF-INF-01"})
  @Example
  void whoIsNotToldWhichIsToldThatThereIsOne() {
    Walks.everyStep(
        step -> {
          for (Seat seat : Seat.first(step.after().table().config().players())) {
            for (Class<?> which : UNNAMED) {
              assertThat(count(step.events(), seat, which))
                  .as("%s told to %s", which.getSimpleName(), seat)
                  .isEqualTo(count(step.events(), Seat.SPECTATOR, which));
            }
          }
        });
  }

  @Rule({"BF-SOL-10", "BF-SOL-11"})
  @Example
  void theSolitaireEnemyHidesNothingAndIsToldNoMoreThanASpectator() {
    BattleForceConfig config =
        BattleForceConfig.builder().players(1).solitaire(true).maxGameTurns(10).build();
    Seat player = Seat.of(1);
    for (long seed = 0; seed < 10; seed++) {
      for (Event event : Walk.of(config, seed).events()) {
        Audience audience = event.audience();
        assertThat(!audience.includes(player.next(2)) || audience.includes(Seat.SPECTATOR))
            .as("%s", event)
            .isTrue();
        assertThat(audience.includes(player) || UNNAMED.contains(event.what().getClass()))
            .as("%s", event)
            .isTrue();
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
  void nobodyWithdrawsMoreThanThreeTimesAndInPhaseFourOnceMoreToEndIt() {
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
          int times = withdrawals.merge(moment, 1, Integer::sum);
          boolean ends = top instanceof Phase.Choice;
          assertThat(times).isLessThanOrEqualTo(ends ? 4 : 3);
          if (times == 4) {
            assertThat(step.after().table().phases().top()).isNotInstanceOf(Phase.Choice.class);
          }
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
        if (told(ruling.events(), Seat.SPECTATOR).equals(told(step.events(), Seat.SPECTATOR))) {
          assertThat(ruling.state().table().phases()).isEqualTo(step.after().table().phases());
        }
      }
    }
  }

  private static BattleForceState dealtAnew(BattleForceState state, Seat seat, long seed) {
    return Walk.GAME.determinize(Walk.GAME.view(state, seat), Chance.seeded(seed));
  }

  private static ImmutableList<Event> told(ImmutableList<Event> events, Seat seat) {
    return events.stream()
        .filter(event -> event.audience().includes(seat))
        .collect(ImmutableList.toImmutableList());
  }

  private static long count(ImmutableList<Event> events, Seat seat, Class<?> which) {
    return told(events, seat).stream().filter(event -> which.isInstance(event.what())).count();
  }

  /** All cards and ships in a value. */
  private static ImmutableSet<String> named(Object value) {
    return NAMED
        .matcher(JSON.write(value))
        .results()
        .map(MatchResult::group)
        .collect(ImmutableSet.toImmutableSet());
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
