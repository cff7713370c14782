package io.stardeck.fleetcaptains.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * What a token stands for stays its player's secret over whole continuations: with two tokens the
 * other way round the enemy sees and is told the same, until one of them is shown.
 */
@Rule({"FC-D-85", "FC-I-16", "FC-I-17", "FC-ECH-02", "FC-D-38"})
final class CloakSecrecyTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final Seat ENEMY = Seat.of(1);
  private static final int PLAY = 400;
  private static final int CONTINUED = 150;

  @Property(tries = 25)
  void theEnemyCannotTellTwoTokensApart(@ForAll @LongRange(min = 0, max = 100_000) long seed) {
    Random random = new Random(seed);
    FleetState state = twoTokens(seed, random);
    Statistics.label("two tokens that can be exchanged").collect(state != null);
    Statistics.label("two tokens that can be exchanged")
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 40));
    if (state != null) {
      ImmutableList<Place> pool = pool(state);
      FleetState turned = Cards.DEALER.exchanged(state, pool.get(0), 0, pool.get(1), 0, ENEMY);
      assertThat(GAME.faults(turned)).isEmpty();
      lockStep(state, turned, random);
    }
  }

  /** A state with tokens that the enemy cannot tell apart, or null. */
  private static @Nullable FleetState twoTokens(long seed, Random random) {
    FleetConfig config =
        FleetConfig.builder()
            .maxTurns(30)
            .board(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)))
            .build();
    FleetState state = GAME.setup(config, Chance.seeded(seed)).state();
    for (int i = 0; i < PLAY && GAME.outcome(state).isEmpty(); i++) {
      if (pool(state).size() > 1) {
        return state;
      }
      state = GAME.next(state, pick(GAME.legalActions(state, GAME.toAct(state).get(0)), random));
    }
    return null;
  }

  /** The tokens of which the enemy knows what they stand for only together. */
  private static ImmutableList<Place> pool(FleetState state) {
    for (Pool pool : FleetView.of(state, ENEMY).zones().known()) {
      if (pool.places().get(0).zone().equals("token")) {
        return pool.places();
      }
    }
    return ImmutableList.of();
  }

  /** Cloaking, mixing and moving tokens is taken more often than other things. */
  private static FleetAction pick(List<FleetAction> legal, Random random) {
    List<FleetAction> cloaking = new ArrayList<>();
    for (FleetAction action : legal) {
      if (action instanceof ShipAction.CloakShip
          || action instanceof ShipAction.CreateEcho
          || action instanceof FreeAction.StartTokenManeuver
          || action instanceof FreeAction.ShuffleTokens
          || action instanceof FreeAction.Step) {
        cloaking.add(action);
      }
    }
    List<FleetAction> from = cloaking.isEmpty() || random.nextInt(3) == 0 ? legal : cloaking;
    return from.get(random.nextInt(from.size()));
  }

  private static void lockStep(FleetState start, FleetState turned, Random random) {
    FleetState state = start;
    FleetState other = turned;
    for (int i = 0; i < CONTINUED; i++) {
      assertThat(GAME.view(other, ENEMY)).isEqualTo(GAME.view(state, ENEMY));
      assertThat(GAME.legalActions(other, ENEMY)).isEqualTo(GAME.legalActions(state, ENEMY));
      FleetState now = other;
      List<FleetAction> both = new ArrayList<>();
      for (Seat seat : GAME.toAct(state)) {
        both.addAll(GAME.legalActions(state, seat));
      }
      both.removeIf(action -> !GAME.check(now, action).isEmpty());
      if (both.isEmpty()) {
        return;
      }
      FleetAction action = pick(both, random);
      Ruling<FleetState> ruling = GAME.apply(state, action);
      Ruling<FleetState> otherRuling = GAME.apply(other, action);
      List<Event> told = told(ruling);
      // An echo is put out openly: it tells the hex of its ship (FC-D-85).
      if (shown(told)
          || shown(told(otherRuling))
          || action instanceof ShipAction.CreateEcho && !told.equals(told(otherRuling))) {
        return;
      }
      assertThat(told(otherRuling)).as("what %s tells", action).isEqualTo(told);
      state = ruling.state();
      other = otherRuling.state();
    }
  }

  private static List<Event> told(Ruling<FleetState> ruling) {
    return ruling.events().stream()
        .filter(event -> event.audience().includes(ENEMY))
        .map(event -> event.to(ENEMY))
        .toList();
  }

  private static boolean shown(List<Event> events) {
    return events.stream().anyMatch(event -> event.what() instanceof BoardEvent.TokenRevealed);
  }
}
