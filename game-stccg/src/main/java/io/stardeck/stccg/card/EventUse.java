package io.stardeck.stccg.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Target;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** How a card is played as an event ({@code ST-DAT-17}). */
@Value.Immutable
@JsonSerialize(as = ImmutableEventUse.class)
@JsonDeserialize(as = ImmutableEventUse.class)
public abstract class EventUse implements Words {
  EventUse() {}

  /** How a card is played as an event; null if it is not. */
  public static @Nullable EventUse of(CardDef card) {
    if (card instanceof EventDef event) {
      return event.event();
    }
    return card instanceof ArtifactDef artifact ? artifact.event().orElse(null) : null;
  }

  /** Where it lies. */
  public abstract EventPlace place();

  /** What it may be played on: one of them; nothing if it lies on the table or just happens. */
  @MayBeAbsent
  public abstract ImmutableList<Target> targets();

  /** What all must see to be so. */
  public abstract Optional<Requirement> playIf();

  /** Whether it is discarded when the mission is solved that it lies on. */
  @MayBeAbsent
  @Value.Default
  public boolean untilSolved() {
    return false;
  }

  /** Whether no second copy may lie there. */
  @MayBeAbsent
  @Value.Default
  public boolean onePerPlace() {
    return false;
  }

  /** The span of the location that it makes. */
  @MayBeAbsent
  @Value.Default
  public int span() {
    return 0;
  }

  /** A builder. */
  public static ImmutableEventUse.Builder builder() {
    return ImmutableEventUse.builder();
  }
}
