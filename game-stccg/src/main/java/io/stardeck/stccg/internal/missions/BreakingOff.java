package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Attempt.Step;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** What ends an attempt between its steps ({@code ST-ATT-06}, {@code ST-INT-10}). */
final class BreakingOff {
  private static final ImmutableSet<Step> SETTLED =
      Sets.immutableEnumSet(Step.SETTLE, Step.NULLIFIED, Step.SOLVED, Step.END);

  private BreakingOff() {}

  /** Whether an attempt cannot take its next step. */
  static boolean due(Play<StccgState> play, Attempt attempt) {
    return !SETTLED.contains(attempt.step())
        && (Course.gone(play, attempt) || away(play.state(), attempt));
  }

  /** Whether the group was taken away, or its ship, by something else than what it has met. */
  private static boolean away(StccgState state, Attempt attempt) {
    // What the dilemma itself has brought about is settled with it (ST-DIL-12).
    boolean moved = attempt.over() && attempt.step() != Step.CONDITIONS;
    return moved
        || free(attempt) && apart(state, attempt)
        || attempt.host().kind() == HostKind.SHIP && lost(state, attempt);
  }

  /** Whether nothing that was met is still to be dealt with. */
  private static boolean free(Attempt attempt) {
    return attempt.step() == Step.MEET || attempt.step() == Step.REQUIREMENTS;
  }

  /** Whether the group does not go together any more, as a treaty has ended ({@code ST-AFF-04}). */
  private static boolean apart(StccgState state, Attempt attempt) {
    ImmutableList<Card> group =
        Parties.able(state, attempt.seat(), attempt.location(), attempt.host(), Role.GROUP);
    return Parties.sides(state.table(), attempt.seat(), group).size() > 1;
  }

  /** Whether the ship is in other hands; or cloaked or on a course, once what it met is settled. */
  private static boolean lost(StccgState state, Attempt attempt) {
    @Nullable Ship ship = state.table().ship(attempt.host().card());
    return ship != null
        && (!ship.of(attempt.seat())
            || free(attempt) && (ship.cloaked() || Courses.binds(state.table(), ship)));
  }

  /** Ends the attempt; a dilemma that was met is still settled ({@code ST-DIL-10}). */
  static void end(Play<StccgState> play, Attempt attempt) {
    switch (attempt.step()) {
      case RESOLVE -> Settling.escaped(play, attempt.failing(true));
      case CONDITIONS -> {
        if (away(play.state(), attempt)) {
          Settling.escaped(play, attempt.failing(true));
        } else {
          Course.to(
              play,
              attempt.failing(Stacks.dilemma(play.state(), attempt).conditional()).at(Step.SETTLE));
        }
      }
      default -> Course.to(play, attempt.at(Step.END));
    }
  }
}
