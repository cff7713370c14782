package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One word of what a card does. The words are plain values; each has one small interpreter of its
 * own.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Effect permits Boost, CardEffect, ShipEffect, GameEffect, Control {
  /** The players on whom it is carried out, one after the other; the acting one unless told. */
  default Who addressed() {
    return Who.SELF;
  }

  /** Of whom it speaks besides: whose cards it takes, who fights or who chooses. */
  default Optional<Who> whose() {
    return Optional.empty();
  }

  /** The number in it that may have to be chosen; 0 if there is none. */
  default Amount number() {
    return Amount.NONE;
  }

  /** The lists of effects within it, in the order in which they are written. */
  default ImmutableList<ImmutableList<Effect>> lists() {
    return ImmutableList.of();
  }
}
