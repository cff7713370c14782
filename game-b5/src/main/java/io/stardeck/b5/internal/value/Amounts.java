package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.function.BiPredicate;

/** What an amount comes to ({@code B5-W-01}). */
public final class Amounts {
  private Amounts() {}

  /** The number that {@code amount} is at this moment, at most {@link Standing#MOST} either way. */
  public static int of(Scope scope, Amount amount) {
    return Math.max(-Standing.MOST, Math.min(Standing.MOST, reckoned(scope, amount)));
  }

  private static int reckoned(Scope scope, Amount amount) {
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.value();
    } else if (amount instanceof Amount.Sum sum) {
      long total = 0;
      for (Amount part : sum.of()) {
        total += reckoned(scope, part);
      }
      return Ints.saturatedCast(total);
    } else if (amount instanceof Amount.Times times) {
      return Ints.saturatedCast((long) reckoned(scope, times.amount()) * times.by());
    } else if (amount instanceof Amount.Over over) {
      return Math.floorDiv(reckoned(scope, over.amount()), over.by());
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
      ImmutableList<Card> circle = board.faction(scope.own()).innerCircle();
      return Lists.count(circle, card -> !card.neutralised());
    } else if (amount instanceof Amount.ReadyFleets fleets) {
      return count(
          board,
          board.spots(scope.own()),
          (card, def) ->
              card.ready()
                  && def.kind() == Kind.FLEET
                  && def.printed(Ability.MILITARY) >= fleets.military());
    } else if (amount instanceof Amount.FleetsOfChosenRace) {
      Chosen.ATension tension = scope.chosenTension();
      Race from = tension == null ? null : tension.from();
      return count(
          board, board.spots(), (card, def) -> def.kind() == Kind.FLEET && def.race() == from);
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
      return count(
          board,
          board.spots(scope.own()),
          (card, def) ->
              card.neutralisedOnTurn() == board.turn()
                  && (def.kind().isCharacter() || def.kind() == Kind.FLEET));
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

  private static int count(
      Board board, ImmutableList<Spot> spots, BiPredicate<Card, CardDef> counted) {
    return Lists.count(spots, spot -> counted.test(spot.card(), board.def(spot)));
  }

  private static int lowestRating(Board board) {
    int lowest = Integer.MAX_VALUE;
    for (Seat seat : board.seats()) {
      lowest = Math.min(lowest, Standing.rating(board, seat));
    }
    return lowest;
  }
}
