package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import org.junit.jupiter.api.Test;

final class OpenDraftTest {
  @Test
  void aDraftIsBegunContinuedAndCommitted() {
    OpenDraft<Draft> begun = OpenDraft.<Draft>empty().with(new Draft(1));
    OpenDraft<Draft> continued = begun.with(new Draft(2));
    assertThat(begun.open()).isEqualTo(new Draft(1));
    assertThat(continued.open()).isEqualTo(new Draft(2));
    assertThat(continued.committed()).isEqualTo(OpenDraft.empty());
  }

  @Test
  void withdrawalsAreCounted() {
    OpenDraft<Draft> desk = OpenDraft.empty();
    desk = desk.with(new Draft(1)).withdrawn().with(new Draft(1)).withdrawn();
    assertThat(desk.isOpen()).isFalse();
    assertThat(desk.withdrawals()).isEqualTo(2);
    assertThat(desk.with(new Draft(1)).committed().withdrawals())
        .as("a commit keeps the count")
        .isEqualTo(2);
  }

  @Test
  void withoutADraftThereIsNothingToClose() {
    assertThatIllegalStateException().isThrownBy(() -> OpenDraft.empty().open());
    assertThatIllegalStateException().isThrownBy(() -> OpenDraft.empty().committed());
    assertThatIllegalStateException().isThrownBy(() -> OpenDraft.empty().withdrawn());
  }

  private record Draft(int step) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(Seat.of(1));
    }
  }
}
