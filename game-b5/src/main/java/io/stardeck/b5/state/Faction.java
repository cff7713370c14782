package io.stardeck.b5.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.immutables.value.Value;

/** What everybody sees of one faction. */
@Value.Immutable
@JsonSerialize(as = ImmutableFaction.class)
@JsonDeserialize(as = ImmutableFaction.class)
public interface Faction {
  Race race();

  /** Influence owned, {@code minRating} or more. */
  int baseRating();

  /** Influence that can be applied, 0 or more. */
  int pool();

  /** Influence of this turn alone ({@code B5-W-18}). */
  int turnBonus();

  /** Influence of the next turn alone. */
  int nextTurnBonus();

  /** Conflicts won as initiator in the game ({@code B5-FRM-55}). */
  int conflictsWon();

  /** Influence applied this turn. */
  int applied();

  /** The ambassador first. */
  ImmutableList<Card> innerCircle();

  ImmutableList<Card> supportingRow();

  /** The enhancements of Babylon 5 that this player sponsored. */
  ImmutableList<Card> onStation();

  /** The agenda that lies face up. */
  Optional<Card> agenda();

  /**
   * The hosts of the aftermaths that this player has set: each host by which was set under first,
   * once for each aftermath that lies there.
   */
  ImmutableList<Under> setUnder();

  /** What was worked out from this faction. */
  @Value.Lazy
  default FactionMemo memo() {
    return new FactionMemo();
  }

  /**
   * Where a set aftermath lies.
   *
   * @param host the card above it; without one the agenda that lies face down
   */
  record Under(Optional<CardId> host) {}
}
