package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.SetupEvent.OrderCardDealt;
import io.stardeck.sfbf.event.SetupEvent.OrderNumberCalled;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whose turn comes next (BF-TRN, BF-OPT-30, 31). */
class TurnOrderTest {
  @Rule({"BF-TRN-01", "BF-TRN-02", "BF-TRN-06"})
  @Test
  void turnsPassClockwiseAndAGameTurnIsOneOfEach() {
    Scene scene = basic(3).scene();
    Scene two = scene.does(new EndTurn(ONE));
    assertThat(two.state().table().active()).isEqualTo(TWO);
    assertThat(told(two, TurnEnded.class, TurnBegan.class))
        .containsExactly(new TurnEnded(ONE), new TurnBegan(TWO, 1));
    Scene again = passes(passes(two));
    assertThat(again.state().table().active()).isEqualTo(ONE);
    assertThat(again.state().table().gameTurn()).isEqualTo(2);
  }

  @Rule("BF-TRN-02")
  @Test
  void theGameTurnEndsBeforeTheStarterWhoeverThatIs() {
    Scene scene = Begun.game(basicConfig(4), "starter");
    Seat starter = scene.state().table().starter();
    for (int turn = 1; turn <= 3; turn++) {
      for (int i = 0; i < 4; i++) {
        assertThat(scene.state().table().gameTurn()).isEqualTo(turn);
        scene = passes(scene);
      }
      assertThat(scene.state().table().active()).isEqualTo(starter);
    }
  }

  @Rule("BF-TRN-03")
  @Test
  void theFivePhasesLieOnTheStackInOrder() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .phases(new Phase.Discard(TWO, true, false))
            .scene()
            .does(new EndTurn(TWO));
    assertThat(scene.state().table().phases())
        .extracting(phase -> phase.getClass().getSimpleName())
        .containsExactly("Draw", "Repair", "Formation", "Choice", "Discard");
  }

  @Rule("BF-TRN-03")
  @Test
  void theFirstTurnIsTheStartersInGameTurnOne() {
    Scene scene = Begun.firstTurn(Begun.game(2, "phases", c -> c));
    assertThat(scene.state().table().gameTurn()).isEqualTo(1);
    assertThat(scene.decider()).isEqualTo(scene.state().table().starter());
    assertThat(scene.state().table().phases())
        .as("nothing but the phases of that turn")
        .hasOnlyElementsOfTypes(
            Phase.Draw.class,
            Phase.Repair.class,
            Phase.Formation.class,
            Phase.Choice.class,
            Phase.Discard.class);
    scene.rejects(new EndTurn(scene.decider()), "BF-TRN-03");
    scene.rejects(new EndTurn(scene.decider().next(2)), "BF-TRN-03");
  }

  @Rule("BF-TRN-05")
  @Test
  void aPlayerMayPlayAndDiscardNothing() {
    Scene scene =
        Given.basic(2).screen(ONE, "fed-ca").screen(TWO, "kli-d7").hand(ONE, "rs-1").scene();
    Scene end = scene.does(new PassAttack(ONE));
    assertThat(end.legal(ONE)).contains(new DiscardOne(ONE, Given.card("rs-1")));
    assertThat(end.does(new EndTurn(ONE)).holds(ONE, "rs-1")).isTrue();
  }

  @Rule("BF-TRN-07")
  @Test
  void aPlayerWithoutShipsStillHasATurn() {
    Scene scene =
        Given.basic(3)
            .screen(ONE, "fed-ca")
            .screen(THREE, "kli-d7")
            .hand(TWO, "rs-1")
            .phases(new Phase.Discard(ONE, true, false))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.decider()).isEqualTo(TWO);
    assertThat(scene.hand(TWO)).as("draws nothing").hasSize(1);
  }

  @Rule({"BF-OPT-30", "BF-CMP-16"})
  @Test
  void orderCardsAreDealtUnseenOnlyWithTheOption() {
    Scene with = Begun.game(ordered(4), "order");
    assertThat(with.state().table().called()).isNotEmpty();
    assertThat(with.events())
        .filteredOn(event -> event.what() instanceof OrderCardDealt)
        .hasSize(4)
        .allSatisfy(
            event -> {
              Seat holder = ((OrderCardDealt) event.what()).seat();
              assertThat(event.audience().includes(holder)).isTrue();
              assertThat(event.audience().includes(holder.next(4))).isFalse();
            });
    Scene without = Begun.game(basicConfig(4), "order");
    assertThat(without.state().secrets()).allMatch(s -> s.order().isEmpty());
    assertThat(without.state().table().called()).isEmpty();
  }

  @Rule({"BF-OPT-31", "BF-X-19"})
  @Test
  void aNumberThatNobodyHoldsIsSkipped() {
    Scene scene =
        Given.config(ordered(3))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-bc")
            .secrets(THREE, s -> s.withOrder(OptionalInt.of(4)))
            .phases(new Phase.Discard(TWO, true, false))
            .scene();
    Scene called =
        Scene.at(scene.state().with(scene.state().table().withCalled(ImmutableList.of(ONE, TWO))));
    Scene next = called.does(new EndTurn(TWO));
    assertThat(next.state().table().active()).isEqualTo(THREE);
    assertThat(next.events(OrderNumberCalled.class))
        .containsExactly(new OrderNumberCalled(3, Seat.SPECTATOR), new OrderNumberCalled(4, THREE));
    assertThat(next.state().table().called()).containsExactly(ONE, TWO, Seat.SPECTATOR, THREE);
  }

  @Rule("BF-OPT-31")
  @Test
  void afterTheLastTurnTheCardsAreDealtAnew() {
    Scene scene = Begun.game(ordered(3), "anew");
    List<Seat> actives = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      actives.add(scene.state().table().active());
      scene = passes(scene);
      assertThat(scene.state().table().gameTurn()).isEqualTo(1 + (i + 1) / 3);
    }
    for (int round = 0; round < 3; round++) {
      assertThat(actives.subList(3 * round, 3 * round + 3))
          .containsExactlyInAnyOrder(ONE, TWO, THREE);
    }
    assertThat(scene.events(OrderCardDealt.class)).hasSize(3);
  }

  @Rule({"BF-D-01", "BF-CMP-16", "BF-OPT-31"})
  @Test
  void withTwoCopiesTheNumbersGoUpToTwelve() {
    int highest = 0;
    for (int seed = 0; seed < 10; seed++) {
      for (OrderCardDealt dealt :
          Begun.game(ordered(8), "twelve" + seed).events(OrderCardDealt.class)) {
        highest = Math.max(highest, dealt.number());
      }
    }
    assertThat(highest).isEqualTo(12);
    Scene scene = Begun.game(ordered(8), "twelve");
    List<Seat> actives = new ArrayList<>();
    while (scene.state().table().gameTurn() == 1) {
      actives.add(scene.state().table().active());
      scene = passes(scene);
    }
    assertThat(actives).containsExactlyInAnyOrderElementsOf(Seat.first(8));
  }

  @Rule("BF-OPT-40")
  @Test
  void theLastGameTurnIsTheOneAgreed() {
    Scene scene =
        Begun.game(Begun.config(2, c -> c.level(Level.BASIC).pointLimit(0).maxGameTurns(2)), "two");
    for (int turn = 0; turn < 4; turn++) {
      assertThat(scene.phase()).isNotInstanceOf(Phase.GameOver.class);
      scene = passes(scene);
    }
    assertThat(scene.phase()).isInstanceOf(Phase.GameOver.class);
    assertThat(scene.legal(ONE)).isEmpty();
    assertThat(scene.legal(TWO)).isEmpty();
  }

  /** The scene after the decider has done nothing until their turn was over. */
  @Rule("BF-OPT-30")
  @Test
  void whoHoldsWhichNumberIsLeftToChance() {
    Set<Integer> numbers = new TreeSet<>();
    for (int seed = 0; seed < 60; seed++) {
      Begun.game(ordered(2), "order " + seed)
          .events(OrderCardDealt.class)
          .forEach(dealt -> numbers.add(dealt.number()));
    }
    assertThat(numbers).containsExactly(1, 2, 3, 4, 5, 6);
  }

  private static Scene passes(Scene scene) {
    Scene now = scene;
    Seat seat = scene.state().table().active();
    int turn = scene.state().table().gameTurn();
    while (!(now.phase() instanceof Phase.GameOver)
        && now.state().table().active().equals(seat)
        && now.state().table().gameTurn() == turn) {
      now = now.does(passing(now.legal(now.decider())));
    }
    return now;
  }

  private static BattleForceAction passing(ImmutableList<BattleForceAction> legal) {
    for (BattleForceAction action : legal) {
      if (action instanceof PassAttack || action instanceof EndTurn) {
        return action;
      }
    }
    return legal.get(0);
  }

  @SafeVarargs
  private static List<GameEvent> told(Scene scene, Class<? extends GameEvent>... types) {
    List<GameEvent> events = new ArrayList<>();
    scene
        .events()
        .forEach(
            event -> {
              for (Class<? extends GameEvent> type : types) {
                if (type.isInstance(event.what())) {
                  events.add(event.what());
                }
              }
            });
    return events;
  }

  private static Given basic(int players) {
    Given given = Given.basic(players).phases(new Phase.Discard(ONE, true, false));
    String[] ships = {"fed-ca", "kli-d7", "gor-bc"};
    for (int i = 0; i < players; i++) {
      given.screen(Seat.at(i), ships[i]);
    }
    return given;
  }

  private static BattleForceConfig basicConfig(int players) {
    return Begun.config(players, c -> c.level(Level.BASIC).pointLimit(0));
  }

  private static BattleForceConfig ordered(int players) {
    return Begun.config(
        players, c -> c.level(Level.BASIC).pointLimit(0).addOptions(Option.PLAYER_ORDER));
  }
}
