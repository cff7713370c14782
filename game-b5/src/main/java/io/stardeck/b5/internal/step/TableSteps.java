package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.event.ConflictEvent.StationChanged;
import io.stardeck.b5.event.ConflictEvent.TensionChanged;
import io.stardeck.b5.event.ConflictEvent.VorlonChanged;
import io.stardeck.b5.event.ConflictEvent.WarEnded;
import io.stardeck.b5.event.ConflictEvent.WarStarted;
import io.stardeck.b5.internal.value.Force;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** What happens between the races, and to Babylon 5 and the Vorlons ({@code B5-REL}). */
public final class TableSteps {
  private static final RuleId REL_02 = RuleId.of("B5-REL-02");
  private static final RuleId REL_03 = RuleId.of("B5-REL-03");
  private static final RuleId REL_05 = RuleId.of("B5-REL-05");

  private TableSteps() {}

  /** A tension changes, within 0 to 5, unless something keeps it from rising. */
  public static void tension(Play<B5State> play, Race from, Race toward, int change) {
    Relations relations = Boards.of(play).relations();
    boolean held = change > 0 && mayNotRise(Boards.of(play), from, toward);
    if (from == toward || from == Race.NEUTRAL || toward == Race.NEUTRAL || held) {
      return;
    }
    Relations next = relations.withTension(from, toward, relations.tension(from, toward) + change);
    if (next.tension(from, toward) != relations.tension(from, toward)) {
      Boards.change(play, board -> board.withRelations(next));
      play.tell(REL_02, new TensionChanged(from, toward, next.tension(from, toward)));
    }
  }

  /** Whether something keeps that tension from rising ({@code B5-W-15}). */
  static boolean mayNotRise(Board board, Race from, Race toward) {
    for (Force force : InForce.all(board, Stat.NO_TENSION_RISE)) {
      NoTensionRise no = (NoTensionRise) force.operation();
      if (no.from() == from && no.toward() == toward) {
        return true;
      }
    }
    return false;
  }

  /** War, if the declaring race has tension 5 toward the other. */
  public static void war(Play<B5State> play, Race declaring, Race other) {
    Relations relations = Boards.of(play).relations();
    if (declaring != other
        && relations.tension(declaring, other) == Relations.MOST
        && !relations.atWar(declaring, other)) {
      Boards.change(play, board -> board.withRelations(relations.withWar(declaring, other, true)));
      play.tell(REL_03, new WarStarted(declaring, other));
    }
  }

  /** A war ends; both tensions are 4. */
  public static void endWar(Play<B5State> play, Race one, Race other) {
    Relations relations = Boards.of(play).relations();
    if (relations.atWar(one, other)) {
      Relations next =
          relations
              .withWar(one, other, false)
              .withTension(one, other, Relations.MOST - 1)
              .withTension(other, one, Relations.MOST - 1);
      Boards.change(play, board -> board.withRelations(next));
      play.tell(REL_03, new WarEnded(one, other));
    }
  }

  /** The influence of Babylon 5 changes, never below 0 or beyond {@link Standing#MOST}. */
  public static void station(Play<B5State> play, int change) {
    int next = changed(Boards.of(play).station(), change);
    Boards.change(play, board -> board.withStation(next));
    play.tell(REL_05, new StationChanged(next));
  }

  /** The influence of the Vorlons changes, within the same bounds. */
  public static void vorlon(Play<B5State> play, int change) {
    int next = changed(Boards.of(play).vorlon(), change);
    Boards.change(play, board -> board.withVorlon(next));
    play.tell(REL_05, new VorlonChanged(next));
  }

  private static int changed(int influence, int change) {
    return Math.max(0, Math.min(Standing.MOST, influence + change));
  }
}
