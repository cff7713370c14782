package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.EngineJson;
import net.jqwik.api.Example;

final class GatheringTest {
  private static final Seat A = Seat.of(1);
  private static final Seat B = Seat.of(2);
  private static final Seat C = Seat.of(3);

  @Example
  void itWaitsForAllWhoHaveNotHadEnoughInAnyOrder() {
    Gathering gathering = Gathering.of(ImmutableList.of(C, A, B)).enough(C).enough(A);
    assertThat(gathering.open()).containsExactly(B);
    assertThat(gathering.done()).as("in seat order").containsExactly(A, C);
    assertThat(gathering.over()).isFalse();
    assertThat(gathering.enough(B).over()).isTrue();
    assertThat(gathering.enough(C)).isSameAs(gathering);
  }

  @Example
  void whoActsHasNotHadEnough() {
    Gathering gathering = Gathering.of(ImmutableList.of(A, B)).enough(A);
    assertThat(gathering.acted(A).open()).containsExactly(A, B);
    assertThat(gathering.acted(B)).isSameAs(gathering);
  }

  @Example
  void whatHappensMayAskAllAfresh() {
    Gathering gathering = Gathering.of(ImmutableList.of(A, B));
    assertThat(gathering.enough(A).afresh()).isEqualTo(gathering);
    assertThat(gathering.afresh()).isSameAs(gathering);
  }

  @Example
  void whoLeavesIsNotWaitedFor() {
    Gathering gathering = Gathering.of(ImmutableList.of(A, B, C)).enough(A).enough(B);
    assertThat(gathering.without(C).over()).isTrue();
    assertThat(gathering.without(A).open()).containsExactly(C);
    assertThat(gathering.without(Seat.of(4))).isSameAs(gathering);
    assertThat(gathering.among(seat -> seat.equals(B)))
        .isEqualTo(new Gathering(ImmutableList.of(B), ImmutableList.of(B)));
    assertThat(gathering.among(seat -> true)).isSameAs(gathering);
    assertThat(gathering.among(seat -> false).over()).as("nobody is left").isTrue();
  }

  @Example
  void aFrameWaitsForThoseWhoHaveNotHadEnoughAndIsOpenToTheOthers() {
    Gathering gathering = Gathering.of(ImmutableList.of(A, B)).enough(B);
    assertThat(new Together(gathering).deciders()).containsExactly(A);
    assertThat(new Together(gathering).mayAlsoAct()).containsExactly(B);
    assertThat(new Together(gathering.enough(A)).mayAlsoAct()).as("over").isEmpty();
  }

  private record Together(Gathering gathering) implements GatheringFrame {}

  @Example
  void itsJsonIsReadAsTheSame() {
    Gathering gathering = Gathering.of(ImmutableList.of(A, B, C)).enough(B);
    String json = EngineJson.write(gathering);
    assertThat(json).isEqualTo("{\"done\":[2],\"in\":[1,2,3]}");
    assertThat(EngineJson.read(json, Gathering.class)).isEqualTo(gathering);
  }

  @Example
  void aBadGatheringCannotBeBuilt() {
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(B, A)));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(A, A)));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(C)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Gathering(ImmutableList.of(B, A), ImmutableList.of()));
  }

  private static Gathering built(ImmutableList<Seat> done) {
    return new Gathering(ImmutableList.of(A, B), done);
  }
}
