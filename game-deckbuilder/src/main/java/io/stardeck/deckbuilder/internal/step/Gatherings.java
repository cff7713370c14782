package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Gathering;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Phases in which the players of a team act in any order. */
public final class Gatherings {
  private Gatherings() {}

  /**
   * Leaves those out of the gathering on top who are not in any more (DB-BOR-24, DB-BOR-27).
   *
   * @return whether somebody was
   */
  public static boolean leave(Play<DeckbuilderState> play, Gathering gathering) {
    Table table = play.state().table();
    ImmutableList<Seat> in = still(table, gathering.in());
    boolean changed = in.size() < gathering.in().size();
    if (changed) {
      play.replace(gathering.with(in, still(table, gathering.done())));
    }
    return changed;
  }

  /** Whether everybody who takes part has had enough; so it is if nobody does (DB-BOR-33). */
  public static boolean over(Gathering gathering) {
    return gathering.done().size() == gathering.in().size();
  }

  /** {@code seat} has had enough of the gathering on top. */
  public static void enough(Play<DeckbuilderState> play, Gathering gathering, Seat seat) {
    ImmutableList<Seat> done = ImmutableList.sortedCopyOf(Lists.plus(gathering.done(), seat));
    play.replace(gathering.with(gathering.in(), done));
  }

  /** {@code seat} acts, and so takes back that he has had enough of the gathering on top. */
  static void goOn(Play<DeckbuilderState> play, Gathering gathering, Seat seat) {
    if (gathering.done().contains(seat)) {
      play.replace(gathering.with(gathering.in(), Lists.minus(gathering.done(), seat)));
    }
  }

  private static ImmutableList<Seat> still(Table table, ImmutableList<Seat> seats) {
    ImmutableList<Seat> left = seats;
    for (int i = 0; i < seats.size(); i++) {
      if (!Teams.in(table, seats.get(i))) {
        left = Lists.minus(left, seats.get(i));
      }
    }
    return left;
  }
}
