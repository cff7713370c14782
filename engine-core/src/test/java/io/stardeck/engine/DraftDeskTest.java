package io.stardeck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

final class DraftDeskTest {
  @Test
  void aDraftIsBegunContinuedAndCommitted() {
    DraftDesk<Draft> begun = DraftDesk.<Draft>empty().with(new Draft(1));
    DraftDesk<Draft> continued = begun.with(new Draft(2));
    assertThat(begun.open()).isEqualTo(new Draft(1));
    assertThat(continued.open()).isEqualTo(new Draft(2));
    assertThat(continued.committed()).isEqualTo(DraftDesk.empty());
  }

  @Test
  void withdrawalsAreCounted() {
    DraftDesk<Draft> desk = DraftDesk.empty();
    desk = desk.with(new Draft(1)).withdrawn().with(new Draft(1)).withdrawn();
    assertThat(desk.isOpen()).isFalse();
    assertThat(desk.withdrawals()).isEqualTo(2);
    assertThat(desk.with(new Draft(1)).committed().withdrawals())
        .as("a commit keeps the count")
        .isEqualTo(2);
  }

  @Test
  void withoutADraftThereIsNothingToClose() {
    assertThatIllegalStateException().isThrownBy(() -> DraftDesk.empty().open());
    assertThatIllegalStateException().isThrownBy(() -> DraftDesk.empty().committed());
    assertThatIllegalStateException().isThrownBy(() -> DraftDesk.empty().withdrawn());
  }

  private record Draft(int step) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(Seat.of(1));
    }
  }
}
