package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.SUP_04;

import io.stardeck.b5.action.Chosen.ATension;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.TableOperation.ApplyLimit;
import io.stardeck.b5.card.word.TableOperation.CancelConflict;
import io.stardeck.b5.card.word.TableOperation.EndWar;
import io.stardeck.b5.card.word.TableOperation.Pair;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.event.ConflictEvent.ApplyLimitSet;
import io.stardeck.b5.event.ConflictEvent.SideRaised;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Words that happen between the factions, to Babylon 5, and to conflicts. */
final class TableWords {
  private static final RuleId W_19 = RuleId.of("B5-W-19");

  private TableWords() {}

  static void tension(Play<B5State> play, Scope scope, Tension word, Duration duration) {
    int change = Amounts.of(scope, word.amount());
    Race own = race(scope, scope.own());
    if (word.of() instanceof Pair.Races races) {
      TableSteps.tension(play, races.from(), races.toward(), change);
    } else if (word.of() instanceof Pair.Factions factions) {
      Seat from = scope.seat(factions.from());
      Seat toward = scope.seat(factions.toward());
      if (from != null && toward != null) {
        TableSteps.tension(play, race(scope, from), race(scope, toward), change);
      }
    } else if (word.of() instanceof Pair.Chosen) {
      ATension chosen = scope.chosenTension();
      if (chosen != null) {
        TableSteps.tension(play, chosen.from(), chosen.toward(), change);
      }
    } else if (word.of() instanceof Pair.EveryOwn) {
      for (Race toward : Race.FACTIONS) {
        TableSteps.tension(play, own, toward, change);
      }
    } else if (word.of() instanceof Pair.HighestOwn) {
      TableSteps.tension(play, own, highest(scope.board(), own), change);
    }
  }

  /** Ties go to the first of the order of the races ({@code B5-W-15}). */
  private static Race highest(Board board, Race from) {
    for (Race toward : Race.FACTIONS) {
      if (toward != from
          && board.relations().tension(from, toward) == board.relations().highest(from)) {
        return toward;
      }
    }
    throw new IllegalStateException("no highest tension of " + from);
  }

  static void war(Play<B5State> play, Scope scope, War word, Duration duration) {
    Race own = race(scope, scope.own());
    Race other = against(scope, word.with(), own);
    int missing = word.rise() - scope.board().relations().tension(own, other);
    if (missing > 0) {
      TableSteps.tension(play, own, other, missing);
    }
    TableSteps.war(play, own, other);
  }

  /** The race that such a word names, else that of the chosen faction, else the own one. */
  private static Race against(Scope scope, Optional<Race> named, Race own) {
    Seat chosen = scope.chosenFaction();
    return named.orElse(chosen == null ? own : race(scope, chosen));
  }

  static void endWar(Play<B5State> play, Scope scope, EndWar word, Duration duration) {
    Race own = race(scope, scope.own());
    Race with = against(scope, word.with(), own);
    for (Race other : Race.FACTIONS) {
      if (word.every() || other == with) {
        TableSteps.endWar(play, own, other);
      }
    }
  }

  static void applyLimit(Play<B5State> play, Scope scope, ApplyLimit word, Duration duration) {
    int limit =
        Math.min(
            Math.max(0, Amounts.of(scope, word.amount())),
            scope.board().applyLimit().orElse(Integer.MAX_VALUE));
    Boards.change(play, board -> board.withApplyLimit(limit));
    play.tell(W_19, new ApplyLimitSet(limit));
  }

  static void sideBonus(Play<B5State> play, Scope scope, SideBonus word, Duration duration) {
    Conflict conflict = scope.chosenConflict();
    int number = Amounts.of(scope, word.amount());
    if (conflict != null) {
      ImmutableConflict now = ImmutableConflict.copyOf(conflict);
      Conflict raised =
          word.side() == Side.SUPPORT
              ? now.withSupportBonus(now.supportBonus() + number)
              : now.withOppositionBonus(now.oppositionBonus() + number);
      Boards.put(play, raised);
      play.tell(SUP_04, new SideRaised(conflict.number(), word.side(), number));
    }
  }

  static void cancelConflict(
      Play<B5State> play, Scope scope, CancelConflict word, Duration duration) {
    Conflict conflict = scope.chosenConflict();
    if (conflict != null) {
      Conflicts.cancel(play, conflict);
    }
  }

  private static Race race(Scope scope, Seat seat) {
    return scope.board().faction(seat).race();
  }
}
