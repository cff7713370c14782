package io.stardeck.engine.cairn;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Move extends Action {
  /** That it is high enough. */
  @JsonTypeName("agree")
  record Agree(Seat actor) implements Move {}

  /** One stone. */
  @JsonTypeName("lay")
  record Lay(Seat actor) implements Move {}

  /** So many stones are left. */
  record Laid(int left) implements GameEvent {}
}
