package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * What a card does once, when it is played, met or triggered. The effects of a card are carried out
 * in the order of the list; one without an object does nothing ({@code ST-EFF-40}).
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Effect extends io.stardeck.engine.script.Effect
    permits PersonEffect, ShipEffect, CardEffect, GameEffect {
  @Override
  default ImmutableList<ImmutableList<Effect>> lists() {
    return ImmutableList.of();
  }

  /** Whether it is of that kind, or an effect within it is. */
  default boolean includes(Class<? extends Effect> kind) {
    return kind.isInstance(this)
        || lists().stream().flatMap(List::stream).anyMatch(effect -> effect.includes(kind));
  }
}
