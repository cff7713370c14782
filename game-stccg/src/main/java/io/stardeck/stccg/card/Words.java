package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Trigger;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What a card does in play, in the vocabulary of {@code io.stardeck.stccg.card.word}. */
public interface Words {
  /** What happens when it is played, or earned. */
  @MayBeAbsent
  ImmutableList<Effect> effects();

  /** What holds as long as it lies in play. */
  @MayBeAbsent
  ImmutableList<Standing> standing();

  /** What it does again and again as long as it lies in play. */
  @MayBeAbsent
  ImmutableList<Trigger> triggers();

  /** The first of the standing effects that is of a kind, or null. */
  default <S extends Standing> @Nullable S first(Class<S> kind) {
    for (Standing standing : standing()) {
      if (kind.isInstance(standing)) {
        return kind.cast(standing);
      }
    }
    return null;
  }

  /** Whether several copies on one object add up ({@code ST-TRM-02}). */
  @MayBeAbsent
  @Value.Default
  default boolean cumulative() {
    return false;
  }

  /** After how many full turns it is done with ({@code ST-EFF-43}). */
  OptionalInt countdown();

  /** What happens then. */
  @MayBeAbsent
  ImmutableList<Effect> atZero();

  /** What makes an end of it. */
  Optional<Requirement> cure();
}
