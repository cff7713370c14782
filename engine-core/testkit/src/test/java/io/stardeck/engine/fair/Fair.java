package io.stardeck.engine.fair;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.Run;
import java.util.Collections;
import java.util.Optional;

/** The state: wares on a stall, points, turns left, and what is under way. */
record Fair(
    Integer config,
    ImmutableList<Integer> stall,
    ImmutableList<Integer> points,
    int left,
    Pile<Phase> frames)
    implements OpenGame.State<Integer, Fair> {
  /** Each seat sees all of it. */
  record Look(Seat seat, Fair state) implements OpenGame.Sight<Fair> {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  sealed interface Phase extends Frame {}

  @JsonTypeName("turn")
  record Turn(Seat seat) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  @JsonTypeName("over")
  record Over(Outcome outcome) implements Phase, FinalFrame {}

  /** A list that is carried out. */
  @JsonTypeName("carrying-out")
  record CarryingOut(Seat player, int script, Progress progress)
      implements Phase, Run<CarryingOut> {
    @Override
    public CarryingOut with(Progress next) {
      return new CarryingOut(player, script, next);
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  sealed interface Pick extends Option {
    @JsonTypeName("none")
    record None() implements Pick {}

    @JsonTypeName("yes")
    record Yes() implements Pick {}

    @JsonTypeName("ware")
    record Ware(int ware) implements Pick {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  sealed interface Move extends Action {
    @JsonTypeName("begin")
    record Begin(Seat actor, int script) implements Move {}

    @JsonTypeName("choose")
    record Choose(Seat actor, Pick option) implements Move {}
  }

  @JsonTypeName("taken")
  record Taken(Seat seat, int ware) implements GameEvent {}

  @Override
  public Fair withFrames(Pile<Frame> next) {
    return new Fair(config, stall, points, left, next.as(Phase.class));
  }

  Fair gaining(Seat seat, int n) {
    int sum = points.get(seat.index()) + n;
    return new Fair(config, stall, Lists.set(points, seat.index(), sum), left, frames);
  }

  Fair without(int ware) {
    return new Fair(config, Lists.minus(stall, ware), points, left, frames);
  }

  @Override
  public Frame top() {
    return frames.top();
  }

  @Override
  public Optional<Outcome> outcome() {
    return top() instanceof Over over ? Optional.of(over.outcome()) : Optional.empty();
  }

  /** How it would end now. */
  Outcome result() {
    int most = Collections.max(points);
    ImmutableList<Seat> winners =
        Seat.first(2).stream()
            .filter(seat -> points.get(seat.index()) == most)
            .collect(ImmutableList.toImmutableList());
    return new Outcome(winners, points, FairGame.END);
  }

  @Override
  public ImmutableList<Fault> faults() {
    return FairFaults.of(this);
  }
}
