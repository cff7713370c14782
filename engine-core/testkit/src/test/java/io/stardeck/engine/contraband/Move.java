package io.stardeck.engine.contraband;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Move extends Action {
  @JsonTypeName("pass")
  record Pass(Seat actor) implements Move {}

  /** From the own deck. */
  @JsonTypeName("draw")
  record Draw(Seat actor) implements Move {}

  /** A card of the hand goes face down on the own stash. */
  @JsonTypeName("stash")
  record Stash(Seat actor, CardId card) implements Move {}

  /** A card of the hand goes under the own deck. */
  @JsonTypeName("bury")
  record Bury(Seat actor, CardId card) implements Move {}

  @JsonTypeName("play-card")
  record PlayCard(Seat actor, CardId card) implements Move {}

  @JsonTypeName("mix-boxes")
  record MixBoxes(Seat actor) implements Move {}

  /** A box of the next seat is shown to everybody. */
  @JsonTypeName("open-box")
  record OpenBox(Seat actor, int box) implements Move {}
}
