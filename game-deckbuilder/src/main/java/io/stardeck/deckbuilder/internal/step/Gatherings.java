package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.TeamPhase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Gathering;

/** Phases in which the players of a team act in any order. */
public final class Gatherings {
  private Gatherings() {}

  /**
   * Leaves those out of the phase on top who are not in any more (DB-BOR-24, DB-BOR-27).
   *
   * @return whether somebody was
   */
  public static boolean leave(Play<DeckbuilderState> play, TeamPhase phase) {
    Table table = play.state().table();
    return become(play, phase, phase.gathering().among(seat -> Teams.in(table, seat)));
  }

  /** {@code seat} acts, and so has not had enough after all. */
  static void goOn(Play<DeckbuilderState> play, TeamPhase phase, Seat seat) {
    become(play, phase, phase.gathering().acted(seat));
  }

  private static boolean become(Play<DeckbuilderState> play, TeamPhase phase, Gathering next) {
    boolean changed = next != phase.gathering();
    if (changed) {
      play.replace(phase.with(next));
    }
    return changed;
  }
}
