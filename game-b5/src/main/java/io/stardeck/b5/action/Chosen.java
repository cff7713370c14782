package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** One thing that was chosen for an effect; {@code toString} is how a refusal names it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "chosen")
public sealed interface Chosen {
  /** A card in play. */
  @JsonTypeName("card")
  record ACard(CardId card) implements Chosen {
    @Override
    public String toString() {
      return card.toString();
    }
  }

  /** A faction. */
  @JsonTypeName("faction")
  record AFaction(Seat faction) implements Chosen {
    @Override
    public String toString() {
      return faction.toString();
    }
  }

  /** An open conflict, by its number in this turn. */
  @JsonTypeName("conflict")
  record AConflict(int conflict) implements Chosen {
    @Override
    public String toString() {
      return "conflict " + conflict;
    }
  }

  /** The tension from one race toward another. */
  @JsonTypeName("tension")
  record ATension(Race from, Race toward) implements Chosen {
    @Override
    public String toString() {
      return "tension of %s toward %s".formatted(from, toward);
    }
  }
}
