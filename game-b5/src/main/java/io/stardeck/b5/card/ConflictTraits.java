package io.stardeck.b5.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** What a conflict is about, who may join it, and what it brings. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableConflictTraits.class)
@JsonDeserialize(as = ImmutableConflictTraits.class)
public interface ConflictTraits {
  /** Starts one. */
  static ImmutableConflictTraits.Builder builder() {
    return ImmutableConflictTraits.builder();
  }

  Ability type();

  /** Whether a target faction is named. */
  @Value.Default
  default boolean needsTarget() {
    return false;
  }

  /** Who may join; without it all that may take part. */
  Optional<Filter> restriction();

  @Value.Default
  default boolean locationsMayParticipate() {
    return false;
  }

  /** What happens when the initiator wins. */
  ImmutableList<Outcome> onWin();

  /** What happens when the initiator loses. */
  ImmutableList<Outcome> onLose();

  /** Abilities that may be used beside its own ({@code B5-W-04}). */
  ImmutableList<AlsoUses> alsoUses();

  /** Only cards of the initiator and of the target take part ({@code B5-W-06}). */
  @Value.Default
  default boolean onlyInitiatorAndTarget() {
    return false;
  }

  /** At most one fleet of each of these two, and nothing else ({@code B5-W-06}). */
  @Value.Default
  default boolean oneFleetEachSide() {
    return false;
  }

  /** One of the tensions between initiator and target is at least that. */
  OptionalInt targetTension();

  /** Cards whose rating counts twice in the totals ({@code B5-W-05}). */
  Optional<Filter> countDouble();

  /**
   * An ability that may be used too.
   *
   * @param side only on that side
   * @param kind only by that kind of card
   */
  record AlsoUses(Ability ability, Optional<Side> side, Optional<Kind> kind) {}
}
