package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.MarkScope;
import io.stardeck.b5.card.Numbered;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Race;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;

/** What an amount comes to ({@code B5-W-01}). */
public final class Amounts {
  private Amounts() {}

  /** The number that {@code amount} is at this moment. */
  public static int of(Scope scope, Amount amount) {
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.value();
    }
    if (amount instanceof Amount.Sum sum) {
      int total = 0;
      for (Amount part : sum.of()) {
        total += of(scope, part);
      }
      return total;
    }
    if (amount instanceof Amount.Times times) {
      return of(scope, times.amount()) * times.by();
    }
    if (amount instanceof Amount.Over over) {
      return Math.floorDiv(of(scope, over.amount()), over.by());
    }
    return counted(scope, amount);
  }

  /** The number of that word at this moment, 0 if it has none. */
  public static int of(Scope scope, Operation word) {
    return word instanceof Numbered numbered ? of(scope, numbered.amount()) : 0;
  }

  private static int counted(Scope scope, Amount amount) {
    Board board = scope.board();
    Race race = board.faction(scope.own()).race();
    if (amount instanceof Amount.Marks marks) {
      return marks(scope, marks.marks(), marks.of());
    } else if (amount instanceof Amount.InnerCircle) {
      return standing(board.faction(scope.own()).innerCircle());
    } else if (amount instanceof Amount.ReadyFleets fleets) {
      return readyFleets(board, scope.own(), fleets.military());
    } else if (amount instanceof Amount.FleetsOfChosenRace) {
      return scope.chosenTension() == null ? 0 : fleets(board, scope.chosenTension().from());
    } else if (amount instanceof Amount.Station) {
      return board.station();
    } else if (amount instanceof Amount.Vorlon) {
      return board.vorlon();
    } else if (amount instanceof Amount.Tension tension) {
      return board.relations().tension(race, tension.toward());
    } else if (amount instanceof Amount.HighestTension) {
      return board.relations().highest(race);
    } else if (amount instanceof Amount.LowestRating) {
      return lowestRating(board);
    } else if (amount instanceof Amount.Chosen) {
      return scope.number();
    } else if (amount instanceof Amount.Margin) {
      return scope.about().result() == null ? 0 : scope.about().result().margin();
    } else if (amount instanceof Amount.Purged) {
      return scope.about().purged();
    } else if (amount instanceof Amount.NeutralisedThisTurn) {
      return neutralisedThisTurn(board, scope.own());
    } else if (amount instanceof Amount.Current current) {
      Spot spot = Targets.one(scope, current.of());
      return spot == null ? 0 : Ratings.current(board, spot, current.ability());
    }
    throw new IllegalArgumentException("no reading of " + amount);
  }

  /** How many marks of those kinds there are. */
  static int marks(Scope scope, ImmutableSet<Mark> marks, MarkScope of) {
    if (of == MarkScope.FACTION) {
      return MarkCounts.of(scope.board(), scope.own(), marks);
    }
    Spot spot =
        of == MarkScope.AMBASSADOR ? scope.board().ambassador(scope.own()) : scope.sourceSpot();
    int count = 0;
    if (spot != null) {
      for (Mark mark : marks.asList()) {
        count += MarkCounts.on(scope.board(), spot, mark);
      }
    }
    return count;
  }

  private static int standing(Iterable<Card> cards) {
    int count = 0;
    for (Card card : cards) {
      count += card.neutralised() ? 0 : 1;
    }
    return count;
  }

  private static int readyFleets(Board board, Seat seat, int military) {
    int count = 0;
    for (Spot spot : board.spots(seat)) {
      CardDef def = board.def(spot.card());
      boolean counts =
          spot.card().ready()
              && def.kind() == Kind.FLEET
              && def.printed(Ability.MILITARY) >= military;
      count += counts ? 1 : 0;
    }
    return count;
  }

  private static int fleets(Board board, Race race) {
    int count = 0;
    for (Spot spot : board.spots()) {
      boolean counts =
          board.def(spot.card()).kind() == Kind.FLEET && board.def(spot.card()).race() == race;
      count += counts ? 1 : 0;
    }
    return count;
  }

  private static int lowestRating(Board board) {
    int lowest = Integer.MAX_VALUE;
    for (int i = 0; i < board.players(); i++) {
      lowest = Math.min(lowest, Standing.rating(board, Seat.at(i)));
    }
    return lowest;
  }

  private static int neutralisedThisTurn(Board board, Seat seat) {
    int count = 0;
    for (Spot spot : board.spots(seat)) {
      Kind kind = board.def(spot.card()).kind();
      boolean counts =
          spot.card().neutralisedOnTurn() == board.turn()
              && (kind.isCharacter() || kind == Kind.FLEET);
      count += counts ? 1 : 0;
    }
    return count;
  }
}
