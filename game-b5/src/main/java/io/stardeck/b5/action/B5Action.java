package io.stardeck.b5.action;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What a player can do. Cards are named by id, open conflicts by their number in the turn. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "action")
public sealed interface B5Action extends Action
    permits Deed, WithEvent, FrameAction, B5Action.Answer {
  /** What belongs to the action that caused it, and does not count as one ({@code B5-RPL-05}). */
  sealed interface Answer extends B5Action {}

  /** A card replies to what was announced ({@code B5-RPL-02}). */
  @JsonTypeName("reply")
  record ReplyWith(Seat actor, CardId card) implements Answer {}

  /** No reply. */
  @JsonTypeName("decline-reply")
  record DeclineReply(Seat actor) implements Answer {}

  /** One of the cards looked at goes elsewhere, or none ({@code B5-W-20}). */
  @JsonTypeName("look-take")
  record LookTake(Seat actor, Optional<CardId> card) implements Answer {}

  /** Passing in the action round ({@code B5-PAS-01}). */
  @JsonTypeName("pass")
  record Pass(Seat actor) implements Answer {}
}
