package io.stardeck.engine.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import net.jqwik.api.Example;

/** What was set off waits, first caused first. */
final class ChainTest {
  private record Trigger(Seat seat, String name) {}

  private static final Trigger ONE_A = new Trigger(Seat.of(1), "a");
  private static final Trigger ONE_B = new Trigger(Seat.of(1), "b");
  private static final Trigger TWO_A = new Trigger(Seat.of(2), "a");

  @Example
  void whatWasCausedFirstIsCarriedOutFirst() {
    Chain<Trigger> chain = Chain.<Trigger>empty().with(ONE_B).with(ONE_A);
    assertThat(chain.first()).isEqualTo(ONE_B);
    assertThat(chain.rest().first()).isEqualTo(ONE_A);
    assertThat(chain.rest().rest().isDone()).isTrue();
  }

  @Example
  void whatIsCausedAtOnceComesInTheOrderOfTheSeats() {
    Chain<Trigger> chain =
        Chain.<Trigger>empty()
            .withAll(
                ImmutableList.of(ONE_B, TWO_A, ONE_A),
                ImmutableList.of(Seat.of(2), Seat.of(1)),
                Trigger::seat);
    assertThat(chain.waiting()).containsExactly(TWO_A, ONE_B, ONE_A);
  }

  @Example
  void whatWasSetOffOnceDoesNotAnswerItself() {
    Chain<Trigger> chain = Chain.<Trigger>empty().with(ONE_A).rest();
    assertThat(chain.withOnce(ONE_A, ONE_A::equals).isDone()).isTrue();
    assertThat(chain.withOnce(ONE_B, ONE_B::equals).waiting()).containsExactly(ONE_B);
    assertThat(chain.with(ONE_A).waiting()).containsExactly(ONE_A);
  }

  @Example
  void partOfWhatIsCarriedOutComesBeforeAllThatWaits() {
    Chain<Trigger> chain = Chain.<Trigger>empty().with(ONE_A).before(TWO_A);
    assertThat(chain.waiting()).containsExactly(TWO_A, ONE_A);
    assertThat(chain.fired()).containsExactly(ONE_A, TWO_A);
  }
}
