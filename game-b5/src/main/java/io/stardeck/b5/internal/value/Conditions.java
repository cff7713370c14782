package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** Whether a condition holds at this moment ({@code B5-W-07, B5-W-46, B5-W-54}). */
public final class Conditions {
  private Conditions() {}

  /** Whether it holds. */
  public static boolean hold(Scope scope, Condition condition) {
    if (condition instanceof Condition.Not not) {
      return !hold(scope, not.of());
    } else if (condition instanceof Condition.And and) {
      for (Condition part : and.of()) {
        if (!hold(scope, part)) {
          return false;
        }
      }
      return true;
    } else if (condition instanceof Condition.Or or) {
      for (Condition part : or.of()) {
        if (hold(scope, part)) {
          return true;
        }
      }
      return false;
    } else if (condition instanceof Condition.OfConflict conflict) {
      return scope.about().result() != null && holds(scope, scope.about().result(), conflict);
    }
    return holds(scope, scope.board(), (Condition.OfFaction) condition);
  }

  /** Whether it holds, or there is none. */
  public static boolean hold(Scope scope, Optional<Condition> condition) {
    return condition.isEmpty() || hold(scope, condition.get());
  }

  /** The operations as things stand: for those under a condition what it lets through. */
  public static ImmutableList<Operation> letThrough(
      Scope scope, ImmutableList<Operation> operations) {
    boolean plain = true;
    for (int i = 0; i < operations.size(); i++) {
      plain &= !(operations.get(i) instanceof Operation.If);
    }
    if (plain) {
      return operations;
    }
    ImmutableList.Builder<Operation> now = ImmutableList.builder();
    for (Operation operation : operations) {
      if (!(operation instanceof Operation.If when)) {
        now.add(operation);
      } else if (hold(scope, when.when())) {
        now.addAll(letThrough(scope, when.then()));
      }
    }
    return now.build();
  }

  /** Whether what the card requires of that player holds. */
  public static boolean requirementsHold(Board board, Seat seat, CardDef def) {
    if (!def.requirements().isEmpty()) {
      Scope scope = Scope.of(board, seat, null);
      for (Condition condition : def.requirements()) {
        if (!hold(scope, condition)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the condition speaks of a conflict that another faction won. */
  static boolean isWonByOther(Condition condition) {
    return condition instanceof Condition.WonByOtherAtWar
        || condition instanceof Condition.And and
            && and.of().stream().anyMatch(Conditions::isWonByOther);
  }

  private static boolean holds(Scope scope, Board board, Condition.OfFaction condition) {
    Seat own = scope.own();
    if (condition instanceof Condition.Rating rating) {
      return Standing.rating(board, own) >= rating.atLeast();
    } else if (condition instanceof Condition.Power power) {
      return Standing.power(board, own) >= power.atLeast();
    } else if (condition instanceof Condition.InnerCircle circle) {
      return board.faction(own).innerCircle().size() >= circle.atLeast();
    } else if (condition instanceof Condition.HasInPlay has) {
      return hasInPlay(scope, has.filter());
    } else if (condition instanceof Condition.WonConflict won) {
      return began(scope, won.type(), true);
    } else if (condition instanceof Condition.LostConflict lost) {
      return began(scope, lost.type(), false);
    } else if (condition instanceof Condition.WasTargetOfLostConflict) {
      return wasTargetOfLost(scope);
    } else if (condition instanceof Condition.TargetOfOpen target) {
      return isTarget(board, own, target.type());
    } else if (condition instanceof Condition.Marks marks) {
      return Amounts.marks(scope, marks.marks(), marks.of()) >= marks.atLeast();
    } else if (condition instanceof Condition.Station station) {
      return board.station() >= station.atLeast();
    } else if (condition instanceof Condition.Vorlon vorlon) {
      return board.vorlon() >= vorlon.atLeast();
    } else if (condition instanceof Condition.Tension tension) {
      return board.relations().tension(tension.from(), tension.toward()) >= tension.atLeast();
    } else if (condition instanceof Condition.AtWar war) {
      return board.relations().atWar(board.faction(own).race(), war.with());
    } else if (condition instanceof Condition.ChosenNumber number) {
      return scope.number() >= number.atLeast();
    } else if (condition instanceof Condition.Turn turn) {
      return board.turn() >= turn.atLeast();
    } else if (condition instanceof Condition.HostParticipated) {
      return hostParticipated(scope);
    }
    throw new IllegalArgumentException("no reading of " + condition);
  }

  private static boolean holds(Scope scope, ConflictResult result, Condition.OfConflict condition) {
    Ability type = result.conflict().type();
    if (condition instanceof Condition.Won won) {
      return result.winner().equals(Optional.of(scope.own()))
          && isOf(won.type(), type)
          && won.margin().orElse(0) <= result.margin();
    } else if (condition instanceof Condition.Lost lost) {
      return result.loser().isPresent() && isOf(lost.type(), type);
    } else if (condition instanceof Condition.WonByOtherAtWar) {
      return result.war()
          && result.winner().isPresent()
          && !result.winner().get().equals(scope.own());
    } else if (condition instanceof Condition.Participant participant) {
      return isOf(participant.type(), type) && participantInPlay(scope.board(), result);
    } else if (condition instanceof Condition.NeutralisedInIt neutralised) {
      return printedOfNeutralised(scope, result, neutralised) >= neutralised.atLeast();
    } else if (condition instanceof Condition.CapturedLocation) {
      return result.captured().isPresent();
    } else if (condition instanceof Condition.Margin margin) {
      return result.margin() >= margin.atLeast();
    }
    throw new IllegalArgumentException("no reading of " + condition);
  }

  private static boolean hasInPlay(Scope scope, Filter filter) {
    Board board = scope.board();
    ImmutableList<Spot> spots = filter.whose().isEmpty() ? board.spots(scope.own()) : board.spots();
    for (int i = 0; i < spots.size(); i++) {
      if (Filters.fits(scope, filter, spots.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The conflicts in question of this turn: of an aftermath that for which it is revealed. */
  private static ImmutableList<ConflictResult> decided(Scope scope) {
    ConflictResult result = scope.about().result();
    if (result == null
        || scope.source() == null
        || scope.board().def(scope.source()).kind() != Kind.AFTERMATH) {
      return scope.board().results();
    }
    return ImmutableList.of(result);
  }

  private static boolean began(Scope scope, Optional<Ability> type, boolean won) {
    for (ConflictResult result : decided(scope)) {
      if (result.conflict().initiator().equals(scope.own())
          && result.won() == won
          && isOf(type, result.conflict().type())) {
        return true;
      }
    }
    return false;
  }

  private static boolean wasTargetOfLost(Scope scope) {
    for (ConflictResult result : decided(scope)) {
      if (!result.won() && result.conflict().targets(scope.own())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(Board board, Seat seat, Optional<Ability> type) {
    for (Conflict conflict : board.conflicts()) {
      if (conflict.targets(seat) && isOf(type, conflict.type())) {
        return true;
      }
    }
    return false;
  }

  private static boolean hostParticipated(Scope scope) {
    CardId under = scope.about().under();
    ConflictResult decided = scope.about().result();
    if (under != null && decided != null) {
      return decided.conflict().participant(under) != null;
    }
    Spot self = scope.sourceSpot();
    if (self == null) {
      return false;
    }
    CardId host = self.host(scope.board()).id();
    for (Conflict conflict : scope.board().conflicts()) {
      if (conflict.participant(host) != null) {
        return true;
      }
    }
    for (ConflictResult result : scope.board().results()) {
      if (result.conflict().participant(host) != null) {
        return true;
      }
    }
    return false;
  }

  private static boolean participantInPlay(Board board, ConflictResult result) {
    return result.conflict().participants().stream()
        .anyMatch(each -> Spot.find(board, each.card()) != null);
  }

  private static int printedOfNeutralised(
      Scope scope, ConflictResult result, Condition.NeutralisedInIt condition) {
    int sum = 0;
    for (CardId id : result.conflict().neutralised()) {
      var entry = result.conflict().participant(id);
      boolean other =
          entry != null
              && (condition.filter().whose().isEmpty()
                  || condition.filter().whose().stream()
                      .anyMatch(who -> scope.names(who, entry.faction())));
      if (other && Filters.fitsDef(condition.filter(), scope.board().def(id))) {
        sum += scope.board().def(id).printed(condition.ability());
      }
    }
    return sum;
  }

  private static boolean isOf(Optional<Ability> wanted, Ability type) {
    return wanted.isEmpty() || wanted.get() == type;
  }
}
