package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

final class SeatTest {
  @Property
  void everyoneHasItsTurnOnTheWayRound(@ForAll @IntRange(min = 1, max = Seat.MAX) int players) {
    Seat seat = Seat.of(1);
    for (Seat expected : Seat.first(players)) {
      assertThat(seat).isEqualTo(expected);
      seat = seat.next(players);
    }
    assertThat(seat).isEqualTo(Seat.of(1));
  }

  @Property
  void theIndexCountsFromNought(@ForAll @IntRange(min = 0, max = Seat.MAX - 1) int index) {
    assertThat(Seat.at(index).index()).isEqualTo(index);
    assertThat(Seat.at(index)).isSameAs(Seat.of(index + 1));
    assertThat(Seat.at(index).alone()).containsExactly(Seat.at(index));
  }

  @Property
  void clockwiseFromASeatComeAllOthersAfterIt(
      @ForAll @IntRange(min = 1, max = 6) int players,
      @ForAll @IntRange(min = 1, max = 6) int from) {
    Seat seat = Seat.of(Math.min(from, players));
    ImmutableList<Seat> order = Seat.clockwiseFrom(seat, players);
    assertThat(order).hasSize(players).doesNotHaveDuplicates().startsWith(seat);
    for (int i = 1; i < players; i++) {
      assertThat(order.get(i)).isEqualTo(order.get(i - 1).next(players));
    }
  }

  @Example
  void theSpectatorHoldsNoSeat() {
    assertThat(Seat.SPECTATOR).isSameAs(Seat.of(0)).hasToString("spectator");
    assertThat(Seat.SPECTATOR.index()).isEqualTo(-1);
    assertThat(Seat.first(Seat.MAX)).doesNotContain(Seat.SPECTATOR).hasSize(Seat.MAX).isSorted();
  }

  @Example
  void theHostHoldsNoSeat() {
    assertThat(Seat.HOST).isSameAs(Seat.of(Seat.MAX + 1)).hasToString("host");
    assertThat(Seat.first(Seat.MAX)).doesNotContain(Seat.HOST);
  }

  @Example
  void noSeatLiesBeyondTheTable() {
    assertThatIllegalArgumentException().isThrownBy(() -> Seat.of(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> Seat.of(Seat.MAX + 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new Seat(Seat.MAX + 2));
  }
}
