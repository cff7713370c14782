package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

final class AudienceTest {
  @Property
  void eachSeatIsToldWhatIsMeantForIt(
      @ForAll @IntRange(max = Seat.MAX) int one, @ForAll @IntRange(max = Seat.MAX) int other) {
    Seat seat = Seat.of(one);
    Seat listener = Seat.of(other);
    assertThat(Audience.everyone().includes(listener)).isTrue();
    assertThat(Audience.only(seat).includes(listener)).isEqualTo(one == other);
    assertThat(Audience.others(seat).includes(listener)).isEqualTo(one != other);
  }

  @Example
  void severalSeatsAreToldTogether() {
    Audience some = Audience.only(ImmutableList.of(Seat.of(3), Seat.of(1)));
    assertThat(some.includes(Seat.of(1))).isTrue();
    assertThat(some.includes(Seat.of(2))).isFalse();
    assertThat(some.includes(Seat.SPECTATOR)).isFalse();
    assertThat(some.json()).containsExactly(1, 3);
    assertThat(Audience.only(ImmutableList.of(Seat.of(3)))).isEqualTo(Audience.only(Seat.of(3)));
  }

  @Property
  void itsJsonFormIsReadAsTheSame(@ForAll @IntRange(max = Seat.MAX) int number) {
    Seat seat = Seat.of(number);
    for (Audience audience :
        ImmutableList.of(Audience.everyone(), Audience.only(seat), Audience.others(seat))) {
      assertThat(Audience.parse(audience.json())).isEqualTo(audience).hasSameHashCodeAs(audience);
    }
  }

  @Example
  void theJsonFormListsWhoIsLetInOrKeptOut() {
    assertThat(Audience.everyone().json()).containsExactly(-1);
    assertThat(Audience.only(Seat.of(3)).json()).containsExactly(3);
    assertThat(Audience.others(Seat.of(3)).json()).containsExactly(-1, 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Audience.parse(ImmutableList.of(Seat.MAX + 1)));
  }

  @Example
  void theHostIsToldWhatTheSpectatorIs() {
    assertThat(Audience.everyone().includes(Seat.HOST)).isTrue();
    assertThat(Audience.only(Seat.of(1)).includes(Seat.HOST)).isFalse();
    assertThat(Audience.others(Seat.of(1)).includes(Seat.HOST)).isTrue();
    assertThat(Audience.others(Seat.SPECTATOR).includes(Seat.HOST)).isFalse();
  }
}
