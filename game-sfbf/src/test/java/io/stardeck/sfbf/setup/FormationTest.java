package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.internal.setup.Arrangement;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The first formation (BF-SET-15 to 17, 20). */
class FormationTest {
  private static final Row S = Row.SCREEN;
  private static final Row M = Row.MAIN;
  private static final Row R = Row.RESERVE;

  private final Scene scene = arranging(7);
  private final Seat seat = scene.decider();
  private final ImmutableList<ShipId> ships = scene.faceDown(seat);

  @Rule({"BF-SET-16", "BF-SET-17", "BF-FRM-15"})
  @Test
  void twoShipsInScreenAndMainBodyAreNeededAndTwoInTheReserveAllowed() {
    Scene two = scene.does(place(0, R), place(1, R));
    two.rejects(place(2, R), "BF-SET-17");
    Scene four = two.does(place(2, S), place(3, S), place(4, S));
    four.rejects(place(5, S), "BF-SET-17");
    Scene six = four.does(place(5, M)).rejects(new Commit(seat), "BF-SET-17").does(place(6, M));
    assertThat(six.does(new Commit(seat)).decider()).isEqualTo(seat.next(4));
  }

  @Rule({"BF-SET-16", "BF-SET-17"})
  @Property(tries = 300)
  void whatIsPossibleIsWhatCanStillBecomeLegal(
      @ForAll @Size(max = 7) List<@IntRange(max = 2) Integer> places,
      @ForAll @IntRange(min = 1, max = 8) int number) {
    Rows rows = Rows.NONE;
    for (int i = 0; i < Math.min(places.size(), number); i++) {
      rows = rows.with(ShipId.of(i), Row.values()[places.get(i)]);
    }
    assertThat(Arrangement.possible(rows, number)).isEqualTo(canFinish(rows, number));
  }

  @Rule("BF-D-07")
  @Test
  void fewerThanFourShipsFillTheScreenFirstThenTheMainBody() {
    Scene three = arranging(3);
    Seat first = three.decider();
    ImmutableList<ShipId> few = three.faceDown(first);
    three.rejects(new PlaceShip(first, few.get(0), R), "BF-SET-17");
    three
        .does(new PlaceShip(first, few.get(0), M))
        .rejects(new PlaceShip(first, few.get(1), M), "BF-SET-17");
    Scene two = arranging(2);
    two.rejects(new PlaceShip(two.decider(), two.faceDown(two.decider()).get(0), M), "BF-SET-17");
    Scene four = arranging(4);
    four.rejects(
        new PlaceShip(four.decider(), four.faceDown(four.decider()).get(0), R), "BF-SET-17");
  }

  @Rule("BF-D-07")
  @Test
  void aSingleShipLiesInTheScreenAndNobodyDecides() {
    Scene one = Begun.through(game(1), phase -> phase instanceof SetupPhase.ChooseStash);
    assertThat(one.phase()).isNotInstanceOf(SetupPhase.Arrange.class);
    for (Seat each : Seat.first(4)) {
      assertThat(one.fleet(each).screen()).hasSize(1);
    }
  }

  @Rule({"BF-SET-20", "BF-D-10", "BF-INF-07"})
  @Test
  void arrangementsAreShownTogetherAndTheReserveNever() {
    Scene three = scene;
    for (int i = 0; i < 3; i++) {
      three = Begun.places(three, S, S, M, M, R, R, S);
      for (Seat watcher : List.of(Seat.of(1), Seat.SPECTATOR)) {
        assertThat(three.view(watcher).table().fleets()).allMatch(fleet -> fleet.faceUp() == 0);
      }
      assertThat(three.events(SetupRevealed.class)).isEmpty();
    }
    Scene all = Begun.places(three, S, S, M, M, R, R, S);
    assertThat(all.events(SetupRevealed.class))
        .hasSize(4)
        .contains(
            new SetupRevealed(
                seat,
                ImmutableList.of(ships.get(0), ships.get(1), ships.get(6)),
                ImmutableList.of(ships.get(2), ships.get(3)),
                2));
    assertThat(all.faceDown(seat)).containsExactly(ships.get(4), ships.get(5));
    assertThat(all.view(seat.next(4)).faceDownSize(seat)).isEqualTo(2);
    assertThat(all.fleet(seat).reserve()).isEmpty();
  }

  @Rule({"BF-SET-20", "BF-ACT-03"})
  @Test
  void othersCannotTellOneArrangementFromAnother() {
    Scene one = Begun.places(scene, S, S, M, M, R, R, S);
    Scene other = Begun.places(scene, M, M, S, S, S, S, S);
    assertThat(one.view(seat.next(4))).isEqualTo(other.view(seat.next(4)));
  }

  @Rule("BF-SET-16")
  @Test
  void onlyOwnShipsArePlacedAndEachOnce() {
    scene.rejects(new PlaceShip(seat, scene.faceDown(seat.next(4)).get(0), S), "BF-SET-16");
    scene.rejects(new PlaceShip(seat, ShipId.of(999), S), "BF-ACT-01");
    scene.does(place(0, S)).rejects(place(0, M), "BF-SET-16");
  }

  @Rule({"BF-SET-15", "BF-FRM-26", "BF-D-70"})
  @Test
  void inTheBasicGameAllShipsLieInTheScreenAsDealt() {
    Scene basic = Begun.game(4, "lie", c -> c.level(Level.BASIC));
    for (Seat each : Seat.first(4)) {
      ImmutableList<ShipId> deal =
          Begun.dealt(Begun.config(4, c -> c.level(Level.BASIC)), "lie").faceDown(each);
      assertThat(basic.fleet(each).screen()).extracting(ship -> ship.id()).isEqualTo(deal);
      assertThat(basic.fleet(each).main()).isEmpty();
    }
  }

  @Rule({"BF-GEN-07", "BF-D-02"})
  @Test
  void withoutFormationAllShipsLieInTheScreenButReserveCardsAndDevicesRemain() {
    Scene open = Begun.game(4, "flat", c -> c.formation(false));
    assertThat(open.phase()).isInstanceOf(SetupPhase.ChooseStash.class);
    Scene after = Begun.through(open, phase -> phase instanceof SetupPhase.ChooseStash);
    for (Seat each : Seat.first(4)) {
      assertThat(after.fleet(each).screen()).hasSize(7);
      assertThat(after.faceDown(each)).isEmpty();
    }
    assertThat(after.phase()).isInstanceOf(SetupPhase.ChooseDevice.class);
  }

  /** Whether ships can be added one by one so that the rule holds, tried out in every way. */
  private static boolean canFinish(Rows rows, int number) {
    if (rows.size() == number) {
      int screen = Math.min(2, number);
      int main = Math.min(2, number - screen);
      return rows.screen().size() >= screen
          && rows.main().size() >= main
          && rows.reserve().size() <= 2;
    }
    ShipId next = ShipId.of(rows.size());
    return canFinish(rows.with(next, S), number)
        || canFinish(rows.with(next, M), number)
        || canFinish(rows.with(next, R), number);
  }

  private PlaceShip place(int index, Row row) {
    return new PlaceShip(seat, ships.get(index), row);
  }

  private static Scene game(int ships) {
    return Begun.game(4, "rows", c -> c.shipsPerPlayer(ships));
  }

  private static Scene arranging(int ships) {
    return Begun.through(game(ships), phase -> phase instanceof SetupPhase.ChooseStash);
  }
}
