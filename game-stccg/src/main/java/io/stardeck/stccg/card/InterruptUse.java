package io.stardeck.stccg.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.word.Opening;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.WindowKind;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** How a card is played as an interrupt ({@code ST-DAT-18}). */
@Value.Immutable
@JsonSerialize(as = ImmutableInterruptUse.class)
@JsonDeserialize(as = ImmutableInterruptUse.class)
public abstract class InterruptUse implements Words {
  InterruptUse() {}

  /** How {@code card} is played as an interrupt; null if it is not. */
  public static @Nullable InterruptUse of(CardDef card) {
    if (card instanceof InterruptDef interrupt) {
      return interrupt.interrupt();
    }
    return card instanceof ArtifactDef artifact ? artifact.interrupt().orElse(null) : null;
  }

  /** Whether it may be played at every free moment and in every window. */
  @MayBeAbsent
  @Value.Default
  public boolean any() {
    return false;
  }

  /** The windows in which it may not be played all the same. */
  @MayBeAbsent
  public abstract ImmutableSet<WindowKind> except();

  /** The windows that it answers besides. */
  @MayBeAbsent
  public abstract ImmutableList<Opening> windows();

  /** What it may be played on: one of them; nothing if it just happens. */
  @MayBeAbsent
  public abstract ImmutableList<Target> targets();

  /** What its player must see to be so. */
  public abstract Optional<Requirement> playIf();

  /** Whether it stays in play. */
  @MayBeAbsent
  @Value.Default
  public boolean stays() {
    return false;
  }

  /** Whether it goes aboard, where all that are played on one ship in one window act together. */
  @MayBeAbsent
  @Value.Default
  public boolean stack() {
    return false;
  }

  /** How many copies leave the hand together, 1 or more. */
  @MayBeAbsent
  @Value.Default
  public int copies() {
    return 1;
  }

  /** Whether each player may play it only once in a turn. */
  @MayBeAbsent
  @Value.Default
  public boolean oncePerTurn() {
    return false;
  }

  /** Whether it may be played only once for each mission, or victim. */
  @MayBeAbsent
  @Value.Default
  public boolean oncePerPlace() {
    return false;
  }

  /** The ids of cards that do not nullify it. */
  @MayBeAbsent
  public abstract ImmutableSet<String> immuneTo();

  /** A builder. */
  public static ImmutableInterruptUse.Builder builder() {
    return ImmutableInterruptUse.builder();
  }
}
