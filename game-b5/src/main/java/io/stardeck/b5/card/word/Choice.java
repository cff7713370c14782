package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.b5.card.fact.Ability;
import java.util.Optional;

/** One thing that is chosen when an effect is used; an effect has at most two ({@code B5-W-55}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "choose")
public sealed interface Choice {
  /**
   * A card in play.
   *
   * @param filter which
   * @param forOthers which, for a player who does not control the source ({@code B5-W-37})
   */
  @JsonTypeName("CARD")
  record OfCard(Filter filter, Optional<Filter> forOthers) implements Choice {
    /** Which, for a player who controls the source, or for another. */
    public Filter filterFor(boolean other) {
      return other ? forOthers.orElse(filter) : filter;
    }
  }

  /**
   * A faction.
   *
   * @param other not the own one
   * @param withParticipant it had a participant in the conflict ({@code B5-W-54})
   */
  @JsonTypeName("FACTION")
  record OfFaction(boolean other, boolean withParticipant) implements Choice {}

  /** An open conflict, of that type if one is told. */
  @JsonTypeName("CONFLICT")
  record OfConflict(Optional<Ability> type) implements Choice {}

  /**
   * One ordered pair of races ({@code B5-W-39}).
   *
   * @param own from the own race
   */
  @JsonTypeName("TENSION")
  record OfTension(boolean own) implements Choice {}
}
