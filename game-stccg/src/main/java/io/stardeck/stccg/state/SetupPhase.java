package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;

/** A phase of the set-up ({@code ST-SET-01}). */
public sealed interface SetupPhase extends Phase {
  /**
   * Missions are placed ({@code ST-SPL-03}).
   *
   * @param seat whose top mission is turned up
   */
  @JsonTypeName("missions")
  record Missions(Seat seat) implements SetupPhase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /**
   * Dilemmas and artifacts are seeded ({@code ST-SED-02}).
   *
   * @param round who is asked
   */
  @JsonTypeName("seed")
  record Seed(Round round) implements SetupPhase {
    @Override
    public ImmutableList<Seat> deciders() {
      return round.deciders();
    }
  }

  /**
   * Outposts are placed ({@code ST-OUT-01}).
   *
   * @param round who is asked
   */
  @JsonTypeName("outposts")
  record Outposts(Round round) implements SetupPhase {
    @Override
    public ImmutableList<Seat> deciders() {
      return round.deciders();
    }
  }

  /** Decks are shuffled and hands drawn ({@code ST-SET-01}). */
  @JsonTypeName("opening")
  record Opening() implements SetupPhase, Running {}
}
