package io.stardeck.engine.chance;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No draw favours any result. The seeds are fixed, so that these tests never fail by chance. */
final class UniformityTest {
  private static final int DRAWS = 60_000;

  @Provide
  Arbitrary<Integer> bounds() {
    return Arbitraries.of(2, 3, 6, 7, 10, 36, 52, 97, 1000);
  }

  @Property(tries = 9)
  void noNumberIsFavoured(@ForAll("bounds") int bound) {
    Tally<Integer> tally = new Tally<>(bound);
    Chance chance = Chance.seeded("bound " + bound);
    for (int i = 0; i < DRAWS; i++) {
      Roll roll = chance.below(bound);
      tally.count(roll.value());
      chance = roll.next();
    }
    tally.isUniform();
  }

  /** At three quarters of 31 bits the mere remainder of 31 bits would double the lowest third. */
  @Example
  void aHugeBoundFavoursNoThird() {
    int bound = 3 << 29;
    Tally<Integer> tally = new Tally<>(3);
    Chance chance = Chance.seeded("thirds");
    for (int i = 0; i < DRAWS; i++) {
      Roll roll = chance.below(bound);
      tally.count(roll.value() / (1 << 29));
      chance = roll.next();
    }
    tally.isUniform();
  }

  @Example
  void noPairOfRollsIsFavoured() {
    Tally<List<Integer>> tally = new Tally<>(36);
    Chance chance = Chance.seeded("pairs");
    for (int i = 0; i < DRAWS; i++) {
      Roll first = chance.die(6);
      Roll second = first.next().die(6);
      tally.count(List.of(first.value(), second.value()));
      chance = second.next();
    }
    tally.isUniform();
  }

  @Example
  void noPermutationIsFavoured() {
    Tally<List<Integer>> tally = new Tally<>(24);
    Chance chance = Chance.seeded("permutations");
    for (int i = 0; i < DRAWS; i++) {
      Drawn<ImmutableList<Integer>> order = chance.shuffle(List.of(1, 2, 3, 4));
      tally.count(order.value());
      chance = order.next();
    }
    tally.isUniform();
  }

  @Example
  void noPlaceIsFavoured() {
    List<Integer> deck = ImmutableList.copyOf(ContiguousSet.closed(0, 51));
    Tally<Integer> firstPlace = new Tally<>(52);
    Tally<Integer> placeOfFirst = new Tally<>(52);
    Tally<Integer> neighbour = new Tally<>(51);
    Chance chance = Chance.seeded("places");
    for (int i = 0; i < DRAWS / 4; i++) {
      Drawn<ImmutableList<Integer>> order = chance.shuffle(deck);
      firstPlace.count(order.value().get(0));
      int place = order.value().indexOf(0);
      placeOfFirst.count(place);
      neighbour.count(order.value().get((place + 1) % 52));
      chance = order.next();
    }
    firstPlace.isUniform();
    placeOfFirst.isUniform();
    neighbour.isUniform();
  }

  @Example
  void noStreamFollowsAnother() {
    Tally<List<Integer>> tally = new Tally<>(36);
    Chance origin = Chance.seeded("streams");
    for (int stream = 0; stream < DRAWS; stream++) {
      int here = origin.fork(stream).die(6).value();
      int next = origin.fork(stream + 1L).die(6).value();
      tally.count(List.of(here, next));
    }
    tally.isUniform();
  }

  @Example
  void aTallyThatFavoursANumberIsCaught() {
    Tally<Integer> tally = new Tally<>(6);
    for (int i = 0; i < 6000; i++) {
      tally.count(i % 7 % 6);
    }
    assertThatThrownBy(tally::isUniform)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("chi-square");
  }
}
