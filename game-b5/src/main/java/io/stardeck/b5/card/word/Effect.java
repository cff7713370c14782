package io.stardeck.b5.card.word;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import org.immutables.value.Value;

/** One effect of a card: when it works, what it costs, what is chosen, and what it does. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableEffect.class)
@JsonDeserialize(as = ImmutableEffect.class)
public interface Effect {
  /** Starts one without costs, choices or condition. */
  static ImmutableEffect.Builder builder() {
    return ImmutableEffect.builder();
  }

  Trigger trigger();

  ImmutableList<Cost> costs();

  Optional<Condition> condition();

  /** What is chosen, at most two things. */
  ImmutableList<Choice> choices();

  /** What it does, in this order, with one state check at the end. */
  ImmutableList<Operation> operations();

  /** How long its lasting operations last; by its trigger unless told. */
  Optional<Duration> lasts();

  /** Whether any player may use it ({@code B5-W-37}). */
  @Value.Default
  default boolean anyPlayer() {
    return false;
  }

  /** The cards that rotate for the action that this event accompanies ({@code B5-W-52}). */
  Optional<Filter> by();

  /** The cards that the accompanied action is done to ({@code B5-W-52}). */
  Optional<Filter> of();

  /** Which locations, for {@link Trigger#CAPTURED} ({@code B5-W-53}). */
  Optional<Filter> captured();

  /**
   * Whether whatever may be chosen for it may be used: it costs nothing, cards alone are chosen,
   * its condition can look at none of them, and none is readied.
   */
  @Value.Lazy
  default boolean choosesFreely() {
    return costs().isEmpty()
        && choices().stream().allMatch(choice -> choice instanceof Choice.OfCard)
        && (condition().isEmpty() || choices().isEmpty())
        && !readies(operations());
  }

  private static boolean readies(ImmutableList<Operation> operations) {
    return operations.stream()
        .anyMatch(
            each ->
                each instanceof CardOperation.Ready
                    || each instanceof Operation.If when && readies(when.then()));
  }

  /** How long its lasting operations last. */
  @Value.Lazy
  default Duration duration() {
    return lasts()
        .orElse(
            trigger() == Trigger.ROTATE
                ? Duration.WHILE_ROTATED
                : trigger() == Trigger.CONSTANT ? Duration.WHILE_IN_PLAY : Duration.END_OF_TURN);
  }
}
