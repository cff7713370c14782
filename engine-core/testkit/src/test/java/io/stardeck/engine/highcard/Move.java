package io.stardeck.engine.highcard;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Move extends Action {
  @JsonTypeName("draw")
  record Draw(Seat actor) implements Move {}

  @JsonTypeName("play-card")
  record PlayCard(Seat actor, int card) implements Move {}
}
