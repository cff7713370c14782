package io.stardeck.stccg.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.ImmutableShip;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Turn;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Orders of random games, if one thing about the ship that they name were otherwise. */
class SpoiltOrdersTest {
  private static final StccgGame GAME = new StccgGame();
  private static final int GAMES = 6;
  private static final int DECISIONS = 500;
  private static final int FAR = 90;

  /** What refuses an order that was legal, once its ship is so. */
  private record Spoilt<A extends StccgAction>(
      Class<A> order, Function<A, Host> host, UnaryOperator<ImmutableShip> ship, String rule) {
    @Nullable Ship named(Table table, StccgAction action) {
      return order.isInstance(action) ? table.ship(host.apply(order.cast(action))) : null;
    }
  }

  private static final UnaryOperator<ImmutableShip> CLOAKED = ship -> ship.withCloaked(true);
  private static final UnaryOperator<ImmutableShip> STOPPED = ship -> ship.withStop(Stop.TURN);
  private static final UnaryOperator<ImmutableShip> ASIDE = ship -> ship.withAside(1);
  private static final UnaryOperator<ImmutableShip> TURNED = ship -> ship.withCloakUsed(true);

  private static final ImmutableList<Spoilt<?>> SPOILT =
      ImmutableList.of(
          new Spoilt<>(Move.class, move -> Host.ship(move.ship()), STOPPED, "ST-ORD-05"),
          new Spoilt<>(
              Move.class,
              move -> Host.ship(move.ship()),
              ship -> ship.withMoveEnded(true),
              "ST-ORD-04"),
          new Spoilt<>(
              Move.class,
              move -> Host.ship(move.ship()),
              ship -> ship.withRangeUsed(FAR),
              "ST-ORD-04"),
          new Spoilt<>(Move.class, move -> Host.ship(move.ship()), ASIDE, "ST-MOV-01"),
          new Spoilt<>(Beam.class, Beam::from, CLOAKED, "ST-CLK-06"),
          new Spoilt<>(Beam.class, Beam::to, CLOAKED, "ST-CLK-06"),
          new Spoilt<>(Beam.class, Beam::from, ASIDE, "ST-BEA-02"),
          new Spoilt<>(Load.class, load -> Host.ship(load.ship()), CLOAKED, "ST-CLK-06"),
          new Spoilt<>(Load.class, load -> Host.ship(load.ship()), ASIDE, "ST-LOD-01"),
          new Spoilt<>(Unload.class, unload -> Host.ship(unload.ship()), CLOAKED, "ST-CLK-06"),
          new Spoilt<>(Unload.class, unload -> Host.ship(unload.ship()), ASIDE, "ST-LOD-03"),
          new Spoilt<>(Attempt.class, Attempt::party, CLOAKED, "ST-ATT-16"),
          new Spoilt<>(Attempt.class, Attempt::party, STOPPED, "ST-ORD-05"),
          new Spoilt<>(Attempt.class, Attempt::party, ASIDE, "ST-ATT-02"),
          new Spoilt<>(Cloak.class, cloak -> Host.ship(cloak.ship()), TURNED, "ST-CLK-02"),
          new Spoilt<>(Cloak.class, cloak -> Host.ship(cloak.ship()), STOPPED, "ST-CLK-08"),
          new Spoilt<>(Decloak.class, decloak -> Host.ship(decloak.ship()), TURNED, "ST-CLK-02"),
          new Spoilt<>(Decloak.class, decloak -> Host.ship(decloak.ship()), STOPPED, "ST-CLK-08"));

  private final Multiset<Spoilt<?>> seen = HashMultiset.create();

  @Rule({"ST-ORD-04", "ST-ORD-05", "ST-CLK-02", "ST-CLK-06", "ST-CLK-08", "ST-ATT-16", "ST-TRN-08"})
  @Test
  void anOrderIsRefusedByTheRuleThatSpeaksAgainstItsShip() {
    for (int game = 0; game < GAMES; game++) {
      play(game, new Random(game));
    }
    assertThat(seen.elementSet()).containsAll(SPOILT);
  }

  private void play(int game, Random random) {
    StccgState state = GAME.setup(StccgConfig.usual(2 + game % 3), Chance.seeded(game)).state();
    for (int i = 0; i < DECISIONS && GAME.outcome(state).isEmpty(); i++) {
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<StccgAction> legal = Action.answers(GAME.legalActions(state, seat));
      if (state.top() instanceof Phase.Orders) {
        for (StccgAction action : legal) {
          spoil(state, action);
        }
      }
      List<StccgAction> orders = legal.stream().filter(OrderAction.class::isInstance).toList();
      List<StccgAction> some = orders.isEmpty() || random.nextInt(4) == 0 ? legal : orders;
      state = GAME.next(state, some.get(random.nextInt(some.size())));
    }
  }

  private void spoil(StccgState state, StccgAction action) {
    if (action instanceof OrderAction) {
      Turn turn = state.table().turn();
      int all = state.table().options().ordersPerTurn();
      Turn last = new Turn(turn.number(), turn.active(), turn.played(), turn.playOver(), all);
      refused(state.with(state.table().with(last)), action, "ST-TRN-08");
    }
    for (Spoilt<?> spoilt : SPOILT) {
      @Nullable Ship ship = spoilt.named(state.table(), action);
      if (ship != null) {
        Ship otherwise = spoilt.ship().apply(ship.copy());
        StccgState then = state.with(state.table().with(otherwise));
        if (GAME.faults(then).isEmpty()) {
          refused(then, action, spoilt.rule());
          seen.add(spoilt);
        }
      }
    }
  }

  private static void refused(StccgState state, StccgAction action, String rule) {
    ImmutableList<Violation> violations = GAME.apply(state, action).violations();
    assertThat(violations).as("%s", action).isNotEmpty();
    assertThat(violations.get(0).rule().value()).as("%s", action).isEqualTo(rule);
    assertThat(GAME.legalActions(state, action.actor())).doesNotContain(action);
  }
}
