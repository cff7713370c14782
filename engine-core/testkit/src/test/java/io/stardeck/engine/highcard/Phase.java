package io.stardeck.engine.highcard;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Phase extends Frame {
  @JsonTypeName("turn")
  record Turn(Seat seat) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  @JsonTypeName("end")
  record End() implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }
}
