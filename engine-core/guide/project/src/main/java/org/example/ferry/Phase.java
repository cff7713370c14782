package org.example.ferry;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.rules.window.GatheringFrame;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundFrame;

/** What the game waits for. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Phase extends Frame {
  /** All lay a card, in any order. */
  @JsonTypeName("laying")
  record Laying(Gathering gathering) implements Phase, GatheringFrame {}

  /** Each in turn may exchange. */
  @JsonTypeName("exchanging")
  record Exchanging(Round round) implements Phase, RoundFrame {}

  /** It is over. */
  @JsonTypeName("over")
  record Over(Outcome outcome) implements Phase, FinalFrame {}
}
