package io.stardeck.b5.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** An open conflict. */
@Value.Immutable
@JsonSerialize(as = ImmutableConflict.class)
@JsonDeserialize(as = ImmutableConflict.class)
public interface Conflict {
  /** Starts one without participants. */
  static ImmutableConflict.Builder builder() {
    return ImmutableConflict.builder().supportBonus(0).oppositionBonus(0);
  }

  /** Its number in this turn, from 1 on: by it actions name it. */
  int number();

  /** The conflict card, if it has one. */
  Optional<CardId> card();

  /** What it is about and what it brings. */
  ConflictTraits traits();

  Seat initiator();

  Optional<Seat> target();

  /** The location that it is aimed at ({@code B5-REL-06}). */
  Optional<CardId> aim();

  /** In the order of joining. */
  ImmutableList<Participant> participants();

  /** Added to the support by effects. */
  int supportBonus();

  /** Added to the opposition by effects. */
  int oppositionBonus();

  /** The participants that were neutralised since it is open. */
  ImmutableList<CardId> neutralised();

  /** Whether it is directed against that faction. */
  default boolean targets(Seat seat) {
    Seat target = target().orElse(null);
    return target != null && target.number() == seat.number();
  }

  /** The type. */
  default Ability type() {
    return traits().type();
  }

  /** The entry of that card, or null. */
  default @Nullable Participant participant(CardId card) {
    ImmutableList<Participant> all = participants();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).card().equals(card)) {
        return all.get(i);
      }
    }
    return null;
  }
}
