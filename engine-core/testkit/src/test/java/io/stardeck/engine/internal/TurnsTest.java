package io.stardeck.engine.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.stream.LongStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class TurnsTest {
  private static final ImmutableList<Seat> THREE = Seat.first(3);

  @Property
  void sameDecisionOfTheSameMatchFindsTheSameDraws(
      @ForAll String seed, @ForAll @LongRange(max = 1L << 40) long decision) {
    assertThat(Turns.of(seed).next(THREE, decision))
        .isEqualTo(Turns.of(seed).next(THREE, decision));
  }

  @Property
  void decisionsDoNotShareTheirDraws(
      @ForAll String seed, @ForAll @LongRange(max = 1L << 40) long decision) {
    assertThat(Turns.of(seed).next(THREE, decision).chance())
        .isNotEqualTo(Turns.of(seed).next(THREE, decision + 1).chance());
  }

  @Example
  void eachOfSeveralDecidersComesFirstAboutAsOften() {
    Turns turns = Turns.of("first");
    ImmutableMultiset<Seat> first =
        LongStream.range(0, 3000)
            .mapToObj(decision -> turns.next(THREE, decision).seat())
            .collect(ImmutableMultiset.toImmutableMultiset());
    assertThat(THREE).allSatisfy(seat -> assertThat(first.count(seat)).isBetween(900, 1100));
  }

  @Example
  void onlyDeciderDecides() {
    assertThat(Turns.of("one").next(ImmutableList.of(Seat.of(7)), 0).seat()).isEqualTo(Seat.of(7));
  }

  @Example
  void withoutDecidersThereIsNoTurn() {
    assertThatThrownBy(() -> Turns.of("none").next(ImmutableList.of(), 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Example
  void theGamesOwnGeneratorIsNotTheirs() {
    Turns.Turn turn = Turns.of("x").next(ImmutableList.of(Seat.of(1)), 3);
    assertThat(turn.chance()).isNotEqualTo(Chance.seeded("x").fork(3));
  }
}
