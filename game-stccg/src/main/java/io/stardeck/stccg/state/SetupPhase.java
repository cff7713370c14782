package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.PassingFrame;
import io.stardeck.engine.rules.SeatFrame;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundFrame;

/** A phase of the set-up ({@code ST-SET-01}). */
public sealed interface SetupPhase extends Phase {
  /**
   * Missions are placed ({@code ST-SPL-03}).
   *
   * @param seat whose top mission is turned up
   */
  @JsonTypeName("missions")
  record Missions(Seat seat) implements SetupPhase, SeatFrame {}

  /**
   * Dilemmas and artifacts are seeded ({@code ST-SED-02}).
   *
   * @param round who is asked
   */
  @JsonTypeName("seed")
  record Seed(Round round) implements SetupPhase, RoundFrame {}

  /**
   * Outposts are placed ({@code ST-OUT-01}).
   *
   * @param round who is asked
   */
  @JsonTypeName("outposts")
  record Outposts(Round round) implements SetupPhase, RoundFrame {}

  /** Decks are shuffled and hands drawn ({@code ST-SET-01}). */
  @JsonTypeName("opening")
  record Opening() implements SetupPhase, PassingFrame {}
}
