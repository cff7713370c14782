package io.stardeck.engine.rules.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class StateWalkTest {
  private static final Seat STRANGER = Seat.of(3);

  /** For a table of as many players as the state says, which is nothing but that number. */
  private static final StateWalk<Integer> WALK = StateWalk.of(players -> players, 100);

  private record Ware(int price, Optional<Seat> owner) {}

  private record Stall(Ware best, ImmutableList<Ware> others) {}

  private record Market(
      ImmutableMap<Seat, Integer> purses,
      ImmutableList<ImmutableList<Seat>> rows,
      OptionalInt day,
      Chance chance,
      String name) {}

  @Test
  void whatCanBeHasNoFault() {
    assertThat(faults(new Stall(ware(0), ImmutableList.of(ware(100))))).isEmpty();
    assertThat(faults(market(5, Seat.of(2), 0))).isEmpty();
  }

  @Test
  void aNumberOutOfRangeIsToldWithItsPath() {
    assertThat(faults(new Stall(ware(101), ImmutableList.of(ware(7), ware(-1)))))
        .containsExactly(
            "stall.best.price: 101 is not 0 to 100", "stall.others[1].price: -1 is not 0 to 100");
  }

  @Test
  void aSeatAtWhichNobodySitsIsToldWhereverItStands() {
    Ware stolen = new Ware(1, Optional.of(STRANGER));
    assertThat(faults(new Stall(stolen, ImmutableList.of())))
        .containsExactly("stall.best.owner: seat 3 does not sit at this table");
    assertThat(faults(market(1, STRANGER, 1)))
        .containsExactly("stall.rows[1][0]: seat 3 does not sit at this table");
  }

  @Test
  void keysAndValuesOfAMapAreLookedAt() {
    assertThat(faults(market(-5, Seat.of(1), 101)))
        .containsExactly(
            "stall.purses.seat 1: -5 is not 0 to 100", "stall.day: 101 is not 0 to 100");
    Market foreign =
        new Market(
            ImmutableMap.of(STRANGER, 1),
            ImmutableList.of(),
            OptionalInt.empty(),
            Chance.seeded(1),
            "");
    assertThat(faults(foreign)).containsExactly("stall.purses: seat 3 does not sit at this table");
  }

  @Test
  void thePathOfTheRootMayBeEmpty() {
    Inspection inspection = new Inspection();
    WALK.walk(2, "", new Stall(ware(-1), ImmutableList.of()), inspection);
    assertThat(inspection.faults()).extracting(Fault::path).containsExactly("best.price");
  }

  @Test
  void aFieldHasARangeOfItsOwnInThatOwnerAlone() {
    Stall stall = new Stall(ware(-1), ImmutableList.of());
    assertThat(faults(stall, walk -> walk.range(Ware.class, "price", -1, 1))).isEmpty();
    assertThat(faults(stall, walk -> walk.range(Market.class, "price", -1, 1))).hasSize(1);
    Stall dear = new Stall(ware(2), ImmutableList.of());
    assertThat(faults(dear, walk -> walk.range(Ware.class, "price", -1, 1)))
        .containsExactly("stall.best.price: 2 is not -1 to 1");
  }

  @Test
  void aRangeMayDependOnTheState() {
    Stall stall = new Stall(ware(2), ImmutableList.of(ware(3)));
    assertThat(faults(stall, walk -> walk.range(Ware.class, "price", 0, players -> players)))
        .containsExactly("stall.others[0].price: 3 is not 0 to 2");
  }

  @Test
  void whatIsLeftIsNotLookedAt() {
    Stall stall = new Stall(ware(-1), ImmutableList.of(ware(-1)));
    assertThat(faults(stall, walk -> walk.leave(Ware.class))).isEmpty();
    assertThat(faults(stall, walk -> walk.leave(Stall.class, "others"))).hasSize(1);
    assertThat(faults(stall, walk -> walk.leave(Market.class, "others"))).hasSize(2);
  }

  @Test
  void eachValueOfATypeHasToHold() {
    Stall stall = new Stall(ware(1), ImmutableList.of(ware(2)));
    assertThat(
            faults(
                stall,
                walk ->
                    walk.each(Ware.class, (players, ware) -> ware.price() < players, "dear: %s")))
        .singleElement()
        .asString()
        .startsWith("stall.others[0]: dear: Ware[price=2");
  }

  private static Ware ware(int price) {
    return new Ware(price, Optional.of(Seat.of(1)));
  }

  private static Market market(int purse, Seat last, int day) {
    return new Market(
        ImmutableMap.of(Seat.of(1), purse),
        ImmutableList.of(ImmutableList.of(Seat.of(1)), ImmutableList.of(last)),
        OptionalInt.of(day),
        Chance.seeded(1),
        "any");
  }

  private static List<String> faults(Object value) {
    return faults(value, walk -> walk);
  }

  private static List<String> faults(Object value, UnaryOperator<StateWalk<Integer>> peculiar) {
    Inspection inspection = new Inspection();
    peculiar.apply(WALK).walk(2, "stall", value, inspection);
    return inspection.faults().stream().map(Fault::toString).toList();
  }
}
