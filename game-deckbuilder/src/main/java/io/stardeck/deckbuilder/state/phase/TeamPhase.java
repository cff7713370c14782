package io.stardeck.deckbuilder.state.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.rules.window.GatheringFrame;

/**
 * A phase in which the players of a team act in any order, one action at a time, until all of them
 * have had enough at the same time ({@code DB-BOR-18}, {@code DB-BOR-24}): by a standing pass, or
 * by agreeing.
 */
public sealed interface TeamPhase extends Phase, GatheringFrame
    permits TeamAction, TeamWindow, CubePlay {
  /** The same phase with that gathering. */
  TeamPhase with(Gathering next);

  @Override
  default ImmutableList<Seat> deciders() {
    return GatheringFrame.super.deciders();
  }
}
