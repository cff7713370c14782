package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
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
    assertThat(EngineJson.write(some)).isEqualTo("{\"only\":[1,3]}");
    Audience others = Audience.others(ImmutableList.of(Seat.of(3), Seat.of(1)));
    assertThat(EngineJson.write(others)).isEqualTo("{\"except\":[1,3]}");
    for (Seat seat : Seat.first(9)) {
      assertThat(others.includes(seat)).isNotEqualTo(some.includes(seat));
    }
    assertThat(Audience.only(ImmutableList.of(Seat.of(3)))).isEqualTo(Audience.only(Seat.of(3)));
  }

  @Property
  void itsJsonFormIsReadAsTheSame(@ForAll @IntRange(max = Seat.MAX) int number) {
    Seat seat = Seat.of(number);
    for (Audience audience :
        ImmutableList.of(Audience.everyone(), Audience.only(seat), Audience.others(seat))) {
      assertThat(EngineJson.read(EngineJson.write(audience), Audience.class))
          .isEqualTo(audience)
          .hasSameHashCodeAs(audience);
    }
  }

  @Example
  void theJsonFormListsWhoIsLetInOrKeptOut() {
    assertThat(EngineJson.write(Audience.everyone())).isEqualTo("{\"except\":[]}");
    assertThat(EngineJson.write(Audience.only(Seat.of(3)))).isEqualTo("{\"only\":[3]}");
    assertThat(EngineJson.write(Audience.others(Seat.of(3)))).isEqualTo("{\"except\":[3]}");
    for (String wrong :
        ImmutableList.of(
            "{}",
            "[3]",
            "{\"only\":[3],\"except\":[2]}",
            "{\"only\":[3,1]}",
            "{\"only\":[1,1]}",
            "{\"except\":[%s]}".formatted(Seat.MAX + 1))) {
      assertThatExceptionOfType(FaultException.class)
          .as(wrong)
          .isThrownBy(() -> EngineJson.read(wrong, Audience.class));
    }
  }

  @Example
  void theHostIsToldWhatTheSpectatorIs() {
    assertThat(Audience.everyone().includes(Seat.HOST)).isTrue();
    assertThat(Audience.only(Seat.of(1)).includes(Seat.HOST)).isFalse();
    assertThat(Audience.others(Seat.of(1)).includes(Seat.HOST)).isTrue();
    assertThat(Audience.others(Seat.SPECTATOR).includes(Seat.HOST)).isFalse();
  }
}
