package io.stardeck.engine.contraband;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface Phase extends Frame {
  boolean fits(int left, int players);

  @JsonTypeName("turn")
  record Turn(Seat seat) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }

    @Override
    public boolean fits(int left, int players) {
      return left > 0 && seat.number() >= 1 && seat.number() <= players;
    }
  }

  @JsonTypeName("end")
  record End() implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }

    @Override
    public boolean fits(int left, int players) {
      return left == 0;
    }
  }
}
