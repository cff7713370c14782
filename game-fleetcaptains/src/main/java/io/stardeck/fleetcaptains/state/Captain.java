package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Faction;
import org.immutables.value.Value;

/** What everybody sees of a player. */
@Value.Immutable
@JsonSerialize(as = ImmutableCaptain.class)
@JsonDeserialize(as = ImmutableCaptain.class)
public interface Captain {
  /** The side. */
  Faction faction();

  /** The ships in play, in the order in which they joined. */
  ImmutableList<Ship> fleet();

  /** The ships that may be called. */
  ImmutableList<CardId> reserve();

  /** The ships that were lost. */
  ImmutableList<CardId> destroyed();

  /** The sizes that the fleet may have together, without cards in play ({@code FC-FLT-03}). */
  int fleetLimit();

  /** The score area. */
  ImmutableList<Scored> scored();

  /** Cards that lie before the player. */
  ImmutableList<CardId> staying();

  /** The subdecks, once both players have chosen. */
  ImmutableList<CardId> subdecks();

  /** The active missions that lie face up. */
  ImmutableList<CardId> openMissions();

  /** What was done openly for open missions. */
  ImmutableMap<CardId, Integer> progress();

  /** Open missions whose claim was declined since the own last turn. */
  ImmutableList<CardId> declined();

  /** How many cards of the discard pile lay there when the turn began ({@code FC-D-59}). */
  int oldDiscards();

  /** The points ({@code FC-VIC-02}). */
  @JsonIgnore
  @Value.Lazy
  default int score() {
    int sum = 0;
    for (Scored each : scored()) {
      sum += each.vp();
    }
    return sum;
  }
}
