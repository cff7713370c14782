package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.EngineJson;
import net.jqwik.api.Example;

final class TeamsTest {
  private static final ImmutableList<Seat> ODD = ImmutableList.of(Seat.of(1), Seat.of(3));
  private static final ImmutableList<Seat> EVEN = ImmutableList.of(Seat.of(4), Seat.of(2));

  @Example
  void matesAreOfOneTeamAndOpponentsOfAnother() {
    Teams teams = Teams.of(ImmutableList.of(ODD, EVEN));
    assertThat(teams.of(Seat.of(3))).isEqualTo(ODD);
    assertThat(teams.number(Seat.of(2))).isEqualTo(1);
    assertThat(teams.opposed(Seat.of(1), Seat.of(3))).isFalse();
    assertThat(teams.opposed(Seat.of(1), Seat.of(2))).isTrue();
    assertThat(teams.opponents(Seat.of(3))).containsExactly(Seat.of(4), Seat.of(2));
  }

  @Example
  void whoPlaysAloneIsOpposedToAllOthers() {
    Teams teams = Teams.alone(3);
    assertThat(teams.opponents(Seat.of(2))).containsExactly(Seat.of(3), Seat.of(1));
    assertThat(teams.of(Seat.of(2))).containsExactly(Seat.of(2));
    assertThat(teams.opposed(Seat.of(2), Seat.of(2))).isFalse();
  }

  @Example
  void itsJsonIsReadAsTheSame() {
    Teams teams = Teams.of(ImmutableList.of(ODD, EVEN));
    assertThat(EngineJson.write(teams)).isEqualTo("[[1,3],[4,2]]");
    assertThat(EngineJson.read("[[1,3],[4,2]]", Teams.class))
        .isEqualTo(teams)
        .hasSameHashCodeAs(teams)
        .isNotEqualTo(Teams.alone(4));
  }

  @Example
  void everybodyIsOfOneTeam() {
    assertThatIllegalArgumentException().isThrownBy(() -> Teams.of(ImmutableList.of(ODD, ODD)));
    assertThatIllegalArgumentException().isThrownBy(() -> Teams.of(ImmutableList.of(ODD)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Teams.of(ImmutableList.of(Seat.first(2), ImmutableList.of())));
  }
}
