package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;

/** What an answer does to the action that it answers ({@code B5-RPL-01}). */
public sealed interface ReplyOperation extends Operation {
  /** The event has no effect ({@code B5-W-34}). */
  @JsonTypeName("CANCEL_EVENT")
  record CancelEvent() implements ReplyOperation {}

  /** The card takes the damage for the attacked card of that title ({@code B5-W-35}). */
  @JsonTypeName("TAKE_DAMAGE_FOR")
  record TakeDamageFor(String title) implements ReplyOperation {}

  /** The attacked card, one that fits, withdraws from the conflict ({@code B5-W-36}). */
  @JsonTypeName("WITHDRAW")
  record Withdraw(Filter filter) implements ReplyOperation, Filtered {}
}
