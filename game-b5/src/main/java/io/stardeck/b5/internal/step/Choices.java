package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Relations;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import java.util.function.Consumer;

/** What can be chosen for an effect ({@code B5-D-17}). */
public final class Choices {
  private Choices() {}

  /** All that can be chosen there, cards as they lie. */
  public static void each(Scope scope, Effect effect, Choice choice, Consumer<Chosen> use) {
    Board board = scope.board();
    if (choice instanceof Choice.OfCard of) {
      Filter filter = filter(scope, of);
      ImmutableList<Spot> spots = board.spots();
      for (int i = 0; i < spots.size(); i++) {
        if (Filters.fits(scope, filter, spots.get(i))) {
          use.accept(new Chosen.ACard(spots.get(i).id()));
        }
      }
    } else if (choice instanceof Choice.OfFaction) {
      for (Seat seat : board.seats()) {
        propose(scope, effect, choice, new Chosen.AFaction(seat), use);
      }
    } else if (choice instanceof Choice.OfConflict) {
      for (Conflict open : board.conflicts()) {
        propose(scope, effect, choice, new Chosen.AConflict(open.number()), use);
      }
    } else {
      for (Race from : Race.FACTIONS) {
        for (Race toward : Race.FACTIONS) {
          propose(scope, effect, choice, new Chosen.ATension(from, toward), use);
        }
      }
    }
  }

  private static void propose(
      Scope scope, Effect effect, Choice choice, Chosen chosen, Consumer<Chosen> use) {
    if (legal(scope, effect, choice, chosen)) {
      use.accept(chosen);
    }
  }

  /** Whether that can be chosen there. */
  public static boolean legal(Scope scope, Effect effect, Choice choice, Chosen chosen) {
    Board board = scope.board();
    if (choice instanceof Choice.OfCard of && chosen instanceof Chosen.ACard card) {
      Spot spot = Spot.find(board, card.card());
      return spot != null && Filters.fits(scope, filter(scope, of), spot);
    } else if (choice instanceof Choice.OfFaction of && chosen instanceof Chosen.AFaction each) {
      return legal(scope, effect, of, each.faction());
    } else if (choice instanceof Choice.OfConflict of && chosen instanceof Chosen.AConflict each) {
      Conflict conflict = board.conflict(each.conflict());
      return conflict != null && (of.type().isEmpty() || of.type().get() == conflict.type());
    } else if (choice instanceof Choice.OfTension of && chosen instanceof Chosen.ATension each) {
      return each.from() != each.toward()
          && each.from() != Race.NEUTRAL
          && each.toward() != Race.NEUTRAL
          && (!of.own() || each.from() == board.faction(scope.own()).race());
    }
    return false;
  }

  /** Whether a ready card is asked for, and that one is not ({@code B5-DMG-17}). */
  static boolean isUnready(Scope scope, Choice choice, Chosen chosen) {
    Spot spot = chosen instanceof Chosen.ACard card ? Spot.find(scope.board(), card.card()) : null;
    return spot != null
        && !spot.card().ready()
        && choice instanceof Choice.OfCard of
        && filter(scope, of).ready().orElse(false);
  }

  /** Whether that is what is chosen there: a card, a faction, a conflict, a tension. */
  static boolean isOf(Choice choice, Chosen chosen) {
    return choice instanceof Choice.OfCard && chosen instanceof Chosen.ACard
        || choice instanceof Choice.OfFaction && chosen instanceof Chosen.AFaction
        || choice instanceof Choice.OfConflict && chosen instanceof Chosen.AConflict
        || choice instanceof Choice.OfTension && chosen instanceof Chosen.ATension;
  }

  /** Whether what was chosen exists at all ({@code B5-GEN-05}). */
  static boolean isThere(Board board, Chosen chosen) {
    if (chosen instanceof Chosen.ACard card) {
      return Spot.find(board, card.card()) != null;
    } else if (chosen instanceof Chosen.AFaction each) {
      return each.faction().number() >= 1 && each.faction().number() <= board.players();
    }
    return !(chosen instanceof Chosen.AConflict each) || board.conflict(each.conflict()) != null;
  }

  private static Filter filter(Scope scope, Choice.OfCard of) {
    Spot source = of.forOthers().isEmpty() ? null : scope.sourceSpot();
    return of.filterFor(source != null && !source.of(scope.own()));
  }

  private static boolean legal(Scope scope, Effect effect, Choice.OfFaction of, Seat faction) {
    Board board = scope.board();
    if (faction.number() < 1
        || faction.number() > board.players()
        || of.other() && faction.equals(scope.own())) {
      return false;
    }
    if (of.withParticipant() && !tookPart(scope, faction)) {
      return false;
    }
    for (Operation operation : Conditions.letThrough(scope, effect.operations())) {
      if (operation instanceof War war
          && war.with().isEmpty()
          && !mayDeclareWar(board, scope.own(), faction, war.rise())) {
        return false;
      }
    }
    return true;
  }

  /** Whether it had a participant in the conflict in question; if none is, in an open one. */
  private static boolean tookPart(Scope scope, Seat faction) {
    Conflict conflict = scope.conflict();
    for (Conflict each :
        conflict == null ? scope.board().conflicts() : ImmutableList.of(conflict)) {
      for (Participant entry : each.participants()) {
        if (entry.faction().equals(faction)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the tension allows it, raised so far first if it may rise ({@code B5-REL-03}). */
  private static boolean mayDeclareWar(Board board, Seat own, Seat other, int rise) {
    Race race = board.faction(own).race();
    Race with = board.faction(other).race();
    int tension = board.relations().tension(race, with);
    int risen = TableSteps.mayNotRise(board, race, with) ? tension : Math.max(tension, rise);
    boolean news = !board.relations().atWar(race, with) || tension < rise;
    return risen == Relations.MOST && news;
  }
}
